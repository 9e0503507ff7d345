import Raster

/// Straight lines through points that expressions compute, in points from the layer's centre.
///
///     Plot(x: .expression("20 * cos(tau * u)"), y: .expression("10 * sin(2 * tau * u)"))
public struct Plot: Equatable, Sendable {
    /// The offset to the right, such as an expression of `u`, the position along the
    /// outline 0…1.
    public var x: Driven<Double>
    /// The offset down, such as an expression of `u`.
    public var y: Driven<Double>
    /// The number of points, 2…1000.
    public var samples: Setting<Int>
    /// Whether the last point is joined to the first. The points are then at u = 0 up to just
    /// before 1, otherwise from 0 to 1.
    public var isClosed: Setting<Bool>

    /// Creates an outline from its coordinates.
    public init(
        x: Driven<Double>,
        y: Driven<Double>,
        samples: Setting<Int> = 64,
        isClosed: Setting<Bool> = false
    ) {
        self.x = x
        self.y = y
        self.samples = samples
        self.isClosed = isClosed
    }
}

extension Plot: OutlineContent {
    /// The outline without paints.
    public var painted: Layer.PaintedOutline {
        Layer.PaintedOutline(
            Outline(.plot, [.number(x), .number(y), .integer(samples), .flag(isClosed)])
        )
    }
}

extension OutlineKind {
    /// The default number of points of a plot.
    private static let standardSamples = 64

    /// Returns the number of points at which expressions are computed. 1 for kinds other than
    /// plots.
    func samples(_ arguments: [ModelArgument?]) -> Int {
        guard self == .plot else { return 1 }
        for case .integer(let samples)? in arguments {
            return samples.constant ?? DesignLimits.keys
        }
        return OutlineKind.standardSamples
    }

    static let plot = OutlineKind(
        "plot",
        title: "a plot",
        "Straight lines through points that expressions of `u` compute, the position 0…1."
    ) { fields in
        let x = fields.number("x", .plot, "The offset to the right from the layer's centre.")
        let y = fields.number("y", .plot, "The offset down from the layer's centre.")
        let samples = fields.integer(
            "samples",
            in: 2...DesignLimits.keys,
            "The number of points; 64 by default.",
            standard: OutlineKind.standardSamples
        )
        let isClosed = fields.flag(
            "closed",
            "Whether the last point is joined to the first; false by default.",
            standard: false
        )
        return { values in
            let (count, isClosed) = (values[samples], values[isClosed])
            // The last point of a closed plot is just before the first.
            let last = Double(isClosed ? count : count - 1)
            let points = (0..<count).map { index in
                let point = values.at(position: Double(index) / last)
                return Point(x: point[x], y: point[y])
            }
            return OutlineShape(Path.polygon(points, isClosed: isClosed))
        }
    }
}
