/// A font of a few glyphs with known outlines and widths, in 1000 units per em.
///
/// It contains space, H, o, f, i, the ligature fi, a kerned pair Ho, and a combining mark (U+0301).
package struct TestFont {
    /// The format of the outlines.
    package enum Outlines: CaseIterable {
        /// Quadratic curves in the table `glyf`.
        case trueType
        /// Cubic curves in the table `CFF `; only H has an outline.
        case compact
        /// No outlines, as in fonts of bitmaps.
        case none
    }

    /// A glyph: its advance width, and its contours as points on and off the curve, with y up.
    struct Glyph {
        var advance: Int
        var contours: [[(x: Int, y: Int, isOn: Bool)]]

        init(_ advance: Int, _ contours: [[(x: Int, y: Int, isOn: Bool)]] = []) {
            self.advance = advance
            self.contours = contours
        }

        /// Returns a rectangle on the baseline.
        static func box(_ advance: Int, width: Int, height: Int) -> Glyph {
            Glyph(
                advance,
                [[(0, 0, true), (0, height, true), (width, height, true), (width, 0, true)]]
            )
        }
    }

    static let glyphs = [
        Glyph.box(500, width: 400, height: 400),
        Glyph(300),
        .box(700, width: 600, height: 700),
        Glyph(550, [[(0, 0, true), (250, 500, false), (500, 0, true)]]),
        .box(300, width: 200, height: 800),
        .box(250, width: 100, height: 500),
        .box(500, width: 450, height: 800),
        Glyph(0, [[(-300, 800, true), (-250, 900, true), (-200, 800, true)]]),
    ]
    /// The glyph index of each character.
    static let characters: [(code: Int, glyph: Int)] = [
        (0x20, 1), (0x48, 2), (0x66, 4), (0x69, 5), (0x6F, 3), (0x301, 7),
    ]
    static let ligature = (first: 4, second: 5, whole: 6)
    static let kern = (left: 2, right: 3, value: -50)

    /// Returns the bytes of the font file.
    package static func bytes(_ outlines: Outlines = .trueType) -> [UInt8] {
        var tables: [(tag: String, bytes: [UInt8])] = [
            ("cmap", cmap), ("head", head), ("hhea", hhea), ("hmtx", hmtx), ("kern", kerning),
            ("maxp", maxp), ("OS/2", os2), ("GSUB", gsub),
        ]
        switch outlines {
        case .trueType: tables += [("glyf", glyf.bytes), ("loca", glyf.offsets)]
        case .compact: tables.append(("CFF ", compact))
        case .none: break
        }
        tables.sort { $0.tag < $1.tag }
        return file(tables, version: outlines == .compact ? 0x4F54_544F : 0x10000)
    }

    /// Assembles the file. Each table starts at a multiple of four bytes.
    private static func file(_ tables: [(tag: String, bytes: [UInt8])], version: Int) -> [UInt8] {
        var head = FontBytes()
        head.long(version)
        head.short(tables.count, 128, 3, tables.count * 16 - 128)
        var body: [UInt8] = []
        for (tag, bytes) in tables {
            head.all += Array(tag.utf8)
            head.long(0, 12 + 16 * tables.count + body.count, bytes.count)
            body += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
        }
        return head.all + body
    }
}

/// A buffer of big-endian numbers.
struct FontBytes {
    var all: [UInt8] = []

    mutating func byte(_ values: Int...) {
        all += values.map { UInt8(truncatingIfNeeded: $0) }
    }

    mutating func short(_ values: Int...) {
        for value in values { byte(value >> 8, value) }
    }

    mutating func long(_ values: Int...) {
        for value in values { short(value >> 16, value) }
    }
}
