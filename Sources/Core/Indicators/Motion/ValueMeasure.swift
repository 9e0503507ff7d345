/// What a number of a design measures, from which follows how far two of them are apart to be seen as a
/// jump.
package enum ValueMeasure: Equatable, Sendable {
    /// A place or a way, in points.
    case points
    /// A length or a width, in points; what has none is not seen.
    case extent
    /// A length, in points, of what is seen without any, too, such as a corner's radius.
    case length
    /// An angle, in degrees.
    case degrees
    /// A factor of a size; 0 hides.
    case factor
    /// A share such as an opacity; 0 hides.
    case share
    /// A place on an outline as a share of its length.
    case trim
    /// A place within a frame or a gradient as a share of it.
    case place
    /// Turns round a repeat.
    case turns
    /// A component of a colour, 0…1, times the colour's alpha.
    case color
    /// A whole number, such as that of corners, which goes on by one at a time.
    case count
    /// A frame of so many of an image, which begin again after the last.
    case frame(of: Int)
    /// A superellipse's exponent.
    case exponent
    /// What does not move, or holds until it is another, such as a text: it never jumps.
    case other

    /// The least difference that is a jump and no step of a motion: about half a point where an indicator of
    /// 40 points shows it.
    package var leap: Double {
        switch self {
        case .points, .extent, .length: 0.5
        case .degrees: 1
        case .factor, .place: 0.02
        case .share: 0.05
        case .trim, .turns: 0.01
        case .color, .exponent: 0.1
        case .count, .frame: 1.5
        case .other: .infinity
        }
    }

    /// Whether what has 0 of it does not show, so that it may come and go at once.
    var hidesAtZero: Bool {
        switch self {
        case .extent, .factor, .share, .trim: true
        case .points, .length, .place, .degrees, .turns, .color, .count, .frame, .exponent, .other:
            false
        }
    }

    /// After how much the same is shown again; nil where it never is.
    private var round: Double? {
        switch self {
        case .degrees: 360
        case .turns: 1
        case .frame(let count): Double(count)
        default: nil
        }
    }

    /// Whether two numbers are far apart, be it by whole turns; frames only where others show.
    func isApart(_ one: Double, _ other: Double) -> Bool {
        if case .frame = self { return isLeap(one, other) }
        return (one - other).magnitude >= leap - 1e-9
    }

    /// Whether two numbers are so far apart that going from one to the other is a jump.
    package func isLeap(_ one: Double, _ other: Double) -> Bool {
        var distance = (one - other).magnitude
        if let round {
            distance = distance.truncatingRemainder(dividingBy: round)
            distance = min(distance, round - distance)
        }
        return distance >= leap - 1e-9
    }
}
