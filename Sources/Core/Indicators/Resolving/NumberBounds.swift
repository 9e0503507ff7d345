import Base

/// What a number must be: its bounds and its unit, as errors give them.
package struct NumberBounds: Sendable {
    /// The largest length in points.
    package static let longest = 100_000.0

    /// The bounds.
    package var range: ClosedRange<Double>
    /// The unit with a blank before it; empty for a bare number.
    package var unit: String
    /// What the number measures.
    package var measure: ValueMeasure

    /// A number within bounds.
    package init(range: ClosedRange<Double>, unit: String, measure: ValueMeasure = .other) {
        self.range = range
        self.unit = unit
        self.measure = measure
    }

    /// Any number of sensible size.
    package static let any = NumberBounds(
        range: -DesignLimits.magnitude...DesignLimits.magnitude,
        unit: ""
    )
    /// A share of a whole.
    package static let share = NumberBounds(range: 0...1, unit: "", measure: .share)
    /// A share of an outline's length, which goes on beyond its end.
    package static let trim = NumberBounds(range: any.range, unit: "", measure: .trim)
    /// A number of turns.
    package static let turns = NumberBounds(range: any.range, unit: "", measure: .turns)
    /// A point or a displacement.
    package static let points = NumberBounds(
        range: -longest...longest,
        unit: " points",
        measure: .points
    )
    /// An extent.
    package static let extent = NumberBounds(
        range: 0...longest,
        unit: " points",
        measure: .extent
    )
    /// A length of which none shows as well as any.
    package static let length = NumberBounds(
        range: 0...longest,
        unit: " points",
        measure: .length
    )
    /// A share of a way at which something is.
    package static let place = NumberBounds(range: 0...1, unit: "", measure: .place)
    /// The number of one of several pictures.
    package static let frame = frame(of: 1)

    /// The number of one of so many pictures.
    static func frame(of count: Int) -> NumberBounds {
        NumberBounds(range: any.range, unit: "", measure: .frame(of: count))
    }

    /// A blur's standard deviation.
    package static let blur = NumberBounds(range: 0...100, unit: " points", measure: .length)
    /// A factor.
    package static let factor = NumberBounds(range: -1_000...1_000, unit: "", measure: .factor)
    /// A turn.
    package static let degrees = NumberBounds(
        range: -DesignLimits.magnitude...DesignLimits.magnitude,
        unit: " degrees",
        measure: .degrees
    )
    /// A side of a canvas.
    package static let canvasSide = NumberBounds(range: 1...DesignLimits.canvas, unit: " points")
    /// The limit of a sharp corner.
    package static let miterLimit = NumberBounds(range: 1...1_000, unit: "")
    /// How long something takes.
    package static let duration = NumberBounds(
        range: 0.001...DesignLimits.seconds,
        unit: " seconds"
    )
    /// How long something waits.
    package static let wait = NumberBounds(range: 0...DesignLimits.seconds, unit: " seconds")

    /// How far behind something is; what is ahead is behind by less than nothing.
    package static let lag = NumberBounds(
        range: -DesignLimits.seconds...DesignLimits.seconds,
        unit: " seconds"
    )
    /// How far behind something is, as a share of a period.
    package static let lagShare = NumberBounds(range: -1_000...1_000, unit: "")

    /// The progress in a state; only the pull beyond the threshold passes 1.
    package static func progress(in state: StateName) -> NumberBounds {
        NumberBounds(range: state == .armed ? 0...1_000 : 0...1, unit: "")
    }

    /// The latest time of a curve's key in a state; in `armed` the pull may go on.
    package static func latest(in state: StateName) -> Double { state == .armed ? 1_000 : 1 }

    /// The bounds as errors give them.
    package var allowed: String {
        "\(NumberText.short(range.lowerBound))…\(NumberText.short(range.upperBound))\(unit)"
    }
}

/// The problems of lists and times that the reader of files and the model have in common.
package enum ValueText {
    /// How many items a list may have, as errors give it.
    package static func allowed(_ count: ClosedRange<Int>) -> String {
        count.lowerBound == count.upperBound
            ? "\(count.lowerBound)" : "\(count.lowerBound)…\(count.upperBound)"
    }

    /// The problem of a list with too few or too many items.
    package static func wrongCount(_ found: Int, allowed count: ClosedRange<Int>) -> String {
        "expected a list of \(allowed(count)), found one of \(found)"
    }

    /// The problem of a key's time beyond its curve.
    package static func outside(_ time: String, latest: Double, unit: String) -> String {
        "the time \(time) is outside of 0\(unit)…\(NumberText.short(latest))\(unit)"
    }

    /// The problem of a key's time that is not later than the one before.
    package static func notAfter(_ time: String, _ previous: Double, unit: String) -> String {
        "the time \(time) does not come after \(NumberText.short(previous))\(unit)"
    }

    /// The problem of a curve without a key.
    package static let noKey = "a curve needs at least one time, as in {0: 1, 1: 5}"
}
