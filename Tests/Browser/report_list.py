"""Tests of the report's list."""

from playwright.sync_api import expect

from report_page import ReportTest


class ListTest(ReportTest):
    """Sequences, variants with similar failures, commands."""

    def test_only_failures_are_listed_by_default(self):
        self.open()
        self.assertEqual(len(self.row_names()), 7)
        self.assertNotIn("arrow/pulling", self.row_names())
        expect(self.page.locator("#summary")).to_contain_text("7 failed")
        self.page.get_by_label("Failures only").uncheck()
        self.assertIn("arrow/pulling", self.row_names())
        self.page.keyboard.press("f")
        self.assertEqual(len(self.row_names()), 7)

    def test_variants_with_similar_failures_share_a_row(self):
        self.open()
        row = self.page.locator("#sequences li", has=self.page.locator(".alike"))
        self.assertEqual(row.count(), 1)
        expect(row.locator(".name")).to_have_text("arc/refreshing")
        expect(row.locator(".also")).to_have_text("also: darkdark @3x")
        row.get_by_role("button", name="dark @3x").click()
        expect(self.page.locator("#name")).to_have_text("arc/refreshing-dark@3x")
        expect(row.get_by_role("button", name="dark @3x")).to_have_attribute("aria-current", "true")
        expect(self.page.locator("#command")).to_have_text(
            "pinwheel accept arc/refreshing-dark@3x --frames 20-22"
        )
        self.at(20)
        self.picture("alike")
        self.page.keyboard.press("j")
        expect(self.page.locator("#name")).to_have_text("refresh-control/pulling")
        self.page.keyboard.press("u")
        expect(self.page.locator("#name")).to_have_text("arc/refreshing")

    def test_search_finds_a_variant_in_a_shared_row(self):
        self.open(address="#sequence=arc%2Frefreshing-dark&frame=21")
        expect(self.page.locator("#name")).to_have_text("arc/refreshing-dark")
        expect(self.page.locator(".alike").first).to_have_attribute("aria-current", "true")
        self.page.get_by_label("Find a sequence").fill("dark@3")
        self.assertEqual(self.row_names(), ["arc/refreshing"])

    def test_search_narrows_the_list(self):
        self.open()
        self.page.keyboard.press("/")
        self.page.keyboard.type("COMPASS")
        self.assertEqual(self.row_names(), ["compass/refreshing"])
        expect(self.page.locator("#unlisted")).to_contain_text("9 sequences hidden")

    def test_passing_sequences_are_counted_though_left_out(self):
        self.open("failures")
        expect(self.page.locator("#unlisted")).to_contain_text("1 passing sequence not in")
        expect(self.page.locator("#summary")).to_contain_text("1 passed")

    def test_passing_sequences_can_be_played(self):
        self.open()
        self.page.get_by_label("Failures only").uncheck()
        self.choose("arrow/pulling")
        self.at(0)
        expect(self.page.locator("#stage canvas.actual")).to_be_visible()
        expect(self.page.locator("#facts")).to_contain_text("same")

    def test_a_sequence_without_frames_shows_why(self):
        self.open()
        self.choose("arrow/armed")
        expect(self.page.locator("#message")).to_contain_text("Git LFS pointer")
        expect(self.page.locator("#message")).to_be_visible()
        expect(self.page.locator("#frames")).to_be_hidden()

    def test_copying_a_command_shows_success_or_failure(self):
        self.open()
        self.page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
        copy = self.page.locator("#copy")
        for works, words in (("true", "Copied"), ("false", "Not copied")):
            self.page.evaluate(f"document.execCommand = () => {works}")
            copy.click()
            expect(copy).to_have_text(words)
            expect(copy).to_have_text("Copy")

    def test_names_are_text_and_commands_are_quoted(self):
        self.open()
        self.choose('spokes/<refreshing> & "more"')
        command = self.page.locator("#command")
        expect(command).to_have_text("pinwheel accept 'spokes/<refreshing> & \"more\"'")
