"""Tests of drawing the preview's frames: in the page with the engine, or on the server without it.
"""

import json
import statistics
import urllib.request

from playwright.sync_api import expect

from preview_page import PreviewTest

# Records for each pointer move after how many animation frames, and after what time, it is drawn.
LATENCY = """() => {
  window.answers = [];
  let frame = 0;
  let moved = null;
  const count = () => { frame += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  document.getElementById("surface").addEventListener("pointermove", () => {
    moved ??= {frame, time: performance.now()};
  }, {capture: true});
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...words) {
    put.apply(this, words);
    if (this.canvas.id !== "screen-canvas" || moved === null) return;
    window.answers.push([frame - moved.frame, performance.now() - moved.time]);
    moved = null;
  };
}"""
PICTURES = ("/frame.png", "/strip.png", "/pull.png", "/values.json")


class DrawingBase(PreviewTest):
    """Common parts of drawing in the page and on the server."""

    def asked(self):
        """Returns the addresses of images that the server was asked for."""
        return [
            url for url in self.requests if any(f"{path}" in url for path in PICTURES)
        ]

    def drawer(self):
        """Returns whether the page or the server draws."""
        return self.page.evaluate("document.documentElement.dataset.drawing")

    def drag(self, steps=40):
        """Pulls the surface with the mouse."""
        box = self.surface.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + 60
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(steps):
            self.page.mouse.move(x, y + 4 * step)
            self.page.wait_for_timeout(12)


class DrawingTest(DrawingBase):
    """The page draws if there is an engine."""

    def open(self, *words, **options):
        super().open(*words, **options)
        if self.drawer() != "page":
            self.without_engine()

    def test_the_server_draws_nothing(self):
        self.open("design=arc&state=refreshing")
        self.page.locator("#play").click()
        self.page.wait_for_timeout(500)
        self.assertEqual(self.asked(), [])
        expect(self.page.locator("#fallback")).to_be_hidden()

    def test_a_drag_is_answered_within_the_same_frame(self):
        self.open("design=arc&tab=pull")
        self.page.evaluate(LATENCY)
        self.drag()
        answers = self.page.evaluate("window.answers")
        self.page.mouse.up()
        self.assertGreater(len(answers), 20)
        # Frames are counted before drawing, so drawing in the frame after the move is in time.
        late = [frames for frames, _ in answers if frames > 1]
        times = [time for _, time in answers]
        print(f"  from a move to its picture: median {statistics.median(times):.1f} ms,"
              f" {len(answers) - len(late)} of {len(answers)} within the frame")
        self.assertLessEqual(len(late), len(answers) // 20)
        self.assertEqual(self.asked(), [])

    def test_a_saved_file_is_drawn_at_once(self):
        self.open("design=mine&state=pulling&at=1")
        before = self.canvas()
        with open(self.file, encoding="utf-8") as file:
            text = file.read()
        self.write(text.replace("default: 4", "default: 9"))
        self.eventually(lambda: self.canvas() != before, "another picture")
        self.assertEqual(self.asked(), [])
        self.write(text)

    def test_it_draws_the_same_pixels_as_the_server(self):
        self.open("design=compass&state=pulling&at=0.5&scale=3&background=white&appearance=light")
        self.settled()
        wanted = self.still(
            "compass", "--state", "pulling", "--progress", "0.5", "--scale", "3",
            "--background", "white",
        )
        self.wait_for_pixels(wanted)


class ServerDrawingTest(DrawingBase):
    """The server draws if the page cannot, and the page shows why."""

    expected_faults = ("404", "unsafe-eval", "Content Security Policy")

    def forbid(self):
        """Removes WebAssembly from the page's policy."""
        def answer(route):
            answer = route.fetch()
            headers = answer.headers
            policy = headers["content-security-policy"].replace(" 'wasm-unsafe-eval'", "")
            headers["content-security-policy"] = policy
            route.fulfill(response=answer, headers=headers)

        self.page.route(self.server.address, answer)

    def hide_engine(self):
        """Makes the server report that it has no engine."""
        def answer(route):
            answer = route.fetch()
            missing = "the engine pinwheel.wasm.gz is not next to pinwheel"
            route.fulfill(response=answer, json={**answer.json(), "noEngine": missing})

        self.page.route("**/designs.json*", answer)

    def break_engine(self):
        """Makes the engine's download fail although the server has reported it."""
        self.page.route("**/pinwheel.wasm.gz", lambda route: route.fulfill(
            status=404, json={"error": "the engine pinwheel.wasm.gz is not next to pinwheel"},
        ))

    def require_engine(self):
        """Skips a test if the engine is not built."""
        with urllib.request.urlopen(f"{self.server.address}designs.json") as answer:
            if json.load(answer)["noEngine"] is not None:
                self.without_engine()

    def check(self, words):
        """Checks that frames, values and pulls are shown, and the reason."""
        self.assertEqual(self.drawer(), "server")
        expect(self.page.locator("#fallback")).to_contain_text(f"Drawn by the server: {words}")
        self.assertTrue(any("/strip.png" in url or "/frame.png" in url for url in self.asked()))
        self.press("2")
        self.page.locator("#scrubber").focus()
        self.press("ArrowLeft")
        self.settled()
        self.picture("fallback")

    def test_server_draws_if_webassembly_is_forbidden(self):
        self.require_engine()
        self.arrange = self.forbid
        self.open("design=arc&state=pulling&at=1")
        self.check("this page does not allow WebAssembly")

    def test_server_draws_without_an_engine(self):
        self.arrange = self.hide_engine
        self.open("design=arc&state=pulling&at=1")
        self.check("the engine pinwheel.wasm.gz is not next to pinwheel")
        self.assertEqual(self.faults, [], "no request fails")

    def test_server_draws_if_the_engine_cannot_be_fetched(self):
        self.require_engine()
        self.arrange = self.break_engine
        self.open("design=arc&state=pulling&at=1")
        self.check("the engine pinwheel.wasm.gz is not next to pinwheel")

    def test_a_design_that_has_no_text(self):
        self.require_engine()
        told = "arc has no text, because it is made in Swift"

        def answer(route):
            if "design=arc" not in route.request.url:
                return route.fallback()
            return route.fulfill(status=404, json={"error": told})

        self.arrange = lambda: self.page.route("**/design.json*", answer)
        self.open("design=arc&state=pulling&at=1")
        self.check(told)
        self.open("design=compass&state=pulling&at=1")
        self.until("document.documentElement.dataset.drawing === 'page'")
        expect(self.page.locator("#fallback")).to_be_hidden()

    def test_pulls_without_the_engine(self):
        self.arrange = self.hide_engine
        self.open("design=arc&tab=pull")
        self.drag(20)
        self.until("Number(document.getElementById('surface').getAttribute('aria-valuenow')) > 20")
        self.page.mouse.up()
        self.assertTrue(any("/pull.png" in url for url in self.asked()))
        self.until("document.getElementById('surface').dataset.rests === 'true'")
