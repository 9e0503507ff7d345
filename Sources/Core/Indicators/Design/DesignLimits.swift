import Raster

/// The limits on designs, so that no file can exhaust memory or time.
public enum DesignLimits {
    /// The maximum size of a design file, in bytes.
    public static let fileSize = 256 * 1024
    /// The maximum nesting depth of lists and maps.
    public static let nesting = 32
    /// The maximum indentation of a line, in columns.
    public static let indentation = 200
    /// The maximum number of aliases (`*name`) in a file.
    public static let aliases = 16
    /// The maximum number of values in a file. The values of an alias count each time it is used.
    public static let values = 50_000
    /// The maximum number of parameters of a design.
    public static let parameters = 64
    /// The maximum number of tags of a design.
    public static let tags = 16
    /// The maximum number of layers of a design, including sublayers and layers of used designs.
    public static let layers = 1_000
    /// The maximum nesting depth of used designs.
    public static let componentDepth = 8
    /// The maximum number of design files that a design uses.
    public static let components = 64
    /// The maximum number of layers of used designs. Each use and each branch of a choice counts.
    public static let usedLayers = 10_000
    /// The maximum number of copies of a repetition.
    public static let copies = 1_000
    /// The maximum number of shapes in a frame, counting all copies.
    public static let shapes = 10_000
    /// The maximum number of keyframes of a track, colours of a gradient, corners of a polygon or
    /// frames of an image.
    public static let keys = 1_000
    /// The maximum number of outlines in a combination or a morph.
    public static let combinedOutlines = 32
    /// The maximum nesting depth of combinations and morphs.
    public static let outlineDepth = 8
    /// The maximum number of curves and lines in the outlines of all combinations and morphs.
    public static let combinedSegments = 50_000
    /// The maximum number of curves and lines in a frame, counting all copies.
    public static let segments = 1_000_000
    /// The estimated maximum number of edges in a frame at scale 1. An edge is a piece of an
    /// outline within a pixel row. Edges in crowded pixels count several times.
    public static let edges = 1_000_000
    /// The estimated maximum number of pixels painted for a frame at scale 1. A pixel counts each
    /// time it is painted.
    ///
    /// Pixels of gradients count 12 times and those of images 20 times. Blend modes and groups add
    /// to the count.
    public static let paintedPixels = 400_000_000
    /// The maximum number of edges in a frame at any scale, with the same estimate as for `edges`.
    public static let frameEdges = 20_000_000.0
    /// The maximum number of pixels painted for a frame at any scale, with the same estimate as for
    /// `paintedPixels`. Painting them takes about four seconds.
    public static let framePixels = 4_000_000_000.0
    /// The estimated maximum number of outline corners that 3D rotations project in a frame at
    /// scale 1.
    public static let projectedCorners = 30_000
    /// The maximum number of numbers, names and operations of expressions that a frame computes,
    /// counting copies and the samples of plots.
    public static let operations = 500_000
    /// The maximum number of frames of a state.
    public static let frames = 10_000
    /// The maximum duration of a state, in seconds.
    public static let seconds = 3_600.0
    /// The maximum common period of a state's clocks, in seconds, in a state without its own
    /// period.
    public static let commonPeriod = 600.0
    /// The maximum number of periods of a clock that stops.
    public static let periods = 1_000_000
    /// The largest seed of a random order.
    public static let seeds = 1_000_000_000
    /// The maximum width and height of a canvas, in points.
    public static let canvas = 4_096.0
    /// The maximum magnitude of numbers without a narrower limit.
    public static let magnitude = 1_000_000.0
    /// The maximum width and height of an image, in pixels.
    public static let pixelSide = 16_384
    /// The maximum number of pixels in an image. Drawing and encoding take 12 bytes per pixel.
    public static let pixels = 1 << 25
    /// The maximum number of pixels in all images of a design.
    public static let imagePixels = 1 << 24
    /// The maximum size of an image file, in bytes.
    public static let imageFileSize = 1 << 27
    /// The maximum number of characters in a text.
    public static let characters = 200
    /// The maximum number of glyphs in a text. A font may use several for one character.
    public static let letters = 1_000
    /// The maximum size of all font files of a design, in bytes.
    public static let fontBytes = 1 << 25
    /// The maximum number of lines and curves in all glyphs of a design.
    public static let glyphSegments = 500_000
    /// The maximum number of problems that are reported at once.
    public static let problems = 50
}

/// An error for an image that exceeds the limit on pixels of a design.
package struct ImageTooLarge: Error, Equatable, Sendable {
    /// The image's width in pixels.
    package let width: Int
    /// The image's height in pixels.
    package let height: Int
    /// The number of pixels that the other images leave for this image.
    package let room: Int

    /// Creates an error.
    package init(width: Int, height: Int, room: Int) {
        self.width = width
        self.height = height
        self.room = room
    }
}

extension ImageTooLarge: CustomStringConvertible {
    /// The message for the user, on one line.
    package var description: String {
        let left = room == DesignLimits.imagePixels ? "" : "; \(room) remain for this image"
        return "it has \(width)×\(height) pixels; the images of a design may have at most "
            + "\(DesignLimits.imagePixels) pixels in total\(left)"
    }
}
