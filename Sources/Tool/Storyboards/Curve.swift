import Indicators
import Lifecycles
import Raster

/// A value of a replay over time.
struct Curve {
    /// The value's name and unit.
    let title: String
    /// The ticks of the vertical axis.
    let ticks: AxisTicks
    let color: SystemColor
    /// The values in order of time. Times are in seconds.
    let positions: [(time: Double, value: Double)]

    /// The largest change between two samples that is drawn as a line. At a larger change, an angle
    /// wraps around. `nil` means that all changes are drawn.
    private let largestStep: Double?

    /// Returns the curves of offset, progress and rotation.
    static func all(of moments: [LifecycleMoment]) -> [Curve] {
        func positions(_ value: (LifecycleMoment) -> Double) -> [(Double, Double)] {
            moments.map { ($0.time, value($0)) }
        }
        let offsets = moments.map(\.offset)
        let turns = moments.map(\.values.rotation)
        return [
            Curve(
                title: "offset in points",
                ticks: .decimal(range(of: offsets), count: 4),
                color: .blue,
                positions: positions(\.offset),
                largestStep: nil
            ),
            Curve(
                title: "progress",
                ticks: .decimal(0...1, count: 2),
                color: .green,
                positions: positions(\.progress),
                largestStep: nil
            ),
            Curve(
                title: "rotation in degrees",
                ticks: .degrees(range(of: turns), count: 4),
                color: .orange,
                positions: positions(\.values.rotation),
                largestStep: 270
            ),
        ]
    }

    /// Returns the line through all samples. `point` converts a time and a value to a position on
    /// the sheet.
    func path(_ point: (Double, Double) -> Point) -> Path {
        var path = Path()
        var last: Double?
        for (time, value) in positions {
            if let last, abs(value - last) <= largestStep ?? .infinity {
                path.line(to: point(time, value))
            } else {
                path.move(to: point(time, value))
            }
            last = value
        }
        return path
    }

    private static func range(of values: [Double]) -> ClosedRange<Double> {
        min(values.min() ?? 0, 0)...max(values.max() ?? 1, 0)
    }
}
