/// The positions of the frames and labels of a strip, in pixels.
package struct StripLayout: Equatable, Sendable {
    /// The sizes that determine the layout of a strip.
    package struct Measures: Equatable, Sendable {
        package var frameWidth: Int
        package var frameHeight: Int
        /// The distance between frames, rows and the edges.
        package var gap: Int
        /// The height of a row's title, or 0 without labels.
        package var title: Int
        /// The height of a frame's caption, or 0 without labels.
        package var caption: Int
        /// The width of the widest caption.
        package var captionWidth: Int
        /// The width of the widest title.
        package var titleWidth: Int

        /// Creates the measures of a strip without labels.
        package init(frameWidth: Int, frameHeight: Int, gap: Int) {
            self.frameWidth = frameWidth
            self.frameHeight = frameHeight
            self.gap = gap
            title = 0
            caption = 0
            captionWidth = 0
            titleWidth = 0
        }
    }

    /// A position in the strip.
    package struct Position: Hashable, Sendable {
        /// The distance from the left edge.
        package var x: Int
        /// The distance from the top edge.
        package var y: Int
    }

    /// The width of the strip.
    package let width: Int
    /// The height of the strip.
    package let height: Int
    /// The top left corner of each row's title.
    package let titles: [Position]
    /// The top left corner of each frame, by row.
    package let frames: [[Position]]
    package let measures: Measures

    /// Lays out rows with the given numbers of frames.
    package init(counts: [Int], measures: Measures) {
        self.measures = measures
        let pitch = max(measures.frameWidth, measures.captionWidth) + measures.gap
        let inset = (pitch - measures.gap - measures.frameWidth) / 2
        var y = measures.gap
        var titles: [Position] = []
        var frames: [[Position]] = []
        for count in counts {
            titles.append(Position(x: measures.gap, y: y))
            y += measures.title
            frames.append(
                (0..<count).map { Position(x: measures.gap + $0 * pitch + inset, y: y) }
            )
            y += measures.frameHeight + measures.caption + measures.gap
        }
        let row = measures.gap + (counts.max() ?? 0) * pitch
        width = max(row, measures.titleWidth + 2 * measures.gap)
        height = y
        self.titles = titles
        self.frames = frames
    }
}
