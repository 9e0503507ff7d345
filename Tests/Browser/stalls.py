"""A machine that does much besides: programs of a test stand still at random, as on one that has no time for them."""

import functools
import inspect
import os
import pathlib
import random
import signal
import threading
import time

from playwright import sync_api

# Seconds between two stalls, and how long one is: longer than most states of a lifecycle.
PAUSE, STALL = (0.2, 2.0), (0.2, 1.5)


def below(root):
    """(number, name) of each process that another has begun, or one that it has begun."""
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
    """Sends a signal to what is still there of processes."""
    for process in processes:
        try:
            os.kill(process, kind)
        except ProcessLookupError:
            pass


def stall(seed):
    """Has the browser, what drives it, the server, or all of them stand still now and then, until the tests end."""
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
    """Has each thing that a test does with a page come so late: what is over by then must not be waited for."""
    kinds = (sync_api.Page, sync_api.Locator, sync_api.Keyboard, sync_api.Mouse)
    for kind in kinds:
        for name, method in inspect.getmembers(kind, inspect.isfunction):
            # What hands out locators or sets something up does not ask the page.
            if not name.startswith(("_", "get_by_", "set_", "expect_", "locator", "nth", "on")):
                setattr(kind, name, late(method, seconds))


def late(method, seconds):
    """A method that waits before it begins."""

    @functools.wraps(method)
    def waiting(*words, **options):
        time.sleep(seconds)
        return method(*words, **options)

    return waiting
