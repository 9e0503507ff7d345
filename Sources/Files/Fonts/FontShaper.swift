import CHarfBuzz
import DesignFormat
import Indicators
import Raster

/// A font opened with HarfBuzz, for use by one thread at a time.
@safe final class FontShaper {
    private let font: OpaquePointer
    /// The cached outlines of glyphs, by glyph index.
    private var outlines: [UInt32: Path] = [:]

    /// The version of the installed HarfBuzz, or `nil` if it is not installed.
    static var libraryVersion: String? { unsafe chb_version().map { unsafe String(cString: $0) } }

    /// Opens a font from the bytes of its file.
    init(_ bytes: [UInt8]) throws(AssetFailure) {
        var font: OpaquePointer?
        let status = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe chb_font_create(buffer.baseAddress, buffer.count, &font)
        }
        guard status == CHB_OK, let font = unsafe font else {
            throw Self.failure(status, of: bytes)
        }
        unsafe self.font = font
    }

    deinit { unsafe chb_font_destroy(font) }

    /// Returns the font's metrics. Values that the font does not specify are measured or estimated.
    func metrics() -> FontMetrics {
        var metrics = chb_metrics()
        unsafe chb_font_metrics(font, &metrics)
        let em = Double(metrics.units_per_em)
        let isSpecified = metrics.ascent > 0
        let ascent = isSpecified ? Double(metrics.ascent) : 0.8 * em
        return FontMetrics(
            unitsPerEm: em,
            ascent: ascent,
            descent: isSpecified ? -Double(metrics.descent) : 0.2 * em,
            capHeight: metrics.cap_height > 0
                ? Double(metrics.cap_height) : heightOfH() ?? 0.7 * ascent
        )
    }

    private func heightOfH() -> Double? {
        let glyph = unsafe chb_font_glyph(font, UInt32(UInt8(ascii: "H")))
        guard glyph != 0, let outline = try? outline(of: glyph, steps: DesignLimits.keys),
            let top = outline.bounds?.minY, top < 0
        else { return nil }
        return -top
    }

    /// Returns the letters of a text, from left to right.
    func letters(
        of text: String,
        hasLigatures: Bool,
        steps: Int
    ) throws(AssetFailure) -> GlyphRun {
        var letters: [GlyphRun.Letter] = []
        var pen = 0.0
        var start = 0.0
        var last: UInt32?
        var room = steps
        let glyphs = try glyphs(of: text, hasLigatures: hasLigatures)
        if let firstMissing = glyphs.filter({ $0.glyph == 0 }).map({ $0.cluster }).min() {
            throw missing(in: text, from: Int(firstMissing))
        }
        for glyph in glyphs {
            if glyph.cluster != last {
                start = pen + Double(glyph.x)
                letters.append(GlyphRun.Letter(Path(), x: start))
                last = glyph.cluster
            }
            let outline = try outline(of: glyph.glyph, steps: room)
            room -= outline.elements.count
            let offset = (dx: pen - start + Double(glyph.x), dy: -Double(glyph.y))
            let isAtStart = offset.dx == 0 && offset.dy == 0
            letters[letters.count - 1].outline.append(
                isAtStart
                    ? outline : outline.transformed(by: .translation(dx: offset.dx, dy: offset.dy))
            )
            pen += Double(glyph.advance)
        }
        return GlyphRun(letters, advance: pen)
    }

    private func glyphs(
        of text: String,
        hasLigatures: Bool
    ) throws(AssetFailure) -> [chb_glyph] {
        var glyphs: UnsafePointer<chb_glyph>?
        var count = 0
        let bytes = Array(text.utf8)
        let status = unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe chb_font_shape(
                font,
                buffer.baseAddress,
                buffer.count,
                hasLigatures ? 1 : 0,
                DesignLimits.letters,
                &glyphs,
                &count
            )
        }
        guard status == CHB_OK else {
            throw status == CHB_TOO_MUCH
                ? AssetFailure("the text has more than \(DesignLimits.letters) glyphs")
                : Self.failure(status, of: [])
        }
        return unsafe Array(UnsafeBufferPointer(start: glyphs, count: count))
    }

    /// Returns the outline of a glyph. y points down from the baseline.
    private func outline(
        of glyph: UInt32,
        steps: Int
    ) throws(AssetFailure) -> Path {
        if let known = outlines[glyph] {
            guard known.elements.count <= steps else { throw AssetFailure.tooComplex }
            return known
        }
        var elements: UnsafePointer<chb_step>?
        var count = 0
        let status = unsafe chb_font_outline(font, glyph, max(steps, 0), &elements, &count)
        guard status == CHB_OK else {
            throw status == CHB_TOO_MUCH
                ? AssetFailure.tooComplex : Self.failure(status, of: [])
        }
        let path = unsafe Path(UnsafeBufferPointer(start: elements, count: count))
        outlines[glyph] = path
        return path
    }

    /// Returns the failure for the first character without a glyph at or after a byte offset.
    private func missing(in text: String, from byte: Int) -> AssetFailure {
        let start = text.utf8.index(text.startIndex, offsetBy: byte)
        let scalars = text[start...].unicodeScalars
        let missing =
            scalars.first { unsafe chb_font_glyph(font, $0.value) == 0 } ?? scalars.first
        return AssetFailure(
            "it has no glyph for " + LineText.name(of: missing.map(String.init) ?? "")
        )
    }

    /// Returns the failure for a status. `bytes` is the file that could not be opened, or empty.
    private static func failure(_ status: chb_status, of bytes: [UInt8]) -> AssetFailure {
        switch status {
        case CHB_NO_LIBRARY: .noLibrary
        case CHB_NOT_FONT where FontBytes(bytes) == .web:
            AssetFailure("it is a web font (WOFF); unpack it to a TrueType or OpenType file")
        case CHB_NOT_FONT where FontBytes(bytes) == .pointer:
            AssetFailure("it is a Git LFS pointer; fetch the font with git lfs pull")
        case CHB_NOT_FONT: AssetFailure("it is not a TrueType or OpenType font")
        case CHB_NO_OUTLINES: AssetFailure("its glyphs are bitmaps, not outlines")
        default: AssetFailure("out of memory")
        }
    }
}

/// A kind of file that is often mistaken for a font.
private enum FontBytes {
    case web, pointer

    init?(_ bytes: [UInt8]) {
        if bytes.starts(with: "wOF".utf8) {
            self = .web
        } else if bytes.starts(with: "version https://git-lfs".utf8) {
            self = .pointer
        } else {
            return nil
        }
    }
}

extension AssetFailure {
    /// The command that installs HarfBuzz.
    private static var install: String {
        #if os(Linux)
            "apt-get install libharfbuzz0b"
        #else
            "brew install harfbuzz"
        #endif
    }

    fileprivate static let noLibrary = AssetFailure(
        "HarfBuzz is not installed (run: \(install))",
        isMissing: true
    )
}

extension Path {
    /// Converts an outline from HarfBuzz, where y points up.
    fileprivate init(_ steps: UnsafeBufferPointer<chb_step>) {
        var elements: [Element] = []
        elements.reserveCapacity(steps.count)
        var start = Point.zero
        for index in steps.indices {
            let step = unsafe steps[index]
            let first = Point(step.x.0, step.y.0)
            let second = Point(step.x.1, step.y.1)
            switch step.kind {
            case CHB_MOVE:
                start = first
                elements.append(.move(first))
            case CHB_LINE: elements.append(.line(first))
            case CHB_QUAD: elements.append(.quad(first, second))
            case CHB_CUBIC: elements.append(.cubic(first, second, Point(step.x.2, step.y.2)))
            default:
                // `close` itself draws the line back to the start.
                if elements.last == .line(start) { elements.removeLast() }
                elements.append(.close)
            }
        }
        self.init(elements: elements)
    }
}

extension Point {
    /// Converts a point of a font, where y points up.
    fileprivate init(_ x: Float, _ y: Float) { self.init(x: Double(x), y: y == 0 ? 0 : -Double(y)) }
}
