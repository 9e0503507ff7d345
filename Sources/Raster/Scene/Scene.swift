/// A picture to be drawn: its size in pixels and its items from back to front.
public struct Scene: Hashable, Sendable {
    /// The width in pixels.
    public var width: Int
    /// The height in pixels.
    public var height: Int
    /// What is drawn, back to front, on a clear ground.
    public var items: [Item]

    /// One step of the display list.
    public enum Item: Hashable, Sendable {
        /// A shape with its paint.
        case shape(Shape)
        /// Items drawn together and composited as one.
        case group(Group)
    }

    /// A picture of `width` × `height` pixels; negative extents count as 0.
    public init(width: Int, height: Int, items: [Item] = []) {
        self.width = max(width, 0)
        self.height = max(height, 0)
        self.items = items
    }
}
