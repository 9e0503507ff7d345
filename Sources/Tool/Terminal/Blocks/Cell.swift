import Raster

/// The colour of one half of a cell.
enum CellColor: Equatable, Sendable {
    /// A 24-bit colour.
    case full(OpaquePixel)
    /// One of 256 colours.
    case indexed(UInt8)
    /// The text's default colour, if there are no other colours.
    case foreground

    /// Returns the SGR parameters that select the colour for text (38) or background (48).
    func selection(of layer: Int) -> String {
        switch self {
        case .full(let color): "\(layer);2;\(color.red);\(color.green);\(color.blue)"
        case .indexed(let number): "\(layer);5;\(number)"
        case .foreground: "\(layer + 1)"
        }
    }
}

/// A character cell with two pixels, one above the other. A `nil` pixel is transparent.
struct Cell: Equatable, Sendable {
    var upper: CellColor?
    var lower: CellColor?

    static let clear = Cell()

    /// Returns the cells of an image, row by row. If the height is odd, the lower pixels of the
    /// last row are transparent.
    static func rows(of image: Image, depth: ColorDepth, background: OpaquePixel) -> [[Cell]] {
        func half(_ x: Int, _ y: Int) -> CellColor? {
            guard y < image.height, image.pixels[4 * (y * image.width + x) + 3] > 0 else {
                return nil
            }
            return depth.cellColor(of: background.compositing(image, x: x, y: y), on: background)
        }
        return stride(from: 0, to: image.height, by: 2).map { y in
            (0..<image.width).map { Cell(upper: half($0, y), lower: half($0, y + 1)) }
        }
    }
}
