"""Tests of the self-contained page that `pinwheel page` writes."""

import os
import pathlib
import shutil
import subprocess
import tempfile

from playwright.sync_api import expect

import png
from browser import OPTIONS, PHONE, BrowserTest
from finger import Finger

READ = """(canvas) => {
  const {data} = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let hash = 0;
  for (const value of data) hash = (Math.imul(hash, 31) + value) | 0;
  return hash;
}"""


class PageBase(BrowserTest):
    """Pages that are shared by all tests of a class, by name."""

    home = ("file:", "data:", "blob:")
    # The designs of each page. An empty list means all built-in designs.
    contents = {"arc": ["arc"], "all": []}

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.mkdtemp(prefix="pinwheel-page-")
        cls.pages = {}
        cls.prepare()
        tool = os.path.abspath(OPTIONS.tool)
        for name, designs in cls.contents.items():
            path = os.path.join(cls.folder, f"{name}.html")
            subprocess.run([tool, "page", *designs, "-o", path], check=True, cwd=cls.folder)
            cls.pages[name] = pathlib.Path(path).as_uri()
        super().setUpClass()

    @classmethod
    def prepare(cls):
        """Writes the tests' own designs."""

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        shutil.rmtree(cls.folder)

    def open(self, name="arc", address="", size=None, **options):
        """Opens a page in a new tab and waits until it plays."""
        options.setdefault("permissions", ["clipboard-read", "clipboard-write"])
        self.visit(self.pages[name] + address, size, **options)
        self.until("document.getElementById('picture').width > 0")
        expect(self.page.locator("#name")).not_to_be_empty()

    def drawn(self):
        """Returns a hash of the picture."""
        return self.page.locator("#picture").evaluate(READ)

    def pause(self):
        """Pauses playback."""
        self.page.get_by_role("button", name="Pause").click()


class PageTest(PageBase):
    """Mouse, finger and keys."""

    def test_it_plays(self):
        self.open()
        pictures = set()
        self.eventually(lambda: pictures.add(self.drawn()) or len(pictures) > 2, "three pictures")
        self.picture("page")

    def test_it_draws_the_same_pixels_as_the_tool(self):
        self.open(color_scheme="light")
        self.pause()
        self.page.locator("#size").select_option("2")
        self.page.get_by_text("pulling", exact=True).click()
        self.page.locator("#scrubber").fill("500")
        with self.page.expect_download() as info:
            self.page.get_by_role("button", name="Save PNG").click()
        path = os.path.join(self.folder, "still.png")
        command = [OPTIONS.tool, "still", "arc", "--state", "pulling", "--progress", "0.5"]
        subprocess.run([*command, "--scale", "2", "-o", path], check=True)
        with open(info.value.path(), "rb") as saved, open(path, "rb") as wanted:
            self.assertEqual(png.read(saved.read()), png.read(wanted.read()))

    def test_an_error_shows_its_line_while_typing(self):
        self.open()
        text = self.page.locator("#text")
        good = text.input_value()
        text.fill(good.replace("diameter: 40", "diametre: 40"))
        line = 1 + good[: good.index("diameter: 40")].count("\n")
        button = self.page.locator("#problems").get_by_role("button", name=f"line {line}")
        button.first.click()
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "text")
        text.fill(good.replace("diameter: 40", "diameter: 20"))
        expect(self.page.locator("#problems li.error")).to_have_count(0)

    def test_a_link_contains_the_design(self):
        self.open()
        text = self.page.locator("#text")
        text.fill(text.input_value().replace("diameter: 40", "diameter: 23"))
        self.page.get_by_role("button", name="Copy link").click()
        expect(self.page.get_by_role("button", name="Copied")).to_be_visible()
        link = self.page.evaluate("navigator.clipboard.readText()")
        # Compressed to a third of the text's length.
        self.assertLess(len(link.split("#")[1]), len(text.input_value()))
        self.context.close()
        self.open(address="#" + link.split("#")[1])
        self.assertIn("diameter: 23", self.page.locator("#text").input_value())

    def test_a_damaged_link_is_reported(self):
        for address, words in (
            ("#q1YqSS0uUbI", "this link's design is damaged"), ("#%20", "this link's design is damaged"),
            # A link with another content.
            ("#q1YqSS0uUbICAA", "this is not YAML"),
        ):
            with self.subTest(address):
                self.open(address=address)
                expect(self.page.locator("#problems")).to_contain_text(words)
                self.until("document.getElementById('picture').width > 0")
                self.context.close()
        self.open()

    def test_it_is_pulled_by_mouse(self):
        self.open()
        box = self.page.locator("#surface").bounding_box()
        x, y = box["x"] + 150, box["y"] + 80
        self.page.mouse.move(x, y)
        self.page.mouse.down()
        for step in range(30):
            self.page.mouse.move(x, y + 9 * step)
            self.page.wait_for_timeout(8)
        expect(self.page.locator("#pull-state")).to_contain_text("points")
        self.until("Number(document.getElementById('surface').getAttribute('aria-valuenow')) > 60")
        self.page.mouse.up()
        self.until("document.getElementById('pull-state').textContent.startsWith('idle')")

    def test_everything_works_by_keys(self):
        self.open()
        self.page.locator("#surface").focus()
        for _ in range(6):
            self.page.keyboard.press("Shift+ArrowDown")
        self.until("Number(document.getElementById('surface').getAttribute('aria-valuenow')) > 60")
        self.page.keyboard.press("Enter")
        self.page.locator("#play").focus()
        self.page.keyboard.press("Space")
        expect(self.page.get_by_role("button", name="Play")).to_be_focused()
        self.page.locator("#states input:checked").focus()
        self.page.keyboard.press("ArrowLeft")
        expect(self.page.locator("#states input:checked")).to_have_value("armed")
        before = self.drawn()
        self.page.locator("#parameters input[type=range]").focus()
        self.page.keyboard.press("End")
        self.until(f"({READ})(document.getElementById('picture')) !== {before}")
        seen = set()
        for _ in range(40):
            self.page.keyboard.press("Tab")
            seen.add(self.page.evaluate("document.activeElement.id"))
        for control in ("scrubber", "surface", "lifecycle", "text", "copy-link", "save-apng"):
            self.assertIn(control, seen)
        nameless, count = self.nameless_controls()
        self.assertEqual(nameless, [])
        self.assertGreater(count, 10)

    def test_it_fits_a_phone(self):
        self.open(size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=3)
        self.assertLessEqual(self.page.evaluate("document.documentElement.scrollWidth"), 390)
        self.picture("page-phone", full_page=True)

    def test_a_swipe_up_scrolls_the_page_and_one_down_pulls(self):
        self.open(size=PHONE, has_touch=True, is_mobile=True)
        surface = self.page.locator("#surface")
        surface.scroll_into_view_if_needed()
        box, scrolled = surface.bounding_box(), self.page.evaluate("scrollY")
        place = box["x"] + 150, box["y"] + 200
        finger = Finger(self.page, *place)
        finger.swipe(150)
        self.until("Number(document.getElementById('surface').getAttribute('aria-valuenow')) > 40")
        finger.lift()
        self.assertEqual(self.page.evaluate("scrollY"), scrolled)
        finger.swipe(-150)
        finger.lift()
        self.eventually(lambda: self.page.evaluate("scrollY") > scrolled + 50, "the page scrolls")

    def test_one_of_several_designs_is_chosen(self):
        self.open("all")
        self.page.locator("#design").select_option(label="spokes")
        expect(self.page.locator("#name")).to_have_text("spokes")

    def test_all_designs_play_in_a_grid_where_they_are_visible(self):
        self.open("all")
        cards = self.page.locator("#cards .design")
        self.assertEqual(cards.count(), 65)
        first, last = cards.first.locator("canvas"), cards.last.locator("canvas")
        pictures = set()
        self.eventually(lambda: pictures.add(first.evaluate(READ)) or len(pictures) > 3, "it plays")
        # A thumbnail outside of the list's visible part has not been drawn.
        self.assertEqual(last.evaluate("canvas => canvas.width"), 300)
        last.scroll_into_view_if_needed()
        self.eventually(lambda: last.evaluate("canvas => canvas.width") < 100, "the last one plays")

    def test_the_grid_is_searched_and_a_card_opens_its_design(self):
        self.open("all")
        cards = self.page.locator("#cards .design")
        self.page.get_by_label("Search designs").fill("android RINGS")
        self.eventually(lambda: 0 < cards.count() < 15, "few designs match")
        self.page.get_by_label("Search designs").fill("")
        self.page.get_by_label("Kind").select_option("results")
        expect(cards).to_have_count(2)
        self.page.get_by_role("button", name="tick").click()
        expect(self.page.locator("#name")).to_have_text("tick")
        expect(cards.locator("[aria-current]")).to_have_text("tick")
        self.page.get_by_label("Search designs").fill("nothing like it")
        expect(self.page.get_by_text("No design matches.")).to_be_visible()
        self.page.get_by_label("Kind").select_option("")
        expect(cards).to_have_count(0)

    def test_a_page_of_one_design_has_no_grid(self):
        self.open()
        expect(self.page.locator("#gallery")).to_be_hidden()

    def test_an_animation_is_saved(self):
        self.open()
        self.page.locator("#size").select_option("1")
        with self.page.expect_download() as info:
            self.page.get_by_role("button", name="Save APNG").click()
        with open(info.value.path(), "rb") as file:
            contents = file.read()
        self.assertEqual(contents.count(b"fcTL"), 27)
