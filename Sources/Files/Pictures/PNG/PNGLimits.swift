/// Limits for reading PNGs.
///
/// The header of a tiny file can specify billions of pixels. So the limits are checked before
/// memory is allocated.
public struct PNGLimits: Equatable, Sendable {
    /// The maximum width, in pixels.
    public var width: Int
    /// The maximum height, in pixels.
    public var height: Int
    /// The maximum size of the decoded image in bytes, with 4 bytes per pixel. Applies to all
    /// frames of an animation together.
    public var bytes: Int
    /// The maximum size of the file, in bytes.
    public var file: Int

    /// Creates limits. The default of 33,554,432 pixels is the maximum size of a strip. Two such
    /// images take 256 MiB.
    ///
    /// - Parameters:
    ///   - width: The maximum width, in pixels.
    ///   - height: The maximum height, in pixels.
    ///   - file: The maximum size of the file, in bytes. Default: `bytes`.
    ///   - bytes: The maximum size of the decoded image, in bytes.
    public init(
        width: Int = 65_535,
        height: Int = 65_535,
        file: Int? = nil,
        bytes: Int = 128 << 20
    ) {
        self.width = width
        self.height = height
        self.bytes = bytes
        self.file = file ?? bytes
    }

    /// At most 65,535 pixels per side and 128 MiB.
    public static let `default` = PNGLimits()

    /// Returns limits for at most `count` pixels, with the default limits for width and height.
    public static func pixels(_ count: Int) -> PNGLimits {
        PNGLimits(file: max(4 * count, PNGLimits.default.file), bytes: 4 * count)
    }

    /// Returns a description of the limit that an image exceeds, or `nil` if it exceeds none.
    func exceeded(byWidth width: Int, height: Int) -> String? {
        if width > self.width { return "the limit is a width of \(self.width)" }
        if height > self.height { return "the limit is a height of \(self.height)" }
        // Both sides are below 2³¹, so their product cannot overflow. Four times the product could.
        if width * height > bytes / 4 { return "the limit is \(bytes / 4) pixels" }
        return nil
    }
}
