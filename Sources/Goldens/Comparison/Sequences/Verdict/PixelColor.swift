/// An unpremultiplied colour with 8 bits per channel.
public struct PixelColor: Hashable, Sendable {
    /// Red, 0…255.
    public let red: UInt8
    /// Green, 0…255.
    public let green: UInt8
    /// Blue, 0…255.
    public let blue: UInt8
    /// Alpha, 0…255.
    public let alpha: UInt8

    /// Creates a colour. It is opaque by default.
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(_ pixel: PackedPixel) {
        self.init(
            red: UInt8(pixel.red),
            green: UInt8(pixel.green),
            blue: UInt8(pixel.blue),
            alpha: UInt8(pixel.alpha)
        )
    }

    static let white = PixelColor(red: 255, green: 255, blue: 255)
    static let black = PixelColor(red: 0, green: 0, blue: 0)
}

extension PixelColor: CustomStringConvertible {
    /// A text such as "#ff3b30", with two more digits if the colour is not opaque.
    public var description: String {
        let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
        return channels.reduce("#") { text, byte in
            text + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
