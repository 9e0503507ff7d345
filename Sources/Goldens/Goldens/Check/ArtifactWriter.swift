import Comparison
import Pictures
import Platform
import Raster

/// A writer of the files of a failed check.
struct ArtifactWriter: Sendable {
    /// The paths of the files.
    let artifacts: FailureArtifacts
    /// The scale, in pixels per point.
    let scale: Double
    /// The number of threads.
    let threads: Int
    /// The source of the frames' images.
    let pictures: CachedImages

    /// Writes all drawn frames, and the expected, difference and actual images of the frames in
    /// `failures`.
    func write(
        _ manifest: GoldenManifest,
        expected: FrameSequence,
        actual: FrameSequence,
        failures: [Int]
    ) throws(GoldenError) {
        let files = artifacts.drawn
        try files.replace { () throws(GoldenError) in
            try artifacts.removePictures()
            let written = GoldenImageWriter(files: files, scale: scale)
            _ = try ThreadedMap.run(count: actual.frames.count, threads: threads) {
                _,
                index -> Result<Void, GoldenError> in
                Result { () throws(GoldenError) in
                    try written.write(actual.frames[index].image, actual.frames[index].hash)
                }
            }
            let (expected, actual) = (expected.frames, actual.frames)
            _ = try ThreadedMap.run(count: failures.count, threads: threads) {
                _,
                index -> Result<Void, GoldenError> in
                let index = failures[index]
                return Result { () throws(GoldenError) in
                    try write(
                        frame: index,
                        index < expected.count ? expected[index].image : nil,
                        index < actual.count ? actual[index].image : nil
                    )
                }
            }
            try writeAnimation(FailureAnimation(expected: expected, actual: actual, scale: scale))
            try pictures.check()
            return manifest
        }
    }

    private func writeAnimation(_ animation: FailureAnimation) throws(GoldenError) {
        let path = artifacts.animation
        do {
            guard let bytes = try animation.bytes() else { return }
            try AtomicFile.replace(path, with: bytes)
        } catch {
            throw GoldenError("cannot write \(path): \(error)")
        }
    }

    private func write(frame: Int, _ expected: Image?, _ actual: Image?) throws(GoldenError) {
        if let expected { try write(expected, .expected, frame) }
        if let actual { try write(actual, .actual, frame) }
        guard let expected, let actual else { return }
        let comparison = ImageComparison()
        let difference = comparison.difference(expected, actual)
        let picture = comparison.differenceImage(of: difference, expected: expected, actual: actual)
        try write(picture, .difference, frame)
    }

    private func write(
        _ image: Image,
        _ kind: FailureArtifacts.Picture,
        _ frame: Int
    ) throws(GoldenError) {
        let path = artifacts.path(kind, frame: frame)
        do {
            try PNG.write(image, path: path, scale: scale, compression: .fast)
        } catch {
            throw GoldenError("cannot write \(path): \(error)")
        }
    }
}
