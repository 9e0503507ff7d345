/// The edges of a shape, and the inputs that they were computed from. The next image reuses the
/// edges if the inputs are the same, and the stroke outline if the stroke only turns and moves.
struct CachedEdges: ~Copyable {
    /// The conditions on which edges depend, besides the path, its style and its transform.
    struct Conditions: Equatable {
        /// The width of the image in pixels.
        let width: Int
        /// The height of the image in pixels.
        let height: Int
        /// Whether the edges must be chains, as inside clips.
        let needsChains: Bool

        /// The bounds of the image.
        var frame: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
    }

    /// The edges. `nil` if there are none, or none are cached.
    private(set) var edges: OutlineEdges?
    private var storage = EdgeStorage()
    private var path = Path()
    /// The pen; `nil` if the path is filled.
    private var pen: StrokeStyle?
    private var transform = Transform.identity
    /// `nil` if no edges are cached.
    private var conditions: Conditions?
    /// The scale of the cached stroke outline; NaN if none is cached.
    private var scale = Double.nan
    private var keepsArcs = false
    private var view: StrokeView?
    /// The stroke outline in the path's own space.
    private var strokeOutline = PixelOutline()
    private var transformedOutline = PixelOutline()

    init() {}

    /// Returns whether the cached edges are valid for `path` with this style, transform and
    /// conditions.
    func areValid(
        for path: Path,
        style: Shape.Style,
        through transform: Transform,
        in conditions: Conditions
    ) -> Bool {
        self.conditions == conditions && self.transform == transform && isSame(style)
            && self.path.isSame(as: path)
    }

    private func isSame(_ style: Shape.Style) -> Bool {
        switch style {
        case .fill: pen == nil
        case .stroke(let pen): self.pen == pen
        }
    }

    /// Caches the edges of a filled path. `outline` is its flattened outline. Returns `nil` if it
    /// covers nothing of the image.
    mutating func fill(
        _ path: Path,
        _ outline: PixelOutline,
        through transform: Transform,
        in conditions: Conditions,
        circles: inout CircleCache,
        cancellation: Cancellation?
    ) -> OutlineEdges? {
        self.path = path
        pen = nil
        scale = .nan
        self.transform = transform
        return store(outline, in: conditions, circles: &circles, cancellation: cancellation)
    }

    /// Caches the edges of a stroked path. Returns `nil` if the stroke covers nothing of the image.
    mutating func stroke(
        _ path: Path,
        _ pen: StrokeStyle,
        through transform: Transform,
        in conditions: Conditions,
        by stroking: inout Stroking,
        circles: inout CircleCache,
        cancellation: Cancellation?
    ) -> OutlineEdges? {
        self.conditions = nil
        guard
            updateStroke(path, pen, through: transform, conditions, &stroking, cancellation)
        else { return nil }
        self.transform = transform
        // Even the identity rounds circles to a grid.
        if transform == .identity, strokeOutline.arcs.isEmpty {
            return store(
                strokeOutline,
                in: conditions,
                circles: &circles,
                cancellation: cancellation
            )
        }
        transformedOutline.replace(with: strokeOutline, through: transform, scale: scale)
        return store(
            transformedOutline,
            in: conditions,
            circles: &circles,
            cancellation: cancellation
        )
    }

    private mutating func store(
        _ outline: PixelOutline,
        in conditions: Conditions,
        circles: inout CircleCache,
        cancellation: Cancellation?
    ) -> OutlineEdges? {
        edges = storage.store(
            outline,
            width: conditions.width,
            height: conditions.height,
            isFilled: pen == nil,
            needsChains: conditions.needsChains,
            circles: &circles,
            cancellation: cancellation
        )
        self.conditions = edges == nil ? nil : conditions
        return edges
    }

    /// Updates the cached stroke outline. Returns `false` if the outline is empty or the work was
    /// cancelled.
    private mutating func updateStroke(
        _ path: Path,
        _ pen: StrokeStyle,
        through transform: Transform,
        _ conditions: Conditions,
        _ stroking: inout Stroking,
        _ cancellation: Cancellation?
    ) -> Bool {
        let scale = Self.rounded(transform.maximumScale)
        let keepsArcs = transform.keepsCircles
        let view = StrokeView(
            of: path,
            pen,
            through: transform,
            scale: scale,
            in: conditions.frame
        )
        if self.scale == scale, self.keepsArcs == keepsArcs, self.view == view, self.pen == pen,
            self.path.isSame(as: path)
        {
            return true
        }
        // A partial outline must not be reused.
        self.scale = .nan
        guard Stroking.isVisible(pen, scale: scale) else { return false }
        strokeOutline.removeAll()
        stroking.stroke(
            path,
            pen,
            scale: scale,
            keepsArcs: keepsArcs,
            view: view,
            cancellation: cancellation,
            into: &strokeOutline
        )
        guard cancellation?.isCancelled != true else { return false }
        self.path = path
        self.pen = pen
        self.scale = scale
        self.keepsArcs = keepsArcs
        self.view = view
        return true
    }

    /// Rounds a scale to 24 significant bits, so that the rounding errors of a rotation do not
    /// change it.
    private static func rounded(_ scale: Double) -> Double {
        Double(bitPattern: (scale.bitPattern &+ 0x1000_0000) & ~0x1FFF_FFFF)
    }
}

/// A list of cached edges at fixed addresses.
///
/// This is a class because in Embedded Swift a module cannot destroy a noncopyable value of another
/// module.
@safe final class CachedEdgesList {
    private let all = unsafe GrowingBuffer<UnsafeMutablePointer<CachedEdges>>()

    init() {}

    deinit {
        for index in 0..<count {
            let edges = unsafe all[index]
            unsafe edges.deinitialize(count: 1)
            unsafe edges.deallocate()
        }
    }

    var count: Int { unsafe all.count }

    /// Adds an empty element.
    func append() {
        let edges = UnsafeMutablePointer<CachedEdges>.allocate(capacity: 1)
        unsafe edges.initialize(to: CachedEdges())
        unsafe all.append(edges)
    }

    /// The address of the element at `index`.
    @unsafe subscript(index: Int) -> UnsafeMutablePointer<CachedEdges> { unsafe all[index] }
}
