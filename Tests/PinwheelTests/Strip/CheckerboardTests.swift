import Frames
import Raster
import Testing
import Commands

/// A board of the wrong phase flickers from frame to frame.
struct CheckerboardTests {
    private let board = Checkerboard(squares: (.white, .black), side: 2)

    @Test func squaresAlternateFromTheTopLeft() {
        let image = board.image(width: 5, height: 3)
        for y in 0..<3 {
            for x in 0..<5 {
                let isWhite = (x / 2 + y / 2) % 2 == 0
                let pixel = image[x, y]
                #expect(pixel == (isWhite ? (255, 255, 255, 255) : (0, 0, 0, 255)))
            }
        }
    }

    @Test func aSideOfNothingCountsAsAPixel() {
        #expect(Checkerboard(squares: (.white, .black), side: 0).side == 1)
        #expect(board.image(width: 0, height: 4).pixels.isEmpty)
    }
}
