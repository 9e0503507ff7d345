import Base
import Frames
import Indicators
import Raster
import Testing
import Commands

/// A strip shows frames without moving, blending or losing a pixel.
struct StripPictureTests {
    private let moments = [
        Moment(state: .idle, position: .progress(0)),
        Moment(state: .pulling, position: .progress(0)),
        Moment(state: .pulling, position: .progress(1)),
    ]

    /// Returns a frame of different pixels, half of them translucent.
    private func frame(_ moment: Moment) -> Image {
        var pixels: [UInt8] = []
        for index in 0..<(10 * 6) {
            let alpha: UInt8 = index % 2 == 0 ? 255 : 0
            let value = UInt8(index * 4 + (moment.position == .progress(1) ? 1 : 0))
            pixels += alpha == 0 ? [0, 0, 0, 0] : [value, 255 - value, value / 2, alpha]
        }
        return Image(width: 10, height: 6, pixels: pixels)
    }

    private func strip(_ change: (inout StripPicture.Style) -> Void = { _ in }) throws
        -> StripPicture
    {
        var style = StripPicture.Style()
        style.background = .none
        change(&style)
        return try StripPicture(
            frames: moments.map { StateFrame($0) },
            frameSize: (10, 6),
            environment: .standard,
            style: style
        )
    }

    @Test func `frames keep their pixels`() throws {
        let strip = try strip()
        var renderer = Renderer()
        let image = renderer.render(strip.scene(frame: frame))
        #expect(image.width == strip.layout.width)
        var index = 0
        for place in strip.layout.frames.flatMap({ $0 }) {
            let expected = frame(moments[index])
            index += 1
            for y in 0..<6 {
                for x in 0..<10 {
                    #expect(image[place.x + x, place.y + y] == expected[x, y])
                }
            }
        }
        #expect(image[0, 0] == (0, 0, 0, 0))
    }

    @Test func `a row has the frames of one state`() throws {
        let strip = try strip()
        #expect(strip.rows.map(\.name) == ["idle", "pulling"])
        #expect(strip.layout.frames.map(\.count) == [1, 2])
    }

    @Test func `the background is visible through transparent pixels`() throws {
        let strip = try strip { $0.background = .color(.fixed(.white)) }
        var renderer = Renderer()
        let image = renderer.render(strip.scene(frame: frame))
        let place = strip.layout.frames[0][0]
        #expect(image[0, 0] == (255, 255, 255, 255))
        #expect(image[place.x + 1, place.y] == (255, 255, 255, 255))
        #expect(image[place.x, place.y] == frame(moments[0])[0, 0])
    }

    @Test func `labels are drawn outside of the frames`() throws {
        let strip = try strip { $0.labels = true }
        var renderer = Renderer()
        let image = renderer.render(strip.scene(frame: frame))
        let title = strip.layout.titles[1]
        let first = strip.layout.frames[1][0]
        #expect(hasVisiblePixels(image, rows: title.y..<first.y))
        #expect(hasVisiblePixels(image, rows: (first.y + 6)..<strip.layout.height))
    }

    @Test func `captions show progress and time`() {
        let progress = Moment(state: .pulling, position: .progress(0.375))
        #expect(StripLabels.caption(of: progress) == "0.38")
        let time = Moment(state: .refreshing, position: .time(0.15))
        #expect(StripLabels.caption(of: time) == "0.15s")
    }

    @Test func `strips that are too large are rejected`() {
        let many = (0..<7_000).map {
            Moment(state: .pulling, position: .progress(Double($0) / 7_000))
        }
        let error = #expect(throws: InputError.self) {
            try StripPicture(
                frames: many.map { StateFrame($0) },
                frameSize: (10, 6),
                environment: .standard,
                style: StripPicture.Style()
            )
        }
        #expect(error?.description.contains("use --steps") == true)
    }

    private func hasVisiblePixels(_ image: Image, rows: Range<Int>) -> Bool {
        rows.contains { y in (0..<image.width).contains { image[$0, y].alpha > 0 } }
    }
}
