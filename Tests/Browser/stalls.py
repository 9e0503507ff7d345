"""Simulates a busy machine: processes of a test are stopped at random times."""

import functools
import inspect
import os
import pathlib
import random
import signal
import threading
import time

from playwright import sync_api

# The ranges of the time between two stalls and of a stall, in seconds. Stalls are longer than most states of
# a lifecycle.
PAUSE, STALL = (0.2, 2.0), (0.2, 1.5)


def below(root):
    """Returns (number, name) of all descendants of a process."""
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
    """Stops the browser, its driver, the server or all of them now and then, until the tests end."""
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
    """Delays each interaction of a test with a page, so that a test cannot rely on seeing short states."""
    kinds = (sync_api.Page, sync_api.Locator, sync_api.Keyboard, sync_api.Mouse)
    for kind in kinds:
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            # Methods that create locators or change settings do not access the page.
            if not name.startswith(("_", "get_by_", "set_", "expect_", "locator", "nth", "on")):
                setattr(kind, name, late(method, seconds))


def late(method, seconds):
    """Returns a method that waits before it starts."""

    @functools.wraps(method)
    def waiting(*words, **options):
        time.sleep(seconds)
        return method(*words, **options)

    return waiting
