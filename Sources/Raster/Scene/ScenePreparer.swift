/// Makes scenes ready to be drawn; keeps the memory of outlines, edges and gradients for the next.
struct ScenePreparer: ~Copyable {
    private var width = 0
    private var height = 0
    private var outline = PixelOutline()
    private var strokes = StrokeCache()
    private let gradients = GradientCache()
    private let circles = CircleCache()
    /// All edge tables made so far; those from `used` on are free.
    private var tables: [EdgeChainTable] = []
    private var used = 0
    private var cancellation: Cancellation?
    /// Whether edges are looked at together with others, and so need to be there one by one.
    private var areJoined = false

    /// Groups within groups deeper than this draw nothing.
    private static let maximumDepth = 64

    /// The items of `scene` that may leave ink in some of its rows, or in all, back to front; valid until
    /// the next call. Once it is cancelled, any of them. `depth` is in how many groups the scene lies.
    mutating func prepare(
        _ scene: Scene,
        rows: Range<Int>?,
        depth: Int = 0,
        cancellation: Cancellation?
    ) -> [PreparedNode] {
        self.cancellation = cancellation
        defer { self.cancellation = nil }
        width = scene.width
        height = scene.height
        used = 0
        strokes.rewind()
        circles.begin()
        gradients.width = width
        gradients.height = height
        guard let rows else { return prepare(scene.items, depth: depth) }
        let items = scene.items.filter { $0.rows(of: height)?.overlaps(rows) ?? false }
        return prepare(items, depth: depth)
    }

    /// The picture.
    private var frame: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }

    private mutating func prepare(_ items: [Scene.Item], depth: Int) -> [PreparedNode] {
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

    private mutating func prepare(_ shape: Shape) -> PreparedShape? {
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
            let outline = strokes.outline(
                of: shape.path,
                style: style,
                transform: shape.transform,
                in: frame,
                cancellation: cancellation
            )
            let isLine = shape.path.isLine
            edges =
                if let outline { self.edges(of: outline, mayBeConvex: isLine) } else { nil }
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

    private mutating func prepare(_ group: Group, depth: Int) -> PreparedGroup? {
        guard group.opacity > 0 else { return nil }
        var rows = 0..<height
        var clips: [ScanOutline] = []
        // Edges are looked at together with those of what is clipped.
        let wereJoined = areJoined
        areJoined = areJoined || !group.clips.isEmpty
        defer { areJoined = wereJoined }
        for clip in group.clips {
            guard clip.path.isDrawable(through: clip.transform),
                let edges = edges(filling: clip.path, transform: clip.transform)
            else { return nil }
            rows = rows.clamped(to: edges.rows)
            clips.append(ScanOutline(edges: edges, rule: clip.rule))
        }
        var nodes: [PreparedNode] = []
        var blurred: BlurredItems?
        if let kernel = group.kernel {
            blurred = BlurredItems(group.items, by: kernel, within: width, height, depth: depth)
        } else {
            nodes = prepare(group.items, depth: depth + 1)
        }
        // A group whose result also erases touches all that its clips leave it.
        if group.blend.keepsBackdropOfClearSource {
            rows = rows.clamped(to: blurred?.rows ?? PreparedNode.rows(of: nodes))
        }
        guard !rows.isEmpty else { return nil }
        return PreparedGroup(
            nodes: nodes,
            blurred: blurred,
            opacity: group.opacity,
            blend: group.blend,
            clips: clips,
            rows: rows,
            measure: group.measure
        )
    }

    /// The edges of a path sent through `transform`; nil if there are none in the picture.
    private mutating func edges(filling path: Path, transform: Transform) -> EdgeChainTable? {
        outline.removeAll()
        path.flatten(
            through: transform,
            near: frame,
            cancellation: cancellation,
            into: &outline
        )
        return edges(of: outline, mayBeConvex: true)
    }

    /// The edges of an outline; nil if there are none in the picture.
    private mutating func edges(of outline: PixelOutline, mayBeConvex: Bool) -> EdgeChainTable? {
        guard cancellation?.isCancelled != true, outline.isDrawable, !outline.isLeftOfPicture
        else { return nil }
        if used == tables.count { tables.append(EdgeChainTable()) }
        let table = tables[used]
        if !mayBeConvex || areJoined
            || !table.buildPatch(from: outline, width: width, height: height)
        {
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

extension Path {
    /// Whether it is one straight line, of which a pen leaves a convex polygon.
    fileprivate var isLine: Bool {
        guard elements.count == 2, case .line = elements[1] else { return false }
        return true
    }
}
