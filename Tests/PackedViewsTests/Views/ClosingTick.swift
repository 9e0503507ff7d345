// swift-format-ignore-file
// The indicator "closing-tick", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// A ring that closes where it was, and a tick.
///
///     ClosingTick(.pulling, progress: 0.4)
///     ClosingTick(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct ClosingTick: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// Follows the progress.
        case pulling
        /// Repeats every 1 s.
        case refreshing
        /// Plays once, for 0.9 s.
        case success
    }

    /// The size in points.
    public static let size = CGSize(width: 48, height: 48)

    private let phase: Phase
    private let progress: Double
    private let seconds: Double?

    /// Shows a phase. `progress` is the position, 0…1, of a phase that follows it.
    public init(_ phase: Phase, progress: Double = 0) {
        (self.phase, self.progress, seconds) = (phase, progress, nil)
    }

    /// Shows a phase at a number of seconds after its start, for previews and tests.
    public init(_ phase: Phase, seconds: Double) {
        (self.phase, progress, self.seconds) = (phase, 0, seconds)
    }

    public var body: some View {
        if let seconds = seconds {
            Picture(frame: Frame(phase, progress: progress, seconds: seconds))
        } else {
            // The identity restarts the clock with each phase.
            Player(phase: phase, progress: progress)
                .id(phase)
                .transition(.identity)
        }
    }
}

/// A phase that begins when the view appears.
private struct Player: View {
    let phase: ClosingTick.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: ClosingTick.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: ClosingTick.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: ClosingTick.size.width, height: ClosingTick.size.height)
    }
}

extension ClosingTick.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .pulling: return false
        default: return true
        }
    }
}

extension ClosingTick {
    /// A moment of the animation, and how it is drawn. Lengths are in points from the centre.
    fileprivate struct Frame {
        private let part: Phase
        /// The position in the part, 0…1.
        private let position: Double

        init(_ phase: Phase, progress: Double, seconds: Double) {
            switch phase {
            case .pulling:
                (part, position) = (.pulling, min(max(progress, 0), 1))
            case .refreshing:
                let turns = max(seconds / 1, 0)
                (part, position) = (.refreshing, turns - turns.rounded(.down))
            case .success:
                (part, position) = (.success, min(max(seconds / 0.9, 0), 1))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let pathLayerStrokeColor = isDark
                ? Color(red: 0.1882, green: 0.8196, blue: 0.3451)
                : Color(red: 0.2039, green: 0.7804, blue: 0.349)
            // circle
            do {
                var circle = canvas
                circle.rotate(by: .degrees(circleRotation))
                circle.stroke(
                    Path(ellipseIn: CGRect(x: -18, y: -18, width: 36, height: 36))
                        .trimmedPath(from: 0, to: circleTrim),
                    with: .color(Color(isDark ? circleStrokeDark : circleStroke)),
                    style: StrokeStyle(lineWidth: 4, lineCap: .round)
                )
            }
            // path
            do {
                var pathLayer = canvas
                pathLayer.opacity = pathLayerOpacity
                pathLayer.stroke(
                    Self.pathLayerPath.trimmedPath(from: 0, to: pathLayerTrim),
                    with: .color(pathLayerStrokeColor),
                    style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round)
                )
            }
        }

        private var circleRotation: Double {
            switch part {
            case .pulling, .success: return -90
            case .refreshing: return keys([0, 1], [-90, 270])
            }
        }

        private var circleTrim: Double {
            switch part {
            case .pulling: return keys([0, 1], [0, 0.7])
            case .refreshing: return 0.7
            case .success:
                return keys(
                    [
                        0, 0.016129, 0.037037, 0.050777, 0.074074, 0.096774, 0.111111, 0.129032,
                        0.148148, 0.16129, 0.185185, 0.207885, 0.225806, 0.241935, 0.259259,
                        0.274791, 0.296296, 0.309438, 0.322581, 0.333333, 0.344086, 0.354839,
                        0.37037, 0.378734, 0.387097, 0.40233, 1
                    ],
                    [
                        0.7, 0.72001, 0.74475, 0.76045, 0.78615, 0.81012, 0.82472, 0.84237, 0.86045,
                        0.87242, 0.89319, 0.91167, 0.92533, 0.93689, 0.94847, 0.95808, 0.97006,
                        0.97657, 0.98241, 0.98665, 0.99038, 0.99357, 0.99713, 0.99849, 0.99943, 1, 1
                    ]
                )
            }
        }

        private var circleStroke: [Double] {
            switch part {
            case .pulling, .refreshing: return [0, 0.4784, 1, 1]
            case .success:
                return lists(
                    [0, 0.400426, 1],
                    [[0, 0.4784, 1, 1], [0.2039, 0.7804, 0.349, 1], [0.2039, 0.7804, 0.349, 1]]
                )
            }
        }

        private var circleStrokeDark: [Double] {
            switch part {
            case .pulling, .refreshing: return [0.0392, 0.5176, 1, 1]
            case .success:
                return lists(
                    [0, 0.400426, 1],
                    [
                        [0.0392, 0.5176, 1, 1],
                        [0.1882, 0.8196, 0.3451, 1],
                        [0.1882, 0.8196, 0.3451, 1]
                    ]
                )
            }
        }

        private var pathLayerOpacity: Double {
            switch part {
            case .pulling, .refreshing: return 0
            case .success: return keys([0, 0.4, 0.4, 1], [0, 0, 1, 1])
            }
        }

        private var pathLayerTrim: Double {
            switch part {
            case .pulling, .refreshing: return 0
            case .success:
                return keys(
                    [
                        0, 0.40233, 0.407407, 0.413381, 0.419355, 0.425627, 0.4319, 0.438172,
                        0.444444, 0.451613, 0.45908, 0.466547, 0.474014, 0.481481, 0.487903,
                        0.491935, 0.495968, 0.5, 0.504032, 0.508065, 0.512097, 0.518519, 0.525986,
                        0.533453, 0.54092, 0.548387, 0.555556, 0.561828, 0.5681, 0.574373, 0.580645,
                        0.592593, 0.612903, 0.621266, 0.62963, 0.637395, 0.645161, 0.650538,
                        0.655914, 0.66129, 0.666667, 0.672043, 0.677419, 0.68399, 0.690562,
                        0.697133, 0.703704, 0.709677, 0.71356, 0.717443, 0.721326, 0.725209,
                        0.729092, 0.732975, 0.736858, 0.741935, 0.745968, 0.75, 0.754032, 0.758065,
                        0.762097, 0.766129, 0.770161, 0.777778, 0.784946, 0.792115, 0.799283, 1
                    ],
                    [
                        0, 6e-05, 0.00065, 0.00215, 0.00452, 0.00798, 0.01244, 0.01793, 0.02445,
                        0.0332, 0.0438, 0.05592, 0.06959, 0.0848, 0.09912, 0.10869, 0.1187, 0.12916,
                        0.14006, 0.15139, 0.16314, 0.18273, 0.2068, 0.23219, 0.25883, 0.28663,
                        0.31429, 0.33921, 0.3647, 0.39068, 0.41707, 0.4681, 0.55547, 0.59101,
                        0.62595, 0.65767, 0.68851, 0.70928, 0.72952, 0.74918, 0.76823, 0.78662,
                        0.80435, 0.82505, 0.84465, 0.86313, 0.88046, 0.89519, 0.90425, 0.91288,
                        0.9211, 0.9289, 0.93628, 0.94325, 0.9498, 0.95773, 0.96353, 0.96889, 0.9738,
                        0.97828, 0.98233, 0.98595, 0.98914, 0.99402, 0.99728, 0.99926, 0.99999, 1
                    ]
                )
            }
        }

        /// Returns the value at the position, linear between keys. Two keys at one time are a jump.
        private func keys(_ times: [Double], _ values: [Double]) -> Double {
            guard let next = times.firstIndex(where: { $0 > position }), next > 0 else {
                return values[position < times[0] ? 0 : values.count - 1]
            }
            let fraction = (position - times[next - 1]) / (times[next] - times[next - 1])
            return values[next - 1] + (values[next] - values[next - 1]) * fraction
        }

        /// Returns the value at the position, linear between keys. Two keys at one time are a jump.
        private func lists(_ times: [Double], _ values: [[Double]]) -> [Double] {
            guard let next = times.firstIndex(where: { $0 > position }), next > 0 else {
                return values[position < times[0] ? 0 : values.count - 1]
            }
            let fraction = (position - times[next - 1]) / (times[next] - times[next - 1])
            return zip(values[next - 1], values[next])
                .map { $0 + ($1 - $0) * fraction }
        }

        private static let pathLayerPath = Path("MLL", [-9, 1, -2.5, 7.5, 9.5, -6.5])
    }
}

extension Path {
    /// Creates a path from SVG's commands M, L, Q, C and Z, and their coordinates.
    fileprivate init(_ commands: String, _ coordinates: [Double]) {
        self.init()
        var rest = coordinates.makeIterator()
        func point() -> CGPoint { CGPoint(x: rest.next() ?? 0, y: rest.next() ?? 0) }
        for command in commands {
            switch command {
            case "M": move(to: point())
            case "L": addLine(to: point())
            case "Q":
                let control = point()
                addQuadCurve(to: point(), control: control)
            case "C":
                let (control1, control2) = (point(), point())
                addCurve(to: point(), control1: control1, control2: control2)
            default: closeSubpath()
            }
        }
    }
}

extension Color {
    /// Creates a colour from red, green, blue and opacity.
    fileprivate init(_ components: [Double]) {
        self.init(
            red: components[0],
            green: components[1],
            blue: components[2],
            opacity: components[3]
        )
    }
}
