import Base

/// The source file of a generated SwiftUI view.
struct SwiftUIFile {
    let pack: Pack
    /// The design in each appearance.
    let documents: [VectorDocument]
    private var drawing: SwiftUIDrawing
    private var statements: [String] = []

    /// Generates the statements for a design.
    init(pack: Pack, documents: [VectorDocument]) {
        self.pack = pack
        self.documents = documents
        drawing = SwiftUIDrawing(
            sequences: documents[0].sequences,
            imagePrefix: pack.name
        )
        statements = drawing.statements(of: documents)
    }

    /// The images that the view loads.
    var images: [SwiftUIImage] { drawing.images }

    /// The source text.
    var text: String {
        let lines =
            header + view + [""] + frame
            + SwiftUIHelper.allCases.filter(drawing.helpers.contains).flatMap {
                [""]
                    + $0.text.split(separator: "\n", omittingEmptySubsequences: false)
                    .map(String.init)
            }
        return SwiftText.wrapped(lines).joined(separator: "\n")
    }

    private var document: VectorDocument { documents[0] }
    private var type: String { pack.typeName }
    private var states: [VectorDocument.Sequence] {
        document.sequences.filter { !$0.isIntro }
    }
    private var title: String {
        let title = document.title.isEmpty ? document.name : document.title
        return title.split(whereSeparator: \.isNewline).joined(separator: " ")
    }
    private var hasIntro: Bool { document.sequences.contains(where: \.isIntro) }
    private var isThemed: Bool { drawing.motion.usesAppearance }

    private var header: [String] {
        var usage: [String] = []
        if let drag = states.first(where: { $0.playback == .drag }) {
            usage.append("///     \(type)(.\(drag.propertyName), progress: 0.4)")
        }
        if let loop = states.first(where: { $0.playback == .loop }) ?? states.first {
            usage.append("///     \(type)(.\(loop.propertyName))")
        }
        return [
            "// The indicator \"\(document.name)\", written by: pinwheel pack --for swiftui", "",
            "#if canImport(SwiftUI)", "    import SwiftUI", "#else", "    import PinwheelUI",
            "#endif",
            "", "/// \(title).",
            "///",
        ] + usage + [
            "///",
            "/// A phase that follows the clock begins when the view is first shown in it.",
        ]
    }

    private var view: [String] {
        let size =
            "CGSize(width: \(SwiftText.number(document.canvas.width)), "
            + "height: \(SwiftText.number(document.canvas.height)))"
        return ["public struct \(type): View {"]
            + SwiftText.indented(
                phases + [
                    "", "/// The size in points.", "public static let size = \(size)", "",
                    "private let phase: Phase", "private let progress: Double",
                    "private let seconds: Double?",
                    "",
                    "/// Shows a phase. `progress` is the position, 0…1, of a phase that follows it.",
                    "public init(_ phase: Phase, progress: Double = 0) {",
                    "    (self.phase, self.progress, seconds) = (phase, progress, nil)", "}",
                    "",
                    "/// Shows a phase at a number of seconds after its start, for previews and tests.",
                    "public init(_ phase: Phase, seconds: Double) {",
                    "    (self.phase, progress, self.seconds) = (phase, 0, seconds)", "}",
                    "", "public var body: some View {",
                    "    if let seconds = seconds {",
                    "        Picture(frame: Frame(phase, progress: progress, seconds: seconds))",
                    "    } else {",
                    "        // The identity restarts the clock with each phase.",
                    "        Player(phase: phase, progress: progress)",
                    "            .id(phase)",
                    "            .transition(.identity)", "    }", "}",
                ]
            ) + ["}", ""] + player
    }

    private var phases: [String] {
        [
            "/// The phases of the indicator.",
            "public enum Phase: Hashable, CaseIterable, Sendable {",
        ]
            + states.flatMap { state -> [String] in
                let intro = document.sequences.first { $0.isIntro && $0.state == state.state }
                let comment: String
                switch state.playback {
                case .still: comment = "One image."
                case .drag: comment = "Follows the progress."
                case .once: comment = "Plays once, for \(SwiftText.number(state.duration)) s."
                case .loop:
                    let after = intro.map { ", after \(SwiftText.number($0.duration)) s" } ?? ""
                    comment = "Repeats every \(SwiftText.number(state.duration)) s\(after)."
                }
                return ["    /// \(comment)", "    case \(state.propertyName)"]
            } + ["}"]
    }

    private var player: [String] {
        let still = states.filter { $0.playback == .still || $0.playback == .drag }
        let paused =
            still.isEmpty
            ? ".animation"
            : still.count == states.count
                ? ".animation(paused: true)" : ".animation(paused: !phase.followsClock)"
        let clock =
            still.isEmpty || still.count == states.count
            ? []
            : [
                "", "extension \(type).Phase {", "    fileprivate var followsClock: Bool {",
                "        switch self {",
                "        case \(still.map { "." + $0.propertyName }.joined(separator: ", ")): "
                    + "return false",
                "        default: return true", "        }", "    }", "}",
            ]
        let picture =
            ["/// One frame.", "private struct Picture: View {", "    let frame: \(type).Frame"]
            + (isThemed ? ["    @Environment(\\.colorScheme) private var colorScheme"] : []) + [
                "", "    var body: some View {", "        Canvas { canvas, size in",
                "            canvas.translateBy(x: size.width / 2, y: size.height / 2)",
                isThemed
                    ? "            frame.draw(in: canvas, isDark: colorScheme == .dark)"
                    : "            frame.draw(in: canvas)",
                "        }",
                "        .frame(width: \(type).size.width, height: \(type).size.height)", "    }",
                "}",
            ]
        return [
            "/// A phase that begins when the view appears.", "private struct Player: View {",
            "    let phase: \(type).Phase", "    let progress: Double",
            "    @State private var start = Date()", "", "    var body: some View {",
            "        TimelineView(\(paused)) { context in",
            "            let seconds = context.date.timeIntervalSince(start)",
            "            Picture(frame: \(type).Frame(phase, progress: progress, seconds: seconds))",
            "        }", "    }", "}", "",
        ] + picture + clock
    }

    private var frame: [String] {
        let part = hasIntro ? "Part" : "Phase"
        var lines = [
            "/// A moment of the animation, and how it is drawn. Lengths are in points from the centre.",
            "fileprivate struct Frame {",
        ]
        if hasIntro {
            lines += SwiftText.indented(
                ["/// The phases, and the parts before their loops.", "enum Part {"]
                    + document.sequences.map { "    case \($0.propertyName)" } + ["}", ""]
            )
        }
        lines += SwiftText.indented(
            [
                "private let part: \(part)", "/// The position in the part, 0…1.",
                "private let position: Double",
            ]
        )
        lines += SwiftText.indented([""] + initializer)
        return ["extension \(type) {"] + SwiftText.indented(lines + body) + ["}"]
    }

    private var initializer: [String] {
        var lines = [
            "init(_ phase: Phase, progress: Double, seconds: Double) {", "    switch phase {",
        ]
        for state in states {
            lines.append("    case .\(state.propertyName):")
            lines += SwiftText.indented(moment(of: state), 2)
        }
        return lines + ["    }", "}"]
    }

    private func moment(of state: VectorDocument.Sequence) -> [String] {
        let name = state.propertyName
        let duration = SwiftText.number(state.duration, digits: 6)
        switch state.playback {
        case .still: return ["(part, position) = (.\(name), 0)"]
        case .drag: return ["(part, position) = (.\(name), min(max(progress, 0), 1))"]
        case .once: return ["(part, position) = (.\(name), min(max(seconds / \(duration), 0), 1))"]
        case .loop:
            guard
                let intro = document.sequences.first(where: {
                    $0.isIntro && $0.state == state.state
                })
            else {
                return [
                    "let turns = max(seconds / \(duration), 0)",
                    "(part, position) = (.\(name), turns - turns.rounded(.down))",
                ]
            }
            let length = SwiftText.number(intro.duration, digits: 6)
            return [
                "if seconds < \(length) {",
                "    (part, position) = (.\(intro.propertyName), max(seconds / \(length), 0))",
                "} else {", "    let turns = (seconds - \(length)) / \(duration)",
                "    (part, position) = (.\(name), turns - turns.rounded(.down))", "}",
            ]
        }
    }

    private var body: [String] {
        let motion = drawing.motion
        var lines: [String] = []
        let draw =
            isThemed
            ? "func draw(in canvas: GraphicsContext, isDark: Bool) {"
            : "func draw(in canvas: GraphicsContext) {"
        lines += ["", draw] + SwiftText.indented(statements) + ["}"]
        lines += motion.members
        if motion.usesNumbers {
            lines += SwiftUIHelper.keys(isList: false, hasDelay: motion.usesDelays)
        }
        if motion.usesLists {
            lines += SwiftUIHelper.keys(isList: true, hasDelay: motion.usesDelays)
        }
        if !motion.constants.isEmpty { lines += [""] + motion.constants }
        return SwiftText.indented(lines) + ["}"]
    }
}

extension SwiftUIDrawing {
    /// Returns the statements that draw a design in all appearances.
    fileprivate mutating func statements(of documents: [VectorDocument]) -> [String] {
        let isUniform = documents.allSatisfy {
            VectorLayer.haveEqualStructure($0.layers, documents[0].layers)
                && ($0.background == nil) == (documents[0].background == nil)
        }
        guard isUniform else {
            let light = statements(of: [documents[0]])
            let dark = statements(of: [documents[1]])
            motion.noteAppearance()
            return ["if isDark {"] + SwiftText.indented(dark) + ["} else {"]
                + SwiftText.indented(light) + ["}"]
        }
        var lines: [String] = []
        let backgrounds = documents.compactMap(\.background)
        if !backgrounds.isEmpty {
            let size = documents[0].canvas
            let color = color(Grid(values: backgrounds.map { [$0] }), "background")
            let area =
                "CGRect(x: \(SwiftText.number(-size.width / 2)), "
                + "y: \(SwiftText.number(-size.height / 2)), "
                + "width: \(SwiftText.number(size.width)), "
                + "height: \(SwiftText.number(size.height)))"
            lines += ["// background", "canvas.fill(Path(\(area)), with: .color(\(color)))"]
        }
        for index in documents[0].layers.indices {
            lines += self.lines(
                Grid(values: documents.map { [$0.layers[index]] }),
                on: "canvas"
            )
        }
        let colors = themedColors.map { "let \($0.name) = \($0.value)" }
        return colors + lines
    }
}

extension VectorDocument.Sequence {
    /// Whether the sequence precedes a loop.
    var isIntro: Bool { name != state.rawValue && name.hasSuffix("-intro") }
}
