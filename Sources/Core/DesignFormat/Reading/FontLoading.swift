import Base
import Indicators

/// A font that is open: what it says of itself, and what sets texts in it.
public struct LoadedFont: Sendable {
    /// Sets a text, of which all letters together have at most so many lines and curves.
    public typealias Setter =
        @Sendable (_ text: String, _ steps: Int) throws(AssetFailure) -> OutlineFont.Line

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

extension LoadedFont {
    /// A font of which some texts are set already.
    package init(_ font: OutlineFont) {
        self.init(metrics: font.metrics, size: 0) { text, _ throws(AssetFailure) in
            guard let line = font.line(of: text) else { throw AssetFailure("it has not all") }
            return line
        }
    }
}

extension AssetFailure {
    /// The reason where a font would have more bytes than the design's other fonts leave.
    package static func tooLarge(room: Int) -> AssetFailure {
        let left = room == DesignLimits.fontBytes ? "" : ", and the others leave \(room)"
        return AssetFailure(
            "the fonts of a design may have \(DesignLimits.fontBytes) bytes together\(left)"
        )
    }

    /// The reason where letters would have more lines and curves than those of other texts leave.
    package static let tooComplex = AssetFailure(
        "the letters of a design may have \(DesignLimits.letterSteps) lines and curves together"
    )
}

/// The fonts of a design that is read and of those that it uses, by their paths: each is opened once, and
/// each text is set in it once.
final class DesignFonts {
    private let load: DesignAssets.FontLoader
    /// What the designs carry.
    private var carried = NamedValues<OutlineFont>()
    /// The fonts of which a design carries what could not be read, and whether there is one without its name.
    private var misread: Set<String> = []
    private var hasNamelessMisread = false
    private var loaded = NamedValues<Result<LoadedFont, AssetFailure>>()
    private var lines = NamedValues<NamedValues<OutlineFont.Line>>()
    private var bytes = DesignLimits.fontBytes
    private var steps = DesignLimits.letterSteps

    /// Fonts that are opened by `load`.
    init(load: @escaping DesignAssets.FontLoader) { self.load = load }

    /// Takes outlines that a design carries of the font at `path`; false where there are some already.
    func carry(_ font: OutlineFont, at path: String) -> Bool {
        guard carried[path] == nil else { return false }
        carried[path] = font
        return true
    }

    /// The font at `path`, which a file calls `name`, with those of `texts` that the designs carry, if
    /// these are all of them; it is drawn the same whether the file is there or not.
    func carriedFont(at path: String, named name: String, of texts: [String]) -> OutlineFont? {
        guard let font = carried[path] else { return nil }
        let lines = texts.compactMap { font.line(of: $0) }
        guard lines.count == texts.count else { return nil }
        return OutlineFont(file: name, metrics: font.metrics, lines: lines)
    }

    /// Notes that what a design carries of the font at `path` could not be read; nil for a font whose
    /// name could not be read either.
    func noteMisread(at path: String?) {
        if let path { misread.insert(path) } else { hasNamelessMisread = true }
    }

    /// Whether what a design carries of the font at `path` could not be read, which was reported.
    func isMisread(_ path: String) -> Bool { misread.contains(path) || hasNamelessMisread }

    /// Whether a design carries anything of the font at `path`.
    func carries(_ path: String) -> Bool { carried[path] != nil }

    /// The font at `path`, opened.
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

    /// A text, set in the font at `path`.
    func line(of text: String, at path: String) throws(AssetFailure) -> OutlineFont.Line {
        if let line = lines[path]?[text] { return line }
        let font = try font(at: path)
        let line: OutlineFont.Line
        do throws(AssetFailure) {
            line = try font.line(text, steps)
        } catch {
            // What is too much once is not tried again with every text that follows.
            if error == .tooComplex { steps = 0 }
            throw error
        }
        let count = line.letters.steps + line.spacedLetters.steps
        guard count <= steps else { throw AssetFailure.tooComplex }
        steps -= count
        var known = lines[path] ?? NamedValues()
        known[text] = line
        lines[path] = known
        return line
    }
}
