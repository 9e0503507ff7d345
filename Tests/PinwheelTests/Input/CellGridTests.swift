import Base
import Comparison
import Pictures
import Testing
import Commands

/// --cells assigns each pixel of a sheet to the right frame.
struct CellGridTests {
    private func size(_ width: Int, _ height: Int) -> PixelSize {
        PixelSize(width: width, height: height)
    }

    @Test func `the number of columns comes first`() throws {
        #expect(try CellGrid(parsing: "8x2") == CellGrid(columns: 8, rows: 2))
        #expect(CellGrid(columns: 8, rows: 2).cell(of: size(480, 60)) == size(60, 30))
    }

    @Test(arguments: ["", "8", "8x", "8x2x1", "0x1", "1x0", "-1x2", "8×2", "1e3x1", "10001x1"])
    func `invalid grids are rejected`(text: String) {
        #expect(throws: InputError.self) { try CellGrid(parsing: text) }
    }

    @Test func `only grids that divide the image evenly have cells`() {
        #expect(CellGrid(columns: 7, rows: 1).cell(of: size(480, 60)) == nil)
        #expect(CellGrid(columns: 9, rows: 1).cell(of: size(8, 4)) == nil)
    }

    @Test func `a longer strip has more cells, and a larger one larger cells`() {
        let grid = CellGrid(columns: 8, rows: 1)
        let expected = size(480, 60)
        let fewer = grid.grid(of: size(420, 60), comparedWith: expected)
        #expect(fewer == CellGrid(columns: 7, rows: 1))
        #expect(grid.grid(of: size(960, 120), comparedWith: expected) == grid)
        #expect(grid.grid(of: size(481, 60), comparedWith: expected) == grid)
    }
}
