import Pictures
import Raster

extension Image {
    /// The picture with nothing where `area` does not look.
    package func showing(_ area: ComparedArea) -> Image {
        guard !area.isWhole else { return self }
        var shown = [UInt8](repeating: 0, count: pixels.count)
        for y in 0..<height {
            for span in area.spans(row: y, width: width) {
                let bytes = 4 * (y * width + span.lowerBound)..<4 * (y * width + span.upperBound)
                shown.replaceSubrange(bytes, with: pixels[bytes])
            }
        }
        return Image(width: width, height: height, pixels: shown)
    }
}
