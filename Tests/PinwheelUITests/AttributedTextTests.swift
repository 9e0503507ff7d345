import PinwheelUI
import Raster
import Testing

/// Texts of strings with attributes.
@MainActor
struct AttributedTextTests {
    private func picture(_ text: Text) throws -> [UInt8] {
        let session = try ViewSession(size: CGSize(width: 120, height: 40)) { text }
        var renderer = Renderer()
        return Array(renderer.render(try session.scene(at: 0)).pixels)
    }

    @Test("Each attribute is what Text's own modifier does")
    func attributes() throws {
        let cases: [(String, (inout AttributedString) -> Void, Text)] = [
            ("none", { _ in }, Text(verbatim: "Pull")),
            ("font", { $0.font = .title.bold() }, Text(verbatim: "Pull").font(.title.bold())),
            ("color", { $0.foregroundColor = .red }, Text(verbatim: "Pull").foregroundColor(.red)),
            ("kern", { $0.kern = 3 }, Text(verbatim: "Pull").kerning(3)),
            ("tracking", { $0.tracking = 2 }, Text(verbatim: "Pull").tracking(2)),
            ("baseline", { $0.baselineOffset = 6 }, Text(verbatim: "Pull").baselineOffset(6)),
            ("underline", { $0.underlineStyle = .single }, Text(verbatim: "Pull").underline()),
            (
                "strikethrough", { $0.strikethroughStyle = Text.LineStyle(pattern: .dot) },
                Text(verbatim: "Pull").strikethrough()
            ),
        ]
        var pictures: Set<[UInt8]> = []
        for (name, change, expected) in cases {
            var string = AttributedString("Pull")
            change(&string)
            let found = try picture(Text(string))
            #expect(try found == picture(expected), "\(name)")
            pictures.insert(found)
        }
        #expect(pictures.count == cases.count, "attributes look alike")
    }

    @Test("Parts have their own attributes")
    func parts() throws {
        var string = AttributedString("Pull")
        string.foregroundColor = .red
        var rest = AttributedString(" now")
        rest.font = .caption
        string += rest
        if let range = string.range(of: "ll") { string[range].underlineStyle = .single }
        let expected =
            Text(verbatim: "Pu").foregroundColor(.red)
            + Text(verbatim: "ll").foregroundColor(.red).underline()
            + Text(verbatim: " now").font(.caption)
        #expect(try picture(Text(string)) == picture(expected))
    }

    @Test("UIKit's attributes count where SwiftUI says nothing")
    func others() throws {
        var string = AttributedString("Pull")
        string.font = .systemFont(ofSize: 24, weight: .bold)
        string.foregroundColor = .systemTeal
        let expected = Text(verbatim: "Pull").font(.system(size: 24, weight: .bold))
        let teal = expected.foregroundColor(Color(uiColor: .systemTeal))
        #expect(try picture(Text(string)) == picture(teal))
        string.foregroundColor = .red
        #expect(try picture(Text(string)) == picture(expected.foregroundColor(.red)))
    }
}
