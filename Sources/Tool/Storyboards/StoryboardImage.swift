import Base
import Indicators
import Lifecycles
import Raster

/// An image of a replay: a row of key moments with curves below.
package struct StoryboardImage: Sendable {
    /// The maximum number of states.
    package static let visitLimit = 24

    private let replay: Replay
    /// The states with a duration, and the last state.
    private let visits: [LifecycleVisit]
    private let stage: Stage
    private let environment: Environment
    private let keys: [KeyMoment]
    private let moments: [LifecycleMoment]
    private let subtitle: String
    /// The visible part of the screen, in the stage's points.
    private let crop: Rect
    private let layout: StoryboardLayout
    private let size: (width: Int, height: Int)

    private static let title = (size: 18.0, baseline: 38.0)
    private static let subtitle = (size: 11.0, baseline: 56.0)
    private static let nameSize = 12.0
    private static let timeSize = 10.0
    private static let pictureRadius = 7.0

    /// Lays out the storyboard of a replay.
    ///
    /// - Parameters:
    ///   - replay: The replay.
    ///   - stage: The stage that draws the replay's moments.
    ///   - environment: The appearance, palette and scale.
    ///   - subtitle: A line that describes the replay.
    /// - Throws: `InputError` if there are too many states, or if the image would be too large.
    package init(
        _ replay: Replay,
        on stage: Stage,
        in environment: Environment,
        subtitle: String
    ) throws(InputError) {
        guard replay.visits.count <= Self.visitLimit else {
            throw InputError(
                "\(replay.trace.name) leads through \(replay.visits.count) states; a storyboard "
                    + "shows \(Self.visitLimit) at most",
                hint: "use a shorter trace"
            )
        }
        self.replay = replay
        self.stage = stage
        self.environment = environment
        self.subtitle = subtitle
        visits =
            replay.visits.dropLast().filter { $0.end > $0.start } + replay.visits.suffix(1)
        keys = KeyMoment.all(of: visits)
        moments = replay.moments(at: keys.map(\.time))
        crop = Self.crop(of: stage.screen, showing: moments)
        layout = StoryboardLayout(
            visits: keys.map(\.visit),
            aspect: crop.height / crop.width,
            charts: 3,
            width: StrokeFont.builtIn.width(of: subtitle, size: Self.subtitle.size)
                + 2 * StoryboardLayout.margin
        )
        guard let size = layout.size.pixelSize(atScale: environment.scale) else {
            throw InputError(
                "the storyboard would have more than \(DesignLimits.pixelSide) pixels a side or "
                    + "\(DesignLimits.pixels) in all",
                hint: "use a smaller --scale or a shorter trace"
            )
        }
        self.size = size
    }

    /// Returns the part of the screen to show: centred at the top, wide enough for every article's
    /// indicator and card, and slightly higher than the largest pull.
    private static func crop(of screen: Size, showing moments: [LifecycleMoment]) -> Rect {
        let width = min(screen.width, 345)
        let pull = moments.map(\.offset).max() ?? 0
        let height = min(screen.height, min(max(pull, 60) + 90, 400))
        return Rect(x: (screen.width - width) / 2, y: 0, width: width, height: height)
    }

    /// Returns the scene of the storyboard.
    package func scene() -> Scene {
        let colors = StoryboardColors(environment.appearance, environment.palette)
        var sheet = Sheet(scale: environment.scale)
        // The last row of pixels may extend beyond the sheet by a fraction of a pixel.
        let background = Size(width: layout.size.width + 1, height: layout.size.height + 1)
        sheet.fill(Rect(origin: .zero, size: background), colors.sheet)
        let charts = StoryboardCharts(
            replay.moments(at: times),
            of: replay,
            on: layout.charts,
            colors: colors
        )
        drawTitle(on: &sheet, colors)
        drawNames(on: &sheet, colors)
        for index in keys.indices {
            drawPicture(index, on: &sheet, colors)
            drawLeader(index, to: charts, on: &sheet, colors)
        }
        charts.draw(on: &sheet)
        return Scene(width: size.width, height: size.height, items: sheet.items)
    }

    /// The sample times of the curves: two per point, and both sides of each change of state.
    private var times: [Double] {
        let count = Int(2 * (layout.charts.first?.width ?? 0))
        let even = (0...count).map { replay.duration * Double($0) / Double(max(count, 1)) }
        let changes = replay.visits.flatMap { [max($0.start - 1e-6, 0), $0.start] }
        return (even + changes).sorted()
    }

    private func drawTitle(on sheet: inout Sheet, _ colors: StoryboardColors) {
        let left = StoryboardLayout.margin
        sheet.write(
            replay.lifecycle.kind.name,
            size: Self.title.size,
            at: Point(x: left, y: Self.title.baseline),
            colors.text
        )
        sheet.write(
            subtitle,
            size: Self.subtitle.size,
            at: Point(x: left, y: Self.subtitle.baseline),
            colors.faint
        )
    }

    /// Draws the states' names above their screens, with lines in their colours. If the lifecycle's
    /// state and the design's state have different names, both are shown if there is space.
    private func drawNames(on sheet: inout Sheet, _ colors: StoryboardColors) {
        for (index, visit) in visits.enumerated() {
            let frames = zip(keys, layout.pictures).filter { $0.0.visit == index }.map(\.1)
            guard let first = frames.first, let last = frames.last else { continue }
            let color = colors.color(of: visit.common)
            let position = Point(x: first.minX, y: StoryboardLayout.namesTop + Self.nameSize)
            sheet.write(visit.state, size: Self.nameSize, at: position, colors.text)
            if visit.common.rawValue != visit.state, frames.count > 1 {
                let width = StrokeFont.builtIn.width(of: visit.state, size: Self.nameSize)
                sheet.write(
                    visit.common.rawValue,
                    size: Self.nameSize,
                    at: Point(x: position.x + width + Self.nameSize, y: position.y),
                    color
                )
            }
            let line = first.minY - 5
            sheet.line(
                from: Point(x: first.minX, y: line),
                to: Point(x: last.maxX, y: line),
                width: 2,
                color
            )
        }
    }

    private func drawPicture(_ index: Int, on sheet: inout Sheet, _ colors: StoryboardColors) {
        let frame = layout.pictures[index]
        let factor = frame.width / crop.width
        let placement = Transform.translation(dx: -crop.minX, dy: -crop.minY)
            .then(.scale(factor))
            .then(.translation(dx: frame.minX, dy: frame.minY))
            .then(sheet.transform)
        let items = stage.items(of: moments[index], in: environment, transform: placement)
        let outline = Path.roundedRect(frame, cornerRadius: Self.pictureRadius)
        sheet.add(items, clippedTo: outline)
        sheet.stroke(outline, width: 0.75, colors.line)
        sheet.write(
            NumberText.fixed(keys[index].label, digits: 2) + " s",
            size: Self.timeSize,
            at: Point(x: frame.center.x, y: frame.maxY + StoryboardLayout.caption),
            colors.faint,
            .center
        )
    }

    /// Draws the leader line from a screen to its time in the charts.
    private func drawLeader(
        _ index: Int,
        to charts: StoryboardCharts,
        on sheet: inout Sheet,
        _ colors: StoryboardColors
    ) {
        guard let plot = layout.charts.first else { return }
        let frame = layout.pictures[index]
        let visit = visits[keys[index].visit]
        let x = charts.x(of: keys[index].label)
        let end = Point(x: x, y: plot.minY - StoryboardLayout.leaderBottom)
        var path = Path.line(
            from: Point(x: frame.center.x, y: frame.maxY + StoryboardLayout.leaderTop),
            to: end
        )
        path.line(to: Point(x: x, y: plot.minY))
        sheet.stroke(path, width: 0.75, colors.color(of: visit.common).opacity(0.7))
    }
}

/// A moment of a storyboard, with the screen at that time.
package struct KeyMoment: Equatable, Sendable {
    /// The index of the state, in order of time.
    package let visit: Int
    /// The time of the drawn screen, in seconds.
    package let time: Double
    /// The time in the label, in seconds. At the end of a state, it is the start of the next state.
    package let label: Double

    /// The time between drawing a state's end and the actual end, in seconds.
    private static let margin = 1e-6
    /// The duration below which only the middle of a state is shown, in seconds.
    private static let shortest = 0.05

    /// Returns the start, middle and end of each state.
    package static func all(of visits: [LifecycleVisit]) -> [KeyMoment] {
        visits.enumerated().flatMap { index, visit -> [KeyMoment] in
            let middle = (visit.start + visit.end) / 2
            let center = KeyMoment(visit: index, time: middle, label: middle)
            guard visit.end - visit.start >= shortest else { return [center] }
            return [
                KeyMoment(visit: index, time: visit.start, label: visit.start), center,
                KeyMoment(visit: index, time: visit.end - margin, label: visit.end),
            ]
        }
    }
}
