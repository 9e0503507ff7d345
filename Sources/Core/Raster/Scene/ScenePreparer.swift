/// Makes scenes ready to be drawn; keeps the memory of outlines, edges and gradients for the next.
struct ScenePreparer: ~Copyable {
    private var width = 0
    private var height = 0
    private var outline = PixelOutline()
    private var stroking = Stroking()
    private var gradients = GradientCache()
    private var circles = CircleCache()
    /// The edges of all outlines so far, in order; those from `used` on are free.
    private let edges = CachedEdgesList()
    private var used = 0
    /// All shapes made so far; those from `usedShapes` on are free.
    private var shapes: [PreparedShape] = []
    private var usedShapes = 0
    private var cancellation: Cancellation?
    /// How often each route and each form of edges was taken.
    var routeCounts = RouteCounts()
    /// Whether the shapes are inside clips, whose edges are combined with theirs.
    private var isClipped = false

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
        circles.begin()
        gradients.width = width
        gradients.height = height
        guard let rows else { return prepare(scene.items, depth: depth) }
        let items = scene.items.filter { $0.rows(of: height)?.overlaps(rows) ?? false }
        return prepare(items, depth: depth)
    }

    /// The picture.
    private var frame: Rect { conditions.frame }

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

    // Inlined with what it calls, shapes are read where they lie, and not copied.
    @inline(__always)
    private mutating func prepare(_ shape: Shape) -> PreparedShape? {
        guard shape.opacity > 0, shape.transform.isFinite else { return nil }
        let isKept =
            unsafe used < edges.count
            && edges[used].pointee.areMade(
                of: shape.path,
                style: shape.style,
                through: shape.transform,
                in: conditions
            )
        guard isKept || shape.path.isDrawable(through: shape.transform) else { return nil }
        if case .solid(let color) = shape.paint {
            return prepare(shape, in: SIMD4(color.straight), isKept: isKept)
        }
        let paint = PaintSampler(shape.paint, transform: shape.transform, cache: &gradients)
        guard let paint else { return nil }
        if case .solid(let color) = paint { return prepare(shape, in: color, isKept: isKept) }
        guard let edges = edges(of: shape, areKept: isKept) else { return nil }
        let result = place(edges, rows: edges.rows, of: shape)
        result.paint(paint, opacity: Float(min(shape.opacity, 1)), blend: shape.blend)
        return result
    }

    @inline(__always)
    private mutating func prepare(
        _ shape: Shape,
        in color: StraightPixel,
        isKept: Bool
    ) -> PreparedShape? {
        guard color.w > 0 else { return nil }
        let edges: OutlineEdges?
        let rows: Range<Int>
        if case .fill = shape.style, shape.blend == .sourceOver,
            shape.path.isRectangle(around: frame, through: shape.transform)
        {
            (edges, rows) = (nil, 0..<height)
        } else {
            guard let table = self.edges(of: shape, areKept: isKept) else { return nil }
            (edges, rows) = (table, table.rows)
        }
        let result = place(edges, rows: rows, of: shape)
        result.paint(color, opacity: Float(min(shape.opacity, 1)), blend: shape.blend)
        return result
    }

    /// The next of the shapes, with its edges.
    @inline(__always)
    private mutating func place(
        _ edges: OutlineEdges?,
        rows: Range<Int>,
        of shape: Shape
    ) -> PreparedShape {
        if let edges { routeCounts.add(outlineIn: edges.form) }
        if usedShapes == shapes.count { shapes.append(PreparedShape()) }
        let result = shapes[usedShapes]
        usedShapes += 1
        if case .fill(let rule) = shape.style {
            result.replace(edges: edges, rows: rows, rule: rule)
        } else {
            result.replace(edges: edges, rows: rows, rule: .nonZero)
        }
        return result
    }

    private mutating func prepare(_ group: Group, depth: Int) -> PreparedGroup? {
        guard group.opacity > 0 else { return nil }
        var rows = 0..<height
        var clips: [ScanOutline] = []
        let wasClipped = isClipped
        isClipped = isClipped || !group.clips.isEmpty
        defer { isClipped = wasClipped }
        for clip in group.clips {
            guard clip.path.isDrawable(through: clip.transform),
                case .chains(let edges)? = edges(of: clip.path, through: clip.transform)
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

    /// On what edges depend beside their path and its pen.
    private var conditions: CachedEdges.Conditions {
        CachedEdges.Conditions(width: width, height: height, needsChains: isClipped)
    }

    /// The next of those that are kept.
    @unsafe private mutating func next() -> UnsafeMutablePointer<CachedEdges> {
        if used == edges.count { edges.append() }
        used += 1
        return unsafe edges[used - 1]
    }

    /// The edges of a shape; nil if there are none in the picture. `areKept` if those for the picture before
    /// are the same.
    @inline(__always)
    private mutating func edges(of shape: Shape, areKept: Bool) -> OutlineEdges? {
        if areKept { return unsafe next().pointee.edges }
        guard case .stroke(let pen) = shape.style else {
            return edges(of: shape.path, through: shape.transform)
        }
        return unsafe next().pointee.stroke(
            shape.path,
            pen,
            through: shape.transform,
            in: conditions,
            by: &stroking,
            circles: &circles,
            cancellation: cancellation
        )
    }

    /// The edges of a filled path sent through `transform`; nil if there are none in the picture.
    private mutating func edges(of path: Path, through transform: Transform) -> OutlineEdges? {
        outline.removeAll()
        path.flatten(
            through: transform,
            near: frame,
            cancellation: cancellation,
            into: &outline
        )
        return unsafe next().pointee.fill(
            path,
            outline,
            through: transform,
            in: conditions,
            circles: &circles,
            cancellation: cancellation
        )
    }
}
