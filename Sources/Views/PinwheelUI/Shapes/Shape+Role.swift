import Foundation

/// The role of a shape, which does not affect drawing.
public enum ShapeRole: Hashable, Sendable {
    case fill
    case stroke
    case separator
}

extension Shape {
    /// The role of the shape, which does not affect drawing.
    public nonisolated static var role: ShapeRole { .fill }
}
