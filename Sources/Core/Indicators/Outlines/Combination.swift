import Raster

/// The boundary of the points that an operation on the interiors of outlines selects.
///
///     Combination(.subtraction, [PlacedOutline(Circle(diameter: 40)),
///         PlacedOutline(Circle(diameter: 40), x: [30, 12])])
public struct Combination: Equatable, Sendable {
    /// The operation.
    public var operation: Setting<Path.Combination>
    /// The 1…32 outlines. All others are subtracted from the first.
    public var outlines: Setting<[Setting<PlacedOutline>]>

    /// Creates a combination of outlines, all of which may depend on choices.
    public init(
        operation: Setting<Path.Combination>,
        outlines: Setting<[Setting<PlacedOutline>]>
    ) {
        self.operation = operation
        self.outlines = outlines
    }

    /// Creates a combination of outlines.
    public init(_ operation: Path.Combination, _ outlines: [PlacedOutline]) {
        self.init(
            operation: .constant(operation),
            outlines: .constant(outlines.map { .constant($0) })
        )
    }
}

extension Combination: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(Outline(.combine, [.word(of: operation), .outlines(outlines)]))
    }
}

extension OutlineKind {
    static let combine = OutlineKind(
        "combine",
        title: "a combine",
        "The union, difference, intersection or exclusion of other outlines."
    ) { fields in
        let operation = fields.word(
            "operation",
            title: "an operation",
            "The points inside the result: those in any outline (`union`), those in the first but "
                + "in no other (`subtraction`), those in all (`intersection`), or those in an odd "
                + "number of outlines (`exclusion`).",
            standard: Path.Combination.union
        )
        let outlines = fields.outlines(
            "outlines",
            "The outlines, each with optional keys for its placement. Open outlines are closed "
                + "with a line. Curves become lines that are exact to 0.01 points."
        )
        return { values in
            OutlineShape(Path.combined(values[outlines], by: values[operation]))
        }
    }

    /// The outlines of a combination or a morph drawn over each other. A frame with them costs at
    /// least as much as one with the combination or the morph.
    static let overlaid = OutlineKind(
        "overlaid",
        title: "overlaid outlines",
        "Several outlines."
    ) { fields in
        let outlines = fields.outlines("outlines", "The outlines.")
        return { values in
            OutlineShape(values[outlines].reduce(into: Path()) { $0.append($1.path) })
        }
    }
}
