import Base
import Indicators
import Raster

/// The labels of a strip: a title for each row and a caption for each frame.
package struct StripLabels: Sendable {
    /// The number of pixels per point.
    package let scale: Double

    package init(scale: Double) {
        self.scale = scale
    }

    private var titleSize: Double { 11 * scale }
    private var captionSize: Double { 8 * scale }

    /// Returns the caption of a frame: its progress, or its time in seconds.
    package static func caption(of moment: Moment) -> String {
        switch moment.position {
        case .progress(let progress): NumberText.fixed(progress, digits: 2)
        case .time(let seconds): NumberText.fixed(seconds, digits: 2) + "s"
        }
    }

    /// Sets the sizes of titles and captions in `measures` to fit the labels of `rows`.
    func measure(_ rows: [StripPicture.Row], into measures: inout StripLayout.Measures) {
        let font = StrokeFont.builtIn
        measures.title = Int((titleSize * 1.5).rounded(.up))
        measures.caption = Int((captionSize * 1.5).rounded(.up))
        let titles = rows.map { font.width(of: $0.name, size: titleSize) }
        measures.titleWidth = Int((titles.max() ?? 0).rounded(.up))
        let captions = rows.lazy.flatMap(\.moments).map {
            font.width(of: Self.caption(of: $0), size: captionSize)
        }
        measures.captionWidth = Int((captions.max() ?? 0).rounded(.up))
    }

    /// Returns the labels of one row.
    func items(
        row: StripPicture.Row,
        at index: Int,
        of layout: StripLayout,
        color: Color
    ) -> [Scene.Item] {
        let position = layout.titles[index]
        var items = [
            Scene.Item.label(
                row.name,
                size: titleSize,
                at: Point(x: Double(position.x), y: Double(position.y) + titleSize),
                color: color
            )
        ]
        for (moment, position) in zip(row.moments, layout.frames[index]) {
            let text = Self.caption(of: moment)
            let width = StrokeFont.builtIn.width(of: text, size: captionSize)
            let middle = Double(position.x) + Double(layout.measures.frameWidth) / 2
            let baseline =
                Double(position.y + layout.measures.frameHeight) + captionSize * 1.125
            items.append(
                .label(
                    text,
                    size: captionSize,
                    at: Point(x: (middle - width / 2).rounded(), y: baseline),
                    color: color
                )
            )
        }
        return items
    }
}
