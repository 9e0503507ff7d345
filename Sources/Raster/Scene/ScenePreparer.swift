/// Makes scenes ready to be drawn; keeps the memory of outlines, edges and gradients for the next.
final class ScenePreparer {
    @exclusivity(unchecked) private var width = 0
    @exclusivity(unchecked) private var height = 0
    // Nothing else reaches these while they are in use.
    @exclusivity(unchecked) private var outline = PixelOutline()
    @exclusivity(unchecked) private var strokes = StrokeCache()
    private let gradients = GradientCache()
    private let circles = CircleCache()
    /// All edge tables made so far; those from `used` on are free.
    @exclusivity(unchecked) private var tables: [EdgeChainTable] = []
    @exclusivity(unchecked) private var used = 0
    @exclusivity(unchecked) private var cancellation: Cancellation?

    /// Groups within groups deeper than this draw nothing.
    private static let maximumDepth = 64

    /// The items of `scene` that may leave ink in it, back to front; valid until the next call. Once it
    /// is cancelled, any of them.
    func prepare(_ scene: Scene, cancellation: Cancellation?) -> [PreparedNode] {
        self.cancellation = cancellation
        defer { self.cancellation = nil }
        width = scene.width
        height = scene.height
        used = 0
        strokes.rewind()
        circles.begin()
        gradients.width = width
        gradients.height = height
        return prepare(scene.items, depth: 0)
    }

    /// The picture.
    private var frame: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

    private func prepare(_ items: [Scene.Item], depth: Int) -> [PreparedNode] {
        guard depth < Self.maximumDepth else { return [] }
        var result: [PreparedNode] = []
        result.reserveCapacity(items.count)
        for item in items {
            if cancellation?.ask() == true { break }
            switch item {
            case .shape(let shape):
                if let shape = prepare(shape) { result.append(.shape(shape)) }
            case .group(let group):
                if let group = prepare(group, depth: depth) { result.append(.group(group)) }
            }
        }
        return result
    }

    private func prepare(_ shape: Shape) -> PreparedShape? {
        guard shape.opacity > 0, shape.transform.isFinite,
            shape.path.isDrawable(through: shape.transform),
            let paint = PaintSampler(shape.paint, transform: shape.transform, cache: gradients)
        else { return nil }
        if shape.blend == .sourceOver, case .solid = paint, case .fill(let rule) = shape.style,
            shape.path.isRectangle(around: frame, through: shape.transform)
        {
            return PreparedShape(
                edges: nil,
                rows: 0..<height,
                rule: rule,
                paint: paint,
                opacity: shape.opacity,
                blend: shape.blend
            )
        }
        let edges: EdgeChainTable?
        let rule: FillRule
        switch shape.style {
        case .fill(let fillRule):
            rule = fillRule
            edges = self.edges(filling: shape.path, transform: shape.transform)
        case .stroke(let style):
            rule = .nonZero
            edges = strokes.outline(
                of: shape.path,
                style: style,
                transform: shape.transform,
                in: frame,
                cancellation: cancellation
            ).flatMap { self.edges(of: $0) }
        }
        guard let edges else { return nil }
        return PreparedShape(
            edges: edges,
            rows: edges.rows,
            rule: rule,
            paint: paint,
            opacity: shape.opacity,
            blend: shape.blend
        )
    }

    private func prepare(_ group: Group, depth: Int) -> PreparedGroup? {
        guard group.opacity > 0 else { return nil }
        var rows = 0..<height
        var clips: [(edges: EdgeChainTable, rule: FillRule)] = []
        for clip in group.clips {
            guard clip.path.isDrawable(through: clip.transform),
                let edges = edges(filling: clip.path, transform: clip.transform)
            else { return nil }
            rows = rows.clamped(to: edges.rows)
            clips.append((edges, clip.rule))
        }
        let nodes = prepare(group.items, depth: depth + 1)
        // A group whose result also erases touches all that its clips leave it.
        if group.blend.keepsBackdropOfClearSource {
            rows = rows.clamped(to: PreparedNode.rows(of: nodes))
        }
        guard !rows.isEmpty else { return nil }
        return PreparedGroup(
            nodes: nodes,
            opacity: group.opacity,
            blend: group.blend,
            clips: clips,
            rows: rows
        )
    }

    /// The edges of a path sent through `transform`; nil if there are none in the picture.
    private func edges(filling path: Path, transform: Transform) -> EdgeChainTable? {
        outline.removeAll()
        path.flatten(
            through: transform,
            near: frame,
            cancellation: cancellation,
            into: &outline
        )
        return edges(of: outline)
    }

    /// The edges of an outline; nil if there are none in the picture.
    private func edges(of outline: PixelOutline) -> EdgeChainTable? {
        guard cancellation?.isCancelled != true, outline.isDrawable else { return nil }
        if used == tables.count { tables.append(EdgeChainTable()) }
        let table = tables[used]
        if !table.buildPatch(from: outline, width: width, height: height) {
            table.build(
                from: outline,
                width: width,
                height: height,
                circles: circles,
                cancellation: cancellation
            )
        }
        guard !table.rows.isEmpty else { return nil }
        used += 1
        return table
    }
}
