import CHarfBuzz
import DesignFormat
import Indicators
import Raster

/// A font in HarfBuzz's hands, for one thread at a time.
@safe final class FontShaper {
    private let font: OpaquePointer
    /// The outlines of glyphs that were asked for, by their indices in the font.
    private var outlines: [UInt32: Path] = [:]

    /// The version of HarfBuzz on this machine; nil where there is none.
    static var libraryVersion: String? { unsafe chb_version().map { unsafe String(cString: $0) } }

    /// The font in the bytes of a file.
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

    /// The lengths that all letters share; what the font does not tell is measured or usual.
    func metrics() -> FontMetrics {
        var metrics = chb_metrics()
        unsafe chb_font_metrics(font, &metrics)
        let em = Double(metrics.units_per_em)
        let isTold = metrics.ascent > 0
        let ascent = isTold ? Double(metrics.ascent) : 0.8 * em
        return FontMetrics(
            unitsPerEm: em,
            ascent: ascent,
            descent: isTold ? -Double(metrics.descent) : 0.2 * em,
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

    /// The letters of a text from left to right.
    func letters(
        of text: String,
        hasLigatures: Bool,
        steps: Int
    ) throws(AssetFailure) -> LetterRun {
        var letters: [LetterRun.Letter] = []
        var pen = 0.0
        var start = 0.0
        var last: UInt32?
        var room = steps
        let glyphs = try glyphs(of: text, hasLigatures: hasLigatures)
        if let gap = glyphs.filter({ $0.glyph == 0 }).map({ $0.cluster }).min() {
            throw missing(in: text, from: Int(gap))
        }
        for glyph in glyphs {
            if glyph.cluster != last {
                start = pen + Double(glyph.x)
                letters.append(LetterRun.Letter(Path(), x: start))
                last = glyph.cluster
            }
            let outline = try outline(of: glyph.glyph, steps: room)
            room -= outline.elements.count
            let way = (dx: pen - start + Double(glyph.x), dy: -Double(glyph.y))
            let isThere = way.dx == 0 && way.dy == 0
            letters[letters.count - 1].outline.append(
                isThere
                    ? outline : outline.transformed(by: .translation(dx: way.dx, dy: way.dy))
            )
            pen += Double(glyph.advance)
        }
        return LetterRun(letters, advance: pen)
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
                ? AssetFailure("it would be more than \(DesignLimits.letters) glyphs")
                : Self.failure(status, of: [])
        }
        return unsafe Array(UnsafeBufferPointer(start: glyphs, count: count))
    }

    /// The outline of a glyph, y down from the baseline.
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

    /// The failure of a text with a character that the font does not have, in what begins at a byte.
    private func missing(in text: String, from byte: Int) -> AssetFailure {
        let start = text.utf8.index(text.startIndex, offsetBy: byte)
        let scalars = text[start...].unicodeScalars
        let missing =
            scalars.first { unsafe chb_font_glyph(font, $0.value) == 0 } ?? scalars.first
        return AssetFailure(
            "it has no glyph for " + LineText.name(of: missing.map(String.init) ?? "")
        )
    }

    /// What a status means; `bytes` are those of a font that could not be opened.
    private static func failure(_ status: chb_status, of bytes: [UInt8]) -> AssetFailure {
        switch status {
        case CHB_NO_LIBRARY: .noLibrary
        case CHB_NOT_FONT where FontBytes(bytes) == .web:
            AssetFailure("it is a web font (WOFF); unpack it to a TrueType or OpenType file")
        case CHB_NOT_FONT where FontBytes(bytes) == .pointer:
            AssetFailure("it is a Git LFS pointer; fetch the font with git lfs pull")
        case CHB_NOT_FONT: AssetFailure("it is no TrueType or OpenType font")
        case CHB_NO_OUTLINES: AssetFailure("its glyphs are pictures, not outlines")
        default: AssetFailure("there is no memory for it")
        }
    }
}

/// What a file that is no font may be instead.
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
    /// The failure where HarfBuzz is not installed.
    private static var install: String {
        #if os(Linux)
            "apt-get install libharfbuzz0b"
        #else
            "brew install harfbuzz"
        #endif
    }

    fileprivate static let noLibrary = AssetFailure(
        "there is no HarfBuzz on this machine (run: \(install))",
        isMissing: true
    )
}

extension Path {
    /// The outline that HarfBuzz has drawn; HarfBuzz's y points up.
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
                // The line back to the start is in closing.
                if elements.last == .line(start) { elements.removeLast() }
                elements.append(.close)
            }
        }
        self.init(elements: elements)
    }
}

extension Point {
    /// A point of a font, with y up.
    fileprivate init(_ x: Float, _ y: Float) { self.init(x: Double(x), y: y == 0 ? 0 : -Double(y)) }
}
