"""A browser for tests of pages. Each test gets a new tab, whose errors and requests are recorded.
"""

import argparse
import os
import pathlib
import shutil
import time
import unittest

from playwright.sync_api import expect, sync_playwright

from frame_clock import go_by_frames
from stalls import come_late, stall

DESK = {"width": 1280, "height": 900}
PHONE = {"width": 390, "height": 844}
OPTIONS = argparse.Namespace()
ENGINE = pathlib.Path(__file__).resolve().parents[2] / ".build/web/pinwheel.wasm.gz"
# The timeout for expected events, in seconds. It is generous, because the machine may be busy.
PATIENCE = 60
# The timeout for work that takes a minute or two on an idle machine.
LONG_PATIENCE = 1200
expect.set_options(timeout=1000 * PATIENCE)


class BrowserTest(unittest.TestCase):
    """A browser that is shared by all tests of a class."""

    # The prefix of the page's own requests.
    home = ()
    # Errors that a test expects.
    expected_faults = ()
    # Prepares a tab before it opens an address.
    arrange = None
    # Whether the page's clock advances by frames. Set to `False` where time is measured.
    goes_by_frames = False
    # The folder of files that tests write.
    folder = None
    # The tab. It is missing if the test was skipped early.
    context = None

    @classmethod
    def setUpClass(cls):
        cls.playwright = sync_playwright().start()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=OPTIONS.browser, args=["--no-sandbox"]
        )

    @classmethod
    def tearDownClass(cls):
        cls.browser.close()
        cls.playwright.stop()

    @classmethod
    def write_file(cls, name, text):
        """Writes a file to the tests' folder."""
        with open(os.path.join(cls.folder, name), "w", encoding="utf-8") as file:
            file.write(text)

    def visit(self, address, size=None, **options):
        """Opens an address in a new tab."""
        self.context = self.browser.new_context(viewport=size or DESK, **options)
        self.page = self.context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.faults, self.requests = [], []
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))
        self.page.on("console", self.hear)
        self.page.on("request", lambda request: self.requests.append(request.url))
        if self.goes_by_frames:
            go_by_frames(self.page)
        if self.arrange:
            self.arrange()
        self.page.goto(address)

    def hear(self, message):
        """Records errors that the page logs."""
        if message.type == "error":
            self.faults.append(f"{message.text} {message.location.get('url', '')}".rstrip())

    def tearDown(self):
        if self.context is None:
            return
        self.context.close()
        faults = [
            fault for fault in self.faults
            if not any(expected in fault for expected in self.expected_faults)
        ]
        self.assertEqual(faults, [], "the page logs no errors")
        outside = [url for url in self.requests if not url.startswith(self.home)]
        self.assertEqual(outside, [], "the page sends requests only to its own server")

    def without_engine(self):
        """Skips a test if the engine is not built. Fails if it is built but the tool does not find
        it."""
        self.assertFalse(ENGINE.exists(), f"{OPTIONS.tool} does not find {ENGINE}")
        self.skipTest("the engine is missing; build it with make web")

    def holds(self, expression):
        """Returns whether a JavaScript expression is true. Returns `False` during navigation."""
        try:
            return self.page.evaluate(expression)
        except Exception as error:
            if "context was destroyed" in str(error):
                return False
            raise

    def until(self, expression):
        """Waits until a JavaScript expression is true. Polls from outside, because the page's
        policy forbids evaluating strings."""
        self.eventually(lambda: self.holds(expression), expression)

    def eventually(self, condition, description="a condition"):
        """Waits until a condition is true."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                self.fail(f"timed out waiting for: {description}")
            self.page.wait_for_timeout(20)

    def picture(self, name, **options):
        """Saves a screenshot for people to look at."""
        if OPTIONS.pictures:
            os.makedirs(OPTIONS.pictures, exist_ok=True)
            self.page.screenshot(path=os.path.join(OPTIONS.pictures, f"{name}.png"), **options)

    def nameless_controls(self):
        """Returns the controls without an accessible name, and the number of all controls."""
        kinds = ("button", "select", "input", "canvas:not([aria-hidden])", "a[href]", "textarea")
        controls = self.page.locator(", ".join(f"{kind}:visible" for kind in kinds))
        nameless = controls.evaluate_all(
            "all => all.filter(c => !(c.getAttribute('aria-label') || c.textContent.trim()"
            " || c.labels?.[0]?.textContent.trim())).map(c => c.outerHTML)"
        )
        return nameless, controls.count()


def run(description, *cases):
    """Parses the command line and runs test classes. Returns 0 if all tests pass."""
    parser = argparse.ArgumentParser(description=description.split("\n", maxsplit=1)[0])
    parser.add_argument("--tool", required=True, help="path of the built pinwheel")
    parser.add_argument("--browser", default=shutil.which("chromium"), help="path of Chromium")
    parser.add_argument("--pictures", help="folder for screenshots")
    parser.add_argument("--only", action="append", help="run only tests whose name contains this")
    parser.add_argument(
        "--stalls", type=int, metavar="SEED", help="pause programs at random, as on a busy machine"
    )
    parser.add_argument(
        "--late", type=float, default=0, metavar="SECONDS", help="delay each step of a test"
    )
    parser.parse_args(namespace=OPTIONS)
    if not OPTIONS.browser:
        parser.error("no chromium on the PATH; install it or name it with --browser")
    if OPTIONS.stalls is not None and not os.path.exists("/proc/self/stat"):
        parser.error("--stalls finds programs in /proc, which only Linux has")
    loader = unittest.TestLoader()
    loader.testNamePatterns = OPTIONS.only and [f"*{part}*" for part in OPTIONS.only]
    suite = unittest.TestSuite(loader.loadTestsFromTestCase(case) for case in cases)
    if OPTIONS.late > 0:
        come_late(OPTIONS.late)
    end_stalls = stall(OPTIONS.stalls) if OPTIONS.stalls is not None else lambda: None
    try:
        result = unittest.TextTestRunner().run(suite)
    finally:
        end_stalls()
    return 0 if result.wasSuccessful() and result.testsRun > 0 else 1
