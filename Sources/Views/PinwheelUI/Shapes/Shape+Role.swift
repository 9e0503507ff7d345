import Foundation

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable {
    /// A surface.
    case fill
    /// A line.
    case stroke
    /// A line between things.
    case separator
}

extension Shape {
    /// What the shape is for: nothing is drawn otherwise for it.
    public nonisolated static var role: ShapeRole { .fill }
}
