/// The quantity that a number of a design measures. It determines which differences are visible
/// jumps.
package enum ValueMeasure: Equatable, Sendable {
    /// A position or an offset, in points.
    case points
    /// A size or a width, in points. 0 makes the layer invisible.
    case extent
    /// A length in points that may be 0 in a visible layer, such as a corner radius.
    case length
    /// An angle, in degrees.
    case degrees
    /// A scale factor. 0 makes the layer invisible.
    case factor
    /// A fraction such as an opacity. 0 makes the layer invisible.
    case fraction
    /// A position on an outline, as a fraction of its length.
    case trim
    /// A position within a frame or a gradient, as a fraction of its size.
    case position
    /// An angle around the copies of a repetition, in full turns.
    case turns
    /// A component of a colour, 0…1, multiplied by the colour's alpha.
    case color
    /// An integer that changes in steps of one, such as a number of corners.
    case count
    /// The index of one of several frames, which wraps around.
    case frame(of: Int)
    /// The exponent of a superellipse.
    case exponent
    /// A quantity that is constant or changes only in steps, such as a text. It never counts as a
    /// jump.
    case other

    /// The smallest difference that counts as a jump. It moves something by about half a point in
    /// an indicator of 40 points.
    package var jumpThreshold: Double {
        switch self {
        case .points, .extent, .length: 0.5
        case .degrees: 1
        case .factor, .position: 0.02
        case .fraction: 0.05
        case .trim, .turns: 0.01
        case .color, .exponent: 0.1
        case .count, .frame: 1.5
        case .other: .infinity
        }
    }

    /// Whether a value of 0 makes something invisible. A jump from or to 0 then lets it appear or
    /// disappear, which is intended.
    var hidesAtZero: Bool {
        switch self {
        case .extent, .factor, .fraction, .trim: true
        case .points, .length, .position, .degrees, .turns, .color, .count, .frame, .exponent,
            .other:
            false
        }
    }

    /// The period after which values repeat, or `nil` if they never do.
    private var period: Double? {
        switch self {
        case .degrees: 360
        case .turns: 1
        case .frame(let count): Double(count)
        default: nil
        }
    }

    /// Returns whether two numbers differ by a visible jump. Unlike `isVisibleJump`, it counts a
    /// full turn as a difference, except for frame indices.
    func differsVisibly(_ one: Double, _ other: Double) -> Bool {
        if case .frame = self { return isVisibleJump(one, other) }
        return (one - other).magnitude >= jumpThreshold - 1e-9
    }

    /// Returns whether the change from one number to the other is a visible jump. Differences by
    /// full turns are invisible.
    package func isVisibleJump(_ one: Double, _ other: Double) -> Bool {
        var distance = (one - other).magnitude
        if let period {
            distance = distance.truncatingRemainder(dividingBy: period)
            distance = min(distance, period - distance)
        }
        return distance >= jumpThreshold - 1e-9
    }
}
