import Frames
import Testing
import Commands

/// Frames of a strip do not overlap and are inside the sheet.
struct StripLayoutTests {
    @Test func `frames are in rows with gaps`() {
        let measures = StripLayout.Measures(frameWidth: 60, frameHeight: 40, gap: 4)
        let layout = StripLayout(counts: [1, 3], measures: measures)
        #expect(layout.width == 196)
        #expect(layout.height == 92)
        #expect(layout.frames[0].map(\.x) == [4])
        #expect(layout.frames[1].map(\.x) == [4, 68, 132])
        #expect(layout.frames[1].map(\.y) == [48, 48, 48])
    }

    @Test func `labels get their own space`() {
        var measures = StripLayout.Measures(frameWidth: 20, frameHeight: 20, gap: 4)
        measures.title = 16
        measures.caption = 12
        measures.captionWidth = 30
        measures.titleWidth = 90
        let layout = StripLayout(counts: [1], measures: measures)
        #expect(layout.width == 98)
        // Gap, title, frame, caption, gap.
        #expect(layout.height == 56)
        // The frame is centred above its wider caption.
        #expect(layout.frames[0][0].x == 9)
        #expect(layout.frames[0][0].y == 20)
    }

    @Test(arguments: [0, 1, 7], [1, 5, 40])
    func `all frames are inside the sheet and separate`(gap: Int, count: Int) {
        let measures = StripLayout.Measures(frameWidth: 9, frameHeight: 5, gap: gap)
        let layout = StripLayout(counts: [count, 2], measures: measures)
        for row in layout.frames {
            for place in row {
                #expect(place.x >= gap && place.x <= layout.width - 9 - gap)
                #expect(place.y >= gap && place.y <= layout.height - 5 - gap)
            }
            for (a, b) in zip(row, row.dropFirst()) { #expect(b.x - a.x == 9 + gap) }
        }
    }
}
