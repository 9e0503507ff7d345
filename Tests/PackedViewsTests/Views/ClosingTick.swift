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
                        0, 0.035088, 0.070175, 0.105263, 0.140351, 0.175439, 0.210526, 0.245614,
                        0.280702, 0.298246, 0.315789, 0.333333, 0.350877, 0.368421, 0.394737, 1
                    ],
                    [
                        0.7, 0.74249, 0.78193, 0.81881, 0.85317, 0.88488, 0.91373, 0.93942, 0.96153,
                        0.97107, 0.97948, 0.98665, 0.99246, 0.99675, 0.9999, 1
                    ]
                )
            }
        }

        private var circleStroke: [Double] {
            switch part {
            case .pulling, .refreshing: return [0, 0.4784, 1, 1]
            case .success:
                return lists(
                    [0, 0.400219, 1],
                    [[0, 0.4784, 1, 1], [0.2039, 0.7804, 0.349, 1], [0.2039, 0.7804, 0.349, 1]]
                )
            }
        }

        private var circleStrokeDark: [Double] {
            switch part {
            case .pulling, .refreshing: return [0.0392, 0.5176, 1, 1]
            case .success:
                return lists(
                    [0, 0.400219, 1],
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
                        0, 0.403509, 0.412281, 0.421053, 0.429825, 0.438596, 0.447368, 0.45614,
                        0.464912, 0.473684, 0.482456, 0.491228, 0.5, 0.508772, 0.517544, 0.526316,
                        0.535088, 0.54386, 0.552632, 0.561404, 0.578947, 0.614035, 0.631579,
                        0.640351, 0.649123, 0.657895, 0.666667, 0.675439, 0.684211, 0.692982,
                        0.701754, 0.710526, 0.719298, 0.72807, 0.736842, 0.745614, 0.754386,
                        0.763158, 0.77193, 0.780702, 0.789474, 0.798246, 1
                    ],
                    [
                        0, 0.00015, 0.00181, 0.00536, 0.01085, 0.01834, 0.02786, 0.03945, 0.05314,
                        0.06895, 0.0869, 0.10698, 0.12916, 0.15342, 0.17969, 0.20789, 0.23792,
                        0.26964, 0.3029, 0.3375, 0.40989, 0.56031, 0.63398, 0.66952, 0.70387,
                        0.73683, 0.76823, 0.7979, 0.82572, 0.8516, 0.87544, 0.89721, 0.91686,
                        0.93438, 0.94977, 0.96304, 0.97421, 0.98332, 0.9904, 0.99551, 0.99868,
                        0.99996, 1
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
