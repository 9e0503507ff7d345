// swift-format-ignore-file
// The indicator "arrow", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Turning arrow on a panel.
///
///     Arrow(.pulling, progress: 0.4)
///     Arrow(.armed)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct Arrow: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows the progress.
        case pulling
        /// Repeats every 0.8 s.
        case armed
        /// Repeats every 0.8 s.
        case refreshing
        /// Plays once, for 0.5 s.
        case finishing
    }

    /// The size in points.
    public static let size = CGSize(width: 40, height: 40)

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
    let phase: Arrow.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: Arrow.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: Arrow.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: Arrow.size.width, height: Arrow.size.height)
    }
}

extension Arrow.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .idle, .pulling: return false
        default: return true
        }
    }
}

extension Arrow {
    /// A moment of the animation, and how it is drawn. Lengths are in points from the centre.
    fileprivate struct Frame {
        private let part: Phase
        /// The position in the part, 0…1.
        private let position: Double

        init(_ phase: Phase, progress: Double, seconds: Double) {
            switch phase {
            case .idle:
                (part, position) = (.idle, 0)
            case .pulling:
                (part, position) = (.pulling, min(max(progress, 0), 1))
            case .armed:
                let turns = max(seconds / 0.8, 0)
                (part, position) = (.armed, turns - turns.rounded(.down))
            case .refreshing:
                let turns = max(seconds / 0.8, 0)
                (part, position) = (.refreshing, turns - turns.rounded(.down))
            case .finishing:
                (part, position) = (.finishing, min(max(seconds / 0.5, 0), 1))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let backgroundColor = isDark
                ? Color(red: 0.1569, green: 0.1569, blue: 0.1569)
                : Color(red: 0.9412, green: 0.9412, blue: 0.9608)
            let pathLayerStrokeColor = isDark ? Color.white : Color.black
            let lineStrokeColor = isDark
                ? Color(red: 0.9216, green: 0.9216, blue: 0.9608, opacity: 0.6)
                : Color(red: 0.2353, green: 0.2353, blue: 0.2627, opacity: 0.6)
            // background
            canvas.fill(
                Path(CGRect(x: -20, y: -20, width: 40, height: 40)),
                with: .color(backgroundColor)
            )
            // path
            do {
                var pathLayer = canvas
                pathLayer.rotate(by: .degrees(pathLayerRotation))
                pathLayer.opacity = pathLayerOpacity
                pathLayer.stroke(
                    Self.pathLayerPath,
                    with: .color(pathLayerStrokeColor),
                    style: StrokeStyle(lineWidth: 2.4, lineCap: .round, lineJoin: .round)
                )
            }
            // repeat
            do {
                var repetition = canvas
                repetition.opacity = repetitionOpacity
                repetition.drawLayer { inner in
                    for index in 0..<8 {
                        var copy = inner
                        copy.rotate(by: .degrees(Double(index) * -45))
                        copy.opacity = copyOpacity(index)
                        // line
                        do {
                            var line = copy
                            line.opacity *= 0.85
                            line.stroke(
                                Self.linePath,
                                with: .color(lineStrokeColor),
                                style: StrokeStyle(lineWidth: 2.5, lineCap: .round)
                            )
                        }
                    }
                }
            }
        }

        private var pathLayerRotation: Double {
            switch part {
            case .idle, .refreshing, .finishing: return 0
            case .pulling: return keys([0, 0.22081, 1], [0, 0.0071, 180])
            case .armed: return 180
            }
        }

        private var pathLayerOpacity: Double {
            switch part {
            case .idle, .pulling: return 1
            case .armed, .refreshing: return 0
            case .finishing:
                return keys(
                    [
                        0, 0.032258, 0.066667, 0.096774, 0.133333, 0.16129, 0.2, 0.225806, 0.266667,
                        0.290323, 0.333333, 0.354839, 0.4, 0.466667, 0.548387, 0.6, 0.645161,
                        0.677419, 0.709677, 0.741935, 0.774194, 0.806452, 0.83871, 0.870968,
                        0.903226, 0.935484, 0.967742, 1
                    ],
                    [
                        0, 0.00199, 0.00865, 0.01845, 0.03551, 0.05247, 0.08166, 0.10481, 0.14741,
                        0.17532, 0.23177, 0.26255, 0.33188, 0.44269, 0.58293, 0.66812, 0.73745,
                        0.783, 0.82468, 0.86216, 0.89519, 0.92367, 0.94753, 0.9668, 0.98155,
                        0.99191, 0.99801, 1
                    ]
                )
            }
        }

        private var repetitionOpacity: Double {
            switch part {
            case .idle, .pulling: return 0
            case .armed, .refreshing: return 1
            case .finishing:
                return keys(
                    [
                        0, 0.032258, 0.066667, 0.096774, 0.133333, 0.16129, 0.2, 0.225806, 0.266667,
                        0.290323, 0.333333, 0.354839, 0.4, 0.466667, 0.548387, 0.6, 0.645161,
                        0.677419, 0.709677, 0.741935, 0.774194, 0.806452, 0.83871, 0.870968,
                        0.903226, 0.935484, 0.967742, 1
                    ],
                    [
                        1, 0.99801, 0.99135, 0.98155, 0.96449, 0.94753, 0.91834, 0.89519, 0.85259,
                        0.82468, 0.76823, 0.73745, 0.66812, 0.55731, 0.41707, 0.33188, 0.26255,
                        0.217, 0.17532, 0.13784, 0.10481, 0.07633, 0.05247, 0.0332, 0.01845,
                        0.00809, 0.00199, 0
                    ]
                )
            }
        }

        private func copyOpacity(_ index: Int) -> Double {
            switch part {
            case .idle, .pulling, .finishing:
                return [1, 0.83, 0.66, 0.49, 0.32, 0.32, 0.32, 0.32][index]
            case .armed, .refreshing:
                return keys(
                    [
                        0, 0.0625, 0.0625, 0.125, 0.125, 0.1875, 0.1875, 0.25, 0.25, 0.3125, 0.3125,
                        0.375, 0.375, 0.4375, 0.4375, 0.5, 0.5, 1
                    ],
                    [
                        1, 1, 0.915, 0.915, 0.83, 0.83, 0.745, 0.745, 0.66, 0.66, 0.575, 0.575,
                        0.49, 0.49, 0.405, 0.405, 0.32, 0.32
                    ],
                    delay: -Double(index) / 8
                )
            }
        }

        /// Returns the value at the position, linear between keys. Two keys at one time are a jump.
        private func keys(
            _ times: [Double],
            _ values: [Double],
            delay: Double = 0
        ) -> Double {
            let position = position - delay - (position - delay).rounded(.down)
            guard let next = times.firstIndex(where: { $0 > position }), next > 0 else {
                return values[position < times[0] ? 0 : values.count - 1]
            }
            let fraction = (position - times[next - 1]) / (times[next] - times[next - 1])
            return values[next - 1] + (values[next] - values[next - 1]) * fraction
        }

        private static let pathLayerPath = Path(
            "MLMLL",
            [0, -7.15, 0, 7.15, -5.85, 1.3, 0, 7.15, 5.85, 1.3]
        )
        private static let linePath = Path("ML", [-4.75, 0, -8.75, 0])
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
