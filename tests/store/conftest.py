"""Desks are closed behind each test, and local time is UTC."""

from tests.store.small import tidy_desks, universal_time

__all__ = ["tidy_desks", "universal_time"]
