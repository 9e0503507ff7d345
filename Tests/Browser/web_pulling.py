"""Tests of the touches that the page records, with an engine that only records requests."""

from web_parts import PartsTest

# Draws nothing and records its requests. Each pull ends two seconds after its last touch.
SCRIPT = """\
import {Pulling} from "./pulling.js";
window.plays = [];
window.errors = [];
window.isBroken = false;
const indicator = {async pull({touches}) {
  if (window.isBroken) throw Object.assign(new Error("broken"), {problems: [{text: "broken"}]});
  window.plays.push(touches.map((touch) => [...touch]));
  return {
    duration: (touches.at(-1)?.[0] ?? -2) + 2, picture: new ImageData(1, 1),
    moment: {state: "idle", offset: 0},
  };
}};
const [surface, canvas, state] = ["surface", "screen", "state"].map((id) => document.getElementById(id));
window.pulling = new Pulling({surface, canvas, state}, () => ({indicator, parameters: {}}),
  (error) => window.errors.push(error?.message ?? null));
"""
BODY = (
    '<div id="surface" tabindex="0" style="height: 400px"><canvas id="screen"></canvas></div>'
    '<p id="state"></p><p id="live"></p>'
)
# Returns the finger's position at a time, interpolated linearly between touches.
PLACE = """(touches, time) => {
  const next = touches.findIndex((touch) => touch[0] >= time);
  if (next <= 0) return touches.at(next)[1];
  const [[from, a], [to, b]] = [touches[next - 1], touches[next]];
  return a + ((time - from) / (to - from)) * (b - a);
}"""


class PullingTest(PartsTest):
    """Touches in requests to the engine."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.copy_assets(
            "web/page/pulling.js", "shared/latest.js", "shared/recording.js", "shared/surface.js",
            "shared/dom.js",
        )
        cls.write_file("pull-notes.js", SCRIPT)

    def open(self):
        """Opens a page with a surface to pull."""
        self.show(BODY, script="pull-notes.js")
        self.until("window.pulling !== undefined")
        self.page.locator("#surface").focus()

    def test_a_move_after_a_rest_does_not_change_earlier_frames(self):
        self.open()
        self.page.keyboard.press("Shift+ArrowDown")
        # Until the finger has rested for half a second.
        self.until("window.plays.at(-1)?.length > 1")
        self.until("window.plays.at(-1).at(-1)[0] - window.plays.at(-1).at(-2)[0] > 0.5")
        seen = self.page.evaluate("window.plays.at(-1)")
        self.page.keyboard.press("Shift+ArrowDown")
        self.until("window.plays.at(-1).at(-1)[1] === 160")
        time = seen[-1][0] - 0.02
        now = self.page.evaluate(f"({PLACE})(window.plays.at(-1), {time})")
        self.assertEqual(now, 120)

    def test_a_pull_that_is_too_long_is_released(self):
        self.open()
        self.page.keyboard.press("Shift+ArrowDown")
        self.until("window.pulling.isDown && window.plays.length > 2")
        self.page.evaluate("window.pulling.recording.setTime(700)")
        self.until("!window.pulling.isDown")
        self.assertEqual(self.page.evaluate("window.plays.at(-1).at(-1)[2]"), 0)
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("ArrowDown")
        self.until("window.plays.at(-1).at(-1)[2] === 1 && window.plays.at(-1).at(-1)[0] < 30")

    def test_escape_cancels_a_pull(self):
        self.open()
        self.page.keyboard.press("Shift+ArrowDown")
        self.until("window.pulling.isDown")
        self.page.keyboard.press("Escape")
        self.until("!window.pulling.isDown && window.plays.at(-1)?.length === 0")
        # An earlier pull is kept.
        self.page.keyboard.press("Shift+ArrowDown")
        self.page.keyboard.press("Enter")
        count = self.page.evaluate("window.pulling.recording.touches.length")
        self.page.mouse.move(100, 100)
        self.page.mouse.down()
        self.page.mouse.move(100, 180)
        self.until(f"window.pulling.recording.touches.length > {count}")
        self.page.keyboard.press("Escape")
        self.assertEqual(self.page.evaluate("window.pulling.recording.touches.length"), count)
        self.page.mouse.move(100, 220)
        self.page.mouse.up()
        self.assertEqual(self.page.evaluate("window.pulling.recording.touches.length"), count)

    def test_touches_do_not_exceed_the_engine_s_limit(self):
        self.open()
        most = self.page.evaluate("""() => {
          const press = (key) => document.getElementById("surface")
            .dispatchEvent(new KeyboardEvent("keydown", {key}));
          for (let i = 0; i < 21000; i += 1) press(i % 2 ? "ArrowUp" : "ArrowDown");
          return window.pulling.recording.touches.length;
        }""")
        self.assertLess(most, 20_000)
        self.assertFalse(self.page.evaluate("window.pulling.isDown"))

    def test_a_failed_drawing_is_reported_and_retried_after_a_change(self):
        self.open()
        self.page.evaluate("window.isBroken = true; window.pulling.refresh()")
        self.until("window.errors.at(-1) === 'broken'")
        count = self.page.evaluate("window.errors.length")
        self.page.wait_for_timeout(100)
        self.assertEqual(self.page.evaluate("window.errors.length"), count)
        self.page.evaluate("window.isBroken = false; window.pulling.refresh()")
        self.until("window.errors.at(-1) === null")
