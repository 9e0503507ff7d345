/// How large a PNG may be for this program to read it.
///
/// A PNG of a few bytes can claim billions of pixels, so the limits are checked before any memory
/// is taken for them.
public struct PNGLimits: Equatable, Sendable {
    /// The greatest width, in pixels.
    public var width: Int
    /// The greatest height, in pixels.
    public var height: Int
    /// The greatest size of the decoded picture, 4 bytes a pixel; of an animation, of all frames.
    public var bytes: Int
    /// The greatest size of the file.
    public var file: Int

    /// Limits. The defaults allow 33,554,432 pixels, which any strip of frames has at most: two
    /// pictures of this size take 256 MiB.
    ///
    /// - Parameters:
    ///   - width: The greatest width, in pixels.
    ///   - height: The greatest height, in pixels.
    ///   - file: The greatest size of the file in bytes. By default the same as `bytes`.
    ///   - bytes: The greatest size of the decoded picture in bytes.
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

    /// 65,535 pixels a side and 128 MiB.
    public static let `default` = PNGLimits()

    /// The default limits of sides, and at most `count` pixels.
    public static func pixels(_ count: Int) -> PNGLimits {
        PNGLimits(file: max(4 * count, PNGLimits.default.file), bytes: 4 * count)
    }

    /// The limit that a picture passes, in words; nil when it passes none.
    func passed(byWidth width: Int, height: Int) -> String? {
        if width > self.width { return "the limit is a width of \(self.width)" }
        if height > self.height { return "the limit is a height of \(self.height)" }
        // At most 2³¹ − 1 each: the product fits, four times it might not.
        if width * height > bytes / 4 { return "the limit is \(bytes / 4) pixels" }
        return nil
    }
}
