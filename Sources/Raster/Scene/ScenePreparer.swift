/// Makes scenes ready to be drawn; keeps the memory of outlines, edges and gradients for the next.
struct ScenePreparer: ~Copyable {
    private var width = 0
    private var height = 0
    private var outline = PixelOutline()
    private var strokes = StrokeCache()
    private let gradients = GradientCache()
    private let circles = CircleCache()
    /// The edges of all outlines so far, in order; those from `used` on are free.
    private var edges: [KeptEdges] = []
    private var used = 0
    /// All shapes made so far; those from `usedShapes` on are free.
    private var shapes: [PreparedShape] = []
    private var usedShapes = 0
    private var cancellation: Cancellation?
    /// Whether edges are looked at together with others, and so need to be there one by one.
    private var areJoined = false
    /// Whether there is one shape and nothing else.
    private var isLone = false

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
        usedShapes = 0
        strokes.rewind()
        circles.begin()
        gradients.width = width
        gradients.height = height
        isLone = scene.items.count == 1
        if case .group = scene.items.first { isLone = false }
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
        for index in items.indices {
            if cancellation?.ask() == true { break }
            switch items[index] {
            case .shape(let shape):
                if let shape = prepare(shape) { result.append(.shape(shape)) }
            case .group(let group):
                if let group = prepare(group, depth: depth) { result.append(.group(group)) }
            }
        }
        return result
    }

    private mutating func prepare(_ shape: Shape) -> PreparedShape? {
        guard shape.opacity > 0, shape.transform.isFinite else { return nil }
        let (rule, pen) =
            switch shape.style {
            case .fill(let rule): (rule, nil as StrokeStyle?)
            case .stroke(let style): (FillRule.nonZero, style)
            }
        let isKept = isKept(shape.path, pen: pen, through: shape.transform)
        guard isKept || shape.path.isDrawable(through: shape.transform) else { return nil }
        var color = StraightPixel.zero
        var other: PaintSampler?
        if case .solid(let solid) = shape.paint {
            color = SIMD4(solid.straight)
        } else if let paint = PaintSampler(
            shape.paint,
            transform: shape.transform,
            cache: gradients
        ) {
            if case .solid(let solid) = paint { color = solid } else { other = paint }
        }
        guard other != nil || color.w > 0 else { return nil }
        let isEverywhere =
            pen == nil && other == nil && shape.blend == .sourceOver
            && shape.path.isRectangle(around: frame, through: shape.transform)
        var edges: EdgeChainTable?
        if !isEverywhere {
            edges =
                isKept
                ? keptEdges() : self.edges(of: shape.path, pen: pen, through: shape.transform)
            if edges == nil { return nil }
        }
        if usedShapes == shapes.count { shapes.append(PreparedShape()) }
        let result = shapes[usedShapes]
        usedShapes += 1
        result.replace(edges: edges, rows: edges?.rows ?? 0..<height, rule: rule)
        let opacity = Float(min(shape.opacity, 1))
        if let other {
            result.paint(other, opacity: opacity, blend: shape.blend)
        } else {
            result.paint(color, opacity: opacity, blend: shape.blend)
        }
        return result
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
                let edges = edges(of: clip.path, pen: nil, through: clip.transform)
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

    // MARK: Edges

    /// Whether the next edges were made of the same path, or of the ink of the same pen along it, for the
    /// picture before.
    private func isKept(_ path: Path, pen: StrokeStyle?, through transform: Transform) -> Bool {
        used < edges.count
            && edges[used].areMade(of: path, pen: pen, through: transform, in: conditions)
    }

    /// On what edges depend beside their path and its pen.
    private var conditions: KeptEdges.Conditions {
        KeptEdges.Conditions(width: width, height: height, areJoined: areJoined, isLone: isLone)
    }

    /// The next edges, as they were for the picture before.
    private mutating func keptEdges() -> EdgeChainTable {
        if edges[used].isStroke { strokes.skip() }
        used += 1
        return edges[used - 1].table
    }

    /// The edges of a path sent through `transform`, or of the ink of a pen along it; nil if there are none
    /// in the picture.
    private mutating func edges(
        of path: Path,
        pen: StrokeStyle?,
        through transform: Transform
    ) -> EdgeChainTable? {
        if used == edges.count { edges.append(KeptEdges()) }
        let kept = edges[used]
        let table =
            if let pen {
                inkEdges(of: path, pen, through: transform, into: kept)
            } else {
                fillEdges(of: path, through: transform, into: kept)
            }
        guard let table, cancellation?.isCancelled != true else { return nil }
        kept.note(path, pen: pen, through: transform, in: conditions)
        used += 1
        return table
    }

    private mutating func fillEdges(
        of path: Path,
        through transform: Transform,
        into kept: KeptEdges
    ) -> EdgeChainTable? {
        outline.removeAll()
        path.flatten(
            through: transform,
            near: frame,
            cancellation: cancellation,
            into: &outline
        )
        return kept.make(
            of: outline,
            mayBeConvex: true,
            in: conditions,
            circles: circles,
            cancellation: cancellation
        )
    }

    private mutating func inkEdges(
        of path: Path,
        _ pen: StrokeStyle,
        through transform: Transform,
        into kept: KeptEdges
    ) -> EdgeChainTable? {
        let conditions = self.conditions
        return strokes.withOutline(
            of: path,
            style: pen,
            transform: transform,
            in: frame,
            cancellation: cancellation
        ) { outline in
            kept.make(
                of: outline,
                mayBeConvex: path.isLine,
                in: conditions,
                circles: circles,
                cancellation: cancellation
            )
        }
    }
}

extension Path {
    /// Whether it is one straight line, of which a pen leaves a convex polygon.
    fileprivate var isLine: Bool {
        guard elements.count == 2, case .line = elements[1] else { return false }
        return true
    }
}
