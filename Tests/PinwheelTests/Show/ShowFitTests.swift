import Platform
import Raster
import Terminal
import Testing
import Commands

/// Images fit into the window, because larger ones would scroll it.
struct ShowFitTests {
    @Test(arguments: ImageProtocol.allCases, [(80, 24), (20, 5), (211, 58), (3, 2), (2, 2)])
    func `images at the chosen scale fit`(method: ImageProtocol, window: (columns: Int, rows: Int))
    {
        let size = WindowSize(columns: window.columns, rows: window.rows)
        let fit = ShowFit(window: size, method: method, freeRows: 1)
        for canvas in [Size(width: 60, height: 60), Size(width: 180, height: 60)] {
            let scale = fit.scale(for: canvas)
            #expect(fit.canShow(canvas, atScale: scale), "\(scale)")
            #expect(scale <= 4)
        }
    }

    @Test func `scales above 1 are integers for images`() {
        let window = WindowSize(columns: 80, rows: 24, cell: PixelExtent(width: 8, height: 10))
        let fit = ShowFit(window: window, method: .kitty, freeRows: 1)
        // 230 pixels of height are 3.83 times 60 points.
        #expect(fit.scale(for: Size(width: 60, height: 60)) == 3)
        #expect(!fit.canShow(Size(width: 60, height: 60), atScale: 4))
    }

    @Test func `images are centred`() {
        let window = WindowSize(columns: 80, rows: 25)
        let fit = ShowFit(window: window, method: .blocks, freeRows: 1)
        #expect(fit.origin(of: (width: 40, height: 20)) == .cell(row: 7, column: 20))
    }
}
