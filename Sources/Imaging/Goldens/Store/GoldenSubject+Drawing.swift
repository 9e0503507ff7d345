import Raster

extension GoldenSubject {
    /// Draws all frames on several threads and hands each out as soon as it is drawn.
    func drawn(
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

    /// The frames with their pictures.
    func sequence(threads: Int) throws(GoldenError) -> FrameSequence {
        let draw = draw
        let images = try ThreadedMap.run(count: moments.count, threads: threads) {
            renderer,
            index -> Result<Image, GoldenError> in
            .success(draw(&renderer, index))
        }
        return FrameSequence(
            zip(images, moments).map { SequenceFrame(image: $0, moment: $1) },
            loopStart: loopStart.flatMap { images.indices.contains($0) ? $0 : nil }
        )
    }
}
