"""``python -m simplesimon``: the same command line as ``simplesimon``."""

from simplesimon.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
