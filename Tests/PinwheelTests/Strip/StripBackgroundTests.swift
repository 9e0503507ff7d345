import Base
import Frames
import Indicators
import Raster
import Testing
import Commands

/// Labels are readable on every background.
struct StripBackgroundTests {
    @Test func `names and colours of backgrounds are parsed`() throws {
        #expect(try StripBackground(parsing: "checker") == .checker)
        #expect(try StripBackground(parsing: "none") == .none)
        #expect(try StripBackground(parsing: "#102030").sheet != nil)
        #expect(throws: InputError.self) { try StripBackground(parsing: "chequer!") }
    }

    @Test(
        arguments: ["white", "black", "#777777", "red", "yellow", "checker"],
        Appearance.allCases
    )
    func `labels contrast with the background`(name: String, appearance: Appearance) throws {
        let background = try StripBackground(parsing: name)
        let colors = background.colors(in: appearance, of: .ios18)
        let sheet = try #require(colors.sheet)
        #expect(abs(luma(of: colors.text) - luma(of: sheet)) > 0.2)
    }

    @Test func `none leaves the sheet transparent`() {
        let colors = StripBackground.none.colors(in: .light, of: .ios18)
        #expect(colors.sheet == nil)
        #expect(colors.squares == nil)
    }

    private func luma(of color: Color) -> Double {
        0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue
    }
}

extension StripBackground {
    fileprivate var sheet: Color? { colors(in: .light, of: .ios18).sheet }
}
