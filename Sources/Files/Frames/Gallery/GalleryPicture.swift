import Base
import Indicators
import Raster

/// A picture of many indicators in rows, each with its name, grouped by kind.
package struct GalleryPicture: Sendable {
    /// The style of a gallery.
    package struct Style: Equatable, Sendable {
        /// The number of cells in a row.
        package var columns = 10
        /// Whether names and kinds are written.
        package var labels = true
        /// The background of the picture, or `nil` for a transparent one.
        package var background: Color?

        /// Creates the default style.
        package init() {}
    }

    /// An indicator at its position.
    private struct Cell {
        let indicator: AnyIndicator
        let run: GalleryRun
        /// The environment with the scale that makes the indicator fit.
        let environment: Environment
        /// The position of the top left corner, in pixels.
        let corner: (x: Int, y: Int)
    }

    /// The length of the animation, in seconds.
    package let length: Double
    /// The size of the picture in pixels.
    package let pixelSize: (width: Int, height: Int)
    private let cells: [Cell]
    /// The names below the drawings, and the kinds above the sections.
    private let labels: [Scene.Item]
    private let background: Color?

    private static let labelSize = 7.5
    private static let headingSize = 11.0

    /// Lays out a gallery.
    ///
    /// - Parameters:
    ///   - indicators: The indicators. They are sorted by kind, those without a kind last.
    ///   - environment: The appearance, palette and scale.
    ///   - style: The style of the gallery.
    ///   - length: The length of the animation, in seconds.
    /// - Throws: `InputError` if the picture would be too large.
    package init(
        _ indicators: [any Indicator],
        in environment: Environment,
        style: Style,
        lasting length: Double = GalleryRun.defaultLength
    ) throws(InputError) {
        let groups = Self.groups(indicators)
        let sections = groups.map { group in
            GalleryLayout.Section(title: group.title, count: group.indicators.count)
        }
        let ordered = groups.flatMap { $0.indicators }
        let layout = GalleryLayout(
            sections,
            columns: style.columns,
            measures: Self.measures(ordered.map(\.name), hasHeadings: groups.count > 1, style)
        )
        let room = Size(
            width: layout.measures.cellWidth - 8,
            height: layout.measures.drawingHeight
        )
        var cells: [Cell] = []
        for (indicator, center) in zip(ordered, layout.centers) {
            cells.append(
                try Self.cell(indicator, at: center, in: room, environment, lasting: length)
            )
        }
        self.cells = cells
        self.length = length
        background = style.background
        labels =
            style.labels
            ? Self.labels(of: ordered, sections, layout, scale: environment.scale) : []
        pixelSize = (
            Int((layout.size.width * environment.scale).rounded(.up)),
            Int((layout.size.height * environment.scale).rounded(.up))
        )
        guard pixelSize.width * pixelSize.height <= DesignLimits.pixels,
            max(pixelSize.width, pixelSize.height) <= Scene.maximumExtent
        else {
            throw InputError(
                "the gallery would have \(pixelSize.width)×\(pixelSize.height) pixels; "
                    + "allowed: \(DesignLimits.pixels) in total",
                hint: "use a smaller --scale, or fewer designs"
            )
        }
    }

    /// Returns the picture without movement: each indicator shows its result or its work.
    package func still(_ renderer: inout Renderer) -> Scene {
        scene { cell in
            let images = cell.run.stills.map {
                renderer.render(cell.indicator.scene(at: $0, in: cell.environment))
            }
            // An image that covers more than most, but not all others, shows the shape in motion.
            let coverage = images.map(Self.coverage)
            let order = images.indices.sorted { (coverage[$0], $0) < (coverage[$1], $1) }
            return images[order[order.count * 2 / 3]]
        }
    }

    /// Returns the sum of the alphas of all pixels.
    private static func coverage(of image: Image) -> Int {
        stride(from: 3, to: image.pixels.count, by: 4).reduce(0) { $0 + Int(image.pixels[$1]) }
    }

    /// Returns the picture at a time of the animation, in seconds.
    package func scene(at time: Double, _ renderer: inout Renderer) -> Scene {
        scene {
            renderer.render($0.indicator.scene(at: $0.run.moment(at: time), in: $0.environment))
        }
    }

    private func scene(image: (Cell) -> Image) -> Scene {
        let (width, height) = pixelSize
        var items: [Scene.Item] = []
        if let background, background.alpha > 0 {
            items.append(.backdrop(width: width, height: height, background))
        }
        for cell in cells {
            items.append(.image(image(cell), x: cell.corner.x, y: cell.corner.y))
        }
        return Scene(width: width, height: height, items: items + labels)
    }
}

extension GalleryPicture {
    /// Returns the indicators of each kind, with the kind's name as title.
    private static func groups(
        _ indicators: [any Indicator]
    ) -> [(title: String, indicators: [any Indicator])] {
        let kinds: [DesignKind?] = DesignKind.allCases + [nil]
        return kinds.compactMap { kind in
            let members = indicators.filter { $0.info.kind == kind }
            return members.isEmpty ? nil : (kind?.rawValue ?? "other", members)
        }
    }

    private static func measures(
        _ names: [String],
        hasHeadings: Bool,
        _ style: Style
    ) -> GalleryLayout.Measures {
        let font = StrokeFont.builtIn
        let widest = names.map { font.width(of: $0, size: labelSize) }.max() ?? 0
        return GalleryLayout.Measures(
            cellWidth: max(style.labels ? (widest + 8).rounded(.up) : 0, 68),
            labelHeight: style.labels ? 2 * labelSize : 0,
            headingHeight: style.labels && hasHeadings ? 2 * headingSize : 0
        )
    }

    /// Places an indicator at its own size, or smaller if it does not fit.
    private static func cell(
        _ indicator: any Indicator,
        at center: Point,
        in room: Size,
        _ environment: Environment,
        lasting length: Double
    ) throws(InputError) -> Cell {
        let canvas = indicator.canvas
        let fit = min(1, room.width / canvas.width, room.height / canvas.height)
        let fitted = try FrameEnvironment.environment(
            for: indicator,
            appearance: environment.appearance,
            palette: environment.palette,
            scale: environment.scale * fit
        )
        let size = indicator.pixelSize(atScale: fitted.scale) ?? (0, 0)
        return Cell(
            indicator: AnyIndicator(indicator),
            run: GalleryRun(of: indicator, lasting: length),
            environment: fitted,
            corner: (
                Int((center.x * environment.scale - Double(size.width) / 2).rounded()),
                Int((center.y * environment.scale - Double(size.height) / 2).rounded())
            )
        )
    }

    /// Returns the names below the drawings, and the kinds above the sections.
    private static func labels(
        of indicators: [any Indicator],
        _ sections: [GalleryLayout.Section],
        _ layout: GalleryLayout,
        scale: Double
    ) -> [Scene.Item] {
        func label(_ text: String, size: Double, at point: Point) -> Scene.Item {
            let origin = Point(x: (point.x * scale).rounded(), y: (point.y * scale).rounded())
            // A grey that is readable on white and on black.
            let color = Color(red8: 128, green8: 128, blue8: 128)
            return .label(text, size: size * scale, at: origin, color: color)
        }
        var items: [Scene.Item] = []
        for (name, center) in zip(indicators.map(\.name), layout.centers) {
            let width = StrokeFont.builtIn.width(of: name, size: labelSize)
            let baseline = center.y + layout.measures.drawingHeight / 2 + 1.4 * labelSize
            let point = Point(x: center.x - width / 2, y: baseline)
            items.append(label(name, size: labelSize, at: point))
        }
        guard layout.measures.headingHeight > 0 else { return items }
        return items
            + zip(sections, layout.headings).map { section, point in
                label(section.title, size: headingSize, at: point)
            }
    }
}
