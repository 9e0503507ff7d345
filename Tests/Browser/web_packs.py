"""Tests of the menu of packs in the page that `pinwheel page` writes."""

import pathlib
import subprocess
import tempfile

from playwright.sync_api import expect

from browser import OPTIONS
from web_page import PageBase


class PacksTest(PageBase):
    """The sources that a page copies, and the commands for all other packs."""

    contents = {"arc": ["arc", "--sources", "svg,swiftui"], "plain": ["arc"]}

    def copied(self):
        """Clicks the button and returns the text on the clipboard."""
        self.page.locator("#copy-pack").click()
        expect(self.page.locator("#copy-pack")).to_have_text("Copied")
        expect(self.page.locator("#copy-pack")).to_have_text("Copy source")
        return self.page.evaluate("navigator.clipboard.readText()")

    def choose_state(self, state):
        """Shows a state."""
        self.page.get_by_text(state, exact=True).click()

    def test_a_source_is_that_of_the_pack(self):
        self.open()
        with tempfile.TemporaryDirectory() as folder:
            command = [OPTIONS.tool, "pack", "arc", "--for", "svg,swiftui", "-o", folder, "--quiet"]
            subprocess.run(command, check=True)
            pack = pathlib.Path(folder) / "arc"
            for state in ("refreshing", "pulling"):
                self.choose_state(state)
                self.assertEqual(self.copied(), (pack / f"svg/arc-{state}.svg").read_text())
            self.page.locator("#pack-target").select_option("swiftui")
            self.assertEqual(self.copied(), next(pack.glob("swiftui/*.swift")).read_text())

    def test_the_command_is_shown_for_every_target(self):
        self.open("plain")
        menu = self.page.locator("#pack-target")
        listed = subprocess.run([OPTIONS.tool, "pack", "--list"], capture_output=True, text=True, check=True).stdout
        for target in menu.locator("option").all_text_contents():
            self.assertIn(f"{target} ", listed)
            menu.select_option(target)
            expect(self.page.locator("#pack-command")).to_have_text(f"pinwheel pack arc --for {target}")
            expect(self.page.locator("#copy-pack")).to_be_hidden()
        self.assertEqual(menu.locator("option").count(), 23)

    def test_changed_parameters_are_in_the_command_and_disable_the_copy(self):
        self.open()
        expect(self.page.locator("#copy-pack")).to_be_enabled()
        self.page.get_by_label("ring", exact=True).fill("#ff0000")
        expect(self.page.locator("#pack-command")).to_have_text("pinwheel pack arc --for svg -P 'ring=#ff0000'")
        expect(self.page.locator("#copy-pack")).to_be_disabled()
        expect(self.page.locator("#pack-note")).to_contain_text("other parameters")
        self.page.get_by_role("button", name="Reset ring").click()
        expect(self.page.locator("#copy-pack")).to_be_enabled()
        expect(self.page.locator("#pack-note")).to_be_empty()

    def test_an_edited_design_is_saved_first(self):
        self.open()
        text = self.page.locator("#text")
        text.fill(text.input_value().replace("pinwheel: 1", "pinwheel: 1\n# mine", 1))
        expect(self.page.locator("#pack-command")).to_have_text("pinwheel pack arc.yaml --for svg")
        expect(self.page.locator("#pack-note")).to_contain_text("Save the edited design")
        expect(self.page.locator("#copy-pack")).to_be_disabled()
        self.picture("page-packs")
