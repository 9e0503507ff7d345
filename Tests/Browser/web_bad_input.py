"""Tests of invalid input for the element and the module: clear errors and no damage."""

import gzip
import os

from playwright.sync_api import expect

from turns import count_turns, most
from web_parts import PartsTest

ARC = '<pinwheel-indicator src="designs/arc.yaml" {}></pinwheel-indicator>'
# The maximum drawing time in a frame, in milliseconds.
BUDGET = 14
# The maximum time to reject input, in milliseconds, and the number of attempts. Only if all
# attempts are slow, the page is at fault and not the machine.
BUSY = 50
TRIES = 5

# Changes the element ten thousand times in batches of a hundred. Returns the maximum numbers of
# images and errors between two batches, and the memory afterwards.
CHANGES = """async () => {
  const states = ["pulling", "refreshing", "armed", "idle"];
  const change = (i) => {
    element.progress = (i % 1000) / 1000;
    element.state = states[i % 4];
    element.parameters = i % 7 === 0 ? {nope: i} : {lineWidth: 1 + (i % 150) / 10};
    if (i % 50 === 0) element.src = `designs/${i % 100 === 0 ? "arc" : "gone"}.yaml`;
  };
  const most = {pictures: 0, complaints: 0};
  let complaints = 0;
  element.addEventListener("error", () => { complaints += 1; });
  for (let stretch = 0; stretch < 25; stretch += 1) {
    const [pictures, told] = [turns.all, complaints];
    for (let i = 1; i <= 100; i += 1) change(100 * stretch + i);
    await new Promise((done) => { requestAnimationFrame(() => setTimeout(done, 0)); });
    most.pictures = Math.max(most.pictures, turns.all - pictures);
    most.complaints = Math.max(most.complaints, complaints - told);
  }
  return {...most, memory: performance.memory.usedJSHeapSize};
}"""

# Observes all elements until each has changed twice, for at most five frames per element. Returns
# the number of changes of each.
MOVES = """() => new Promise((done) => {
  const all = [...document.querySelectorAll("pinwheel-indicator")];
  const seen = all.map((each) => ({seconds: each.seconds, moves: 0}));
  let frames = 0;
  const look = () => {
    frames += 1;
    all.forEach(({seconds}, i) => {
      if (seconds > seen[i].seconds) seen[i] = {seconds, moves: seen[i].moves + 1};
    });
    if (seen.every(({moves}) => moves > 1) || frames > 5 * all.length) done(seen.map(({moves}) => moves));
    else requestAnimationFrame(look);
  };
  look();
})"""


class BadInputTest(PartsTest):
    """Invalid input gives a clear error, and neither hangs nor leaks."""

    expected_faults = (
        "pinwheel-indicator:", "Failed to load resource", "Content Security Policy", "unsafe-eval",
    )

    def problem(self):
        """Returns the text of the first element's first problem."""
        self.until("element.problems.length > 0")
        return self.page.evaluate("element.problems[0].text")

    def engine(self, name, contents):
        """Writes a file to the folder of parts, and a script that uses it as the engine."""
        with open(os.path.join(self.folder, name), "wb") as file:
            file.write(contents)
        script = f"engine-{name}.js"
        self.write_file(
            script,
            'import {useEngine} from "./pinwheel-indicator.js";\n'
            f'useEngine(new URL("{name}", import.meta.url));\n',
        )
        return script

    def test_an_invalid_engine(self):
        with open(os.path.join(self.folder, "pinwheel.wasm.gz"), "rb") as file:
            good = file.read()
        plain = gzip.decompress(good)
        damaged = bytearray(plain)
        # Zeros could still be valid instructions. These bytes never are.
        damaged[len(damaged) // 2:len(damaged) // 2 + 2000] = b"\xff" * 2000
        cases = {
            "cut.gz": (good[: len(good) // 2], "the engine is damaged: it cannot be unpacked"),
            "damaged.wasm": (bytes(damaged), "the engine cannot be read"),
            "text.wasm": (b"<!doctype html>", "this file is not WebAssembly"),
            "empty.wasm": (b"", "this file is not WebAssembly"),
            "foreign.wasm": (b"\0asm\x01\0\0\0", "this WebAssembly is not Pinwheel's engine"),
            "bomb.gz": (gzip.compress(bytes(1 << 25)), "the engine: larger than 16777216 bytes"),
        }
        for name, (contents, words) in cases.items():
            with self.subTest(name):
                self.show(ARC.format(""), script=self.engine(name, contents))
                self.assertIn(words, self.problem())
                self.context.close()
        self.show(ARC.format(""))

    def test_a_design_of_10_mb(self):
        self.write_file("designs/huge.yaml", "# x\n" * 2_500_000)
        self.show(ARC.replace("arc", "huge").format(""))
        self.assertIn("designs/huge.yaml: larger than 262144 bytes", self.problem())
        refusal = """async () => {
          const {open} = await import("./pinwheel.js");
          const engine = await open();
          const text = "# x\\n".repeat(2.5e6);
          const begin = performance.now();
          const {problems} = engine.load(text);
          return [performance.now() - begin, problems[0].text];
        }"""
        found = [self.page.evaluate(refusal) for _ in range(TRIES)]
        self.assertIn("larger than 262144 bytes", found[0][1])
        self.assertLess(min(time for time, _ in found), BUSY)

    def test_an_invalid_design(self):
        self.write_file("designs/odd.yaml", "pinwheel: 1\ncanvas: {size: [60, 60]}\nsize: 4\n")
        self.show(ARC.replace("arc", "odd").format(""))
        self.assertRegex(self.problem(), r"^odd\.yaml:3:1: ")
        self.assertTrue(any("odd.yaml:3:1" in fault for fault in self.faults), "the console shows it")
        self.assertNotIn("odd.yaml", self.page.locator("body").inner_text())

    def test_parameters_that_do_not_exist(self):
        self.show(ARC.format("parameters='{\"glow\": 3}'"))
        self.assertIn("has no parameter “glow”", self.problem())
        self.page.evaluate("element.parameters = {lineWidth: 3}")
        self.until("element.problems.length === 0")
        self.drawn()
        self.page.evaluate("element.setAttribute('parameters', 'lineWidth=3')")
        self.assertIn("parameters is not JSON", self.problem())

    def test_a_state_and_a_progress_that_do_not_exist(self):
        self.show(ARC.format('state="pulled"'))
        self.assertIn("arc has no state “pulled”", self.problem())
        self.page.evaluate("element.state = 'pulling'; element.setAttribute('progress', 'half')")
        self.until("element.problems[0]?.text.includes('progress is not a number')")

    def test_an_address_of_a_missing_design(self):
        self.show(ARC.replace("arc", "nowhere").format(""))
        self.assertIn("designs/nowhere.yaml: 404", self.problem())
        self.assertEqual(
            self.page.evaluate("[element.problems[0].file, element.problems[0].hint]"),
            ["nowhere.yaml", "check the address"],
        )
        self.page.evaluate("element.src = 'http://[bad'")
        self.until("element.problems[0]?.text.includes('Invalid URL')")
        self.page.evaluate("element.src = 'designs/arc.yaml'")
        self.drawn()
        self.until("element.problems.length === 0")

    def test_the_fallback_is_shown_while_drawing_fails(self):
        good = 'src="designs/arc.yaml"'
        for wrong in (
            'src="designs/no.yaml"', f'{good} state="pulled"', f"{good} parameters='{{\"glow\": 3}}'",
            f"{good} parameters='lineWidth=3'", f'{good} state="pulling" progress="half"',
            f'{good} appearance="dim"', f'{good} palette="ios99"',
        ):
            with self.subTest(wrong):
                self.show(f"<pinwheel-indicator {wrong}><b>Working</b></pinwheel-indicator>")
                problem = self.problem()
                fallback = self.page.get_by_text("Working")
                expect(fallback).to_be_visible()
                self.assertEqual(self.page.locator("body").inner_text().strip(), "Working")
                self.assertTrue(any(problem in fault for fault in self.faults), "the console shows it")
                self.page.evaluate("""() => {
                  for (const name of element.getAttributeNames()) element.removeAttribute(name);
                  Object.assign(element, {src: "designs/arc.yaml", state: "pulling", progress: 1});
                }""")
                expect(fallback).to_be_hidden()
                self.drawn()
                self.until("element.shadowRoot.querySelector('canvas').width === 60")
                self.context.close()
        self.show(ARC.format(""))

    def test_an_unknown_state_sends_no_statechange(self):
        self.show(
            '<script>window.states = []; addEventListener("statechange", ({detail}) =>'
            " states.push([detail.state, detail.previous]), true)</script>" + ARC.format('state="pulling"')
        )
        self.drawn()
        self.page.evaluate("element.state = 'pulled'")
        self.until("element.problems.length > 0")
        expect(self.page.locator("pinwheel-indicator")).not_to_have_attribute("aria-valuetext", "pulling")
        self.page.evaluate("element.state = 'armed'")
        self.until("element.problems.length === 0")
        self.assertEqual(self.page.evaluate("states"), [["pulling", None], ["armed", "pulling"]])

    def test_a_page_that_forbids_webassembly(self):
        self.show('<pinwheel-indicator src="designs/arc.yaml">Working</pinwheel-indicator>', path="strict/")
        words = (
            "this page does not allow WebAssembly; add 'wasm-unsafe-eval' to script-src of its "
            "Content-Security-Policy"
        )
        self.assertEqual(self.problem(), words)
        self.assertTrue(any(words in fault for fault in self.faults), "the console shows it")
        self.assertEqual(self.page.locator("body").inner_text().strip(), "Working")

    def count_turns(self):
        """Counts the images in each task of the next page."""
        self.arrange = lambda: count_turns(self.page)

    def test_ten_thousand_changes(self):
        self.count_turns()
        self.show(ARC.format('state="pulling" progress="0.5"'))
        self.drawn()
        found = self.page.evaluate(CHANGES)
        # Changes before a frame or during a read are combined.
        self.assertLessEqual(found["pictures"], 2)
        self.assertLessEqual(found["complaints"], 2)
        self.assertLess(found["memory"], 64 << 20)
        self.page.evaluate(
            "element.src = 'designs/arc.yaml'; element.state = 'refreshing';"
            "element.removeAttribute('parameters'); element.removeAttribute('progress')"
        )
        self.until("element.problems.length === 0 && element.seconds > 0.1")

    def test_two_hundred_elements(self):
        body = "".join(
            f'<pinwheel-indicator src="designs/{name}.yaml" state="refreshing"></pinwheel-indicator>'
            for name in ["arc", "arrow", "compass", "spokes"] * 50
        )
        self.count_turns()
        self.show(body, {"width": 1280, "height": 1400})
        self.until("[...document.querySelectorAll('pinwheel-indicator')].every((e) => e.indicator)")
        self.drawn(199)
        # Each of the four designs is read once.
        designs = [url for url in self.requests if url.endswith(".yaml")]
        self.assertEqual(len(designs), 4)
        moves = self.page.evaluate(MOVES)
        self.assertLessEqual(max(moves) - min(moves), 1, "all elements are drawn at the same rate")
        self.assertLessEqual(self.page.evaluate("turns.most"), most(BUDGET), "a frame draws within its budget")

    def test_adding_and_removing_elements_leaks_no_memory(self):
        self.show("<main></main>")
        before, after = self.page.evaluate("""async () => {
          const {open} = await import("./pinwheel.js");
          const {useEngine} = await import("./pinwheel-indicator.js");
          const engine = await open();
          useEngine(engine);
          const main = document.querySelector("main");
          const turn = async () => {
            const element = document.createElement("pinwheel-indicator");
            Object.assign(element, {src: "designs/arc.yaml", state: "refreshing"});
            main.replaceChildren(element);
            await new Promise((done) => { element.addEventListener("load", done); });
            await new Promise((done) => { requestAnimationFrame(done); });
          };
          for (let i = 0; i < 20; i += 1) await turn();
          const before = engine.memory;
          for (let i = 0; i < 100; i += 1) await turn();
          return [before, engine.memory];
        }""")
        self.assertEqual(before, after)
