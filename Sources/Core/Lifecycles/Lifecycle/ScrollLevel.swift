/// An offset where a lifecycle needs a scroll callback, at any scroll speed.
///
/// A real scroll view calls back continuously while the content moves. Callbacks between the levels
/// would not change the lifecycle's state.
package struct ScrollLevel: Equatable, Sendable {
    /// The direction in which the offset crosses a level, and whether reaching the level is enough.
    package enum Crossing: Equatable, Sendable {
        /// Upwards. The offset must exceed the level.
        case above
        /// Upwards. The offset must reach the level.
        case atLeast
        /// Downwards. The offset must fall below the level.
        case below
        /// Downwards. The offset must reach the level.
        case atMost
    }

    /// The offset in points.
    package var offset: Double
    /// The direction and whether reaching the level is enough.
    package var crossing: Crossing

    /// The distance between a level and the callback that reports an offset beyond it, in points.
    static let step = 1e-9

    /// Returns the offset of the callback if the content crosses the level between two offsets.
    ///
    /// Returns `nil` if it does not cross the level.
    func callbackOffset(from: Double, to: Double) -> Double? {
        switch crossing {
        case .above where from <= offset && to > offset: min(offset + Self.step, to)
        case .atLeast where from < offset && to >= offset: offset
        case .below where from >= offset && to < offset: max(offset - Self.step, to)
        case .atMost where from > offset && to <= offset: offset
        default: nil
        }
    }

    /// Returns a level that is crossed when the offset rises above `offset`.
    package static func above(_ offset: Double) -> ScrollLevel {
        ScrollLevel(offset: offset, crossing: .above)
    }
    /// Returns a level that is crossed when the offset rises to `offset`.
    package static func atLeast(_ offset: Double) -> ScrollLevel {
        ScrollLevel(offset: offset, crossing: .atLeast)
    }
    /// Returns a level that is crossed when the offset falls below `offset`.
    package static func below(_ offset: Double) -> ScrollLevel {
        ScrollLevel(offset: offset, crossing: .below)
    }
    /// Returns a level that is crossed when the offset falls to `offset`.
    package static func atMost(_ offset: Double) -> ScrollLevel {
        ScrollLevel(offset: offset, crossing: .atMost)
    }

    /// The levels where the content leaves offset 0 and returns to it.
    static let rest = [ScrollLevel.above(0), .atMost(0)]
}
