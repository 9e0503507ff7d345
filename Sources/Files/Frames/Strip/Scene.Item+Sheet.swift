import Indicators
import Raster

/// The parts of pictures that show several frames.
extension Scene.Item {
    /// Returns a shape that shows an image at its original size, with its top left corner at a
    /// whole pixel.
    package static func image(_ image: Image, x: Int, y: Int) -> Scene.Item {
        let rect = Rect(
            x: Double(x),
            y: Double(y),
            width: Double(image.width),
            height: Double(image.height)
        )
        return .shape(Shape(path: .rect(rect), paint: .image(image, rect: rect)))
    }

    /// Returns a rectangle in one colour, from the top left corner of the picture.
    package static func backdrop(width: Int, height: Int, _ color: Color) -> Scene.Item {
        let all = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
        return .shape(Shape(path: .rect(all), paint: .solid(color)))
    }

    /// Returns a line of text in the built-in stroke font.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - size: The size of the font, in pixels.
    ///   - origin: The left end of the baseline, in pixels.
    ///   - color: The colour of the strokes.
    package static func label(
        _ text: String,
        size: Double,
        at origin: Point,
        color: Color
    ) -> Scene.Item {
        let pen = StrokeStyle(width: max(size / 10, 0.8), cap: .round, join: .round)
        let path = StrokeFont.builtIn.path(for: text, size: size, at: origin)
        return .shape(Shape(path: path, style: .stroke(pen), paint: .solid(color)))
    }
}
