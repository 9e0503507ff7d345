import Base
import Comparison
import Pictures

/// A grid of equal cells in an image.
package struct CellGrid: Equatable, Sendable {
    package let columns: Int
    package let rows: Int

    /// The maximum number of cells along a side.
    private static let most = 10_000

    /// Creates a grid. Both numbers must be 1 or more.
    package init(columns: Int, rows: Int) {
        self.columns = columns
        self.rows = rows
    }

    /// Parses columns and rows, such as `8x2`.
    package init(parsing text: String) throws(InputError) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { part in
            part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
        }
        guard parts.count == 2, numbers.count == 2 else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is not a grid of cells",
                hint: "write it as COLUMNSxROWS, such as 8x2"
            )
        }
        guard numbers.allSatisfy({ (1...Self.most).contains($0) }) else {
            throw InputError("\(text) is out of range; allowed: 1 to \(Self.most) columns and rows")
        }
        self.init(columns: numbers[0], rows: numbers[1])
    }

    /// Returns the size of a cell, or `nil` if the image cannot be divided evenly.
    package func cell(of size: PixelSize) -> PixelSize? {
        let (width, height) = (size.width / columns, size.height / rows)
        guard width > 0, height > 0, width * columns == size.width, height * rows == size.height
        else { return nil }
        return PixelSize(width: width, height: height)
    }

    /// Returns the grid of an image that is compared with an image divided by this grid.
    ///
    /// If both have the same width or height, the cells have the same size, so their number may
    /// differ. Otherwise the number of cells is the same.
    package func grid(of actual: PixelSize, comparedWith expected: PixelSize) -> CellGrid {
        guard let cell = cell(of: expected),
            actual.width == expected.width || actual.height == expected.height,
            actual.width % cell.width == 0, actual.height % cell.height == 0
        else { return self }
        return CellGrid(columns: actual.width / cell.width, rows: actual.height / cell.height)
    }
}
