import Raster

/// Why an image of a design is not taken: all together would have too many pixels.
package struct ImageTooLarge: Error, Hashable, Sendable {
    /// The image's width in pixels.
    package let width: Int
    /// The image's height in pixels.
    package let height: Int
    /// How many pixels the other images have left.
    package let room: Int

    /// An image of some extents where there is not room for it.
    package init(width: Int, height: Int, room: Int) {
        self.width = width
        self.height = height
        self.room = room
    }
}

extension ImageTooLarge: CustomStringConvertible {
    /// One line for the user.
    package var description: String {
        let left = room == DesignLimits.imagePixels ? "" : ", and the others leave \(room)"
        return "it has \(width)×\(height) pixels; the images of a design may have "
            + "\(DesignLimits.imagePixels) together\(left)"
    }
}
