"""The common base of tests of pages with the engine: the files that the tool writes, and a server.
"""

import os
import shutil
import subprocess
import tempfile

from browser import LONG_PATIENCE, OPTIONS, PATIENCE, BrowserTest
from folder_server import FolderServer

ASSETS = os.path.join(os.path.dirname(__file__), "..", "..", "Assets")
DESIGNS = ["arc", "arrow", "compass", "refresh-control", "spokes"]


class PartsTest(BrowserTest):
    """A folder of files that is shared by all tests of a class, and pages that tests add."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="pinwheel-web-")
        tool = os.path.abspath(OPTIONS.tool)
        subprocess.run([tool, "page", *DESIGNS, "--parts", cls.folder], check=True)
        cls.server = FolderServer(cls.folder)
        cls.home = (cls.server.address,)
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.server.stop()
        shutil.rmtree(cls.folder)

    @classmethod
    def copy_assets(cls, *paths):
        """Copies files of Assets into the folder, and adjusts their imports."""
        for path in paths:
            with open(os.path.join(ASSETS, path), encoding="utf-8") as file:
                text = file.read().replace("../../shared/", "./")
            cls.write_file(os.path.basename(path), text)

    def show(self, body, size=None, path="", script="pinwheel-indicator.js", **options):
        """Opens a page with elements. With the path "strict/", the policy forbids WebAssembly."""
        page = (
            '<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">'
            f'<title>Test</title><script type="module" src="{script}"></script>{body}'
        )
        self.write_file("test.html", page)
        self.visit(f"{self.server.address}{path}test.html", size, **options)
        self.page.evaluate("window.element = document.querySelector('pinwheel-indicator')")

    def drawn(self, index=0):
        """Waits until an element is drawn."""
        self.until(f"""(() => {{
          const element = document.querySelectorAll("pinwheel-indicator")[{index}];
          const canvas = element?.shadowRoot?.querySelector("canvas");
          if (!canvas?.width || !element.indicator) return false;
          const {{data}} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          return data.some((value) => value > 0);
        }})()""")

    def width(self):
        """Returns the width of the first element's image in pixels."""
        return self.page.evaluate("element.shadowRoot.querySelector('canvas').width")

    def differs(self, pixels):
        """Waits until the first element's image differs from a hash."""
        self.eventually(lambda: self.pixels() != pixels, "another picture")

    def pixels(self):
        """Returns a hash of the first element's image."""
        return self.page.evaluate("""() => {
          const canvas = element.shadowRoot.querySelector("canvas");
          const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          let hash = 0;
          for (const value of data) hash = (Math.imul(hash, 31) + value) | 0;
          return hash;
        }""")


class ReportingTest(PartsTest):
    """Pages that check results themselves and send a report, in both browsers."""

    def report_of_chromium(self, page):
        """Returns a page's report from Chromium."""
        self.visit(self.server.address + page)
        return self.server.reports.get(timeout=LONG_PATIENCE)

    def report_of_firefox(self, page):
        """Returns a page's report from Firefox."""
        firefox = shutil.which("firefox-esr") or shutil.which("firefox")
        if not firefox:
            self.skipTest("firefox is not on the PATH; on Debian: apt-get install firefox-esr")
        self.visit("about:blank")
        profile = tempfile.mkdtemp(prefix="pinwheel-firefox-")
        process = subprocess.Popen(
            [firefox, "--headless", "--no-remote", "--profile", profile, self.server.address + page],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        try:
            return self.server.reports.get(timeout=LONG_PATIENCE)
        finally:
            process.terminate()
            process.wait(timeout=PATIENCE)
            shutil.rmtree(profile, ignore_errors=True)
