import PinwheelUI
import Raster
import Testing

/// Texts of attributed strings.
@MainActor
struct AttributedTextTests {
    private func image(_ text: Text) throws -> [UInt8] {
        let session = try ViewSession(size: CGSize(width: 120, height: 40)) { text }
        var renderer = Renderer()
        return Array(renderer.render(try session.scene(at: 0)).pixels)
    }

    @Test func `each attribute is drawn as the corresponding modifier of Text`() throws {
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
        var images: Set<[UInt8]> = []
        for (name, change, expected) in cases {
            var string = AttributedString("Pull")
            change(&string)
            let found = try image(Text(string))
            #expect(try found == image(expected), "\(name)")
            images.insert(found)
        }
        #expect(images.count == cases.count, "attributes look alike")
    }

    @Test func `parts of a string have their own attributes`() throws {
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
        #expect(try image(Text(string)) == image(expected))
    }

    @Test func `UIKit attributes apply if there are no SwiftUI attributes`() throws {
        var string = AttributedString("Pull")
        string.font = .systemFont(ofSize: 24, weight: .bold)
        string.foregroundColor = .systemTeal
        let expected = Text(verbatim: "Pull").font(.system(size: 24, weight: .bold))
        let teal = expected.foregroundColor(Color(uiColor: .systemTeal))
        #expect(try image(Text(string)) == image(teal))
        string.foregroundColor = .red
        #expect(try image(Text(string)) == image(expected.foregroundColor(.red)))
    }
}
