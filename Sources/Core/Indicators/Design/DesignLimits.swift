import Raster

/// The most that a design may need, so that no file can exhaust the machine.
public enum DesignLimits {
    /// Bytes of a design file.
    public static let fileSize = 256 * 1024
    /// Levels of lists and maps within each other.
    public static let nesting = 32
    /// Columns by which a line may be indented.
    public static let indentation = 200
    /// Aliases (`*name`) in a file.
    public static let aliases = 16
    /// Values in a file, those behind aliases counted each time.
    public static let values = 50_000
    /// Parameters of a design.
    public static let parameters = 64
    /// Layers of a design, those in groups and of designs that it uses included.
    public static let layers = 1_000
    /// How deep designs may use one another.
    public static let componentDepth = 8
    /// Files of designs that a design uses.
    public static let components = 64
    /// Layers of the designs that one uses, each time that it does, in all branches of choices.
    public static let usedLayers = 10_000
    /// Copies that one repeat makes.
    public static let copies = 1_000
    /// Shapes of one frame, every copy counted.
    public static let shapes = 10_000
    /// Keys of one curve, colours of one gradient, corners of one polygon, frames of one image.
    public static let keys = 1_000
    /// Curves and lines of one frame, every copy counted.
    public static let segments = 1_000_000
    /// Pieces into which the outlines of one frame at scale 1 are cut at the rows of pixels, by
    /// estimate; crowded ones count for several.
    public static let edges = 1_000_000
    /// Pixels painted for one frame at scale 1, by estimate, each as often as it is painted; those
    /// of gradients count twelvefold, of images twentyfold, of blend modes and groups for some
    /// more.
    public static let paintedPixels = 400_000_000
    /// Pieces of outlines in one frame at any scale, by the same estimate.
    public static let frameEdges = 20_000_000.0
    /// Pixels painted for one frame at any scale, by the same estimate; about four seconds of work.
    public static let framePixels = 4_000_000_000.0
    /// Corners of the outlines that one frame at scale 1 turns in space, by estimate.
    public static let projectedCorners = 30_000
    /// Frames of one state.
    public static let frames = 10_000
    /// The longest time that a state may take, in seconds.
    public static let seconds = 3_600.0
    /// The longest time after which a state's clocks may all be round, in seconds, where the state
    /// does not say how long it is.
    public static let commonRound = 600.0
    /// Periods after which a clock stops.
    public static let periods = 1_000_000
    /// The greatest seed of a random order.
    public static let seeds = 1_000_000_000
    /// Points of a canvas's side.
    public static let canvas = 4_096.0
    /// The size of any other number: points, degrees, turns.
    public static let magnitude = 1_000_000.0
    /// Pixels of a picture's side.
    public static let pixelSide = 16_384
    /// Pixels of a whole picture; drawing and encoding one takes 12 bytes for each.
    public static let pixels = 1 << 25
    /// Pixels of all images of a design together.
    public static let imagePixels = 1 << 24
    /// Bytes of one image's file.
    public static let imageFileSize = 1 << 27
    /// Characters of one text.
    public static let characters = 200
    /// Letters of one text, of which a font may make several of one character.
    public static let letters = 1_000
    /// Bytes of all files of fonts of a design together.
    public static let fontBytes = 1 << 25
    /// Lines and curves of all letters in fonts of a design together.
    public static let letterSteps = 500_000
    /// Problems that one reading reports.
    public static let problems = 50
}

/// Why an image of a design is not taken: all together would have too many pixels.
package struct ImageTooLarge: Error, Equatable, Sendable {
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
