import Base
import Raster

/// The statements of a generated SwiftUI view that draw layers into a `GraphicsContext`.
struct SwiftUIDrawing {
    /// The members with motion.
    var motion: SwiftUIMotion
    /// The helpers that the statements call.
    var helpers: Set<SwiftUIHelper> = []
    /// The colours that depend on the appearance, each once, with the names of their constants.
    var themedColors: [(name: String, value: String)] = []
    /// The images of layers.
    var images: [SwiftUIImage] = []
    /// The start of the names of images.
    let imagePrefix: String

    /// Creates an empty drawing.
    init(sequences: [VectorDocument.Sequence], imagePrefix: String) {
        motion = SwiftUIMotion(sequences: sequences)
        self.imagePrefix = imagePrefix
    }

    /// Returns the statements that draw a layer in all appearances.
    ///
    /// - Parameters:
    ///   - grid: The layer, which has one structure.
    ///   - canvas: The context to draw into.
    ///   - isFresh: Whether the context has no opacity of its own.
    mutating func lines(
        _ grid: Grid<VectorLayer>,
        on canvas: String,
        isFresh: Bool = true
    ) -> [String] {
        if grid.all.allSatisfy(\.isInvisible) || grid.first.blend == .destination { return [] }
        let layer = grid.first
        let isCopy = !grid.index.isEmpty && layer.shortLabel.hasPrefix("copy ")
        let name = isCopy ? "copy" : SwiftText.identifier(layer.shortLabel)
        let comment = "// \(layer.shortLabel)"
        let hasFilter = layer.blur != nil || layer.shadow != nil
        var state = hasFilter ? [] : transform(grid.map(\.transform), of: name, name)
        let opacity = Grid<Opacity>.curves(grid.map(\.opacity))
        let isOpaque = opacity.all.allSatisfy { $0.constant == [1] }
        if !isOpaque {
            let value = motion.number(opacity, name + "Opacity")
            state.append("\(name).opacity \(isFresh ? "=" : "*=") \(value)")
        }
        if layer.blend != .sourceOver {
            state.append("\(name).blendMode = .\(layer.blend.swiftUIName)")
        }
        state += hasFilter ? filters(grid, name) : clipping(grid, of: name, name)
        let isPlain =
            isOpaque && layer.blend == .sourceOver && layer.clip == nil
            && layer.mask == nil && !layer.hasBlendedSublayer
        let isIsolated = hasFilter || !isPlain && !layer.hasSinglePaint
        let target = state.isEmpty ? canvas : name
        let body: [String]
        if isIsolated {
            let transform =
                hasFilter ? self.transform(grid.map(\.transform), of: "inner", name) : []
            let inner =
                transform + (hasFilter ? clipping(grid, of: "inner", name) : [])
                + isolated(grid, isClipped: hasFilter, name)
            body = ["\(target).drawLayer { inner in"] + SwiftText.indented(inner) + ["}"]
        } else {
            body = content(grid, on: target, name, isFresh: isFresh && isOpaque)
        }
        guard !body.isEmpty else { return [] }
        guard !state.isEmpty else { return [comment] + body }
        let scope = ["var \(name) = \(canvas)"] + state + body
        return [comment, "do {"] + SwiftText.indented(scope) + ["}"]
    }

    /// Returns the content of a layer on its own context `inner`. With a clip or mask, several
    /// paints are clipped together.
    private mutating func isolated(
        _ grid: Grid<VectorLayer>,
        isClipped: Bool,
        _ name: String
    ) -> [String] {
        let layer = grid.first
        guard isClipped, layer.clip != nil || layer.mask != nil, !layer.hasSinglePaint else {
            return content(grid, on: "inner", name, isFresh: true)
        }
        let inner = content(grid, on: "inner", name, isFresh: true)
        return ["inner.drawLayer { inner in"] + SwiftText.indented(inner) + ["}"]
    }

    private mutating func content(
        _ grid: Grid<VectorLayer>,
        on canvas: String,
        _ name: String,
        isFresh: Bool
    ) -> [String] {
        switch grid.first.content {
        case .shape:
            guard let shapes = grid.compactMap(\.shape) else { return [] }
            return lines(shapes, on: canvas, name)
        case .image:
            guard let images = grid.compactMap(\.image) else { return [] }
            return lines(images, on: canvas, name)
        case .group(let layers):
            if grid.all.allSatisfy({ $0.copies != nil }) {
                return loop(grid, on: canvas, isFresh: isFresh)
            }
            return layers.indices.flatMap { index in
                lines(grid.map { $0.sublayers[index] }, on: canvas, isFresh: isFresh)
            }
        }
    }

    /// Returns a loop over the copies of a repetition.
    private mutating func loop(
        _ grid: Grid<VectorLayer>,
        on canvas: String,
        isFresh: Bool
    ) -> [String] {
        let count = grid.first.sublayers.count
        let index = grid.index.isEmpty ? "index" : "index\(grid.index.count { $0 == "*" } + 2)"
        let copies = grid.expanded(count: count, index: index, \.sublayers)
        var lines = lines(copies, on: canvas, isFresh: isFresh)
        // The loop is the scope of the copy.
        if lines.count > 2, lines[1] == "do {", lines.last == "}" {
            lines = lines[2..<(lines.count - 1)].map { String($0.dropFirst(4)) }
        } else {
            lines = Array(lines.dropFirst())
        }
        guard !lines.isEmpty else { return [] }
        return ["for \(index) in 0..<\(count) {"] + SwiftText.indented(lines) + ["}"]
    }
}

extension VectorLayer {
    /// The shape, or `nil` for other layers.
    var shape: VectorShape? {
        if case .shape(let shape) = content { shape } else { nil }
    }

    /// The image, or `nil` for other layers.
    var image: VectorImage? {
        if case .image(let image) = content { image } else { nil }
    }

    /// The layers of a group; empty for other layers.
    var sublayers: [VectorLayer] {
        if case .group(let layers) = content { layers } else { [] }
    }
}

extension Animated {
    /// Returns the value with each key's value replaced, without keys that are needless then.
    func simplifiedMap<Other: Keyable>(_ transform: (Value) -> Other) -> Animated<Other> {
        Animated<Other>(
            tracks.map { track in
                Track<Other>(
                    samples: track.keys.map {
                        Track<Other>.Key(time: $0.time, value: transform($0.value))
                    }
                )
            }
        )
    }
}

extension BlendMode {
    /// The name in `GraphicsContext.BlendMode`.
    var swiftUIName: String {
        switch self {
        case .sourceOver: "normal"
        case .source: "copy"
        default: rawValue
        }
    }
}
