import Raster

/// Where the parts of a storyboard lie. All lengths are points.
package struct StoryboardLayout: Sendable {
    /// The sheet's size.
    package let size: Size
    /// The pictures of the key moments, in order.
    package let pictures: [Rect]
    /// The charts' plots, from the top.
    package let charts: [Rect]

    /// The room around everything.
    static let margin = 24.0
    /// The width of a picture.
    static let pictureWidth = 130.0
    /// The top of the states' names.
    static let namesTop = 70.0
    /// The room between pictures of one state, and of two.
    private static let gaps = (inner: 5.0, outer: 16.0)
    /// The top of the pictures.
    private static let picturesTop = 94.0
    /// From the pictures' bottom to the first chart's plot: times, leaders, and a title.
    private static let leaders = 82.0
    /// The least width of the charts.
    private static let chartWidth = 480.0
    /// The height of a plot, and the room between two.
    private static let chart = (height: 76.0, gap: 34.0)
    /// The room for labels at the left of the charts.
    private static let axis = 36.0
    /// The room for labels below the charts.
    private static let footer = 40.0

    /// From the pictures' bottom to the baseline of the times below them.
    static let caption = 16.0
    /// From the pictures' bottom to the leaders' beginning.
    static let leaderTop = 23.0
    /// From the leaders' end to the first plot.
    static let leaderBottom = 22.0

    /// Lays out pictures of key moments of states by index, each as high as its width times
    /// `aspect`, over `charts` charts; at least `width` wide. The sheet's sides are whole points.
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
        // A row that is narrower than the charts stands in the middle above them.
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
