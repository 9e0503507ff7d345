import Platform
import Raster
import Terminal
import Testing
import Commands

/// A picture that is larger than the window would scroll it.
struct ShowFitTests {
    @Test(arguments: ImageProtocol.allCases, [(80, 24), (20, 5), (211, 58), (3, 2), (2, 2)])
    func whateverFitsIsInTheRoom(method: ImageProtocol, window: (columns: Int, rows: Int)) {
        let size = WindowSize(columns: window.columns, rows: window.rows)
        let fit = ShowFit(window: size, method: method, freeRows: 1)
        for canvas in [Size(width: 60, height: 60), Size(width: 180, height: 60)] {
            let scale = fit.scale(for: canvas)
            #expect(fit.takes(canvas, atScale: scale), "\(scale)")
            #expect(scale <= 4)
        }
    }

    @Test func wholeScalesAreTakenForPictures() {
        let window = WindowSize(columns: 80, rows: 24, cell: PixelExtent(width: 8, height: 10))
        let fit = ShowFit(window: window, method: .kitty, freeRows: 1)
        // 230 pixels of height are 3.83 times 60 points.
        #expect(fit.scale(for: Size(width: 60, height: 60)) == 3)
        #expect(!fit.takes(Size(width: 60, height: 60), atScale: 4))
    }

    @Test func picturesStandInTheMiddle() {
        let window = WindowSize(columns: 80, rows: 25)
        let fit = ShowFit(window: window, method: .blocks, freeRows: 1)
        #expect(fit.origin(of: (width: 40, height: 20)) == .cell(row: 7, column: 20))
    }
}
