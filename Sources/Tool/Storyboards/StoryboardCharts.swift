import Base
import Indicators
import Lifecycles
import Raster

/// The curves below a storyboard's screens, with a common time axis.
struct StoryboardCharts {
    /// The curves, from the top.
    let curves: [Curve]
    /// The plot areas.
    let plots: [Rect]
    /// The states of the replay, for the background.
    let visits: [LifecycleVisit]
    /// The end of the replay, in seconds.
    let end: Double
    /// The ticks of the time axis.
    let ticks: AxisTicks
    let colors: StoryboardColors

    private static let labelSize = 10.0
    private static let titleSize = 11.0

    /// Creates charts of moments that cover the entire replay.
    init(
        _ moments: [LifecycleMoment],
        of replay: Replay,
        on plots: [Rect],
        colors: StoryboardColors
    ) {
        curves = Curve.all(of: moments)
        self.plots = plots
        visits = replay.visits
        end = max(replay.duration, 0.01)
        ticks = .decimal(0...end, count: 16)
        self.colors = colors
    }

    /// Returns the horizontal position of a time.
    func x(of time: Double) -> Double {
        guard let plot = plots.first else { return 0 }
        return plot.minX + plot.width * time / end
    }

    /// Draws the charts.
    func draw(on sheet: inout Sheet) {
        for (curve, plot) in zip(curves, plots) {
            drawStates(in: plot, on: &sheet)
            drawAxes(of: curve, in: plot, on: &sheet)
            let path = curve.path { time, value in
                Point(x: x(of: time), y: y(of: value, curve, plot))
            }
            sheet.stroke(path, width: 1.75, colors.color(curve.color))
        }
        drawTimes(on: &sheet)
    }

    private func y(of value: Double, _ curve: Curve, _ plot: Rect) -> Double {
        let range = curve.ticks.range
        let fraction = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return plot.maxY - plot.height * fraction
    }

    private func drawStates(in plot: Rect, on sheet: inout Sheet) {
        for visit in visits where visit.end > visit.start {
            let left = x(of: visit.start)
            let rect = Rect(
                x: left,
                y: plot.minY,
                width: x(of: visit.end) - left,
                height: plot.height
            )
            sheet.fill(rect, colors.color(of: visit.common).opacity(colors.tint))
        }
    }

    private func drawAxes(of curve: Curve, in plot: Rect, on sheet: inout Sheet) {
        drawTitle(of: curve, above: plot, on: &sheet)
        for tick in curve.ticks.values {
            let y = y(of: tick, curve, plot)
            let left = Point(x: plot.minX, y: y)
            sheet.line(from: left, to: Point(x: plot.maxX, y: y), width: 0.5, colors.line)
            let middle = StrokeFont.builtIn.capitalHeight(ofSize: Self.labelSize) / 2
            sheet.write(
                NumberText.fixed(tick, digits: curve.ticks.digits),
                size: Self.labelSize,
                at: Point(x: plot.minX - 6, y: y + middle),
                colors.faint,
                .trailing
            )
        }
    }

    /// Draws a curve's title. The background hides leader lines behind it.
    private func drawTitle(of curve: Curve, above plot: Rect, on sheet: inout Sheet) {
        let position = Point(x: plot.minX + 6, y: plot.minY - 7)
        let width = StrokeFont.builtIn.width(of: curve.title, size: Self.titleSize)
        let height = Self.titleSize + 3
        let background = Rect(
            x: position.x - 3,
            y: plot.minY - height - 2,
            width: width + 6,
            height: height
        )
        sheet.fill(background, colors.sheet)
        sheet.write(curve.title, size: Self.titleSize, at: position, colors.color(curve.color))
    }

    private func drawTimes(on sheet: inout Sheet) {
        guard let last = plots.last, let first = plots.first else { return }
        for tick in ticks.values where tick <= end {
            let x = x(of: tick)
            for plot in plots {
                let top = Point(x: x, y: plot.minY)
                sheet.line(from: top, to: Point(x: x, y: plot.maxY), width: 0.5, colors.line)
            }
            sheet.write(
                NumberText.fixed(tick, digits: ticks.digits),
                size: Self.labelSize,
                at: Point(x: x, y: last.maxY + 16),
                colors.faint,
                .center
            )
        }
        sheet.write(
            "seconds",
            size: Self.labelSize,
            at: Point(x: first.maxX, y: last.maxY + 30),
            colors.faint,
            .trailing
        )
    }
}
