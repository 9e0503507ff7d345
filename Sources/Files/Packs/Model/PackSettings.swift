import Base
import Indicators

/// The choices of a user that apply to all targets.
package struct PackSettings: Equatable, Sendable {
    /// The frames per second of states that follow a clock.
    package var fps = 30.0
    /// The scales in pixels per point, or `nil` for the target's default.
    package var scales: [Double]?
    /// The appearances, or `nil` for the target's default.
    package var appearances: [Appearance]?
    /// The system colours.
    package var palette = Palette.ios18
    /// A colour that replaces the design's background.
    package var background: ColorValue?
    /// The colour on which formats with 1-bit alpha draw translucent pixels.
    package var matte: ColorValue?
    /// The start of all file names, or `nil` for the design's name.
    package var name: String?
    /// The number of the first frame in file names, or `nil` for the target's default.
    package var firstIndex: Int?
    /// The minimum number of digits in file names, or `nil` for the target's default.
    package var padding: Int?
    /// Whether an asset catalogue contains a sprite atlas instead of a folder.
    package var hasSpriteAtlas = false
    /// The number of threads.
    package var threads = 1

    /// Creates the default settings.
    package init() {}
}

/// The numbers of frames in file names.
package struct PackNumbering: Equatable, Sendable {
    /// The number of the first frame.
    package var first: Int
    /// The minimum number of digits.
    package var digits: Int

    /// Numbers from 0 without leading zeros.
    package static let plain = PackNumbering(first: 0, digits: 1)

    /// Returns the number of the frame with an index from 0.
    package func text(_ index: Int) -> String {
        let number = String(first + index)
        return String(repeating: "0", count: max(digits - number.count, 0)) + number
    }
}

/// The appearance and scale of images in a pack.
package struct PackVariant: Hashable, Sendable {
    /// The scale in pixels per point.
    package var scale: Double
    /// Light or dark.
    package var appearance: Appearance

    /// Creates a variant.
    package init(scale: Double, appearance: Appearance) {
        (self.scale, self.appearance) = (scale, appearance)
    }

    /// The scale as UIKit writes it after a file's name, such as `@2x`. Empty for 1.
    package var suffix: String { scale == 1 ? "" : "@\(NumberText.short(scale))x" }
}
