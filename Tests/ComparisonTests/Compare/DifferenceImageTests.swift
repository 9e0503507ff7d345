import Comparison
import Raster
import Testing

/// The difference image is the first thing that people look at.
struct DifferencePictureTests {
    private let grey = Image.plain(6, 4, [100, 100, 100, 255])

    private func picture(
        _ actual: Image,
        _ style: DifferenceStyle = DifferenceStyle()
    ) -> Image {
        let comparison = ImageComparison()
        return comparison.differenceImage(
            of: comparison.difference(grey, actual),
            expected: grey,
            actual: actual,
            style: style
        )
    }

    @Test func `differences are red over the pale expected image`() {
        let picture = picture(grey.with([(2, 1, [0, 0, 0, 255])]))
        #expect(picture[2, 1] == (255, 0, 0, 255))
        #expect(picture[3, 1] == (239, 239, 239, 255))
    }

    @Test func `darker pixels can have their own colour, with every method`() {
        let style = DifferenceStyle(darker: Color(red: 0, green: 0, blue: 1))
        let actual = grey.with([(2, 1, [0, 0, 0, 255]), (4, 2, [255, 255, 255, 255])])
        for method: ComparisonMethod in [
            .exact(), .pixelmatch(), .pixelmatchOklab(), .perceptual(),
        ] {
            let comparison = ImageComparison(method: method)
            let picture = comparison.differenceImage(
                of: comparison.difference(grey, actual),
                expected: grey,
                actual: actual,
                style: style
            )
            #expect(picture[2, 1] == (0, 0, 255, 255))
            #expect(picture[4, 2] == (255, 0, 0, 255))
        }
    }

    @Test func `a mask contains only the differences`() {
        let picture = picture(
            grey.with([(2, 1, [0, 0, 0, 255])]),
            DifferenceStyle(isMask: true)
        )
        #expect(picture[2, 1] == (255, 0, 0, 255))
        #expect(picture.pixels.reduce(0) { $0 + Int($1) } == 510)
    }

    @Test(arguments: [(8, 3), (3, 8), (7, 7), (2, 2)])
    func `the difference image covers images of different sizes`(width: Int, height: Int) {
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
