/// The preparation of scenes for drawing. The memory of outlines, edges and gradients is reused
/// from scene to scene.
struct ScenePreparer: ~Copyable {
    private var width = 0
    private var height = 0
    private var outline = PixelOutline()
    private var stroking = Stroking()
    private var gradients = GradientCache()
    private var circles = CircleCache()
    /// The edges of all outlines in order. Those from `used` on are free.
    private let edges = CachedEdgesList()
    private var used = 0
    /// All shapes created so far. Those from `usedShapes` on are free.
    private var shapes: [PreparedShape] = []
    private var usedShapes = 0
    private var cancellation: Cancellation?
    /// The number of times that each route and each form of edges was taken.
    var routeCounts = RouteCounts()
    /// Whether the current shapes are inside clips, whose edges are combined with those of the
    /// shapes.
    private var isClipped = false

    /// The nesting depth beyond which groups draw nothing.
    private static let maximumDepth = 64

    /// Prepares the items of `scene` that may change some of `rows`, or any row if `rows` is `nil`.
    /// Returns the nodes back to front, which are valid until the next call. After a cancellation,
    /// they are incomplete. `depth` is the nesting depth of the scene within groups.
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

    /// The bounds of the image.
    private var frame: Rect { conditions.frame }

    private mutating func prepare(_ items: [Scene.Item], depth: Int) -> [PreparedNode] {
        guard depth < Self.maximumDepth else { return [] }
        var result: [PreparedNode] = []
        result.reserveCapacity(items.count)
        for index in items.indices {
            if cancellation?.poll() == true { break }
            switch items[index] {
            case .shape(let shape):
                if let shape = prepare(shape) { result.append(.shape(shape)) }
            case .group(let group):
                if let group = prepare(group, depth: depth) { result.append(.group(group)) }
            }
        }
        return result
    }

    // Inlined together with its callees, so that shapes are read in place and not copied.
    @inline(__always)
    private mutating func prepare(_ shape: Shape) -> PreparedShape? {
        guard shape.opacity > 0, shape.transform.isFinite else { return nil }
        let isCached =
            unsafe used < edges.count
            && edges[used].pointee.areValid(
                for: shape.path,
                style: shape.style,
                through: shape.transform,
                in: conditions
            )
        guard isCached || shape.path.isDrawable(through: shape.transform) else { return nil }
        if case .solid(let color) = shape.paint {
            return prepare(shape, in: SIMD4(color.straight), isCached: isCached)
        }
        let paint = PaintSampler(shape.paint, transform: shape.transform, cache: &gradients)
        guard let paint else { return nil }
        if case .solid(let color) = paint { return prepare(shape, in: color, isCached: isCached) }
        guard let edges = edges(of: shape, areCached: isCached) else { return nil }
        let result = nextShape(edges, rows: edges.rows, of: shape)
        result.paint(paint, opacity: Float(min(shape.opacity, 1)), blend: shape.blend)
        return result
    }

    @inline(__always)
    private mutating func prepare(
        _ shape: Shape,
        in color: StraightPixel,
        isCached: Bool
    ) -> PreparedShape? {
        guard color.w > 0 else { return nil }
        let edges: OutlineEdges?
        let rows: Range<Int>
        if case .fill = shape.style, shape.blend == .sourceOver,
            shape.path.isRectangle(around: frame, through: shape.transform)
        {
            (edges, rows) = (nil, 0..<height)
        } else {
            guard let table = self.edges(of: shape, areCached: isCached) else { return nil }
            (edges, rows) = (table, table.rows)
        }
        let result = nextShape(edges, rows: rows, of: shape)
        result.paint(color, opacity: Float(min(shape.opacity, 1)), blend: shape.blend)
        return result
    }

    /// Returns the next reusable shape, with its edges replaced by `edges`.
    @inline(__always)
    private mutating func nextShape(
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
        // A group whose blend mode erases the backdrop changes everything within its clips.
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

    /// The conditions on which edges depend, besides path, style and transform.
    private var conditions: CachedEdges.Conditions {
        CachedEdges.Conditions(width: width, height: height, needsChains: isClipped)
    }

    /// Returns the next entry of the cached edges.
    @unsafe private mutating func nextEdges() -> UnsafeMutablePointer<CachedEdges> {
        if used == edges.count { edges.append() }
        used += 1
        return unsafe edges[used - 1]
    }

    /// Returns the edges of a shape. Returns `nil` if it covers nothing of the image. `areCached`
    /// is whether the edges of the previous image are valid.
    @inline(__always)
    private mutating func edges(of shape: Shape, areCached: Bool) -> OutlineEdges? {
        if areCached { return unsafe nextEdges().pointee.edges }
        guard case .stroke(let pen) = shape.style else {
            return edges(of: shape.path, through: shape.transform)
        }
        return unsafe nextEdges().pointee.stroke(
            shape.path,
            pen,
            through: shape.transform,
            in: conditions,
            by: &stroking,
            circles: &circles,
            cancellation: cancellation
        )
    }

    /// Returns the edges of a filled path. Returns `nil` if it covers nothing of the image.
    private mutating func edges(of path: Path, through transform: Transform) -> OutlineEdges? {
        outline.removeAll()
        path.flatten(
            through: transform,
            near: frame,
            cancellation: cancellation,
            into: &outline
        )
        return unsafe nextEdges().pointee.fill(
            path,
            outline,
            through: transform,
            in: conditions,
            circles: &circles,
            cancellation: cancellation
        )
    }
}
