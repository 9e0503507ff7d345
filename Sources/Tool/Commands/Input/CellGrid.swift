import Base
import Comparison
import Pictures

/// How many equal cells a picture of frames has.
package struct CellGrid: Equatable, Sendable {
    /// Cells beside each other.
    package let columns: Int
    /// Rows of them.
    package let rows: Int

    /// The most cells along a side.
    private static let most = 10_000

    /// A grid of cells; both numbers are 1 or more.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Reads `8x2`: columns and rows.
    package init(parsing text: String) throws(InputError) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
        }
        guard parts.count == 2, numbers.count == 2 else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is no grid of cells",
                hint: "write it as COLUMNSxROWS, such as 8x2"
            )
        }
        guard numbers.allSatisfy({ (1...Self.most).contains($0) }) else {
            throw InputError("\(text) is out of range; allowed are 1 to \(Self.most) cells a side")
        }
        self.init(columns: numbers[0], rows: numbers[1])
    }

    /// The extents of a cell; nil where the picture cannot be cut evenly.
    package func cell(of size: PixelSize) -> PixelSize? {
        let (width, height) = (size.width / columns, size.height / rows)
        guard width > 0, height > 0, width * columns == size.width, height * rows == size.height
        else { return nil }
        return PixelSize(width: width, height: height)
    }

    /// The grid of the picture that is compared with one of `expected` pixels cut by this grid.
    ///
    /// Where it is as wide or as high as the other, its cells are as large, and there may be more
    /// or fewer of them; else there are as many.
    package func grid(of actual: PixelSize, besideOneOf expected: PixelSize) -> CellGrid {
        guard let cell = cell(of: expected),
            actual.width == expected.width || actual.height == expected.height,
            actual.width % cell.width == 0, actual.height % cell.height == 0
        else { return self }
        return CellGrid(columns: actual.width / cell.width, rows: actual.height / cell.height)
    }
}
