import Raster

/// The positions of the cells and labels of a gallery, in points.
package struct GalleryLayout: Equatable, Sendable {
    /// Cells with a common heading.
    package struct Section: Equatable, Sendable {
        /// The heading, or an empty string.
        package let title: String
        /// The number of cells.
        package let count: Int

        package init(title: String, count: Int) {
            self.title = title
            self.count = count
        }
    }

    /// The sizes that determine the layout, in points.
    package struct Measures: Equatable, Sendable {
        /// The distance from the edges.
        package var margin = 12.0
        /// The width of a cell: that of the widest label, or of the drawing.
        package var cellWidth: Double
        /// The height of a drawing.
        package var drawingHeight = 60.0
        /// The height of the label below a drawing, or 0 without labels.
        package var labelHeight: Double
        /// The height of a heading, or 0 without headings.
        package var headingHeight: Double
        /// The distance between rows.
        package var gap = 10.0

        package init(cellWidth: Double, labelHeight: Double, headingHeight: Double) {
            self.cellWidth = cellWidth
            self.labelHeight = labelHeight
            self.headingHeight = headingHeight
        }
    }

    /// The size of the gallery.
    package let size: Size
    /// The centres of the drawings, in the order of the sections.
    package let centers: [Point]
    /// The left ends of the headings' baselines.
    package let headings: [Point]
    package let measures: Measures

    /// Lays out sections below each other, each with rows of at most `columns` cells.
    package init(_ sections: [Section], columns: Int, measures: Measures) {
        self.measures = measures
        let columns = max(columns, 1)
        var centers: [Point] = []
        var headings: [Point] = []
        var y = measures.margin
        for section in sections {
            headings.append(Point(x: measures.margin, y: y + 0.7 * measures.headingHeight))
            y += measures.headingHeight
            for index in 0..<section.count {
                let column = Double(index % columns)
                if index > 0, index % columns == 0 { y += Self.rowHeight(measures) }
                centers.append(
                    Point(
                        x: measures.margin + (column + 0.5) * measures.cellWidth,
                        y: y + measures.drawingHeight / 2
                    )
                )
            }
            y += Self.rowHeight(measures)
        }
        let widest = min(columns, sections.map(\.count).max() ?? 0)
        size = Size(
            width: 2 * measures.margin + Double(widest) * measures.cellWidth,
            height: y - measures.gap + measures.margin
        )
        self.centers = centers
        self.headings = headings
    }

    private static func rowHeight(_ measures: Measures) -> Double {
        measures.drawingHeight + measures.labelHeight + measures.gap
    }
}
