import Indicators
import Raster

/// The rows of a list, with bars that represent text. All lengths are in points.
struct ContentRows {
    /// The distance between the tops of two rows.
    var pitch: Double
    /// The number of rows.
    var count = 60
    /// The height of the bars.
    var bar = 9.0
    /// Whether bars are centred instead of left-aligned.
    var isCentered = false
    /// Whether rows are separated by hairlines.
    var hasSeparators = false

    /// The rows of a system list.
    static let list = ContentRows(pitch: 44, bar: 10, hasSeparators: true)

    /// The left margin of bars and separators.
    private static let margin = 20.0
    /// The widths of the bars as fractions of the available width. They repeat.
    private static let lengths = [0.62, 0.48, 0.71, 0.55, 0.66, 0.42, 0.58]

    /// Returns the visible rows on a canvas whose first row starts at `top`.
    func visible(from top: Double, on canvas: StageCanvas) -> Range<Int> {
        let first = min(max((-top / pitch).rounded(.down), 0), Double(count))
        let last = min(max(((canvas.size.height - top) / pitch).rounded(.up), 0), Double(count))
        return Int(first)..<max(Int(first), Int(last))
    }

    /// Fills the page and draws the visible rows. The first row starts at `top`.
    func draw(on canvas: inout StageCanvas, from top: Double) {
        canvas.fillAll(canvas.page)
        let color = canvas.color(canvas.isDark ? .tertiary : .quaternary)
        let availableWidth = canvas.size.width - 2 * Self.margin
        for index in visible(from: top, on: canvas) {
            let y = top + Double(index) * pitch
            let width = availableWidth * Self.lengths[index % Self.lengths.count]
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
                width: availableWidth + Self.margin,
                height: 0.5
            )
            canvas.fill(.rect(line), color)
        }
    }
}
