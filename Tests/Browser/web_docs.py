"""Tests of live designs in the documentation's pages."""

from playwright.sync_api import expect

from web_parts import PartsTest

DESIGN = """\
pinwheel: 1
canvas: {size: [48, 48]}
states:
  pulling:    {drive: progress, frames: 5}
  refreshing: {drive: time, period: 0.6, loop: true}
layers:
  - circle: {diameter: 32}
    scale:  {pulling: [0, 1], refreshing: [1, 0.6, 1]}
    fill:   indigo
"""
LAYERS = "layers:\n  - circle: {diameter: [4, 40]}\n    fill: indigo\n"
HEAD = (
    "pinwheel: 1\nname: example\ncanvas: {size: [48, 48]}\nstates:\n"
    "  pulling: {drive: progress, frames: 5}\n"
)


class DocsTest(PartsTest):
    """Code blocks in the form that `make docs` writes."""

    expected_faults = ("unsafe-eval", "Content Security Policy")

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.copy_assets(
            "web/docs/live.js", "web/docs/live.css", "web/docs/guide.css", "shared/look.css",
            "shared/base64.js", "shared/choices.js", "shared/dom.js",
        )

    def open(self, *blocks, head="", **options):
        """Opens a page with code blocks."""
        code = "".join(f"<pre><code>{block}</code></pre>" for block in blocks)
        links = "".join(
            f'<link rel="stylesheet" href="{name}.css">' for name in ("look", "guide", "live")
        )
        main = f'{links}<main class="guide" data-head="{head}">{code}</main>'
        self.show(main, script="live.js", **options)

    def test_a_design_is_played_below_its_text(self):
        self.open(DESIGN, "pinwheel strip arc\n")
        expect(self.page.locator(".live")).to_have_count(1)
        self.page.evaluate("window.element = document.querySelector('pinwheel-indicator')")
        self.drawn()
        self.differs(self.pixels())
        self.picture("live")

    def test_the_demo_pull_plays_until_the_slider_is_moved(self):
        self.open(DESIGN)
        self.page.get_by_text("pulling", exact=True).click()
        slider = self.page.get_by_role("slider", name="Progress")
        values = set()
        self.eventually(lambda: values.add(slider.input_value()) or len(values) > 2, "three values")
        slider.focus()
        self.page.keyboard.press("Home")
        expect(slider).to_have_value("0")
        self.until("document.querySelector('.live').firstChild.progress === 0")
        self.page.wait_for_timeout(100)
        expect(slider).to_have_value("0")

    def test_layers_alone_are_completed_by_the_page(self):
        self.open(LAYERS, head=HEAD)
        self.drawn()

    def test_the_text_is_editable_and_errors_show_their_line(self):
        self.open(LAYERS, head=HEAD)
        block = self.page.get_by_role("textbox")
        expect(self.page.locator("pinwheel-indicator")).to_have_attribute("role", "progressbar")
        block.fill(LAYERS.replace("diameter", "diametre"))
        expect(self.page.locator(".live-problems")).to_contain_text("line 2: ")
        block.fill(LAYERS.replace("[4, 40]", "20"))
        expect(self.page.locator(".live-problems")).to_be_empty()

    def test_problems_outside_the_block_show_no_line(self):
        # The error is in the page's head, not in the block.
        self.open(LAYERS, head=HEAD.replace("frames: 5", "frame: 5"))
        problems = self.page.locator(".live-problems")
        expect(problems).to_contain_text("frame")
        expect(problems).not_to_contain_text("line")

    def test_removed_figures_are_not_played(self):
        self.open(DESIGN)
        self.page.get_by_text("pulling", exact=True).click()
        self.page.evaluate("window.figure = document.querySelector('.live'); window.figure.remove()")
        self.page.wait_for_timeout(100)
        value = "window.figure.querySelector('input[type=range]').value"
        before = self.page.evaluate(value)
        self.page.wait_for_timeout(200)
        self.assertEqual(self.page.evaluate(value), before)

    def test_the_text_is_editable_without_plaintext_only(self):
        self.arrange = lambda: self.page.add_init_script("""
          const {get, set} = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "contentEditable");
          Object.defineProperty(HTMLElement.prototype, "contentEditable", {get, set(value) {
            if (value === "plaintext-only") throw new SyntaxError("not known");
            set.call(this, value);
          }});
        """)
        self.open(LAYERS, head=HEAD)
        self.drawn()
        self.page.get_by_role("textbox").fill(LAYERS.replace("diameter", "diametre"))
        expect(self.page.locator(".live-problems")).to_contain_text("line 2: ")

    def test_states_are_chosen_by_keys(self):
        self.open(DESIGN)
        self.page.locator(".live-states input:checked").focus()
        self.page.keyboard.press("ArrowLeft")
        expect(self.page.locator(".live-states input:checked")).to_have_value("pulling")
        nameless, count = self.nameless_controls()
        self.assertEqual(nameless, [])
        self.assertGreater(count, 0)

    def test_the_page_is_unchanged_if_webassembly_is_forbidden(self):
        self.open(DESIGN, path="strict/")
        self.page.wait_for_timeout(300)
        expect(self.page.locator(".live")).to_have_count(0)
        expect(self.page.locator("pre")).to_contain_text("pinwheel: 1")

    def test_it_fits_a_phone(self):
        self.open(DESIGN, size={"width": 390, "height": 844})
        expect(self.page.locator(".live")).to_have_count(1)
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 390)
