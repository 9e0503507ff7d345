import Indicators
import Raster

extension StageCanvas {
    /// A line of text in the stroke font.
    struct Label {
        /// The words.
        var text: String
        /// The em in points.
        var size: Double
        /// Whether the pen is broader.
        var isBold = false

        /// How wide the line is, in points.
        var width: Double { StrokeFont.builtIn.width(of: text, size: size) }
        /// The height of its capitals, in points.
        var capitalHeight: Double { StrokeFont.builtIn.capitalHeight(ofSize: size) }
    }

    /// Writes a label with its left edge and the middle of its capitals at a point.
    mutating func write(_ label: Label, from left: Point, _ color: Color) {
        let font = StrokeFont.builtIn
        let baseline = Point(x: left.x, y: left.y + label.capitalHeight / 2)
        let pen = font.penWidth(ofSize: label.size) * (label.isBold ? 1.4 : 1)
        let path = font.path(for: label.text, size: label.size, at: baseline)
        stroke(path, width: pen, .solid(color))
    }

    /// Writes a label around a point.
    mutating func write(_ label: Label, around center: Point, _ color: Color) {
        write(label, from: Point(x: center.x - label.width / 2, y: center.y), color)
    }
}
