/// How large a PNG may be for this program to read it.
///
/// A PNG of a few bytes can claim billions of pixels, so the limits are checked before any memory
/// is taken for them.
public struct PNGLimits: Equatable, Sendable {
    /// The greatest width, in pixels.
    public var width: Int
    /// The greatest height, in pixels.
    public var height: Int
    /// The greatest size of the decoded picture, 4 bytes a pixel.
    public var bytes: Int
    /// The greatest size of the file.
    public var file: Int

    /// Limits; the defaults let any strip of frames pass and stop at half a gigabyte.
    ///
    /// - Parameters:
    ///   - width: The greatest width, in pixels.
    ///   - height: The greatest height, in pixels.
    ///   - bytes: The greatest size of the decoded picture.
    ///   - file: The greatest size of the file; as `bytes` if not given.
    public init(
        width: Int = 65_535,
        height: Int = 65_535,
        file: Int? = nil,
        bytes: Int = 512 << 20
    ) {
        self.width = width
        self.height = height
        self.bytes = bytes
        self.file = file ?? bytes
    }

    /// 65,535 pixels a side and 512 MiB.
    public static let `default` = PNGLimits()

    /// The limit that a picture passes, in words; nil when it passes none.
    func passed(byWidth width: Int, height: Int) -> String? {
        if width > self.width { return "the limit is a width of \(self.width)" }
        if height > self.height { return "the limit is a height of \(self.height)" }
        // At most 2³¹ − 1 each: the product fits, four times it might not.
        if width * height > bytes / 4 { return "the limit is \(bytes) bytes of pixels" }
        return nil
    }
}
