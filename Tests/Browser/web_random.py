"""Checks that Chromium and Firefox give the tool's problems and still images for generated designs.
"""

import os
import pathlib
import shutil
import subprocess

from browser import OPTIONS
from web_parts import ReportingTest

TESTS = pathlib.Path(__file__).parents[1] / "Web"
PAGE = '<!doctype html><meta charset="utf-8"><script type="module" src="random.js"></script>'
# The comparison of Tests/Web. The report has the first lines that differ.
CHECK = """
import {open} from "./pinwheel.js";
import {lineOf, problemsOf, stillsOf} from "./told.mjs";
const wrong = [];
const counts = {};
const expect = (name, found, wanted) => {
  counts[name] = found.length;
  if (found.length !== wanted.length) wrong.push(`${name}: ${found.length} in place of ${wanted.length}`);
  found.forEach((line, index) => {
    if (line !== wanted[index]) wrong.push(`${line}, in place of ${wanted[index]}`);
  });
};
async function check() {
  const {broken, drawn} = await (await fetch("random.json")).json();
  const engine = await open();
  expect("problems", problemsOf(engine, broken.files), broken.reported);
  expect("stills", stillsOf(engine, drawn), drawn.frames.map(lineOf));
}
check().catch((error) => wrong.push(String(error.stack ?? error)))
  .then(() => fetch("report", {method: "POST", body: JSON.stringify({counts, wrong: wrong.slice(0, 20)})}));
"""


class RandomTest(ReportingTest):
    """Compares problems and stills with the tool's. Node generates the designs."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.node = shutil.which("node")
        if not cls.node:
            return
        engine = os.path.join(cls.folder, "pinwheel.wasm.gz")
        command = [cls.node, TESTS / "write_random.mjs", OPTIONS.tool, engine, cls.folder]
        subprocess.run(command, check=True)
        shutil.copy(TESTS / "told.mjs", cls.folder)
        for name, text in (("random.html", PAGE), ("random.js", CHECK)):
            cls.write_file(name, text)

    def setUp(self):
        if not self.node:
            self.skipTest("node, which generates the designs, is not on the PATH; on Debian: apt-get install nodejs")

    def judge(self, report):
        """Checks a page's report."""
        self.assertEqual(report["wrong"], [])
        self.assertGreaterEqual(report["counts"]["problems"], 300)
        self.assertEqual(report["counts"]["stills"], 5000)

    def test_in_chromium(self):
        self.judge(self.report_of_chromium("random.html"))

    def test_in_firefox(self):
        self.judge(self.report_of_firefox("random.html"))
