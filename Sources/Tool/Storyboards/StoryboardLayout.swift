import Raster

/// The positions of a storyboard's parts, in points.
package struct StoryboardLayout: Sendable {
    /// The sheet's size.
    package let size: Size
    /// The rectangles of the key moments, in order.
    package let pictures: [Rect]
    /// The charts' plot areas, from the top.
    package let charts: [Rect]

    /// The margin around all parts.
    static let margin = 24.0
    /// The width of a screen.
    static let pictureWidth = 130.0
    /// The top of the states' names.
    static let namesTop = 70.0
    /// The gaps between screens of one state, and of two states.
    private static let gaps = (inner: 5.0, outer: 16.0)
    /// The top of the screens.
    private static let picturesTop = 94.0
    /// The distance from the screens to the first plot, for times, leader lines and a title.
    private static let leaders = 82.0
    /// The minimum width of the charts.
    private static let chartWidth = 480.0
    /// The height of a plot, and the gap between two plots.
    private static let chart = (height: 76.0, gap: 34.0)
    /// The width of the labels to the left of the charts.
    private static let axis = 36.0
    /// The height of the labels below the charts.
    private static let footer = 40.0

    /// The distance from the screens to the baseline of the times below them.
    static let caption = 16.0
    /// The distance from the screens to the start of the leader lines.
    static let leaderTop = 23.0
    /// The distance from the bends of the leader lines to the first plot.
    static let leaderBottom = 22.0

    /// Creates a layout. Its sides are rounded up to whole points.
    ///
    /// - Parameters:
    ///   - visits: The index of the state of each key moment.
    ///   - aspect: The ratio of a screen's height to its width.
    ///   - count: The number of charts.
    ///   - width: The minimum width of the sheet.
    package init(visits: [Int], aspect: Double, charts count: Int, width: Double) {
        var x = Self.margin
        var pictures: [Rect] = []
        let height = (Self.pictureWidth * aspect).rounded()
        for (index, visit) in visits.enumerated() {
            if index > 0 {
                x += visits[index - 1] == visit ? Self.gaps.inner : Self.gaps.outer
            }
            pictures.append(
                Rect(x: x, y: Self.picturesTop, width: Self.pictureWidth, height: height)
            )
            x += Self.pictureWidth
        }
        let least = max(width, 2 * Self.margin + Self.axis + Self.chartWidth)
        let sheet = max(x + Self.margin, least).rounded(.up)
        // A row of screens that is narrower than the charts is centred above them.
        let shift = (sheet - x - Self.margin) / 2
        self.pictures = pictures.map {
            Rect(x: $0.minX + shift, y: $0.minY, width: $0.width, height: $0.height)
        }
        let top = Self.picturesTop + height + Self.leaders
        let left = Self.margin + Self.axis
        charts = (0..<count).map { index in
            Rect(
                x: left,
                y: top + Double(index) * (Self.chart.height + Self.chart.gap),
                width: sheet - left - Self.margin,
                height: Self.chart.height
            )
        }
        size = Size(width: sheet, height: (charts.last?.maxY ?? top) + Self.footer)
    }
}
