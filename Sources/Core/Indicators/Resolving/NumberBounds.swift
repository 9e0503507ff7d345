import Base

/// The allowed range, unit and quantity of a number.
package struct NumberBounds: Sendable {
    /// The largest length, in points.
    package static let longest = 100_000.0

    /// The allowed range.
    package var range: ClosedRange<Double>
    /// The unit with a leading space, or an empty string for a plain number.
    package var unit: String
    /// The quantity that the number measures.
    package var measure: ValueMeasure
    /// Whether an expression may use `u`, the position along a plot.
    package var hasPosition = false

    /// Creates bounds. By default they measure an unspecified quantity.
    package init(range: ClosedRange<Double>, unit: String, measure: ValueMeasure = .other) {
        self.range = range
        self.unit = unit
        self.measure = measure
    }

    /// Any number whose magnitude is allowed.
    package static let any = NumberBounds(
        range: -DesignLimits.magnitude...DesignLimits.magnitude,
        unit: ""
    )
    /// A fraction, 0…1.
    package static let fraction = NumberBounds(range: 0...1, unit: "", measure: .fraction)
    /// A fraction of an outline's length, which wraps around outside of 0…1.
    package static let trim = NumberBounds(range: any.range, unit: "", measure: .trim)
    /// An angle in full turns.
    package static let turns = NumberBounds(range: any.range, unit: "", measure: .turns)
    /// A position or an offset.
    package static let points = NumberBounds(
        range: -longest...longest,
        unit: " points",
        measure: .points
    )
    /// A coordinate of a plot.
    package static let plot: NumberBounds = {
        var bounds = points
        bounds.hasPosition = true
        return bounds
    }()
    /// A size. 0 makes a shape invisible.
    package static let extent = NumberBounds(
        range: 0...longest,
        unit: " points",
        measure: .extent
    )
    /// A length that may be 0 in a visible shape, such as a corner radius.
    package static let length = NumberBounds(
        range: 0...longest,
        unit: " points",
        measure: .length
    )
    /// A position within a frame or a gradient, 0…1.
    package static let position = NumberBounds(range: 0...1, unit: "", measure: .position)
    /// The index of a frame of a single image.
    package static let frame = frame(of: 1)

    /// Returns the bounds for the index of one of `count` frames.
    static func frame(of count: Int) -> NumberBounds {
        NumberBounds(range: any.range, unit: "", measure: .frame(of: count))
    }

    /// The standard deviation of a blur.
    package static let blur = NumberBounds(range: 0...100, unit: " points", measure: .length)
    /// A scale factor.
    package static let factor = NumberBounds(range: -1_000...1_000, unit: "", measure: .factor)
    /// An angle.
    package static let degrees = NumberBounds(
        range: -DesignLimits.magnitude...DesignLimits.magnitude,
        unit: " degrees",
        measure: .degrees
    )
    /// The width or height of a canvas.
    package static let canvasSide = NumberBounds(range: 1...DesignLimits.canvas, unit: " points")
    /// A miter limit.
    package static let miterLimit = NumberBounds(range: 1...1_000, unit: "")
    /// A duration.
    package static let duration = NumberBounds(
        range: 0.001...DesignLimits.seconds,
        unit: " seconds"
    )
    /// A delay that is not negative.
    package static let wait = NumberBounds(range: 0...DesignLimits.seconds, unit: " seconds")

    /// A delay. Negative delays move the motion ahead.
    package static let lag = NumberBounds(
        range: -DesignLimits.seconds...DesignLimits.seconds,
        unit: " seconds"
    )
    /// A delay as a fraction of a period.
    package static let lagShare = NumberBounds(range: -1_000...1_000, unit: "")

    /// Returns the bounds for the progress in a state. It may exceed 1 only in `armed`.
    package static func progress(in state: StateName) -> NumberBounds {
        NumberBounds(range: state == .armed ? 0...1_000 : 0...1, unit: "")
    }

    /// Returns the largest time of a keyframe in a state. It exceeds 1 only in `armed`.
    package static func latest(in state: StateName) -> Double { state == .armed ? 1_000 : 1 }

    /// The range with its unit, for error messages.
    package var allowed: String {
        "\(NumberText.short(range.lowerBound))…\(NumberText.short(range.upperBound))\(unit)"
    }
}

/// Error messages about lists and keyframe times, shared by the model and the reader of files.
package enum ValueMessages {
    /// The message for a list by copy within another one.
    package static let nestedEach = "“each” cannot contain another “each”"
    /// The hint for a list by copy within another one.
    package static let nestedEachHint = "it lists values for the copies of the innermost repeat"

    /// Returns the allowed number of items as text.
    package static func allowed(_ count: ClosedRange<Int>) -> String {
        count.lowerBound == count.upperBound
            ? "\(count.lowerBound)" : "\(count.lowerBound)…\(count.upperBound)"
    }

    /// Returns the message for a list with too few or too many items.
    package static func wrongCount(_ found: Int, allowed count: ClosedRange<Int>) -> String {
        "expected a list of \(allowed(count)) items, found \(found)"
    }

    /// Returns the message for a keyframe time outside of its track.
    package static func outside(_ time: String, latest: Double, unit: String) -> String {
        "the time \(time) is outside of 0\(unit)…\(NumberText.short(latest))\(unit)"
    }

    /// Returns the message for a keyframe time that is not later than the previous one.
    package static func notAfter(_ time: String, _ previous: Double, unit: String) -> String {
        "the time \(time) does not come after \(NumberText.short(previous))\(unit)"
    }

    /// The message for a track without keyframes.
    package static let noKey = "a keyframe track needs at least one time, as in {0: 1, 1: 5}"
}
