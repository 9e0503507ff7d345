/// How content that is pulled beyond its end lags behind the finger.
///
/// f(x) = (1 − 1/(x·c/d + 1))·d with c = 0.55, as UIScrollView has been measured to do.
public struct RubberBand: Equatable, Sendable {
    /// The scroll view's height d in points, above 0.
    public let height: Double
    /// The stiffness c: how far the content follows at first.
    public static let stiffness = 0.55

    /// The band of a scroll view `height` points high; nil unless that is above 0 and finite.
    public init?(height: Double) {
        guard height > 0, height.isFinite else { return nil }
        self.height = height
    }

    /// The content's offset in points after the finger has moved `travel` points.
    ///
    /// Travel back into the content, 0 or less, is followed one to one.
    public func offset(after travel: Double) -> Double {
        guard travel > 0 else { return travel }
        return (1 - 1 / (travel * Self.stiffness / height + 1)) * height
    }

    /// The finger's travel in points that leads to `offset`: f·d/(c(d − f)).
    ///
    /// Infinite from the height on, which no travel reaches.
    public func travel(to offset: Double) -> Double {
        guard offset > 0 else { return offset }
        guard offset < height else { return .infinity }
        return offset * height / (Self.stiffness * (height - offset))
    }
}
