"""Simulates a busy machine: pauses the test's processes at random."""

import functools
import inspect
import os
import pathlib
import random
import signal
import threading
import time

from playwright import sync_api

# The seconds between two pauses and their duration, which is longer than most states of a
# lifecycle.
PAUSE, STALL = (0.2, 2.0), (0.2, 1.5)


def below(root):
    """Returns (ID, name) of all descendants of a process."""
    parents, names = {}, {}
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            name, facts = (folder / "stat").read_text().split("(", 1)[1].rsplit(")", 1)
        except OSError:
            continue
        number = int(folder.name)
        parents[number], names[number] = int(facts.split()[1]), name
    found, last = [], {root}
    while last:
        last = {number for number, parent in parents.items() if parent in last}
        found += [(number, names[number]) for number in last]
    return found


def send(kind, processes):
    """Sends a signal to the processes that still exist."""
    for process in processes:
        try:
            os.kill(process, kind)
        except ProcessLookupError:
            pass


def stall(seed):
    """Pauses the browser, its driver, the server, or all of them at random until the tests end."""
    chance = random.Random(seed)
    is_over = threading.Event()
    own = os.getpid()

    def go_on():
        while not is_over.wait(chance.uniform(*PAUSE)):
            every = below(own)
            name = chance.choice([*sorted({name for _, name in every}), None])
            chosen = [number for number, other in every if name in (None, other)]
            send(signal.SIGSTOP, chosen)
            is_over.wait(chance.uniform(*STALL))
            send(signal.SIGCONT, chosen)

    thread = threading.Thread(target=go_on)
    thread.start()
    return lambda: (is_over.set(), thread.join())


def come_late(seconds):
    """Delays each call to a page. Tests must not depend on states that are over by then."""
    kinds = (sync_api.Page, sync_api.Locator, sync_api.Keyboard, sync_api.Mouse)
    for kind in kinds:
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            # Methods that return locators or only set something up do not communicate with the
            # page.
            if not name.startswith(("_", "get_by_", "set_", "expect_", "locator", "nth", "on")):
                setattr(kind, name, late(method, seconds))


def late(method, seconds):
    """Returns a method that waits before the original call."""

    @functools.wraps(method)
    def waiting(*words, **options):
        time.sleep(seconds)
        return method(*words, **options)

    return waiting
