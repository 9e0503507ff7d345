/// A key that a person pressed.
package enum Key: Hashable, Sendable {
    /// A letter, a digit, a sign or the space.
    case character(UInt8)
    /// Escape by itself.
    case escape
    /// The arrow to the left.
    case left
    /// The arrow to the right.
    case right
    /// The arrow upwards.
    case up
    /// The arrow downwards.
    case down
}
