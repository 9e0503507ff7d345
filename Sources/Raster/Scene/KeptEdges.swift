/// Edges, and what they were made of: where a picture has the same in their place, they stay.
final class KeptEdges {
    /// On what edges depend beside their path and its pen.
    struct Conditions: Equatable {
        /// The picture's extents in pixels.
        let width: Int
        let height: Int
        /// Whether they are looked at together with others, one by one.
        let areJoined: Bool
        /// Whether nothing else is in the picture.
        let isLone: Bool
    }

    let table = EdgeChainTable()
    private var path = Path()
    /// Nil where the path is filled.
    private var pen: StrokeStyle?
    private var transform = Transform.identity
    /// Nil where it is not known what they were made of.
    private var conditions: Conditions?

    init() {}

    /// Whether they are the ink of a pen.
    var isStroke: Bool { pen != nil }

    /// Whether they were made of `path`, or of the ink of `pen` along it.
    func areMade(
        of path: Path,
        pen: StrokeStyle?,
        through transform: Transform,
        in conditions: Conditions
    ) -> Bool {
        self.conditions == conditions && self.transform == transform && self.pen == pen
            && self.path.isSame(as: path)
    }

    /// Makes them those of an outline; nil, and none, where it has none in the picture.
    ///
    /// - Parameter mayBeConvex: Whether it is worth asking whether it is a convex polygon.
    func make(
        of outline: PixelOutline,
        mayBeConvex: Bool,
        in conditions: Conditions,
        circles: CircleCache,
        cancellation: Cancellation?
    ) -> EdgeChainTable? {
        self.conditions = nil
        guard cancellation?.isCancelled != true, outline.isDrawable, !outline.isLeftOfPicture
        else { return nil }
        let (width, height) = (conditions.width, conditions.height)
        let isPatch =
            mayBeConvex && !conditions.areJoined
            && table.buildPatch(from: outline, width: width, height: height)
        let isSimple =
            !isPatch && conditions.isLone && outline.isSimple
            && !circles.remembers(
                outline.arcs[0].circle,
                width: conditions.width,
                height: conditions.height
            )
            && table.buildSimple(from: outline, width: width, height: height)
        if !isPatch && !isSimple {
            table.build(
                from: outline,
                width: width,
                height: height,
                circles: circles,
                cancellation: cancellation
            )
        }
        return table.rows.isEmpty ? nil : table
    }

    /// Notes what they are made of.
    func note(
        _ path: Path,
        pen: StrokeStyle?,
        through transform: Transform,
        in conditions: Conditions
    ) {
        self.path = path
        self.pen = pen
        self.transform = transform
        self.conditions = conditions
    }
}
