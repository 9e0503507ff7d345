import DesignFormat
import Indicators
import Lifecycles
import Raster
import TestSupport
import Testing

/// Article 001 draws ring, header, cards and page at the article's positions and in its colours.
@Suite struct PullToRefreshScrollViewStageTests {
    private var lifecycle: PullToRefreshScrollView {
        var demo = PullToRefreshScrollView()
        demo.threshold = 110
        demo.refreshViewHeight = 88
        return demo
    }

    @Test("The page is a gradient of three blues from corner to corner")
    func page() throws {
        let picture = try StagePicture(lifecycle, "t130", at: 0.5)
        #expect(picture.has([13, 20, 41], 0, 0))
        #expect(picture.has([8, 26, 38], 374, 666))
        // The point (187.5, 58) is at 0.1862 of the gradient.
        #expect(picture.has([19, 33, 58], 187.5, 58, within: 2))
    }

    @Test("The armed ring is turned by 180°, so its colours start at 9 o'clock")
    func ring() throws {
        let picture = try StagePicture(lifecycle, "t130", at: 0.5)
        // The ring's centre is at y = 100. The middle of the gradient is (164, 228, 222).
        #expect(picture.has([164, 228, 222], 207.4, 99.9, within: 3))
        #expect(picture.has([164, 228, 222], 207.4, 100.1, within: 3))
        #expect(picture.has([46, 176, 226], 167.6, 99.5, within: 5))
    }

    @Test("The lifecycle's values trim and turn the ring")
    func trim() throws {
        let picture = try StagePicture(lifecycle, "t130", at: 0.2)
        let ring = try #require(picture.scene.shapes.last)
        #expect(isClose(ring.transform.degrees, 70.909, within: 0.001))
        #expect(ring.transform.origin == Point(x: 187.5, y: 22))
        let whole = Path.circle(center: .zero, radius: 20)
        #expect(ring.path == whole.trimmed(from: 0, to: 52.0 / 110))
        #expect(ring.pen?.width == 8 && ring.pen?.cap == .round)
    }

    @Test("While refreshing, the ring spins in the open header")
    func refreshing() throws {
        let ring = try #require(StagePicture(lifecycle, "t130", at: 1.5).scene.shapes.last)
        #expect(isClose(ring.transform.degrees, 320, within: 1e-6))
        #expect(isClose(ring.transform.origin.y, 58, within: 0.001))
    }

    @Test("A header that is lower than the ring clips it")
    func clip() throws {
        var low = lifecycle
        low.refreshViewHeight = 20
        // The header ends at 130 and the ring's lower edge is at 124, so rows from 110 on are
        // visible.
        let picture = try StagePicture(low, "t130", at: 0.5)
        #expect(picture[187.5, 119][1] > 150)
        #expect(picture.has([19, 35, 61], 167.6, 100, within: 6))
    }

    @Test(
        "The cards are below the header and move with it",
        arguments: [(0.1, 26.0), (0.5, 130)]
    )
    func cards(time: Double, top: Double) throws {
        let picture = try StagePicture(lifecycle, "t130", at: time)
        let page = picture[187.5, top + 10]
        let card = picture[187.5, top + 22]
        // White with an opacity of 0.14 over the page.
        for (page, card) in zip(page, card) {
            let mixed: Double = Double(page) * 0.86 + 255 * 0.14
            #expect(isClose(Double(card), mixed, within: 3))
        }
    }

    @Test("Rows are numbered with the stroke font")
    func rows() throws {
        let picture = try StagePicture(lifecycle, "t130", at: 0.5)
        let font = StrokeFont.builtIn
        let baseline: Double = 187 + font.capitalHeight(ofSize: 17) / 2
        let text = font.path(for: "Row 1", size: 17, at: Point(x: 40, y: baseline))
        #expect(picture.scene.shapes.contains { $0.path == text })
    }

    @Test("During the pull the ring equals the built-in design arc in every pixel")
    func design() throws {
        let arc = try #require(BuiltInDesigns.design(named: "arc"))
            .overriding([("ring", "cyan,mint,white,cyan")])
        for time in [0.2, 0.5, 2.8] {
            let own = try StagePicture(lifecycle, "t130", at: time, view: .indicator)
            let other = try StagePicture(
                lifecycle,
                "t130",
                at: time,
                design: arc,
                view: .indicator
            )
            #expect(own.image == other.image, "\(time)")
        }
    }

    @Test("Each refresh inserts a row with its end time at the top and moves the others down")
    func updatedRows() throws {
        let picture = try StagePicture(lifecycle, "t130", at: 5)
        let moment = Replay(lifecycle, trace: try Playing.trace("t130")).moment(at: 5)
        let top = try #require(Playing.numbers(moment)["contentTop"])
        let font = StrokeFont.builtIn
        func text(_ words: String, row: Double) -> Path {
            let middle = top + 18 + 92 * row + 39
            let baseline = middle + font.capitalHeight(ofSize: 17) / 2
            return font.path(for: words, size: 17, at: Point(x: 40, y: baseline))
        }
        let paths = picture.scene.shapes.map(\.path)
        // The demo's clock shows 9:41:00 at the trace's start. The work ends at 2.7 s.
        #expect(paths.contains(text("Updated 9:41:02 AM", row: 0)))
        #expect(paths.contains(text("Row 1", row: 1)))
    }
}
