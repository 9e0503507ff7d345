/// The resistance of content that is pulled beyond its end.
///
/// f(x) = (1 − 1/(x·c/d + 1))·d with c = 0.55, as measured on UIScrollView.
public struct RubberBand: Equatable, Sendable {
    /// The scroll view's height d in points, above 0.
    public let height: Double
    /// The factor c between the finger's travel and the offset, for small offsets.
    public static let stiffness = 0.55

    /// Creates the rubber band of a scroll view. Returns `nil` if the height is not positive and
    /// finite.
    public init?(height: Double) {
        guard height > 0, height.isFinite else { return nil }
        self.height = height
    }

    /// Returns the content's offset after the finger has moved `travel`, both in points.
    ///
    /// Negative travel scrolls the content without resistance.
    public func offset(after travel: Double) -> Double {
        guard travel > 0 else { return travel }
        return (1 - 1 / (travel * Self.stiffness / height + 1)) * height
    }

    /// Returns the finger's travel for an offset, both in points: f·d/(c(d − f)).
    ///
    /// Returns infinity for offsets of `height` or more, which no travel reaches.
    public func travel(to offset: Double) -> Double {
        guard offset > 0 else { return offset }
        guard offset < height else { return .infinity }
        return offset * height / (Self.stiffness * (height - offset))
    }
}
