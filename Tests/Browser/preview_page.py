"""The common base of tests of the preview's page: a server with a design file, and a tab."""

import base64
import os
import shlex
import shutil
import subprocess
import tempfile

from playwright.sync_api import expect

import png
from browser import OPTIONS, BrowserTest
from server import Server

DESIGN = """\
pinwheel: 1
name: mine
title: A ring for the tests
canvas: {size: [40, 40]}
pull: {threshold: 80}
parameters:
  width: {type: number, default: 4, range: [1, 10], title: The ring's width}
  tint:  {type: color, default: red, title: Its colour}
  size:  {type: choice, choices: [small, large], default: small, title: How large it is}
states:
  idle:       {frames: 1}
  pulling:    {drive: progress, frames: 11}
  armed:      {drive: progress, frames: 1}
  refreshing: {drive: time, period: 0.5, loop: true}
  finishing:  {drive: progress, from: 1, to: 0, duration: 0.3}
layers:
  - circle: {diameter: {$size: {small: 16, large: 30}}}
    trim:    {to: {idle: 0, pulling: [0, 1], default: 1}}
    rotate:  {idle: 0, pulling: [0, 90], armed: 120, refreshing: [0, 360], finishing: 0}
    opacity: {finishing: [0, 1], default: 1}
    stroke:  {width: $width, paint: $tint}
"""

# Records the states of a pull as they are shown: the common ones and the lifecycle's own.
NOTE_STATES = """() => {
  const surface = document.getElementById("surface");
  const label = document.getElementById("pull-state");
  window.states = {common: [], own: [], rests: []};
  const note = (kind, state) => { if (states[kind].at(-1) !== state) states[kind].push(state); };
  const noteAll = () => {
    note("common", surface.dataset.state);
    note("own", label.textContent);
    note("rests", surface.dataset.rests);
  };
  new MutationObserver(noteAll).observe(surface, {attributes: true});
  new MutationObserver(noteAll).observe(label, {childList: true});
  noteAll();
}"""

# Returns a canvas as straight RGBA in base64, after its size.
READ_CANVAS = """(canvas) => {
  const {width, height} = canvas;
  const {data} = canvas.getContext("2d").getImageData(0, 0, width, height);
  let text = "";
  for (let i = 0; i < data.length; i += 8192) {
    text += String.fromCharCode(...data.subarray(i, i + 8192));
  }
  return [width, height, btoa(text)];
}"""


class PreviewTest(BrowserTest):
    """A server that is shared by all tests of a class. It shows the built-in designs and
    `mine.yaml`."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="pinwheel-preview-")
        cls.file = os.path.join(cls.folder, "mine.yaml")
        cls.prepare()
        cls.server = Server(os.path.abspath(OPTIONS.tool), cls.folder, ["mine.yaml"])
        cls.server.start()
        super().setUpClass()

    @classmethod
    def prepare(cls):
        """Writes the files that the server shows."""
        cls.write(DESIGN)

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.server.stop()
        shutil.rmtree(cls.folder)

    @classmethod
    def write(cls, text):
        """Saves the design file in place."""
        cls.write_file("mine.yaml", text)

    def open(self, fragment="design=mine", size=None, **options):
        """Opens a view in a new tab, and waits until it is shown."""
        self.home = (self.server.address, f"blob:{self.server.address}", "data:")
        options.setdefault("permissions", ["clipboard-read", "clipboard-write"])
        self.visit(f"{self.server.address}#{fragment}", size, **options)
        if "tab=pull" in fragment:
            expect(self.surface).to_have_attribute("data-state", "idle")
            self.page.evaluate(NOTE_STATES)
            self.come = 0
        else:
            self.settled()

    @property
    def stage(self):
        """The element that shows a frame."""
        return self.page.locator("#stage")

    @property
    def surface(self):
        """The element that is pulled."""
        return self.page.locator("#surface")

    def settled(self):
        """Waits until a frame is shown."""
        self.until("document.getElementById('stage').dataset.frame !== undefined")

    def at(self, frame, state=None):
        """Waits until the stage shows a frame."""
        expect(self.stage).to_have_attribute("data-frame", str(frame))
        if state:
            expect(self.stage).to_have_attribute("data-state", state)

    def shown(self):
        """The index of the current frame."""
        return int(self.stage.get_attribute("data-frame"))

    def states(self):
        """Returns the lifecycle's own states since the tab was opened, in order."""
        return self.page.evaluate("states.own")

    def in_state(self, state):
        """Waits until the design is in a state, or has been in it since the last wait."""
        found = f"states.common.indexOf('{state}', {self.come})"
        self.until(f"{found} >= 0")
        self.come = self.page.evaluate(found)

    def rests(self):
        """Waits until the pull is at rest."""
        expect(self.surface).to_have_attribute("data-rests", "true")

    def press(self, *keys):
        """Presses keys in sequence."""
        for key in keys:
            self.page.keyboard.press(key)

    def canvas(self, selector="#stage canvas.picture"):
        """Returns (width, height, pixels) of a canvas. Opaque pixels are exact."""
        width, height, text = self.page.locator(selector).evaluate(READ_CANVAS)
        return width, height, base64.b64decode(text)

    def wait_for_pixels(self, wanted, selector="#stage canvas.picture"):
        """Waits until a canvas has the expected pixels."""
        self.eventually(lambda: self.canvas(selector) == wanted, f"the expected pixels in {selector}")

    @classmethod
    def run_tool(cls, *arguments):
        """Runs the tool in the server's folder. Returns its output."""
        command = [os.path.abspath(OPTIONS.tool), *arguments]
        result = subprocess.run(command, cwd=cls.folder, check=True, stdout=subprocess.PIPE)
        return result.stdout

    def still(self, *arguments):
        """Returns (width, height, pixels) of an image drawn by `pinwheel still`."""
        return png.read(self.run_tool("still", *arguments, "-o", "-"))

    def copied(self):
        """Returns the text on the clipboard."""
        return self.page.evaluate("navigator.clipboard.readText()")

    def copied_by(self, button):
        """Clicks a button that copies. Checks its feedback and returns the copied text."""
        told = button.evaluate_handle("(button) => ({text: new Promise((done) => {"
                                      "  new MutationObserver(() => done(button.textContent))"
                                      "    .observe(button, {childList: true});"
                                      "})})")
        button.click()
        self.assertEqual(told.evaluate("({text}) => text"), "Copied")
        return self.copied()

    def copied_command(self, button="#copy-command"):
        """Returns the command that a button copies, as arguments of the tool."""
        words = shlex.split(self.copied_by(self.page.locator(button)))
        self.assertEqual(words[0], "pinwheel")
        return words[1:]

    def download(self, selector):
        """Clicks a link. Returns (name, bytes) of the downloaded file."""
        self.until(f"document.querySelector('{selector}').href !== ''")
        with self.page.expect_download() as info:
            self.page.locator(selector).click()
        with open(info.value.path(), "rb") as file:
            return info.value.suggested_filename, file.read()
