"""Tests of the preview's links, commands and exports, and of its accessibility."""

import io
import json
import zipfile

from playwright.sync_api import expect

import png
from browser import PHONE
from preview_page import PreviewTest

VIEW = (
    "design=mine&state=refreshing&at=0.25&scale=3&zoom=2&background=white&appearance=dark&onion=2"
    "&speed=0.5&loop=0&palette=ios26&motion=reduce&P.width=7&P.size=large"
)


class SharingTest(PreviewTest):
    """Addresses, commands, exports; keys, phones, screen readers."""

    # Sharing

    def test_an_address_restores_the_view(self):
        self.open()
        self.choose_all()
        self.at(15, "refreshing")
        wanted = set(VIEW.split("&"))
        self.eventually(lambda: wanted <= set(self.page.url.split("#")[1].split("&")), VIEW)
        self.copied_command()
        before = self.everything()
        address = self.page.url
        self.page.goto("about:blank")
        self.page.goto(address)
        self.settled()
        self.at(15, "refreshing")
        self.eventually(lambda: self.everything() == before, "the same picture, values and command")
        self.page.wait_for_timeout(400)
        self.assertEqual(self.page.url, address)

    def choose_all(self):
        """Chooses the settings of `VIEW` with the controls."""
        self.press("4")
        expect(self.stage).to_have_attribute("data-state", "refreshing")
        self.press("a", "a", "b", "o", "<", "l", "m")
        self.page.locator("#scale").get_by_text("3×").click()
        self.page.locator("#zoom").select_option("2")
        self.page.locator("#palette").select_option("ios26")
        self.page.locator("#parameter-width").fill("7")
        self.page.locator("#parameter-size").select_option("large")
        self.stage.focus()
        self.press("Shift+ArrowRight", *["ArrowRight"] * 5)

    def everything(self):
        """Returns the picture, the values of all controls, and the command."""
        parts = self.page.locator("main, .inspector, .top")
        controls = parts.locator("input, select").evaluate_all(
            "all => all.map(c =>"
            " [c.id, ['radio', 'checkbox'].includes(c.type) ? c.checked : c.value])"
        )
        self.assertGreater(len(controls), 30)
        return self.canvas(), controls, self.page.locator("#command").text_content()

    def test_the_command_draws_the_same_pixels(self):
        for view in (VIEW, "design=compass&state=pulling&at=0.37&scale=2&background=%23ffeedd"):
            self.open(view)
            command = self.copied_command()
            drawn = png.read(self.run_tool(*command, "-o", "-"))
            self.wait_for_pixels(drawn)
            _, file = self.download("#export-frame")
            self.assertEqual(png.read(file), drawn, view)
            self.context.close()

    def test_the_command_follows_the_last_change(self):
        self.open("design=mine&state=pulling&at=0.5&background=white&scale=2")
        self.press("ArrowRight", "c")
        expect(self.page.locator("#live")).to_have_text("Copied")
        self.assertIn("--progress 0.6", self.copied())

    def test_exports_are_downloaded(self):
        self.open("design=mine&state=pulling&scale=2")
        name, file = self.download("#export-frames")
        self.assertTrue(name.endswith(".zip"), name)
        with zipfile.ZipFile(io.BytesIO(file)) as archive:
            pictures = [entry for entry in archive.namelist() if entry.endswith(".png")]
            self.assertEqual(len(pictures), 11)
            last = png.read(archive.read(sorted(pictures)[-1]))
        self.assertEqual(last, self.still("mine.yaml", "--state", "pulling", "--scale", "2"))
        _, file = self.download("#export-animation")
        counts = [content[:4] for kind, content in png.chunks(file) if kind == "acTL"]
        self.assertEqual(counts, [(11).to_bytes(4, "big")])
        _, file = self.download("#export-sheet")
        self.assertEqual(file[:8], b"\x89PNG\r\n\x1a\n")
        header = next(content for kind, content in png.chunks(file) if kind == "IHDR")
        self.assertGreater(int.from_bytes(header[:4], "big"), 11 * 80)

    def test_findings_open_their_frames(self):
        self.open("design=spokes&state=idle")
        self.page.locator("#check").click()
        finding = self.page.locator("#findings button", has_text="all 24 frames are equal")
        expect(finding).to_contain_text("pulling")
        finding.click()
        expect(self.page.locator("#command")).to_contain_text("--state pulling")
        expect(finding).to_be_visible()

    def test_packs_are_copied_and_saved(self):
        self.open("design=arc&state=refreshing")
        menu = self.page.locator("#pack-target")
        expect(self.page.locator("#pack-command")).to_contain_text("pack arc --for lottie")
        self.page.locator("#copy-pack").click()
        expect(self.page.locator("#live")).to_have_text("Copied")
        animation = json.loads(self.copied())
        self.assertIn("refreshing", [marker["cm"] for marker in animation["markers"]])
        menu.select_option("svg")
        expect(self.page.locator("#pack-command")).to_contain_text("--for svg")
        expect(self.page.locator("#copy-pack")).to_have_text("Copy source")
        self.page.locator("#copy-pack").click()
        expect(self.page.locator("#copy-pack")).to_have_text("Copied")
        self.assertTrue(self.copied().startswith("<svg"), self.copied()[:40])
        name, file = self.download("#save-pack")
        self.assertEqual(name, "arc-svg.zip")
        with zipfile.ZipFile(io.BytesIO(file)) as archive:
            self.assertIn("arc-refreshing.svg", archive.namelist())
        menu.select_option("flutter")
        expect(self.page.locator("#copy-pack")).to_be_disabled()

    def test_a_lead_in_is_saved_separately(self):
        self.open("design=compass&state=refreshing&fps=30&scale=1")
        _, loop = self.download("#export-animation")
        _, intro = self.download("#export-intro")
        frames = [
            int.from_bytes(content[:4], "big")
            for file in (loop, intro) for kind, content in png.chunks(file) if kind == "acTL"
        ]
        self.assertEqual(frames, [108, 9])
        self.press("2")
        expect(self.page.locator("#export-intro")).to_be_hidden()

    def test_links_that_save_a_file_have_a_title(self):
        self.open("design=mine&state=pulling")
        for link in self.page.locator(".exports a:visible").all():
            self.assertTrue(link.text_content().startswith("Save "), link.text_content())

    def test_a_design_s_name_is_an_address(self):
        for address in ("compass", "design=compass"):
            self.open(address)
            expect(self.page.locator("#name")).to_have_text("compass")
            expect(self.page.locator("#problems")).to_be_hidden()
            self.context.close()
        self.open("design=compass")
        # The ID of an element is not a view.
        self.page.evaluate("location.hash = '#main'")
        self.page.wait_for_timeout(200)
        expect(self.page.locator("#name")).to_have_text("compass")

    def test_the_state_stays_when_another_design_is_chosen(self):
        self.open("design=mine&state=armed")
        self.page.locator(".design[data-name=arc] button").click()
        expect(self.page.locator("#name")).to_have_text("arc")
        self.eventually(lambda: self.stage.get_attribute("data-state") == "armed", "the armed state")

    def test_a_number_out_of_range_shows_its_range(self):
        self.open()
        note = self.page.get_by_text("allowed: 1 to 10", exact=True)
        expect(note).to_be_hidden()
        self.page.locator("#parameter-width").fill("11")
        expect(note).to_be_visible()
        self.picture("preview-range")
        self.page.locator("#parameter-width").fill("9")
        expect(note).to_be_hidden()

    def test_an_invalid_colour_is_reported_with_its_parameter(self):
        self.expected_faults = ("400 (Bad Request)",)
        self.open()
        self.page.locator("#parameter-tint").fill("#1")
        problems = self.page.locator("#problems")
        expect(problems).to_contain_text("a colour cannot have 1 hexadecimal digits")
        expect(problems.locator("code")).to_have_text("tint=#1")

    def test_without_javascript_the_page_says_so(self):
        self.home = (self.server.address, "data:")
        self.visit(self.server.address, java_script_enabled=False)
        expect(self.page.locator("noscript p")).to_be_visible()
        self.picture("preview-no-javascript")

    # Accessibility

    def test_keys_are_listed_and_all_of_them_work(self):
        self.open()
        self.press("?")
        expect(self.page.get_by_role("dialog")).to_be_visible()
        self.assertGreater(self.page.locator("#key-list dt").count(), 20)
        self.picture("preview-keys")
        self.press("Escape", *"k,.l<>123459[]pfabszzx0ogmcr?")
        self.press("Escape")

    def test_every_control_is_reachable_by_tab_and_shows_its_focus(self):
        self.open("design=mine&state=pulling")
        reached, unseen = set(), []
        for _ in range(150):
            self.press("Tab")
            found = self.page.evaluate(
                "(() => { const e = document.activeElement;"
                "const near = e.closest('label, .scrub') ?? e;"
                "const shown = [e, near, ...near.querySelectorAll('span')].some(part =>"
                "  getComputedStyle(part).outlineStyle !== 'none');"
                "return [e.id || e.textContent.trim(), shown] })()"
            )
            if self.page.evaluate("document.activeElement === document.body"):
                continue
            reached.add(found[0])
            unseen += [] if found[1] else [found[0]]
        self.assertEqual(unseen, [])
        wanted = {"stage", "scrubber", "play", "loop", "speed", "zoom", "help", "palette", "onion",
                  "parameter-width", "copy-command", "export-frame", "mine"}
        self.assertLessEqual(wanted, {name.replace("file", "") for name in reached})

    def test_every_control_has_a_name(self):
        for tab in ("frames", "pull"):
            self.open(f"tab={tab}&design=mine")
            nameless, count = self.nameless_controls()
            self.assertEqual(nameless, [])
            self.assertGreater(count, 25)
            self.context.close()

    def test_a_phone_needs_no_horizontal_scrolling(self):
        for width in (360, PHONE["width"]):
            for view in ("design=compass&state=refreshing", "design=arrow&tab=pull"):
                self.open(view, size={"width": width, "height": 844}, has_touch=True)
                self.page.wait_for_timeout(300)
                scrolled = self.page.evaluate("document.documentElement.scrollWidth")
                self.assertLessEqual(scrolled, width, view)
                self.picture(f"preview-phone-{width}-{'pull' if 'pull' in view else 'frames'}",
                             full_page=True)
                self.context.close()
        self.open("design=mine&state=refreshing", size=PHONE, has_touch=True)
        self.page.locator("#play").tap()
        expect(self.page.locator("#play")).to_have_text("Pause")
        self.until("document.getElementById('stage').dataset.frame > 2")
        self.page.locator("#play").tap()

    def until_drawn(self, selector):
        """Waits until a large part of a canvas is covered."""
        def is_covered():
            pixels = self.canvas(selector)[2]
            return sum(alpha > 0 for alpha in pixels[3::4]) > len(pixels) / 4 / 8

        self.eventually(is_covered, f"{selector} is drawn")

    def test_screenshots(self):
        self.open("design=compass&state=refreshing&at=0.75", size={"width": 1280, "height": 800})
        self.until_drawn(".design[data-name=mine] canvas")
        expect(self.page.locator("#command")).to_contain_text("pinwheel still compass")
        self.assertEqual(self.page.locator(".lane").count(), 2)
        self.picture("preview")
