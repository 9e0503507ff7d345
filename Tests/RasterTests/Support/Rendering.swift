import SeededRandom
import Raster

extension Image {
    /// Returns the image of a scene.
    static func of(_ scene: Scene) -> Image {
        var renderer = Renderer()
        return renderer.render(scene)
    }

    /// Returns the image of items, back to front.
    static func of(width: Int, height: Int, _ items: [Scene.Item]) -> Image {
        of(Scene(width: width, height: height, items: items))
    }

    /// Returns an image filled with `paint`.
    static func filled(
        with paint: Paint,
        width: Int,
        height: Int,
        transform: Transform = .identity,
        opacity: Double = 1,
        // Larger than the image under every transform.
        path: Path = .rect(Rect(x: -4000, y: -4000, width: 8000, height: 8000))
    ) -> Image {
        let shape = Shape(path: path, paint: paint, transform: transform, opacity: opacity)
        return of(width: width, height: height, [.shape(shape)])
    }

    /// Returns the bytes of a pixel: red, green, blue, alpha.
    func bytes(_ x: Int, _ y: Int) -> [UInt8] {
        let pixel = self[x, y]
        return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
    }

    /// Returns the colour bytes of a pixel.
    func rgb(_ x: Int, _ y: Int) -> [Int] { bytes(x, y).prefix(3).map(Int.init) }
}

extension Color {
    /// Creates a colour from three 8-bit numbers, opaque by default.
    init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: Double = 1) {
        self.init(red8: red, green8: green, blue8: blue, alpha: alpha)
    }

    static func random(using random: inout SplitMix64, isOpaque: Bool = true) -> Color {
        Color(
            red: random.double(in: 0...1),
            green: random.double(in: 0...1),
            blue: random.double(in: 0...1),
            alpha: isOpaque ? 1 : random.double(in: 0...1)
        )
    }
}
