"""Tests that the page of `pinwheel page` stays responsive while its worker reads and draws."""

from playwright.sync_api import expect

from web_page import PageBase

HEAVY = """\
pinwheel: 1
name: heavy
canvas: {size: [200, 200]}
parameters:
  size: {type: number, default: 40, range: [1, 99]}
states:
  refreshing: {drive: time, period: 1, loop: true}
layers:
""" + "".join(f"""\
  - circle: {{diameter: $size}}
    offset: [{number % 7}, {number % 5}]
    rotate: {{refreshing: [0, 360]}}
    shadow: {{blur: 8, color: black}}
    fill:   red
""" for number in range(100))

# Counts the worker's requests by name, and the maximum number of animation frames between two
# pictures.
COUNT = """(() => {
  window.asked = {};
  window.most = 0;
  let frames = 0;
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...words) {
    asked[message.name] = (asked[message.name] ?? 0) + 1;
    return post.call(this, message, ...words);
  };
  const put = CanvasRenderingContext2D.prototype.putImageData;
  CanvasRenderingContext2D.prototype.putImageData = function (...words) {
    if (this.canvas.id === "picture") [window.most, frames] = [Math.max(most, frames), 0];
    return put.apply(this, words);
  };
  const frame = () => {
    frames += 1;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})()"""
# Moves the slider a hundred times at once.
MOVES = """() => {
  const slider = document.querySelector("#parameters input[type=range]");
  for (let value = 1; value < 100; value += 1) {
    slider.value = value;
    slider.dispatchEvent(new Event("input", {bubbles: true}));
  }
}"""


class WorkerTest(PageBase):
    """Slow designs and texts that are too long."""

    contents = {"arc": ["arc"], "heavy": ["heavy.yaml"]}

    @classmethod
    def prepare(cls):
        cls.write_file("heavy.yaml", HEAVY)

    def arrange(self):
        self.page.add_init_script(COUNT)

    def asked(self, name):
        """Returns the number of requests of a name to the worker."""
        return self.page.evaluate(f"asked.{name} ?? 0")

    def test_the_page_has_frames_while_a_picture_is_drawn(self):
        self.open("heavy")
        self.page.locator("#size").select_option("2")
        self.page.evaluate("window.most = 0")
        self.until("window.most >= 3")

    def test_only_the_last_of_many_changes_is_drawn(self):
        self.open("heavy")
        self.pause()
        self.page.wait_for_timeout(500)
        before, count = self.drawn(), self.asked("draw")
        self.page.evaluate(MOVES)
        self.eventually(lambda: self.drawn() != before, "another picture")
        expect(self.page.get_by_label("size, as a number")).to_have_value("99")
        self.page.wait_for_timeout(1000)
        self.assertLessEqual(self.asked("draw") - count, 3)

    def test_the_page_is_responsive_while_an_animation_is_drawn(self):
        self.open("heavy")
        self.page.locator("#size").select_option("1")
        self.pause()
        self.page.evaluate("window.ticks = 0; setInterval(() => { window.ticks += 1; }, 10)")
        with self.page.expect_download():
            self.page.get_by_role("button", name="Save APNG").click()
        self.assertGreaterEqual(self.page.evaluate("window.ticks"), 30)

    def test_a_text_that_is_too_long_is_rejected_while_typing(self):
        self.open()
        text = self.page.locator("#text")
        before = text.input_value()
        self.page.evaluate("navigator.clipboard.writeText('# A line of a comment.\\n'.repeat(100000))")
        text.press("Control+v")
        expect(self.page.locator("#problems")).to_contain_text("use at most 262144")
        self.assertEqual(text.input_value(), before)
        reads = self.asked("read")
        text.press("Enter")
        expect(self.page.locator("#problems li.error")).to_have_count(0)
        self.eventually(lambda: self.asked("read") > reads, "the text is read")
