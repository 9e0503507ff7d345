import Raster
import Testing

@Suite struct StrokeStyleTests {
    @Test func `the defaults are SwiftUI's`() {
        let style = StrokeStyle()
        #expect(style.width == 1)
        #expect(style.cap == .butt)
        #expect(style.join == .miter)
        #expect(style.miterLimit == 10)
        #expect(style.dash.isEmpty)
        #expect(style.dashPhase == 0)
    }
}
