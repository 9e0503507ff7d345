import Frames
import Testing
import Commands

/// Frames that overlap or leave the sheet cannot be compared.
struct StripLayoutTests {
    @Test func framesStandInRowsWithGaps() {
        let measures = StripLayout.Measures(frameWidth: 60, frameHeight: 40, gap: 4)
        let layout = StripLayout(counts: [1, 3], measures: measures)
        #expect(layout.width == 4 + 3 * 64)
        #expect(layout.height == 4 + 2 * 44)
        #expect(layout.frames[0].map(\.x) == [4])
        #expect(layout.frames[1].map(\.x) == [4, 68, 132])
        #expect(layout.frames[1].map(\.y) == [48, 48, 48])
    }

    @Test func labelsMakeRoomForThemselves() {
        var measures = StripLayout.Measures(frameWidth: 20, frameHeight: 20, gap: 4)
        measures.title = 16
        measures.caption = 12
        measures.captionWidth = 30
        measures.titleWidth = 90
        let layout = StripLayout(counts: [1], measures: measures)
        #expect(layout.width == 98)
        #expect(layout.height == 4 + 16 + 20 + 12 + 4)
        // The frame is centred over its wider caption.
        #expect(layout.frames[0][0].x == 4 + 5)
        #expect(layout.frames[0][0].y == 4 + 16)
    }

    @Test(arguments: [0, 1, 7], [1, 5, 40])
    func allFramesLieOnTheSheetAndApart(gap: Int, count: Int) {
        let measures = StripLayout.Measures(frameWidth: 9, frameHeight: 5, gap: gap)
        let layout = StripLayout(counts: [count, 2], measures: measures)
        for row in layout.frames {
            for place in row {
                #expect(place.x >= gap && place.x + 9 + gap <= layout.width)
                #expect(place.y >= gap && place.y + 5 + gap <= layout.height)
            }
            for (a, b) in zip(row, row.dropFirst()) { #expect(b.x - a.x == 9 + gap) }
        }
    }
}
