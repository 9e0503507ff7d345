import Base
import Indicators
import Raster

/// A scene with all frames of a design. Each state and each intro of a loop has its own row.
package struct StripPicture: Sendable {
    /// The style of a strip.
    package struct Style: Equatable, Sendable {
        /// The distance between frames, in points.
        package var gap = 4.0
        /// The background of the frames.
        package var background = StripBackground.checker
        /// Whether states, progress and time are written next to the frames.
        package var labels = false

        /// Creates the default style.
        package init() {}
    }

    /// The frames of one state, or of its intro.
    package struct Row: Hashable, Sendable {
        /// The row's title, such as `refreshing` or `refreshing-intro`.
        package let name: String
        /// The moments of the frames.
        package let moments: [Moment]
    }

    /// The rows, from top to bottom.
    package let rows: [Row]
    /// The positions of frames and labels.
    package let layout: StripLayout
    private let environment: Environment
    private let style: Style

    /// The maximum number of pixels along a side.
    package static let side = 65_535

    /// Lays out a strip of `frames`, which are sorted by state.
    ///
    /// - Parameters:
    ///   - frames: The frames.
    ///   - frameSize: The size of a frame, in pixels.
    ///   - environment: The environment of the frames.
    ///   - style: The style of the strip.
    ///   - remedy: The hint if the strip is too large.
    /// - Throws: `InputError` if the strip would be too large.
    package init(
        frames: [StateFrame],
        frameSize: (width: Int, height: Int),
        environment: Environment,
        style: Style,
        remedy: String = "use --steps, --state or a smaller --scale"
    ) throws(InputError) {
        var rows: [Row] = []
        for frame in frames {
            let row = rows.last?.name == frame.group ? rows.removeLast() : nil
            rows.append(Row(name: frame.group, moments: (row?.moments ?? []) + [frame.moment]))
        }
        let lettering = StripLabels(scale: environment.scale)
        var measures = StripLayout.Measures(
            frameWidth: frameSize.width,
            frameHeight: frameSize.height,
            gap: Int((style.gap * environment.scale).rounded())
        )
        if style.labels { lettering.measure(rows, into: &measures) }
        layout = StripLayout(counts: rows.map(\.moments.count), measures: measures)
        self.rows = rows
        self.environment = environment
        self.style = style
        let side = Self.side
        guard layout.width <= side, layout.height <= side,
            layout.width * layout.height <= DesignLimits.pixels
        else {
            throw InputError(
                "the strip would have \(layout.width)×\(layout.height) pixels; allowed: "
                    + "\(side) a side and \(DesignLimits.pixels) in total",
                hint: remedy
            )
        }
    }

    /// Returns the strip's scene. `frame` is called once for each moment, in order.
    package func scene(frame: (Moment) -> Image) -> Scene {
        let colors = style.background.colors(in: environment.appearance, of: environment.palette)
        var items: [Scene.Item] = []
        if let sheet = colors.sheet {
            items.append(.backdrop(width: layout.width, height: layout.height, sheet))
        }
        let checker = colors.squares.map { squares in
            Checkerboard(squares: squares, side: Int((8 * environment.scale).rounded()))
                .image(width: layout.measures.frameWidth, height: layout.measures.frameHeight)
        }
        let lettering = StripLabels(scale: environment.scale)
        for (index, row) in rows.enumerated() {
            for (moment, position) in zip(row.moments, layout.frames[index]) {
                if let checker { items.append(.image(checker, x: position.x, y: position.y)) }
                items.append(.image(frame(moment), x: position.x, y: position.y))
            }
            if style.labels {
                items.append(
                    contentsOf: lettering.items(
                        row: row,
                        at: index,
                        of: layout,
                        color: colors.text
                    )
                )
            }
        }
        return Scene(width: layout.width, height: layout.height, items: items)
    }
}
