import Base
import Comparison
import Goldens
import Pictures
import Raster

extension ResultsFile {
    /// Returns an animated PNG of a sequence: expected, difference and actual images side by side.
    ///
    /// Returns `nil` if there are no images.
    ///
    /// - Throws: `InputError` for an image that cannot be read, `PNGError`.
    package func animation(of sequence: SequenceReport) throws -> [UInt8]? {
        let triptychs = try sequence.frames.map(triptych)
        guard triptychs.contains(where: { $0.expected != nil || $0.actual != nil }) else {
            return nil
        }
        let rate = sequence.framesPerSecond
        return try APNG.encode(Triptych.animation(of: triptychs, framesPerSecond: rate))
    }

    /// Returns the images of a frame. A difference image that was not stored is drawn.
    private func triptych(of frame: FrameReport) throws(InputError) -> Triptych {
        let expected = try image(frame.pictures.expected)
        let drawn = try image(frame.pictures.actual)
        let actual = drawn ?? (frame.status == .passed ? expected : nil)
        var difference = try image(frame.pictures.difference)
        if difference == nil, let expected, let actual {
            let comparison = ImageComparison()
            difference = comparison.differenceImage(
                of: comparison.difference(expected, actual),
                expected: expected,
                actual: actual
            )
        }
        return Triptych(expected: expected, difference: difference, actual: actual)
    }

    private func image(_ name: String?) throws(InputError) -> Image? {
        guard let name else { return nil }
        return try InputImage.read(imagePath(for: name))
    }
}
