import Indicators
import Raster

extension StageCanvas {
    /// A line of text in the built-in stroke font.
    struct Label {
        var text: String
        /// The em size in points.
        var size: Double
        /// Whether the strokes are 1.4 times as wide.
        var isBold = false

        /// The width of the line, in points.
        var width: Double { StrokeFont.builtIn.width(of: text, size: size) }
        /// The height of capital letters, in points.
        var capitalHeight: Double { StrokeFont.builtIn.capitalHeight(ofSize: size) }
    }

    /// Draws a label. `left` is its left edge at half the height of its capital letters.
    mutating func write(_ label: Label, from left: Point, _ color: Color) {
        let font = StrokeFont.builtIn
        let baseline = Point(x: left.x, y: left.y + label.capitalHeight / 2)
        let pen = font.penWidth(ofSize: label.size) * (label.isBold ? 1.4 : 1)
        let path = font.path(for: label.text, size: label.size, at: baseline)
        stroke(path, width: pen, .solid(color))
    }

    /// Draws a label centred on a point.
    mutating func write(_ label: Label, around center: Point, _ color: Color) {
        write(label, from: Point(x: center.x - label.width / 2, y: center.y), color)
    }
}
