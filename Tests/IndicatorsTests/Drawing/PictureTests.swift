import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Animated images: which frame is shown, for how long, and with which pixels.
@Suite struct PictureTests {
    /// Images of one pixel, each with another colour.
    private static let dots = (0..<4).map { index in
        Image(width: 1, height: 1, pixels: [UInt8(index), 0, 0, 255])
    }
    private static let dotFiles = Dictionary(
        uniqueKeysWithValues: dots.enumerated().map { ("d\($0.offset).png", $0.element) }
    )

    private static func design(
        _ image: String,
        _ files: [String: Image] = dotFiles
    ) throws -> Design {
        let text = Samples.design(layers: "  - image: \(image)")
        return try Design(
            yaml: Array(text.utf8),
            name: "x",
            file: "x.yaml",
            assets: DesignAssets(images: files)
        )
    }

    private static func image(
        _ design: Design,
        _ state: StateName,
        _ position: Moment.Position,
        scale: Double = 1
    ) throws -> (image: Image, rect: Rect) {
        let environment = try #require(Environment(scale: scale))
        let scene = design.scene(at: Moment(state: state, position: position), in: environment)
        guard case .image(let image, let rect, let part, _)? = scene.shapes.last?.paint else {
            throw AssetFailure("there is no image")
        }
        return (part.map { image.cropped(to: $0) } ?? image, rect)
    }

    /// Returns the number of the frame, of four, that is shown while pulling.
    private static func frame(_ keyframes: String, at progress: Double) throws -> Int {
        let design = try design("{files: \"d#.png\", first: 0, count: 4, frame: \(keyframes)}")
        return try Int(image(design, .pulling, .progress(progress)).image.pixels[0])
    }

    @Test(
        arguments: [
            ("[0, 4]", [0, 1, 2, 3, 3]), ("[0, 3]", [0, 0, 1, 2, 3]), ("[4, 0]", [3, 3, 2, 1, 0]),
            ("[0, 8]", [0, 2, 0, 2, 3]), ("[1, 5]", [1, 2, 3, 0, 1]), ("[4, 8]", [0, 1, 2, 3, 3]),
            ("[-4, 0]", [0, 1, 2, 3, 3]), ("[0, -2]", [3, 3, 3, 2, 2]), ("4", [0, 0, 0, 0, 0]),
            ("-1", [3, 3, 3, 3, 3]), ("1.9", [1, 1, 1, 1, 1]),
            ("{0: 0, 0.5: 4, 1: 0}", [0, 2, 3, 2, 0]),
            ("{0: 0, 0.5: {before: 4, after: 1}, 1: 2}", [0, 2, 1, 1, 2]),
            ("{0: 0, 1: {before: 4, after: 4}}", [0, 1, 2, 3, 0]),
            ("{0: 0, 0.75: 2, 1: 3, ease: hold}", [0, 0, 0, 2, 3]),
            ("{0: 0, 1: 4, ease: {steps: 2}}", [0, 0, 2, 2, 3]),
        ]
    )
    func `the frame number is rounded down, wraps around, and stays at the last frame`(
        keyframes: String,
        expected: [Int]
    ) throws {
        let found = try [0, 0.25, 0.5, 0.75, 1].map { try Self.frame(keyframes, at: $0) }
        #expect(found == expected)
    }

    @Test func `over a period each frame is shown equally long at any frame rate`() throws {
        let design = try Self.design(
            "{files: \"d#.png\", first: 0, count: 4, frame: {refreshing: [0, 4]}}"
        )
        for count in [4, 12, 28, 400] {
            var shown = [0, 0, 0, 0]
            for index in 0..<count {
                let time = 2 * Double(index) / Double(count)
                shown[Int(try Self.image(design, .refreshing, .time(time)).image.pixels[0])] += 1
            }
            #expect(shown == Array(repeating: count / 4, count: 4))
        }
    }

    @Test func `a state without a frame keeps the frame of the previous state`() throws {
        let design = try Self.design(
            "{files: \"d#.png\", first: 0, count: 4, frame: {pulling: [0, 4]}}"
        )
        #expect(try Self.image(design, .armed, .progress(1)).image == Self.dots[3])
        #expect(try Self.image(design, .refreshing, .time(0.3)).image == Self.dots[3])
        #expect(try Self.image(design, .idle, .progress(0)).image == Self.dots[0])
        let on = try Self.design(
            """
            {files: "d#.png", first: 0, count: 4, \
            frame: {pulling: [0, 3], refreshing: {onto: current, 0: 0, 1: 4}}}
            """
        )
        #expect(try Self.image(on, .refreshing, .time(0.5)).image == Self.dots[0])
        let curve = on.layerValues(
            at: Moment(state: .refreshing, position: .time(0.5)),
            in: .standard
        )
        #expect(curve[0].values.last?.name == "frame")
        #expect(curve[0].values.last?.content == .number(0))
    }

    @Test func `a cell of a sheet shows nothing of its neighbours`() throws {
        // Two columns and two rows of cells with 2 × 2 pixels, in four colours.
        var sheet = Image(width: 4, height: 4, pixels: Array(repeating: 0, count: 64))
        let colors: [[UInt8]] = [
            [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [9, 9, 9, 255],
        ]
        let cells = colors.map { color in
            Image(width: 2, height: 2, pixels: Array(repeating: color, count: 4).flatMap { $0 })
        }
        for (index, cell) in cells.enumerated() {
            sheet.copy(cell, atX: index % 2 * 2, y: index / 2 * 2)
        }
        let design = try Self.design(
            "{sheet: s.png, cells: [2, 2], frame: [0, 4], size: [8, 8]}",
            ["s.png": sheet]
        )
        var renderer = Renderer()
        for (index, cell) in cells.enumerated() {
            let progress = Double(index) / 4
            #expect(try Self.image(design, .pulling, .progress(progress)).image == cell)
            let drawn = renderer.render(design.scene(.pulling, progress: progress))
            for start in stride(from: 0, to: drawn.pixels.count, by: 4)
            where drawn.pixels[start + 3] > 0 {
                #expect(Array(drawn.pixels[start..<start + 3]) == Array(colors[index][..<3]))
            }
        }
        let three = try Self.design(
            "{sheet: s.png, cells: [2, 2], count: 3, frame: 3}",
            ["s.png": sheet]
        )
        #expect(try Self.image(three, .pulling, .progress(0)).image == cells[0])
    }

    @Test(
        arguments: [
            ([1, 2, 3], [0.5: 1, 1: 1, 1.5: 2, 2: 2, 2.5: 3, 3: 3, 4: 3]),
            ([1, 2], [1: 1, 2: 2, 3: 2]), ([1, 3], [1: 1, 1.1: 3, 2: 3, 3: 3]),
            ([1], [0.5: 1, 3: 1]),
        ]
    )
    func `the smallest file with enough pixels is drawn, in the size of the 1x file`(
        there: [Int],
        expected: [Double: Int]
    ) throws {
        func image(_ density: Int) -> Image {
            let (width, height) = (4 * density, 2 * density)
            let pixels = Array(repeating: UInt8(100 + density), count: 4 * width * height)
            return Image(width: width, height: height, pixels: pixels)
        }
        let names = [1: "parts/a.b.png", 2: "parts/a.b@2x.png", 3: "parts/a.b@3x.png"]
        let files = Dictionary(uniqueKeysWithValues: there.map { (names[$0] ?? "", image($0)) })
        let design = try Self.design("{file: parts/a.b.png}", files)
        let sheet = try Self.design("{sheet: parts/a.b.png, cells: [2, 1], frame: 1}", files)
        #expect(design.assets == files.keys.sorted())
        for (scale, density) in expected {
            let drawn = try Self.image(design, .pulling, .progress(0), scale: scale)
            #expect(drawn.image == image(density))
            #expect(drawn.rect == Rect(x: -2, y: -1, width: 4, height: 2))
            let cell = try Self.image(sheet, .pulling, .progress(0), scale: scale)
            #expect(cell.image.width == 2 * density && cell.image.height == 2 * density)
            #expect(cell.rect == Rect(x: -1, y: -1, width: 2, height: 2))
        }
    }

    @Test func `frames made in Swift have the same value, and invalid ones are refused`() throws {
        let files = (0..<4).map { ImageFile(Self.dots[$0], file: "d\($0).png") }
        let text = try Self.design("{files: \"d#.png\", first: 0, count: 4, frame: [0, 4]}")
        let layer = LayerImage(.files(files), frame: [0, 4]).layer
        #expect(text.model.layers == .constant([.constant(layer)]))
        let none = LayerImage(.files([])).layer
        let model = DesignModel(name: "x", canvas: 9, layers: .constant([.constant(none)]))
        #expect(throws: ModelErrors.self) { try Design(model) }
    }
}
