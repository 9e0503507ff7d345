import Raster
import Testing

/// A path of very many parts has the pixels of its parts.
@Suite struct ManyPartsTests {
    private static let gradient = Paint.linear(
        Gradient(colors: [.black, .white]),
        start: .zero,
        end: Point(x: 3000, y: 0)
    )

    /// Returns bars ten pixels apart, the first at `x`.
    private static func bars(_ count: Int, x: Double) -> Path {
        var path = Path()
        for i in 0..<count {
            path.append(.rect(Rect(x: x + 10 * Double(i), y: 0.4, width: 7, height: 2)))
        }
        return path
    }

    /// Returns stairs from left to right that fall by less than a pixel, filled below.
    private static func stairs(_ count: Int) -> Path {
        var corners = [Point(x: 3000, y: 3), Point(x: 0, y: 3), .zero]
        for i in 0..<count {
            let x = 3000 * Double(i + 1) / Double(count)
            corners += [i, i + 1].map { Point(x: x, y: Double($0) / Double(count)) }
        }
        return .polygon(corners)
    }

    @Test("Many bars in one path have the pixels of separate bars", arguments: [10, 40, 300])
    func bars(count: Int) {
        let all = Shape(path: Self.bars(count, x: 0.3), paint: Self.gradient)
        let single = (0..<count).map {
            Scene.Item.shape(
                Shape(path: Self.bars(1, x: 0.3 + 10 * Double($0)), paint: Self.gradient)
            )
        }
        #expect(
            Image.of(width: 3000, height: 3, [.shape(all)])
                == .of(width: 3000, height: 3, single)
        )
    }

    @Test("Many stairs in one row of pixels cover the exact area", arguments: [10, 100, 300])
    func stairs(count: Int) {
        let shape = Shape(path: Self.stairs(count), paint: .solid(.black))
        let image = Image.of(width: 3000, height: 3, [.group(Group(items: [.shape(shape)]))])
        for x in 0..<3000 {
            let step = x * count / 3000
            let alpha = 255 * (1 - Double(step) / Double(count))
            #expect(abs(Double(image[x, 0].alpha) - alpha) <= 1)
            #expect(image[x, 1].alpha == 255)
        }
    }
}
