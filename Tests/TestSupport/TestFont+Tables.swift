/// The tables of the font, by the OpenType specification 1.9.
extension TestFont {
    private static func table(_ fill: (inout FontBytes) -> Void) -> [UInt8] {
        var bytes = FontBytes()
        fill(&bytes)
        return bytes.all
    }

    static let head = table { table in
        table.long(0x10000, 0, 0, 0x5F0F_3CF5)
        table.short(0, 1000)
        table.long(0, 0, 0, 0)
        table.short(-300, 0, 700, 900, 0, 8, 2, 1, 0)
    }

    static let hhea = table { table in
        table.long(0x10000)
        table.short(800, -200, 90, 700, 0, 0, 700, 1, 0, 0, 0, 0, 0, 0, 0, glyphs.count)
    }

    static let maxp = table { table in
        table.long(0x10000)
        table.short(glyphs.count, 8, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
    }

    static let hmtx = table { table in
        for glyph in glyphs { table.short(glyph.advance, 0) }
    }

    /// Version 2, which has the height of capitals.
    static let os2 = table { table in
        table.short(2, 500, 400, 5)
        for _ in 0..<17 { table.short(0) }
        for _ in 0..<5 { table.long(0) }
        table.short(0, 0x20, 0x301, 800, -200, 90, 900, 200)
        table.long(0, 0)
        table.short(500, 700, 0, 0x20, 2)
    }

    /// Format 4, with a segment for each character.
    static let cmap = table { table in
        let count = characters.count + 1
        let search = 8
        table.short(0, 1, 3, 1)
        table.long(12)
        table.short(4, 16 + 8 * count, 0, 2 * count, search, 2, 2 * count - search)
        for character in characters { table.short(character.code) }
        table.short(0xFFFF, 0)
        for character in characters { table.short(character.code) }
        table.short(0xFFFF)
        for character in characters { table.short(character.glyph - character.code) }
        table.short(1)
        for _ in 0..<count { table.short(0) }
    }

    /// The outlines and the offset of each.
    static let glyf: (bytes: [UInt8], offsets: [UInt8]) = {
        var outlines = FontBytes()
        var offsets = FontBytes()
        for glyph in glyphs {
            offsets.long(outlines.all.count)
            guard !glyph.contours.isEmpty else { continue }
            let points = glyph.contours.flatMap { $0 }
            outlines.short(glyph.contours.count)
            outlines.short(points.map { $0.x }.min() ?? 0, points.map { $0.y }.min() ?? 0)
            outlines.short(points.map { $0.x }.max() ?? 0, points.map { $0.y }.max() ?? 0)
            var last = -1
            for contour in glyph.contours {
                last += contour.count
                outlines.short(last)
            }
            outlines.short(0)
            for point in points { outlines.byte(point.isOn ? 1 : 0) }
            for (a, b) in zip([(0, 0, true)] + points, points) { outlines.short(b.x - a.0) }
            for (a, b) in zip([(0, 0, true)] + points, points) { outlines.short(b.y - a.1) }
            while !outlines.all.count.isMultiple(of: 4) { outlines.byte(0) }
        }
        offsets.long(outlines.all.count)
        return (outlines.all, offsets.all)
    }()

    /// Version 0, with one pair.
    static let kerning = table { table in
        table.short(0, 1, 0, 20, 1, 1, 6, 0, 0, kern.left, kern.right, kern.value)
    }

    /// One ligature for all scripts.
    static let gsub = table { table in
        table.long(0x10000)
        table.short(10, 30, 44)
        // Scripts: DFLT with a default language of one feature.
        table.short(1)
        table.all += Array("DFLT".utf8)
        table.short(8, 4, 0, 0, 0xFFFF, 1, 0)
        // Features: liga with one lookup.
        table.short(1)
        table.all += Array("liga".utf8)
        table.short(8, 0, 1, 0)
        // Lookups: one for ligatures.
        table.short(1, 4, 4, 0, 1, 8, 1, 8, 1, 14)
        table.short(1, 1, ligature.first)
        table.short(1, 4, ligature.whole, 2, ligature.second)
    }

    /// A CFF table by Adobe's technical note 5176. All glyphs are empty except H, whose top is a
    /// curve.
    static let compact = table { table in
        let charstrings = glyphs.indices.map { index -> [UInt8] in
            var code = FontBytes()
            func number(_ value: Int) { code.byte(28, value >> 8, value) }
            if index == 2 {
                // rmoveto, then a curve and two lines.
                [0, 0].forEach(number)
                code.byte(21)
                [0, 400, 600, 300, 0, -700].forEach(number)
                code.byte(8)
            }
            code.byte(14)
            return code.all
        }
        let strings = index(charstrings)
        let names = index([Array("T".utf8)])
        // Offsets of five bytes have the same length for every value.
        let length = 4 + names.count + index([[UInt8](repeating: 0, count: 17)]).count + 4
        var top = FontBytes()
        func offset(_ value: Int) {
            top.byte(29)
            top.long(value)
        }
        offset(length)
        top.byte(17)
        offset(2)
        offset(length + strings.count)
        top.byte(18)
        table.byte(1, 0, 4, 1)
        table.all += names + index([top.all])
        table.short(0, 0)
        table.all += strings
        // The private dictionary: a default width of 0.
        table.byte(139, 20)
    }

    private static func index(_ items: [[UInt8]]) -> [UInt8] {
        table { table in
            table.short(items.count)
            table.byte(2)
            var offset = 1
            table.short(offset)
            for item in items {
                offset += item.count
                table.short(offset)
            }
            for item in items { table.all += item }
        }
    }
}
