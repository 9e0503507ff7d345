"""Checks that Chromium and Firefox give the tool's frames, moments and problems, in the element and
in the self-contained page."""

import json
import os
import pathlib
import shutil
import subprocess

from browser import OPTIONS
from web_parts import DESIGNS, ReportingTest

ROOT = pathlib.Path(__file__).parents[2]
LIFECYCLES = [
    "refreshable-scroll-view", "pull-to-refresh-scroll-view", "refreshable", "scroll-action",
    "refresh-control-overlap",
]
BROKEN = ["pinwheel: 1\n", "pinwheel: 1\ncanvas: {size: [0, 4]}\n", "{", "pinwheel: 1\nlayer: []\n"]
PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="check.js"></script>'
# Compares the engine's results with the tool's, and reports differences.
CHECK = """
import {open} from "./pinwheel.js";
import "./pinwheel-indicator.js";
const wrong = [];
let count = 0;
const expect = (name, found, wanted) => {
  count += 1;
  if (JSON.stringify(found) !== JSON.stringify(wanted)) wrong.push(`${name}: ${JSON.stringify(found)}`);
};
/** Waits until a condition is true, for up to half a minute, because the machine may be busy. */
async function until(condition) {
  for (let turn = 0; turn < 300 && !condition(); turn += 1) {
    await new Promise((done) => { setTimeout(done, 100); });
  }
}
async function check() {
  const engine = await open();
  const {designs, replays, broken, catalogue} = await (await fetch("expected.json")).json();
  await checkCatalogue(catalogue);
  for (const [name, frames] of Object.entries(designs)) {
    const {indicator} = await engine.loadFrom(`designs/${name}.yaml`);
    for (const {state, progress, time, scale, appearance, hash} of frames) {
      const look = {scale, appearance, ...(time === undefined ? {progress} : {time})};
      expect(`${name} ${state} ${JSON.stringify(look)}`, indicator.hash(state, look), hash);
    }
  }
  expect("lifecycles", engine.lifecycles().lifecycles.map(({name}) => name).sort(), Object.keys(replays).sort());
  for (const [name, {moments, frames}] of Object.entries(replays)) {
    const replay = engine.play(name, "t130");
    expect(`moments of ${name}`, replay.moments(60), moments);
    for (const {time, scale, hash} of frames) expect(`${name} at ${time}`, replay.hash(time, {scale}), hash);
  }
  for (const [text, wanted] of broken) {
    expect(text, engine.load(text, {file: "x.yaml"}).problems.map((problem) => problem.text), wanted);
  }
  const element = document.createElement("pinwheel-indicator");
  Object.assign(element, {src: "designs/arc.yaml", state: "refreshing"});
  document.body.append(element);
  await new Promise((done) => { element.addEventListener("load", done); });
  await until(() => element.seconds > 0.1);
  expect("the element moves", element.seconds > 0.1, true);
  expect("its role", element.getAttribute("role"), "progressbar");
  const canvas = element.shadowRoot.querySelector("canvas");
  expect("it has drawn", canvas.getContext("2d").getImageData(0, 0, 60, 60).data.some((v) => v > 0), true);
}
/** Compares the catalogue's images, if the program that draws them was built. */
async function checkCatalogue(lines) {
  if (lines.length === 0) return;
  const bytes = await (await fetch("checks.wasm")).arrayBuffer();
  const {exports} = (await WebAssembly.instantiate(bytes, {})).instance;
  exports._initialize();
  expect("pictures of the catalogue", exports.checks_count(), lines.length);
  for (const [index, line] of lines.entries()) {
    const length = exports.checks_draw(index);
    const drawn = new Uint8Array(exports.memory.buffer, exports.checks_line(), length);
    expect(line, new TextDecoder().decode(drawn), line);
  }
}
/** Plays and pulls in the self-contained page. */
async function checkPage() {
  const frame = document.createElement("iframe");
  Object.assign(frame, {src: "page.html", width: 1200, height: 800});
  document.body.append(frame);
  await new Promise((done) => { frame.addEventListener("load", done); });
  const {contentDocument: page, contentWindow: view} = frame;
  const seen = new Set();
  await until(() => {
    const picture = page.getElementById("picture");
    if (picture.width > 0) seen.add(picture.toDataURL());
    return seen.size >= 3;
  });
  expect("the page plays", seen.size >= 3, true);
  const surface = page.getElementById("surface");
  await until(() => page.getElementById("pull-state").textContent);
  const press = (key, shiftKey) => surface.dispatchEvent(new view.KeyboardEvent("keydown", {key, shiftKey}));
  for (let step = 0; step < 6; step += 1) press("ArrowDown", true);
  const isPulled = () => Number(surface.getAttribute("aria-valuenow")) > 60;
  await until(isPulled);
  expect("the page is pulled", isPulled(), true);
  press("Enter", false);
}
check().then(checkPage).catch((error) => wrong.push(String(error.stack ?? error)))
  .then(() => fetch("report", {method: "POST", body: JSON.stringify({count, wrong})}));
"""


class BitsTest(ReportingTest):
    """Compares the engine's results with the tool's."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The page's worker.
        cls.home += (f"blob:{cls.server.address}",)
        expected = {
            "designs": {name: cls.frames(name) for name in DESIGNS},
            "replays": {name: cls.replay(name) for name in LIFECYCLES},
            "broken": [[text, cls.problems(text)] for text in BROKEN],
            "catalogue": cls.catalogue(),
        }
        cls.tool("page", "arc", "-o", "page.html")
        for name, text in (
            ("expected.json", json.dumps(expected)), ("check.html", PAGE), ("check.js", CHECK),
        ):
            cls.write_file(name, text)

    @classmethod
    def catalogue(cls):
        """Returns the catalogue's list of images. Returns an empty list if `.ci/web checks` was not
        run."""
        checks = ROOT / ".build/web/checks.wasm"
        if not checks.exists():
            return []
        shutil.copy(checks, cls.folder)
        text = (ROOT / "Tests/CatalogueTests/catalogue.txt").read_text(encoding="utf-8")
        return text.splitlines()

    @classmethod
    def tool(cls, *arguments):
        """Runs the tool in the tests' folder."""
        return subprocess.run(
            [os.path.abspath(OPTIONS.tool), *arguments], cwd=cls.folder, check=False,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )

    @classmethod
    def frames(cls, name):
        """Returns a design's frames from the tool's manifest."""
        cls.tool("render", name, "--scale", "1,2.5", "--appearance", "light,dark", "-o", f"r/{name}")
        return cls.manifest(name)

    @classmethod
    def replay(cls, name):
        """Returns a lifecycle's moments and frames from the tool."""
        moments = cls.tool("trace", name, "--trace", "t130", "--json").stdout
        cls.tool("play", name, "--trace", "t130", "--fps", "10", "-o", f"r/{name}", "--quiet")
        return {"moments": json.loads(moments), "frames": cls.manifest(name)}

    @classmethod
    def manifest(cls, name):
        """Returns the frames in a folder's manifest."""
        with open(os.path.join(cls.folder, "r", name, "manifest.json"), encoding="utf-8") as file:
            return json.load(file)["frames"]

    @classmethod
    def problems(cls, text):
        """Returns the tool's problems for an invalid design."""
        cls.write_file("x.yaml", text)
        return cls.tool("validate", "x.yaml").stderr.splitlines()

    def judge(self, report):
        """Checks a page's report."""
        self.assertEqual(report["wrong"], [])
        self.assertGreater(report["count"], 300)

    def test_in_chromium(self):
        self.judge(self.report_of_chromium("check.html"))

    def test_in_firefox(self):
        self.judge(self.report_of_firefox("check.html"))
