/// A display list: the size of an image in pixels, and its items from back to front.
public struct Scene: Hashable, Sendable {
    /// The largest width or height, in pixels.
    public static let maximumExtent = 65_535

    /// The width in pixels, clamped to 0…`maximumExtent`.
    public var width: Int {
        didSet { width = Self.clamped(width) }
    }
    /// The height in pixels, clamped to 0…`maximumExtent`.
    public var height: Int {
        didSet { height = Self.clamped(height) }
    }
    /// The items, drawn back to front on a clear background.
    public var items: [Item]

    /// An item of the display list.
    public enum Item: Hashable, Sendable {
        /// A shape with its paint.
        case shape(Shape)
        /// Items that are drawn together and composited as one.
        case group(Group)
    }

    /// Creates a scene of `width` × `height` pixels, both clamped to 0…`maximumExtent`.
    public init(width: Int, height: Int, items: [Item] = []) {
        self.width = Self.clamped(width)
        self.height = Self.clamped(height)
        self.items = items
    }

    private static func clamped(_ extent: Int) -> Int {
        min(max(extent, 0), maximumExtent)
    }
}
