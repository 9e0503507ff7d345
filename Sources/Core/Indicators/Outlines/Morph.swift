import Raster

/// An outline that changes from one of several closed outlines to the next.
///
///     Morph([PlacedOutline(Circle(diameter: 40)), PlacedOutline(Rectangle(36, 36))], at: [0, 1])
public struct Morph: Equatable, Sendable {
    /// The 2…32 outlines.
    public var outlines: Setting<[Setting<PlacedOutline>]>
    /// The position between the outlines: 0 is the first, 1 the second.
    public var position: Driven<Double>

    /// Creates a morph of outlines that may depend on choices.
    public init(outlines: Setting<[Setting<PlacedOutline>]>, at position: Driven<Double>) {
        self.outlines = outlines
        self.position = position
    }

    /// Creates a morph of outlines.
    public init(_ outlines: [PlacedOutline], at position: Driven<Double>) {
        self.init(outlines: .constant(outlines.map { .constant($0) }), at: position)
    }
}

extension Morph: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.morph, [.outlines(outlines), .number(position)]))
    }
}

extension OutlineKind {
    static let morph = OutlineKind(
        "morph",
        title: "a morph",
        "An outline that changes from one closed outline to the next, of any kind."
    ) { fields in
        let outlines = fields.morph(
            "outlines",
            "The outlines, each with optional keys for its placement. Points at equal fractions of "
                + "their lengths are interpolated, from the start that moves the points least. "
                + "Parts without a counterpart shrink to a point."
        )
        let position = fields.number(
            "at",
            .morphPosition,
            "The position between the outlines: 0 is the first, 1 the second, and so on."
        )
        return { values in values[outlines].shape(at: values[position]) }
    }
}

extension NumberBounds {
    /// A position between the outlines of a morph.
    fileprivate static let morphPosition = NumberBounds(
        range: 0...Double(DesignLimits.combinedOutlines - 1),
        unit: "",
        measure: .position
    )
}

/// The morph of outlines, with their frames.
package struct OutlineMorph: Sendable {
    private let morph: PathMorph
    private let frames: [Rect]

    /// Creates the morph of outlines in order.
    init(_ outlines: [PlacedShape]) {
        morph = PathMorph(outlines.map { $0.operand })
        frames = outlines.map { $0.frame }
    }

    /// Returns the shape at a position, which is clamped to the outlines.
    func shape(at position: Double) -> OutlineShape {
        guard let last = frames.indices.last else { return OutlineShape(Path()) }
        let position = position > 0 ? min(position, Double(last)) : 0
        let index = min(Int(position), max(last - 1, 0))
        let (from, to) = (frames[index], frames[min(index + 1, last)])
        let fraction = position - Double(index)
        let frame = Rect(
            x: from.minX.mixed(with: to.minX, at: fraction),
            y: from.minY.mixed(with: to.minY, at: fraction),
            width: from.size.width.mixed(with: to.size.width, at: fraction),
            height: from.size.height.mixed(with: to.size.height, at: fraction)
        )
        return OutlineShape(morph.path(at: position), frame: frame)
    }
}
