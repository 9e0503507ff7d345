import Comparison
import Pictures
import Platform
import Raster

extension GoldenSubject {
    /// Draws all frames on several threads, and passes each image to `use` as soon as it is drawn.
    func drawFrames(
        threads: Int,
        _ use: @escaping @Sendable (Int, Image, PixelHash) -> Result<Void, GoldenError>
    ) throws(GoldenError) -> [DrawnFrame] {
        let draw = draw
        return try ThreadedMap.run(count: moments.count, threads: threads) { renderer, index in
            let image = draw(&renderer, index)
            let hash = PixelHash(image)
            return use(index, image, hash).map {
                DrawnFrame(width: image.width, height: image.height, hash: hash)
            }
        }
    }

    /// Draws a frame again.
    ///
    /// - Throws: `GoldenError` if it differs from the frame that was drawn before.
    func image(_ index: Int, as frame: GoldenFrame) throws(GoldenError) -> Image {
        var renderer = Renderer()
        let image = draw(&renderer, index)
        guard PixelSize(image) == frame.size, PixelHash(image) == frame.hash else {
            throw GoldenError("drawing the same frame twice gives different images")
        }
        return image
    }
}
