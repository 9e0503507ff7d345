import Indicators
import Raster

/// The rows of a list, as bars in place of text. Lengths are points.
struct ContentRows {
    /// From one row's top to the next one's.
    var pitch: Double
    /// How many there are.
    var count = 60
    /// The bars' height.
    var bar = 9.0
    /// Whether bars stand in the middle, or begin at the left margin.
    var isCentered = false
    /// Whether a hairline parts the rows.
    var hasSeparators = false

    /// The rows of the system's lists.
    static let list = ContentRows(pitch: 44, bar: 10, hasSeparators: true)

    /// The room at the left of bars and lines.
    private static let margin = 20.0
    /// Lengths of the bars as shares of the room, in turn: no two neighbours alike.
    private static let lengths = [0.62, 0.48, 0.71, 0.55, 0.66, 0.42, 0.58]

    /// The rows that show on a canvas whose content begins at `top`.
    func visible(from top: Double, on canvas: StageCanvas) -> Range<Int> {
        let first = min(max((-top / pitch).rounded(.down), 0), Double(count))
        let last = min(max(((canvas.size.height - top) / pitch).rounded(.up), 0), Double(count))
        return Int(first)..<max(Int(first), Int(last))
    }

    /// Fills the page and draws the rows that show; the first begins at `top`.
    func draw(on canvas: inout StageCanvas, from top: Double) {
        canvas.fillAll(canvas.page)
        let color = canvas.color(canvas.isDark ? .tertiary : .quaternary)
        let room = canvas.size.width - 2 * Self.margin
        for index in visible(from: top, on: canvas) {
            let y = top + Double(index) * pitch
            let width = room * Self.lengths[index % Self.lengths.count]
            let frame = Rect(
                x: isCentered ? canvas.middle - width / 2 : Self.margin,
                y: y + (pitch - bar) / 2,
                width: width,
                height: bar
            )
            canvas.fill(.capsule(in: frame), color)
            guard hasSeparators else { continue }
            let line = Rect(
                x: Self.margin,
                y: y + pitch - 0.5,
                width: room + Self.margin,
                height: 0.5
            )
            canvas.fill(.rect(line), color)
        }
    }
}
