/// An offset at which a lifecycle is to be called, however fast the content passes it.
///
/// Scroll views call back all the while the content moves. Between the levels that a state names,
/// a call would change nothing but what follows from the offset alone.
package struct ScrollLevel: Equatable, Sendable {
    /// How the level is passed.
    package enum Passage: Equatable, Sendable {
        /// Upwards, and further than the level itself.
        case above
        /// Upwards, as far as the level at least.
        case atLeast
        /// Downwards, and further than the level itself.
        case below
        /// Downwards, as far as the level at least.
        case atMost
    }

    /// The offset in points.
    package var offset: Double
    /// How it is passed.
    package var passage: Passage

    /// How far beyond a level the callback lies that passes it, in points.
    static let step = 1e-9

    /// The callback's offset when the content moves from one offset to another and passes the
    /// level on the way; nil when it does not.
    func passed(from: Double, to: Double) -> Double? {
        switch passage {
        case .above where from <= offset && to > offset: min(offset + Self.step, to)
        case .atLeast where from < offset && to >= offset: offset
        case .below where from >= offset && to < offset: max(offset - Self.step, to)
        case .atMost where from > offset && to <= offset: offset
        default: nil
        }
    }

    /// Whenever the content comes above `offset`.
    package static func above(_ offset: Double) -> ScrollLevel {
        ScrollLevel(offset: offset, passage: .above)
    }
    /// Whenever the content comes up to `offset`.
    package static func atLeast(_ offset: Double) -> ScrollLevel {
        ScrollLevel(offset: offset, passage: .atLeast)
    }
    /// Whenever the content comes below `offset`.
    package static func below(_ offset: Double) -> ScrollLevel {
        ScrollLevel(offset: offset, passage: .below)
    }
    /// Whenever the content comes down to `offset`.
    package static func atMost(_ offset: Double) -> ScrollLevel {
        ScrollLevel(offset: offset, passage: .atMost)
    }

    /// Where the content leaves its place of rest and comes back to it.
    static let rest = [ScrollLevel.above(0), .atMost(0)]
}
