import Indicators
import Raster
import Testing

@Suite("The built-in font letters labels")
struct StrokeFontTests {
    private let font = StrokeFont.builtIn

    @Test func `every printable ASCII character and a few more have glyphs`() {
        for code in UInt8(32)...126 {
            #expect(font.contains(Character(UnicodeScalar(code))))
        }
        for character in "…°×–—‘’“”•·✓✗←↑→↓" { #expect(font.contains(character)) }
        #expect(!font.contains("\n"))
        #expect(!font.contains("é"))
    }

    @Test func `only the space has an empty glyph`() {
        for code in UInt8(33)...126 {
            let text = String(UnicodeScalar(code))
            #expect(!font.path(for: text, size: 10, at: .zero).isEmpty, "\(text)")
        }
        #expect(font.path(for: " ", size: 10, at: .zero).isEmpty)
        #expect(font.width(of: " ", size: 10) > 0)
    }

    @Test func `digits are equally wide, so that numbers align in columns`() {
        let widths = Set("0123456789".map { font.width(of: String($0), size: 1) })
        #expect(widths.count == 1)
    }

    @Test func `no two characters look the same`() {
        var seen: [Path: Character] = [:]
        for code in UInt8(33)...126 {
            let character = Character(UnicodeScalar(code))
            let path = font.path(for: String(character), size: 1, at: .zero)
            #expect(seen[path] == nil, "\(character)")
            seen[path] = character
        }
    }

    @Test func `the strokes stay within the advance and the line`() {
        for code in UInt8(33)...126 {
            let text = String(UnicodeScalar(code))
            let width = font.width(of: text, size: 20)
            for point in places(of: font.path(for: text, size: 20, at: .zero)) {
                #expect((0...width).contains(point.x), "\(text)")
                #expect((-16...4.3).contains(point.y), "\(text)")
            }
        }
    }

    @Test func `capitals and digits stand on the baseline and reach cap height`() {
        #expect(font.capitalHeight(ofSize: 20) == 14)
        for character in "ABCDEFGHIKLMNOPRSTUVWXYZ023456789" {
            let heights = places(of: font.path(for: String(character), size: 20, at: .zero))
                .map(\.y)
            #expect(abs((heights.min() ?? 0) + 14) <= 1e-12, "\(character)")
            #expect(abs(heights.max() ?? 1) <= 1e-12, "\(character)")
        }
    }

    @Test func `a text is its glyphs one after the other, scaled about its origin`() {
        let origin = Point(x: 3, y: 17)
        let whole = font.path(for: "Hi", size: 12, at: origin)
        var parts = font.path(for: "H", size: 12, at: origin)
        let next = Point(x: origin.x + font.width(of: "H", size: 12), y: origin.y)
        parts.append(font.path(for: "i", size: 12, at: next))
        #expect(whole == parts)
        let scaled: Double = 12 * font.width(of: "Hi", size: 1)
        #expect(abs(font.width(of: "Hi", size: 12) - scaled) < 1e-12)
        #expect(font.path(for: "", size: 12, at: origin).isEmpty)
        #expect(font.width(of: "", size: 12) == 0)
        #expect(font.penWidth(ofSize: 10) == 1)
    }

    @Test func `a character without a glyph is drawn as a box`() {
        let box = font.path(for: "é", size: 20, at: .zero)
        #expect(box.elements.count == 5)
        #expect(box.elements.last == .close)
        #expect(font.path(for: "\n", size: 20, at: .zero) == box)
        #expect(font.width(of: "é", size: 20) == font.width(of: "漢", size: 20))
        #expect(font.width(of: "é", size: 20) > 0)
    }

    /// Returns the end points of path segments, and eight points on each curve.
    private func places(of path: Path) -> [Point] {
        var places: [Point] = []
        for element in path.elements {
            switch element {
            case .move(let p), .line(let p), .cubic(_, _, let p):
                places.append(p)
            case .quad(let control, let end):
                guard let start = places.last else { continue }
                for step in 1...8 {
                    let t = Double(step) / 8
                    let near = start.interpolated(to: control, at: t)
                    places.append(
                        near.interpolated(to: control.interpolated(to: end, at: t), at: t)
                    )
                }
            case .arc, .close:
                break
            }
        }
        return places
    }
}
