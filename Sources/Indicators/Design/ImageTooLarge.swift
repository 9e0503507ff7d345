import Raster

/// Why an image of a design is not taken: all together would have too many pixels.
public struct ImageTooLarge: Error, Hashable, Sendable {
    /// The image's width in pixels.
    public let width: Int
    /// The image's height in pixels.
    public let height: Int
    /// How many pixels the other images have left.
    public let room: Int

    /// An image of some extents where there is not room for it.
    public init(width: Int, height: Int, room: Int) {
        self.width = width
        self.height = height
        self.room = room
    }
}

extension ImageTooLarge: CustomStringConvertible {
    /// One line for the user.
    public var description: String {
        let left = room == DesignLimits.imagePixels ? "" : ", and the others leave \(room)"
        return "it has \(width)×\(height) pixels; the images of a design may have "
            + "\(DesignLimits.imagePixels) together\(left)"
    }
}
