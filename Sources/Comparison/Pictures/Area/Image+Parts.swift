import Pictures
import Raster

extension Image {
    /// The pixels within a rectangle.
    ///
    /// - Precondition: The rectangle lies within the picture.
    package func part(_ rect: PixelRect) -> Image {
        precondition(
            rect.x >= 0 && rect.y >= 0 && rect.columns.upperBound <= width
                && rect.rows.upperBound <= height,
            "a part lies within its picture"
        )
        var part: [UInt8] = []
        part.reserveCapacity(4 * rect.width * rect.height)
        for y in rect.rows {
            let start = 4 * (y * width + rect.x)
            part += pixels[start..<start + 4 * rect.width]
        }
        return Image(width: rect.width, height: rect.height, pixels: part)
    }

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
