"""Start Simple Simon from the source tree or as the frozen program's main module."""

from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()
    from simplesimon.cli import main

    raise SystemExit(main())
