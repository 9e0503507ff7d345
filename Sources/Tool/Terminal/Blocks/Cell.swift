import Raster

/// What colours one half of a cell.
enum CellColor: Equatable, Sendable {
    /// Red, green and blue.
    case full(OpaquePixel)
    /// One of 256.
    case indexed(UInt8)
    /// The text's own colour, where there are no others.
    case foreground

    /// What selects it by SGR as text colour (38) or as background (48).
    func selection(of layer: Int) -> String {
        switch self {
        case .full(let color): "\(layer);2;\(color.red);\(color.green);\(color.blue)"
        case .indexed(let number): "\(layer);5;\(number)"
        case .foreground: "\(layer + 1)"
        }
    }
}

/// Two pixels, one above the other; nil where the terminal's background shows.
struct Cell: Equatable, Sendable {
    var upper: CellColor?
    var lower: CellColor?

    /// A cell that shows nothing.
    static let clear = Cell()

    /// The cells of a picture, row by row; an odd last row has nothing below it.
    static func rows(of image: Image, depth: ColorDepth, background: OpaquePixel) -> [[Cell]] {
        func half(_ x: Int, _ y: Int) -> CellColor? {
            guard y < image.height, image.pixels[4 * (y * image.width + x) + 3] > 0 else {
                return nil
            }
            return depth.cellColor(of: background.under(image, x: x, y: y), on: background)
        }
        return stride(from: 0, to: image.height, by: 2).map { y in
            (0..<image.width).map { Cell(upper: half($0, y), lower: half($0, y + 1)) }
        }
    }
}
