import Base
import Frames
import Testing
import Commands

/// Frames get the names that loaders expect.
struct FilePatternTests {
    private let values = FilePattern.Values(
        design: "arc",
        state: "pulling",
        frame: 7,
        scale: 2,
        appearance: "dark"
    )

    @Test(arguments: [
        ("{design}/{state}/{frame:04}{scale}.png", "arc/pulling/0007@2x.png"),
        ("{frame}.png", "7.png"),
        ("{frame:01}.png", "7.png"),
        ("{design}-{appearance}_{frame:02}.png", "arc-dark_07.png"),
        ("plain.png", "plain.png"),
        ("ö {state}.png", "ö pulling.png"),
    ])
    func `file names contain the values of placeholders`(pattern: String, name: String) throws {
        #expect(try FilePattern(parsing: pattern).name(for: values) == name)
    }

    @Test func `the default patterns are those of the documentation`() throws {
        let usual = "{design}/{state}/{frame:04}{scale}.png"
        #expect(FilePattern.standard.source == usual)
        #expect(try FilePattern(parsing: usual) == FilePattern.standard)
        let both = "{design}/{appearance}/{state}/{frame:04}{scale}.png"
        #expect(try FilePattern(parsing: both) == FilePattern.withAppearance)
    }

    @Test(arguments: [(1, 4), (10_000, 4), (10_001, 5), (36_000, 5)])
    func `numbered frames sort by name`(count: Int, digits: Int) throws {
        let pattern = FilePattern.numbered(in: "refreshable", count: count)
        #expect(pattern.source == "refreshable/{frame:0\(digits)}{scale}.png")
        #expect(try FilePattern(parsing: pattern.source) == pattern)
    }

    @Test(arguments: [
        (1.0, ""), (2, "@2x"), (3, "@3x"), (1.5, "@1.5x"), (0.5, "@0.5x"),
    ])
    func `scales have the suffixes of asset catalogues`(scale: Double, suffix: String) {
        #expect(FilePattern.suffix(forScale: scale) == suffix)
    }

    @Test func `long numbers keep all digits`() throws {
        var values = values
        values.frame = 12_345
        #expect(try FilePattern(parsing: "{frame:04}.png").name(for: values) == "12345.png")
    }

    @Test(arguments: [
        ("../{frame}.png", "“..” part"),
        ("a/../{frame}.png", "“..” part"),
        ("./{frame}.png", "“..” part"),
        ("a//{frame}.png", "“..” part"),
        ("/{frame}.png", "absolute"),
        ("{frame}", "does not end in .png"),
        ("", "does not end in .png"),
        ("{frame.png", "“{” without a “}”"),
        ("{{frame}}.png", "“{” without a “}”"),
        ("frame}.png", "“}” without a “{”"),
        ("{fram}.png", "did you mean {frame}?"),
        ("{hour}.png", "allowed: {design}"),
        ("{frame:4}.png", "not a valid number"),
        ("{frame:00}.png", "not a valid number"),
        ("{frame:099}.png", "not a valid number"),
        ("a\0{frame}.png", "NUL character"),
    ])
    func `invalid patterns are rejected with a reason`(pattern: String, reason: String) {
        let error = #expect(throws: InputError.self) { try FilePattern(parsing: pattern) }
        #expect(error?.description.contains(reason) == true)
    }
}
