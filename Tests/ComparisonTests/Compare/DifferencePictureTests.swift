import Comparison
import Raster
import Testing

/// The picture of a difference is what people look at first.
struct DifferencePictureTests {
    private let grey = Image.plain(6, 4, [100, 100, 100, 255])

    private func picture(
        _ actual: Image,
        _ style: DifferenceStyle = DifferenceStyle()
    ) -> Image {
        let comparison = ImageComparison()
        return comparison.picture(
            of: comparison.difference(grey, actual),
            expected: grey,
            actual: actual,
            style: style
        )
    }

    @Test("What differs is red on the faint expected picture")
    func colors() {
        let picture = picture(grey.with([(2, 1, [0, 0, 0, 255])]))
        #expect(picture[2, 1] == (255, 0, 0, 255))
        #expect(picture[3, 1] == (239, 239, 239, 255))
    }

    @Test("What became darker may have its own colour, by every method")
    func darker() {
        let style = DifferenceStyle(darker: Color(red: 0, green: 0, blue: 1))
        let actual = grey.with([(2, 1, [0, 0, 0, 255]), (4, 2, [255, 255, 255, 255])])
        for method: ComparisonMethod in [
            .exact(), .pixelmatch(), .pixelmatchOklab(), .perceptual(),
        ] {
            let comparison = ImageComparison(method: method)
            let picture = comparison.picture(
                of: comparison.difference(grey, actual),
                expected: grey,
                actual: actual,
                style: style
            )
            #expect(picture[2, 1] == (0, 0, 255, 255))
            #expect(picture[4, 2] == (255, 0, 0, 255))
        }
    }

    @Test("A mask has nothing but the differences")
    func mask() {
        let picture = picture(
            grey.with([(2, 1, [0, 0, 0, 255])]),
            DifferenceStyle(isMask: true)
        )
        #expect(picture[2, 1] == (255, 0, 0, 255))
        #expect(picture.pixels.reduce(0) { $0 + Int($1) } == 510)
    }

    @Test("Pictures of different sizes both fit", arguments: [(8, 3), (3, 8), (7, 7), (2, 2)])
    func sizes(width: Int, height: Int) {
        let picture = picture(.plain(width, height, [100, 100, 100, 255]))
        #expect(picture.width == max(width, 6) && picture.height == max(height, 4))
        for y in 0..<picture.height {
            for x in 0..<picture.width {
                let isShared = x < min(width, 6) && y < min(height, 4)
                let isRed = picture[x, y] == (255, 0, 0, 255)
                #expect(isRed != isShared)
            }
        }
    }
}
