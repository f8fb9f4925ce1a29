"""Doing something as an ordinary user, for whom a read-only folder is read-only."""

import os
import sys
import traceback
from collections.abc import Callable

NOBODY = 65534


def as_ordinary_user(check: Callable[[], None]) -> None:
    """Call a function without the rights of root; an exception in it fails the test."""
    if os.geteuid() != 0:
        check()
        return
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.setgroups([])
            os.setgid(NOBODY)
            os.setuid(NOBODY)
            check()
            code = 0
        except BaseException:  # noqa: BLE001 - whatever it is, the parent has to hear of it
            traceback.print_exc(file=sys.__stderr__)
        finally:
            os._exit(code)
    _, status = os.waitpid(child, 0)
    assert status == 0
