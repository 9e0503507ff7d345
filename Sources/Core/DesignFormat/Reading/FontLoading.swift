import Base
import Indicators

/// An open font: its metrics, and a function that converts text to outlines.
public struct LoadedFont: Sendable {
    /// Converts text to outlines. `steps` is the maximum total number of lines and curves.
    public typealias Setter =
        @Sendable (_ text: String, _ steps: Int) throws(AssetFailure) -> OutlineFont.Line

    /// The lengths that apply to all glyphs of the font.
    public let metrics: FontMetrics
    /// The size of the font file, in bytes.
    public let size: Int
    /// Converts a line of text to outlines.
    public let line: Setter

    /// Creates a font from its metrics, its file size in bytes and a text converter.
    public init(metrics: FontMetrics, size: Int, line: @escaping Setter) {
        self.metrics = metrics
        self.size = size
        self.line = line
    }
}

extension LoadedFont {
    /// Creates a font from lines of text that are already outlines.
    package init(_ font: OutlineFont) {
        self.init(metrics: font.metrics, size: 0) { text, _ throws(AssetFailure) in
            guard let line = font.line(of: text) else {
                throw AssetFailure("it lacks some of the text")
            }
            return line
        }
    }
}

extension AssetFailure {
    /// Returns the failure for a font that is larger than `room`: the bytes that the fonts of a
    /// design may still use.
    package static func tooLarge(room: Int) -> AssetFailure {
        let rest = room == DesignLimits.fontBytes ? "" : "; \(room) bytes remain for this font"
        return AssetFailure(
            "the fonts of a design may total at most \(DesignLimits.fontBytes) bytes\(rest)"
        )
    }

    /// The failure for letters whose outlines have more lines and curves than allowed.
    package static let tooComplex = AssetFailure(
        "the letters of a design may have at most \(DesignLimits.glyphSegments) lines and curves "
            + "in total"
    )
}

/// The fonts of a design and of the designs that it uses, by file path. Each font is opened once,
/// and each text is converted once per font.
final class DesignFonts {
    private let load: DesignAssets.FontLoader
    /// The fonts whose glyphs the designs contain.
    private var stored = NamedValues<OutlineFont>()
    /// The paths of fonts with invalid glyphs, and whether there are invalid glyphs without a font
    /// name.
    private var invalid: Set<String> = []
    private var hasInvalidWithoutName = false
    private var loaded = NamedValues<Result<LoadedFont, AssetFailure>>()
    private var lines = NamedValues<NamedValues<OutlineFont.Line>>()
    private var bytes = DesignLimits.fontBytes
    private var steps = DesignLimits.glyphSegments

    init(load: @escaping DesignAssets.FontLoader) { self.load = load }

    /// Adds the glyphs that a design contains for the font at `path`. Returns `false` if that font
    /// has glyphs already.
    func addGlyphs(_ font: OutlineFont, at path: String) -> Bool {
        guard stored[path] == nil else { return false }
        stored[path] = font
        return true
    }

    /// Returns the font at `path` with the outlines of `texts` from `glyphs`. Returns `nil` if any
    /// text is missing.
    ///
    /// Glyphs take precedence over the font file, so that a design is drawn the same without the
    /// file. `name` is the font's name in the design.
    func fontWithStoredGlyphs(
        at path: String,
        named name: String,
        of texts: [String]
    ) -> OutlineFont? {
        guard let font = stored[path] else { return nil }
        let lines = texts.compactMap { font.line(of: $0) }
        guard lines.count == texts.count else { return nil }
        return OutlineFont(file: name, metrics: font.metrics, lines: lines)
    }

    /// Marks the glyphs of the font at `path` as invalid. `path` is `nil` if the font's name is
    /// invalid, too.
    func markGlyphsInvalid(at path: String?) {
        if let path { invalid.insert(path) } else { hasInvalidWithoutName = true }
    }

    /// Whether the font at `path` has invalid glyphs, whose errors have been reported.
    func hasInvalidGlyphs(_ path: String) -> Bool {
        invalid.contains(path) || hasInvalidWithoutName
    }

    /// Whether a design contains glyphs of the font at `path`.
    func hasGlyphs(at path: String) -> Bool { stored[path] != nil }

    /// Opens the font at `path`, or returns the cached font or failure.
    func font(at path: String) throws(AssetFailure) -> LoadedFont {
        if let known = loaded[path] { return try known.get() }
        do throws(AssetFailure) {
            let font = try load(path, bytes)
            guard font.size <= bytes else { throw AssetFailure.tooLarge(room: bytes) }
            bytes -= font.size
            loaded[path] = .success(font)
            return font
        } catch {
            loaded[path] = .failure(error)
            throw error
        }
    }

    /// Converts a text to outlines of the font at `path`, or returns the cached line.
    func line(of text: String, at path: String) throws(AssetFailure) -> OutlineFont.Line {
        if let line = lines[path]?[text] { return line }
        let font = try font(at: path)
        let line: OutlineFont.Line
        do throws(AssetFailure) {
            line = try font.line(text, steps)
        } catch {
            // After the limit is exceeded, do not set further texts.
            if error == .tooComplex { steps = 0 }
            throw error
        }
        let count = line.letters.segmentCount + line.spacedGlyphs.segmentCount
        guard count <= steps else { throw AssetFailure.tooComplex }
        steps -= count
        var known = lines[path] ?? NamedValues()
        known[text] = line
        lines[path] = known
        return line
    }
}
