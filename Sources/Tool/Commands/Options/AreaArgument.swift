import Base
import Comparison
import Pictures
import Raster

/// Parsing of rectangles in options.
package enum AreaArgument {
    /// The maximum of each number, in pixels.
    private static let most = 1_000_000

    /// Parses a rectangle `x,y,width,height`, in pixels.
    package static func rect(_ text: String) throws(InputError) -> PixelRect {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
        }
        guard parts.count == 4, numbers.count == 4 else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is not a rectangle",
                hint: "write x,y,width,height in whole pixels, such as 0,0,40,20"
            )
        }
        guard numbers.allSatisfy({ $0 <= most }), numbers[2] > 0, numbers[3] > 0 else {
            throw InputError(
                "\(text) is out of range; allowed: 0 to \(most), and 1 or more for the sizes"
            )
        }
        return PixelRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
