import Raster

/// An opaque colour with 8 bits per component.
package struct OpaquePixel: Equatable, Sendable {
    package var red: UInt8
    package var green: UInt8
    package var blue: UInt8

    package init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Creates the nearest colour. Alpha is ignored.
    package init(_ color: Color) {
        red = UInt8((color.red * 255).rounded())
        green = UInt8((color.green * 255).rounded())
        blue = UInt8((color.blue * 255).rounded())
    }

    /// The luma, 0…255, by Rec. 709.
    package var luma: Double {
        0.2126 * Double(red) + 0.7152 * Double(green) + 0.0722 * Double(blue)
    }

    /// Returns a pixel of `image` composited over this background: c·α + background·(1 − α),
    /// rounded to nearest.
    func compositing(_ image: Image, x: Int, y: Int) -> OpaquePixel {
        let pixel = image[x, y]
        let alpha = Int(pixel.alpha)
        func mixed(_ top: UInt8, _ background: UInt8) -> UInt8 {
            UInt8((Int(top) * alpha + Int(background) * (255 - alpha) + 127) / 255)
        }
        return OpaquePixel(
            red: mixed(pixel.red, red),
            green: mixed(pixel.green, green),
            blue: mixed(pixel.blue, blue)
        )
    }
}
