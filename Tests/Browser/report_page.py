"""The common base of tests of the report's page: results, and a tab that opens the page from a
file."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from playwright.sync_api import expect

from browser import OPTIONS, BrowserTest
from fixture import Fixture


class ReportTest(BrowserTest):
    """Page files that are shared by all tests of a class."""

    home = ("file:", "data:")

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="pinwheel-browser-")
        results = Fixture(OPTIONS.tool, cls.folder).build()
        cls.pages = {}
        for name, flags in (("failures", []), ("all", ["--all"])):
            path = os.path.join(cls.folder, f"{name}.html")
            subprocess.run([OPTIONS.tool, "report", results, "-o", path, *flags], check=True)
            cls.pages[name] = pathlib.Path(path).as_uri()
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        shutil.rmtree(cls.folder)

    def open(self, name="all", size=None, address="", **options):
        """Opens a report in a new tab."""
        self.visit(self.pages[name] + address, size, **options)

    def choose(self, name):
        self.page.locator(".row", has=self.page.get_by_text(name, exact=True)).click()
        expect(self.page.locator("#name")).to_have_text(name)

    def at(self, frame):
        """Waits until all panes of the stage show a frame."""
        expect(self.page.locator("#stage")).to_have_attribute("data-frame", str(frame))
        labels = self.page.locator("#stage canvas:visible").evaluate_all(
            "all => all.map(canvas => canvas.getAttribute('aria-label').split(', ')[1])"
        )
        self.assertEqual(set(labels), {f"frame {frame}"})

    def row_names(self):
        return self.page.locator(".row:visible .name").all_text_contents()
