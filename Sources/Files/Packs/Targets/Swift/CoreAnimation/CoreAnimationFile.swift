import Base
import Raster

/// The source file of a generated `CALayer`.
struct CoreAnimationFile {
    let pack: Pack
    private let document: VectorDocument
    private var drawing: CoreAnimationDrawing
    private var statements: [String] = []

    /// Generates the statements for a design in each appearance.
    ///
    /// - Throws: `InputError` if the appearances have different layers.
    init(pack: Pack, documents: [VectorDocument]) throws(InputError) {
        self.pack = pack
        document = documents[0]
        for other in documents
        where !VectorLayer.haveEqualStructure(other.layers, document.layers) {
            throw InputError(
                "\(document.name) has other layers in the dark appearance, which one layer cannot show",
                hint: "pass --appearance light or --appearance dark"
            )
        }
        drawing = CoreAnimationDrawing(sequences: document.sequences, imagePrefix: pack.name)
        let backgrounds = documents.map {
            [$0.background ?? Animated(.clear, sequences: document.sequences.count)]
        }
        if documents.contains(where: { $0.background != nil }) {
            statements += drawing.motion.statements(
                Grid<Color>.curves(Grid(values: backgrounds), digits: 4),
                of: "content",
                "backgroundColor",
                .color
            )
        }
        for index in document.layers.indices {
            statements += drawing.lines(
                Grid(values: documents.map { [$0.layers[index]] }),
                to: "content"
            )
        }
    }

    /// The images that the layer loads.
    var images: [SwiftUIImage] { drawing.images }

    /// The name of the class.
    var type: String { pack.typeName + "Layer" }

    /// The source text.
    var text: String {
        let needsUIKit = (header + body).contains {
            $0.contains("UIImage") || $0.contains("NSValue(")
        }
        let imports = needsUIKit ? ["import QuartzCore", "import UIKit"] : ["import QuartzCore"]
        let comment =
            "// The indicator \"\(document.name)\", written by: pinwheel pack --for coreanimation"
        let lines = [comment, ""] + imports + [""] + header + SwiftText.indented(body) + ["}"]
        return SwiftText.wrapped(lines).joined(separator: "\n")
    }

    private var states: [VectorDocument.Sequence] { document.sequences.filter { !$0.isIntro } }
    private var followsProgress: [VectorDocument.Sequence] {
        states.filter { $0.playback == .drag }
    }
    private var isThemed: Bool { drawing.motion.usesAppearance }

    private var header: [String] {
        let title = document.title.isEmpty ? document.name : document.title
        var usage = ["///     let layer = \(type)()", "///     view.layer.addSublayer(layer)"]
        if let drag = followsProgress.first {
            usage += [
                "///     layer.phase = .\(drag.propertyName)", "///     layer.progress = 0.4",
            ]
        }
        if let loop = states.first(where: { $0.playback == .loop }) {
            usage.append("///     layer.phase = .\(loop.propertyName)")
        }
        return [
            "/// \(title.split(whereSeparator: \.isNewline).joined(separator: " ")).", "///",
        ] + usage + ["public final class \(type): CALayer {"]
    }

    private var body: [String] {
        let build = ["private func build() {"] + SwiftText.indented(statements.trimmedStart) + ["}"]
        var lines = interface + [""] + playback + ["", "// MARK: - Layers", ""] + build
        lines += [
            "", "/// Adds a layer whose origin is in the centre of its bounds.",
            "private func newLayer<Layer: CALayer>(_ layer: Layer, in parent: CALayer? = nil) -> Layer {",
            "    let (width, height) = (Self.canvas.width, Self.canvas.height)",
            "    layer.bounds = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)",
            "    layer.contentsScale = contentsScale", "    parent?.addSublayer(layer)",
            "    return layer", "}",
        ]
        let functions = CoreAnimationHelper.functions.filter {
            drawing.motion.functions.contains($0.name)
        }
        if !functions.isEmpty {
            lines += [
                "", "/// Makes a property follow keys in each part.",
                "private func animate(_ layer: CALayer, _ keyPath: String, _ keys: [Part: Keys]) {",
                "    motions.append(Motion(layer: layer, keyPath: keyPath, keys: keys))", "}",
            ]
        }
        lines += functions.flatMap(\.lines)
        for (call, text) in [
            ("path(", CoreAnimationHelper.path), ("Self.color(", CoreAnimationHelper.color),
            ("Self.rect(", CoreAnimationHelper.rect),
        ] where lines.contains(where: { $0.contains(call) }) {
            lines += text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        }
        return lines
    }

    private var interface: [String] {
        let phases = states.flatMap { state in
            ["    /// \(comment(of: state))", "    case \(state.propertyName)"]
        }
        let size =
            "CGSize(width: \(SwiftText.number(document.canvas.width)), "
            + "height: \(SwiftText.number(document.canvas.height)))"
        var lines =
            ["/// The phases of the indicator.", "public enum Phase: CaseIterable, Sendable {"]
            + phases + [
                "}", "", "/// The size in points.", "public static let canvas = \(size)", "",
                "/// The phase. Setting another one starts it.",
                "public var phase = Phase.\(states[0].propertyName) {",
                "    didSet { if phase != oldValue { play() } }", "}",
            ]
        if !followsProgress.isEmpty {
            lines += [
                "", "/// The position, 0…1, of a phase that follows it.",
                "public var progress = 0.0 {", "    didSet { seek() }", "}",
            ]
        }
        if isThemed {
            lines += [
                "",
                "/// Whether the colours are those for dark backgrounds. Set it when the traits change.",
                "public var isDark = false {", "    didSet { if isDark != oldValue { rebuild() } }",
                "}",
            ]
        }
        return lines + [
            "", "/// The pixels per point of the drawing.",
            "public override var contentsScale: CGFloat {",
            "    didSet { if contentsScale != oldValue { rebuild() } }", "}", "",
            "private let content = CALayer()", "private var motions: [Motion] = []", "",
            "public override init() {", "    super.init()",
            "    bounds = CGRect(origin: .zero, size: Self.canvas)",
            "    // Sharp on all screens.", "    contentsScale = 3", "    start()", "}", "",
            "/// Creates the copy that Core Animation draws.",
            "public override init(layer: Any) { super.init(layer: layer) }", "",
            "public required init?(coder: NSCoder) {", "    super.init(coder: coder)",
            "    start()", "}", "", "public override func layoutSublayers() {",
            "    super.layoutSublayers()", "    CATransaction.begin()",
            "    CATransaction.setDisableActions(true)",
            "    content.position = CGPoint(x: bounds.midX, y: bounds.midY)",
            "    CATransaction.commit()", "}", "", "private func start() {",
            "    let (width, height) = (Self.canvas.width, Self.canvas.height)",
            "    content.bounds = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)",
            "    content.position = CGPoint(x: bounds.midX, y: bounds.midY)",
            "    addSublayer(content)", "    rebuild()", "}", "", "private func rebuild() {",
            "    content.sublayers = nil", "    motions = []", "    build()", "    play()", "}",
        ]
    }

    private func comment(of state: VectorDocument.Sequence) -> String {
        switch state.playback {
        case .still: return "One image."
        case .drag: return "Follows `progress`."
        case .once: return "Plays once, for \(SwiftText.number(state.duration)) s."
        case .loop:
            let intro = intro(of: state).map { ", after \(SwiftText.number($0.duration)) s" } ?? ""
            return "Repeats every \(SwiftText.number(state.duration)) s\(intro)."
        }
    }

    private func intro(of state: VectorDocument.Sequence) -> VectorDocument.Sequence? {
        document.sequences.first { $0.isIntro && $0.state == state.state }
    }

    private var playback: [String] {
        let drags = followsProgress.map { "." + $0.propertyName }.joined(separator: ", ")
        var lines =
            ["// MARK: - Playback", ""]
            + CoreAnimationHelper.types(
                parts: document.sequences.map(\.propertyName)
            )
        lines += [
            "", "/// The parts of the phase, one after the other.", "private var spans: [Span] {",
        ]
        lines += ["    switch phase {"]
        for state in states { lines += SwiftText.indented(spans(of: state)) }
        lines += ["    }", "}"]
        let clock =
            drags.isEmpty
            ? []
            : [
                "    // A phase that follows the finger stands still at its progress.",
                "    content.speed = followsProgress ? 0 : 1",
                "    content.timeOffset = followsProgress ? min(max(progress, 0), 1) : 0",
            ]
        lines += CoreAnimationHelper.play(clock: clock, canFollow: !drags.isEmpty)
        if !drags.isEmpty {
            lines += [
                "", "private var followsProgress: Bool { [\(drags)].contains(phase) }", "",
                "private func seek() {",
                "    if followsProgress { content.timeOffset = min(max(progress, 0), 1) }", "}",
            ]
        }
        return lines
    }

    private func spans(of state: VectorDocument.Sequence) -> [String] {
        let name = state.propertyName
        let duration = SwiftText.number(state.duration, digits: 6)
        switch state.playback {
        case .still, .drag, .once:
            return ["case .\(name): return [Span(part: .\(name), start: 0, duration: \(duration))]"]
        case .loop:
            let intro = intro(of: state)
            let start = intro.map { SwiftText.number($0.duration, digits: 6) } ?? "0"
            let loop = "Span(part: .\(name), start: \(start), duration: \(duration), repeats: true)"
            guard let intro else { return ["case .\(name): return [\(loop)]"] }
            return [
                "case .\(name):", "    return [",
                "        Span(part: .\(intro.propertyName), start: 0, duration: \(start)),",
                "        \(loop),", "    ]",
            ]
        }
    }
}

extension [String] {
    /// The lines without empty ones at the start.
    fileprivate var trimmedStart: [String] { Array(drop { $0.isEmpty }) }
}
