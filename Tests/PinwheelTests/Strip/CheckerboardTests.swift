import Frames
import Raster
import Testing
import Commands

/// The checkerboard has the same phase in all frames.
struct CheckerboardTests {
    private let board = Checkerboard(squares: (.white, .black), side: 2)

    @Test func `squares alternate from the top left corner`() {
        let image = board.image(width: 5, height: 3)
        for y in 0..<3 {
            for x in 0..<5 {
                let isWhite = (x / 2 + y / 2) % 2 == 0
                let pixel = image[x, y]
                #expect(pixel == (isWhite ? (255, 255, 255, 255) : (0, 0, 0, 255)))
            }
        }
    }

    @Test func `a side of 0 counts as one pixel`() {
        #expect(Checkerboard(squares: (.white, .black), side: 0).side == 1)
        #expect(board.image(width: 0, height: 4).pixels.isEmpty)
    }
}
