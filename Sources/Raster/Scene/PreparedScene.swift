/// A scene with its outlines cut into rows and its paints made ready.
struct PreparedScene {
    /// A shape, a group, or what is left of one that draws nothing: not in the list at all.
    enum Node {
        case shape(PreparedShape)
        case group(PreparedGroup)

        /// The rows that the node may touch.
        var rows: Range<Int> {
            switch self {
            case .shape(let shape): shape.edges.rows
            case .group(let group): group.rows
            }
        }
    }

    struct PreparedShape {
        var edges: EdgeTable
        var rule: FillRule
        var paint: PaintSampler
        var opacity: Float
        var blend: BlendMode
    }

    struct PreparedGroup {
        var nodes: [Node]
        var opacity: Float
        var blend: BlendMode
        var clips: [(edges: EdgeTable, rule: FillRule)]
        var rows: Range<Int>
    }

    private(set) var nodes: [Node] = []
    private let width: Int
    private let height: Int
    private var outline = Outline()

    /// Groups within groups deeper than this draw nothing.
    private static let maximumDepth = 64

    init(_ scene: Scene) {
        width = scene.width
        height = scene.height
        nodes = prepare(scene.items, depth: 0)
    }

    /// The rows that any of `nodes` may touch.
    static func rows(of nodes: [Node]) -> Range<Int> {
        let first = nodes.map(\.rows.lowerBound).min() ?? 0
        let last = nodes.map(\.rows.upperBound).max() ?? 0
        return first..<last
    }

    private mutating func prepare(_ items: [Scene.Item], depth: Int) -> [Node] {
        guard depth < Self.maximumDepth else { return [] }
        var result: [Node] = []
        result.reserveCapacity(items.count)
        for item in items {
            switch item {
            case .shape(let shape):
                if let shape = prepare(shape) { result.append(.shape(shape)) }
            case .group(let group):
                if let group = prepare(group, depth: depth) { result.append(.group(group)) }
            }
        }
        return result
    }

    private mutating func prepare(_ shape: Shape) -> PreparedShape? {
        guard shape.opacity > 0, shape.transform.isFinite,
            let paint = PaintSampler(shape.paint, transform: shape.transform)
        else { return nil }
        let rule: FillRule
        outline.removeAll()
        switch shape.ink {
        case .fill(let fillRule):
            rule = fillRule
            shape.path.flatten(through: shape.transform, into: &outline)
        case .stroke(let style):
            rule = .nonZero
            let scale = shape.transform.maximumScale
            guard var stroking = Stroking(style: style, scale: scale) else { return nil }
            stroking.stroke(shape.path, into: &outline)
            outline.transform(by: shape.transform)
        }
        guard let edges = edges() else { return nil }
        return PreparedShape(
            edges: edges,
            rule: rule,
            paint: paint,
            opacity: Float(min(shape.opacity, 1)),
            blend: shape.blend
        )
    }

    private mutating func prepare(_ group: Group, depth: Int) -> PreparedGroup? {
        guard group.opacity > 0 else { return nil }
        var rows = 0..<height
        var clips: [(edges: EdgeTable, rule: FillRule)] = []
        for clip in group.clips {
            outline.removeAll()
            clip.path.flatten(through: clip.transform, into: &outline)
            guard let edges = edges() else { return nil }
            rows = rows.clamped(to: edges.rows)
            clips.append((edges, clip.rule))
        }
        let nodes = prepare(group.items, depth: depth + 1)
        // A group whose result also erases touches all that its clips leave it.
        if group.blend.keepsBackdropOfClearSource {
            rows = rows.clamped(to: Self.rows(of: nodes))
        }
        guard !rows.isEmpty else { return nil }
        return PreparedGroup(
            nodes: nodes,
            opacity: Float(min(group.opacity, 1)),
            blend: group.blend,
            clips: clips,
            rows: rows
        )
    }

    /// The edges of the current outline; nil if there are none in the picture.
    private func edges() -> EdgeTable? {
        guard outline.isDrawable else { return nil }
        var table = EdgeTable()
        table.build(from: outline, width: width, height: height)
        return table.rows.isEmpty ? nil : table
    }
}

extension BlendMode {
    /// Whether a clear source leaves the backdrop as it is.
    var keepsBackdropOfClearSource: Bool {
        switch self {
        case .clear, .source, .sourceIn, .destinationIn, .sourceOut, .destinationAtop: false
        default: true
        }
    }
}
