import Raster

/// An opaque colour, or the transparent one.
struct GIFColor: Hashable, Comparable {
    /// Alpha, red, green and blue, each with 8 bits, from the highest. Alpha is 0 or 255.
    let bits: UInt32

    /// The transparent colour.
    static let transparent = GIFColor(bits: 0)
    /// The weights of squared differences of red, green and blue.
    static let weights = SIMD3(2.0, 4.0, 3.0)

    private init(bits: UInt32) { self.bits = bits }

    init(red: UInt8, green: UInt8, blue: UInt8) {
        bits = 0xFF00_0000 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }

    /// Creates the colour of a pixel without partial transparency.
    ///
    /// - Parameters:
    ///   - pixel: Straight RGBA.
    ///   - matte: The colour behind the pixel. If `nil`, a pixel with less than half the opacity is
    ///     transparent, and others are composited on white.
    init(_ pixel: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8), on matte: GIFColor?) {
        guard matte != nil || pixel.alpha >= 128 else {
            self = .transparent
            return
        }
        let behind = matte?.bits ?? 0xFFFF_FFFF
        func composited(_ value: UInt8, _ shift: UInt32) -> UInt8 {
            let (alpha, back) = (UInt32(pixel.alpha), behind >> shift & 255)
            return UInt8((UInt32(value) * alpha + back * (255 - alpha) + 127) / 255)
        }
        self.init(
            red: composited(pixel.red, 16),
            green: composited(pixel.green, 8),
            blue: composited(pixel.blue, 0)
        )
    }

    /// Creates the nearest colour with 8 bits, composited on white.
    init(_ color: Color) {
        func byte(_ value: Double) -> UInt8 {
            UInt8(((value * color.alpha + 1 - color.alpha) * 255).rounded())
        }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue))
    }

    var isTransparent: Bool { bits == 0 }

    /// Red, green and blue, from 0 to 255.
    var components: SIMD3<Double> {
        SIMD3(Double(bits >> 16 & 255), Double(bits >> 8 & 255), Double(bits & 255))
    }

    static func < (left: GIFColor, right: GIFColor) -> Bool { left.bits < right.bits }
}
