import Indicators

extension Design {
    /// Opens a font beside the design, by the name in the file, of at most so many bytes; the caller
    /// keeps it within the design's folder. What is thrown becomes a problem.
    public typealias FontLoader =
        @Sendable (_ name: String, _ bytes: Int) throws(FontFailure) -> LoadedFont

    /// A loader for designs without fonts: it has none.
    public static let noFonts: FontLoader = { _, _ throws(FontFailure) in
        throw FontFailure("this design may not use fonts", isAbsent: true)
    }
}

/// A font that is open: what it says of itself, and what sets texts in it.
public struct LoadedFont: Sendable {
    /// Sets a text, of which all letters together have at most so many lines and curves.
    public typealias Setter =
        @Sendable (_ text: String, _ steps: Int) throws(FontFailure) -> OutlineFont.Line

    /// The lengths that all letters share.
    public let metrics: FontMetrics
    /// The bytes of its file.
    public let size: Int
    /// Sets a text.
    public let line: Setter

    /// A font by what is known of it.
    public init(metrics: FontMetrics, size: Int, line: @escaping Setter) {
        self.metrics = metrics
        self.size = size
        self.line = line
    }
}

/// Why a font beside a design cannot be had, or a text cannot be set in it.
public struct FontFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason, as a problem states it after a colon.
    public let description: String
    /// Whether the font is not at hand, so that outlines that the design carries would help.
    public let isAbsent: Bool

    /// A reason in words.
    public init(_ description: String, isAbsent: Bool = false) {
        self.description = description
        self.isAbsent = isAbsent
    }

    /// The reason where a font would have more bytes than the design's other fonts leave.
    package static func tooLarge(room: Int) -> FontFailure {
        let left = room == DesignLimits.fontBytes ? "" : ", and the others leave \(room)"
        return FontFailure(
            "the fonts of a design may have \(DesignLimits.fontBytes) bytes together\(left)"
        )
    }

    /// The reason where letters would have more lines and curves than those of other texts leave.
    package static let tooComplex = FontFailure(
        "the letters of a design may have \(DesignLimits.letterSteps) lines and curves together"
    )
}

/// The fonts of a design that is read: each is opened once, and each text is set in it once.
final class DesignFonts {
    private let load: Design.FontLoader
    /// What the design carries, by the fonts' files.
    private var carried: [String: OutlineFont] = [:]
    private var loaded: [String: Result<LoadedFont, FontFailure>] = [:]
    private var lines: [String: [String: OutlineFont.Line]] = [:]
    private var bytes = DesignLimits.fontBytes
    private var steps = DesignLimits.letterSteps

    /// Fonts that are opened by `load`.
    init(load: @escaping Design.FontLoader) { self.load = load }

    /// Takes outlines that the design carries; false where it carries some of that file already.
    func carry(_ font: OutlineFont) -> Bool {
        guard carried[font.file] == nil else { return false }
        carried[font.file] = font
        return true
    }

    /// The font in `file` with those of `texts` that the design carries, if these are all of them; it is
    /// drawn the same whether the file is there or not.
    func carriedFont(in file: String, of texts: [String]) -> OutlineFont? {
        guard let font = carried[file] else { return nil }
        let lines = texts.compactMap { font.line(of: $0) }
        guard lines.count == texts.count else { return nil }
        return OutlineFont(file: file, metrics: font.metrics, lines: lines)
    }

    /// Whether the design carries anything of the font in `file`.
    func carries(_ file: String) -> Bool { carried[file] != nil }

    /// The font in `file`, opened.
    func font(in file: String) throws(FontFailure) -> LoadedFont {
        if let known = loaded[file] { return try known.get() }
        do throws(FontFailure) {
            let font = try load(file, bytes)
            guard font.size <= bytes else { throw FontFailure.tooLarge(room: bytes) }
            bytes -= font.size
            loaded[file] = .success(font)
            return font
        } catch {
            loaded[file] = .failure(error)
            throw error
        }
    }

    /// A text, set in the font in `file`.
    func line(of text: String, in file: String) throws(FontFailure) -> OutlineFont.Line {
        if let line = lines[file]?[text] { return line }
        let font = try font(in: file)
        let line: OutlineFont.Line
        do throws(FontFailure) {
            line = try font.line(text, steps)
        } catch {
            // What is too much once is not tried again with every text that follows.
            if error == .tooComplex { steps = 0 }
            throw error
        }
        let count = line.letters.steps + line.spacedLetters.steps
        guard count <= steps else { throw FontFailure.tooComplex }
        steps -= count
        lines[file, default: [:]][text] = line
        return line
    }
}
