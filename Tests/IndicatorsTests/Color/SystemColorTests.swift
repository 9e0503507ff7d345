import Indicators
import Raster
import Testing

@Suite("System colours are the system's")
struct SystemColorTests {
    /// Red, green and blue of each colour: light and dark of iOS 15 to 18, then of iOS 26.
    private static let published: [(SystemColor, [[UInt8]])] = [
        (.red, [[255, 59, 48], [255, 69, 58], [255, 56, 60], [255, 66, 69]]),
        (.orange, [[255, 149, 0], [255, 159, 10], [255, 141, 40], [255, 146, 48]]),
        (.yellow, [[255, 204, 0], [255, 214, 10], [255, 204, 0], [255, 214, 0]]),
        (.green, [[52, 199, 89], [48, 209, 88], [52, 199, 89], [48, 209, 88]]),
        (.mint, [[0, 199, 190], [99, 230, 226], [0, 200, 179], [0, 218, 195]]),
        (.teal, [[48, 176, 199], [64, 200, 224], [0, 195, 208], [0, 210, 224]]),
        (.cyan, [[50, 173, 230], [100, 210, 255], [0, 192, 232], [60, 211, 254]]),
        (.blue, [[0, 122, 255], [10, 132, 255], [0, 136, 255], [0, 145, 255]]),
        (.indigo, [[88, 86, 214], [94, 92, 230], [97, 85, 245], [109, 124, 255]]),
        (.purple, [[175, 82, 222], [191, 90, 242], [203, 48, 224], [219, 52, 242]]),
        (.pink, [[255, 45, 85], [255, 55, 95], [255, 45, 85], [255, 55, 95]]),
        (.brown, [[162, 132, 94], [172, 142, 104], [172, 127, 94], [183, 138, 102]]),
        (.gray, [[142, 142, 147], [142, 142, 147], [142, 142, 147], [142, 142, 147]]),
        (.primary, [[0, 0, 0], [255, 255, 255], [0, 0, 0], [255, 255, 255]]),
        (.white, [[255, 255, 255], [255, 255, 255], [255, 255, 255], [255, 255, 255]]),
        (.black, [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]),
    ]

    private static let looks: [(Appearance, Palette)] = [
        (.light, .ios18), (.dark, .ios18), (.light, .ios26), (.dark, .ios26),
    ]

    @Test(arguments: 0..<16)
    func `opaque colours have their published bytes`(index: Int) {
        let (name, rows) = Self.published[index]
        for ((appearance, palette), rgb) in zip(Self.looks, rows) {
            #expect(
                name.resolved(in: appearance, of: palette)
                    == Color(red8: rgb[0], green8: rgb[1], blue8: rgb[2]),
                "\(name) \(appearance) \(palette)"
            )
        }
    }

    @Test func `label colours have their published greys and alphas`() {
        let alphas: [(SystemColor, [Double])] = [
            (.secondary, [0.6, 0.6, 0.6, 0.6]),
            (.tertiary, [0.3, 0.3, 0.3, 0.3]),
            (.quaternary, [0.18, 0.16, 0.18, 0.18]),
        ]
        for (name, values) in alphas {
            for ((appearance, palette), alpha) in zip(Self.looks, values) {
                let expected =
                    appearance == .light
                    ? Color(red8: 60, green8: 60, blue8: 67, alpha: alpha)
                    : Color(red8: 235, green8: 235, blue8: 245, alpha: alpha)
                #expect(name.resolved(in: appearance, of: palette) == expected)
            }
        }
    }

    @Test func `UIKit's plain colours are the same everywhere`() {
        let values: [(SystemColor, Color)] = [
            (.uiRed, Color(red: 1, green: 0, blue: 0)),
            (.uiBlue, Color(red: 0, green: 0, blue: 1)),
            (.uiPurple, Color(red: 0.5, green: 0, blue: 0.5)),
            (.uiCyan, Color(red: 0, green: 1, blue: 1)),
            (.uiOrange, Color(red: 1, green: 0.5, blue: 0)),
            (.uiMagenta, Color(red: 1, green: 0, blue: 1)),
            (.clear, Color.clear),
        ]
        for (name, color) in values {
            for (appearance, palette) in Self.looks {
                #expect(name.resolved(in: appearance, of: palette) == color)
            }
        }
    }

    @Test func `every name is listed once`() {
        #expect(SystemColor.names.count == 26)
        #expect(Set(SystemColor.names).count == 26)
        #expect(SystemColor(rawValue: "uiMagenta") == .uiMagenta)
    }
}
