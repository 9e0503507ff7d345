/// Edges, and what they were made of: where a picture has the same in their place, they stay. Of strokes
/// that only turn and move the ink's outline stays, in the path's own space.
struct KeptEdges: ~Copyable {
    /// On what edges depend beside their path and its pen.
    struct Conditions: Equatable {
        /// The picture's extents in pixels.
        let width: Int
        let height: Int
        /// Whether they are looked at together with others, one by one.
        let areJoined: Bool

        /// The picture.
        var frame: Rect { Rect(x: 0, y: 0, width: Double(width), height: Double(height)) }
    }

    let table = EdgeChainTable()
    private var path = Path()
    /// Nil where the path is filled.
    private var pen: StrokeStyle?
    private var transform = Transform.identity
    /// Nil where it is not known what the edges were made of.
    private var conditions: Conditions?
    /// How much the ink was to be enlarged; NaN where the outline is not that of the pen's ink.
    private var scale = Double.nan
    private var keepsArcs = false
    private var view: StrokeView?
    /// The ink in the path's own space.
    private var ink = PixelOutline()
    private var transformedInk = PixelOutline()

    init() {}

    /// Whether they were made of `path`, filled or stroked by `style`.
    func areMade(
        of path: Path,
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

    /// Makes them those of a filled path, whose `outline` is given; nil, and none, where it has none in the
    /// picture.
    mutating func fill(
        _ path: Path,
        _ outline: PixelOutline,
        through transform: Transform,
        in conditions: Conditions,
        circles: inout CircleCache,
        cancellation: Cancellation?
    ) -> EdgeChainTable? {
        self.path = path
        pen = nil
        scale = .nan
        self.transform = transform
        let isMade = table.build(
            from: outline,
            mayBeConvex: true,
            in: conditions,
            circles: &circles,
            cancellation: cancellation
        )
        self.conditions = isMade ? conditions : nil
        return isMade ? table : nil
    }

    /// Makes them those of a pen's ink along a path; nil, and none, where it leaves none in the picture.
    mutating func stroke(
        _ path: Path,
        _ pen: StrokeStyle,
        through transform: Transform,
        in conditions: Conditions,
        by stroking: inout Stroking,
        circles: inout CircleCache,
        cancellation: Cancellation?
    ) -> EdgeChainTable? {
        self.conditions = nil
        guard takeInk(path, pen, through: transform, conditions, &stroking, cancellation) else {
            return nil
        }
        self.transform = transform
        let isMade: Bool
        // Circles are put on a grid.
        if transform == .identity, ink.arcs.isEmpty {
            isMade = table.build(
                from: ink,
                mayBeConvex: path.isOfLines,
                in: conditions,
                circles: &circles,
                cancellation: cancellation
            )
        } else {
            transformedInk.replace(with: ink, through: transform, scale: scale)
            isMade = table.build(
                from: transformedInk,
                mayBeConvex: path.isOfLines,
                in: conditions,
                circles: &circles,
                cancellation: cancellation
            )
        }
        if isMade { self.conditions = conditions }
        return isMade ? table : nil
    }

    /// Has the ink of a pen along a path; false if there is none, or it was cancelled.
    private mutating func takeInk(
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
        // A part of an outline must not be found again.
        self.scale = .nan
        guard Stroking.leavesInk(pen, scale: scale) else { return false }
        ink.removeAll()
        stroking.stroke(
            path,
            pen,
            scale: scale,
            keepsArcs: keepsArcs,
            view: view,
            cancellation: cancellation,
            into: &ink
        )
        guard cancellation?.isCancelled != true else { return false }
        self.path = path
        self.pen = pen
        self.scale = scale
        self.keepsArcs = keepsArcs
        self.view = view
        return true
    }

    /// The nearest number of 24 significant bits, so that turning, which is never exact, leaves a
    /// scale as it is.
    private static func rounded(_ scale: Double) -> Double {
        Double(bitPattern: (scale.bitPattern &+ 0x1000_0000) & ~0x1FFF_FFFF)
    }
}

/// Edges in an order that stays; each has its place in memory.
///
/// A class, since Embedded Swift does not let other modules end values whose end is not theirs to see.
@safe final class KeptEdgesList {
    private let all = unsafe GrowingBuffer<UnsafeMutablePointer<KeptEdges>>()

    init() {}

    deinit {
        for index in 0..<count {
            let edges = unsafe all[index]
            unsafe edges.deinitialize(count: 1)
            unsafe edges.deallocate()
        }
    }

    /// How many there are.
    var count: Int { unsafe all.count }

    /// Adds one.
    func append() {
        let edges = UnsafeMutablePointer<KeptEdges>.allocate(capacity: 1)
        unsafe edges.initialize(to: KeptEdges())
        unsafe all.append(edges)
    }

    /// Where the one at `index` is.
    @unsafe subscript(index: Int) -> UnsafeMutablePointer<KeptEdges> { unsafe all[index] }
}

extension EdgeChainTable {
    /// Replaces the contents by the edges of an outline in the way that suits it; false where it has none in
    /// the picture, or was cancelled.
    ///
    /// - Parameter mayBeConvex: Whether it is worth asking whether it is of convex polygons.
    fileprivate func build(
        from outline: PixelOutline,
        mayBeConvex: Bool,
        in conditions: KeptEdges.Conditions,
        circles: inout CircleCache,
        cancellation: Cancellation?
    ) -> Bool {
        guard cancellation?.isCancelled != true else { return false }
        let (width, height) = (conditions.width, conditions.height)
        let isPatch =
            (mayBeConvex || outline.isSimple) && !conditions.areJoined
            && buildPatch(from: outline, width: width, height: height)
        if isPatch { return !rows.isEmpty }
        guard outline.isDrawable, !outline.isLeftOfPicture else { return false }
        var isSimple = false
        if outline.isSimple, !conditions.areJoined, let circle = outline.arcs.first?.circle {
            isSimple =
                !circles.prefersChains(of: circle, width: width, height: height)
                && buildSimple(from: outline, width: width, height: height, circles: &circles)
        }
        if !isSimple {
            build(
                from: outline,
                width: width,
                height: height,
                circles: &circles,
                cancellation: cancellation
            )
        }
        return !rows.isEmpty && cancellation?.isCancelled != true
    }
}

extension Path {
    /// Whether each contour is one straight line, of which a pen leaves a convex polygon.
    fileprivate var isOfLines: Bool {
        guard elements.count.isMultiple(of: 2) else { return false }
        for index in stride(from: 0, to: elements.count, by: 2) {
            guard case .move = elements[index], case .line = elements[index + 1] else {
                return false
            }
        }
        return true
    }
}
