// swift-format-ignore-file
// The indicator "pull-text", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// “Pull to refresh” that becomes “Release”.
///
///     PullText(.pulling, progress: 0.4)
///     PullText(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct PullText: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows the progress.
        case pulling
        /// Follows the progress.
        case armed
        /// Repeats every 1 s.
        case refreshing
    }

    /// The size in points.
    public static let size = CGSize(width: 160, height: 48)

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
    let phase: PullText.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: PullText.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: PullText.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: PullText.size.width, height: PullText.size.height)
    }
}

extension PullText.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .idle, .pulling, .armed: return false
        default: return true
        }
    }
}

extension PullText {
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
                (part, position) = (.armed, min(max(progress, 0), 1))
            case .refreshing:
                let turns = max(seconds / 1, 0)
                (part, position) = (.refreshing, turns - turns.rounded(.down))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let variant1StrokeColor = isDark
                ? Color(red: 0.9216, green: 0.9216, blue: 0.9608, opacity: 0.6)
                : Color(red: 0.2353, green: 0.2353, blue: 0.2627, opacity: 0.6)
            // text
            do {
                var text = canvas
                text.translateBy(x: 12, y: 0)
                text.opacity = textOpacity
                text.drawLayer { inner in
                    // variant 1
                    do {
                        var variant1 = inner
                        variant1.opacity = variant1Opacity
                        variant1.stroke(
                            Self.variant1Path,
                            with: .color(variant1StrokeColor),
                            style: StrokeStyle(lineWidth: 1.3, lineCap: .round, lineJoin: .round)
                        )
                    }
                    // variant 2
                    do {
                        var variant2 = inner
                        variant2.opacity = variant2Opacity
                        variant2.stroke(
                            Self.variant2Path,
                            with: .color(variant1StrokeColor),
                            style: StrokeStyle(lineWidth: 1.3, lineCap: .round, lineJoin: .round)
                        )
                    }
                    // variant 3
                    do {
                        var variant3 = inner
                        variant3.opacity = variant3Opacity
                        variant3.stroke(
                            Self.variant3Path,
                            with: .color(variant1StrokeColor),
                            style: StrokeStyle(lineWidth: 1.3, lineCap: .round, lineJoin: .round)
                        )
                    }
                }
            }
            // path
            do {
                var pathLayer = canvas
                pathLayer.translateBy(x: -62, y: 0)
                pathLayer.rotate(by: .degrees(pathLayerRotation))
                pathLayer.opacity = pathLayerOpacity
                pathLayer.stroke(
                    Self.pathLayerPath,
                    with: .color(variant1StrokeColor),
                    style: StrokeStyle(lineWidth: 1.8, lineCap: .round, lineJoin: .round)
                )
            }
            // circle
            do {
                var circle = canvas
                circle.translateBy(x: -62, y: 0)
                circle.rotate(by: .degrees(circleRotation))
                circle.opacity = circleOpacity
                circle.stroke(
                    Path(ellipseIn: CGRect(x: -6.5, y: -6.5, width: 13, height: 13))
                        .trimmedPath(from: 0, to: 0.7),
                    with: .color(variant1StrokeColor),
                    style: StrokeStyle(lineWidth: 1.8, lineCap: .round)
                )
            }
        }

        private var textOpacity: Double {
            switch part {
            case .idle: return 0
            case .pulling: return keys([0, 1], [0, 1])
            case .armed: return 1
            case .refreshing: return keys([0, 0.5, 1], [1, 0.5, 1])
            }
        }

        private var variant1Opacity: Double {
            switch part {
            case .idle, .pulling: return 1
            case .armed, .refreshing: return 0
            }
        }

        private var variant2Opacity: Double {
            switch part {
            case .idle, .pulling, .refreshing: return 0
            case .armed: return 1
            }
        }

        private var variant3Opacity: Double {
            switch part {
            case .idle, .pulling, .armed: return 0
            case .refreshing: return 1
            }
        }

        private var pathLayerRotation: Double {
            switch part {
            case .idle, .refreshing: return 0
            case .pulling: return keys([0, 1], [0, 150])
            case .armed: return keys([0, 0.25, 1], [150, 180, 180])
            }
        }

        private var pathLayerOpacity: Double {
            switch part {
            case .idle, .refreshing: return 0
            case .pulling: return keys([0, 1], [0, 1])
            case .armed: return 1
            }
        }

        private var circleRotation: Double {
            switch part {
            case .idle, .pulling, .armed: return 0
            case .refreshing: return keys([0, 1], [0, 360])
            }
        }

        private var circleOpacity: Double {
            switch part {
            case .idle, .pulling, .armed: return 0
            case .refreshing: return 1
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

        private static let variant1Path = Path(
            "MLLQQLMLQQMLMLQMLQMLQMLMQQQQMLMQMLQQQQMQLMLMLMQMLQQQQMQQQQQQMLMQQL",
            [
                -39.0975, 4.55, -39.0975, -4.55, -36.4975, -4.55, -34.0275, -4.55, -34.0275, -2.015,
                -34.0275, 0.52, -36.4975, 0.52, -39.0975, 0.52, -31.6225, -1.625, -31.6225, 2.145,
                -31.6225, 4.55, -29.7375, 4.55, -27.7225, 4.55, -27.4625, 1.885, -27.4625, -1.625,
                -27.4625, 4.55, -24.4725, -4.55, -24.4725, 2.99, -24.4725, 4.55, -23.1725, 4.55,
                -20.7675, -4.55, -20.7675, 2.99, -20.7675, 4.55, -19.4675, 4.55, -12.9675, -3.77,
                -12.9675, 2.6, -12.9675, 4.68, -11.1475, 4.485, -14.2025, -1.625, -11.2125, -1.625,
                -6.9225, -1.625, -4.6475, -1.625, -4.6475, 1.4625, -4.6475, 4.55, -6.9225, 4.55,
                -9.1975, 4.55, -9.1975, 1.4625, -9.1975, -1.625, -6.9225, -1.625, 1.5925, -1.625,
                1.5925, 4.55, 1.5925, 1.17, 1.8525, -1.625, 4.3225, -1.56, 6.0775, 1.365, 10.4325,
                1.365, 10.4325, -1.625, 8.2875, -1.625, 6.0775, -1.625, 6.0775, 1.4625, 6.0775,
                4.55, 8.3525, 4.55, 9.5875, 4.55, 10.2375, 3.25, 15.6975, -4.42, 13.7475, -4.94,
                13.7475, -2.6, 13.7475, 4.55, 12.5125, -1.625, 15.5025, -1.625, 17.6475, -1.625,
                17.6475, 4.55, 17.6475, 1.17, 17.9075, -1.625, 20.3775, -1.56, 22.1325, 1.365,
                26.4875, 1.365, 26.4875, -1.625, 24.3425, -1.625, 22.1325, -1.625, 22.1325, 1.4625,
                22.1325, 4.55, 24.4075, 4.55, 25.6425, 4.55, 26.2925, 3.25, 32.3375, -0.39, 31.8175,
                -1.625, 30.6475, -1.625, 28.9575, -1.625, 28.9575, -0.195, 28.9575, 1.04, 30.6475,
                1.365, 32.4675, 1.755, 32.4675, 2.99, 32.4675, 4.55, 30.6475, 4.55, 29.2175, 4.55,
                28.8275, 3.315, 35.0675, -4.55, 35.0675, 4.55, 35.0675, 1.04, 35.3275, -1.625,
                37.3425, -1.625, 39.2275, -1.625, 39.2275, 0.78, 39.2275, 4.55
            ]
        )
        private static let variant2Path = Path(
            "MLLQQLMLMLQQQQMLQMLQQQQMQQLMLQQQMQQQQQQMLQQQQMLQMLMQQQQMLMQMLQQQQMQLMLMLMQMLQQQQMQQQQQQMLMQQL",
            [
                -50.0825, 4.55, -50.0825, -4.55, -47.4825, -4.55, -45.0125, -4.55, -45.0125, -2.015,
                -45.0125, 0.52, -47.4825, 0.52, -50.0825, 0.52, -47.4825, 0.52, -44.8825, 4.55,
                -42.8675, 1.365, -38.5125, 1.365, -38.5125, -1.625, -40.6575, -1.625, -42.8675,
                -1.625, -42.8675, 1.4625, -42.8675, 4.55, -40.5925, 4.55, -39.3575, 4.55, -38.7075,
                3.25, -35.7825, -4.55, -35.7825, 2.99, -35.7825, 4.55, -34.4825, 4.55, -32.3375,
                1.365, -27.9825, 1.365, -27.9825, -1.625, -30.1275, -1.625, -32.3375, -1.625,
                -32.3375, 1.4625, -32.3375, 4.55, -30.0625, 4.55, -28.8275, 4.55, -28.1775, 3.25,
                -25.3175, -0.585, -24.7325, -1.625, -23.4975, -1.625, -21.7425, -1.625, -21.7425,
                0.39, -21.7425, 4.55, -21.7425, 0.975, -23.6925, 1.04, -25.6425, 1.17, -25.6425,
                2.795, -25.6425, 4.55, -23.9525, 4.55, -22.2625, 4.55, -21.7425, 2.73, -15.6325,
                -0.39, -16.1525, -1.625, -17.3225, -1.625, -19.0125, -1.625, -19.0125, -0.195,
                -19.0125, 1.04, -17.3225, 1.365, -15.5025, 1.755, -15.5025, 2.99, -15.5025, 4.55,
                -17.3225, 4.55, -18.7525, 4.55, -19.1425, 3.315, -13.1625, 1.365, -8.8075, 1.365,
                -8.8075, -1.625, -10.9525, -1.625, -13.1625, -1.625, -13.1625, 1.4625, -13.1625,
                4.55, -10.8875, 4.55, -9.6525, 4.55, -9.0025, 3.25, -1.9825, -3.77, -1.9825, 2.6,
                -1.9825, 4.68, -0.1625, 4.485, -3.2175, -1.625, -0.2275, -1.625, 4.0625, -1.625,
                6.3375, -1.625, 6.3375, 1.4625, 6.3375, 4.55, 4.0625, 4.55, 1.7875, 4.55, 1.7875,
                1.4625, 1.7875, -1.625, 4.0625, -1.625, 12.5775, -1.625, 12.5775, 4.55, 12.5775,
                1.17, 12.8375, -1.625, 15.3075, -1.56, 17.0625, 1.365, 21.4175, 1.365, 21.4175,
                -1.625, 19.2725, -1.625, 17.0625, -1.625, 17.0625, 1.4625, 17.0625, 4.55, 19.3375,
                4.55, 20.5725, 4.55, 21.2225, 3.25, 26.6825, -4.42, 24.7325, -4.94, 24.7325, -2.6,
                24.7325, 4.55, 23.4975, -1.625, 26.4875, -1.625, 28.6325, -1.625, 28.6325, 4.55,
                28.6325, 1.17, 28.8925, -1.625, 31.3625, -1.56, 33.1175, 1.365, 37.4725, 1.365,
                37.4725, -1.625, 35.3275, -1.625, 33.1175, -1.625, 33.1175, 1.4625, 33.1175, 4.55,
                35.3925, 4.55, 36.6275, 4.55, 37.2775, 3.25, 43.3225, -0.39, 42.8025, -1.625,
                41.6325, -1.625, 39.9425, -1.625, 39.9425, -0.195, 39.9425, 1.04, 41.6325, 1.365,
                43.4525, 1.755, 43.4525, 2.99, 43.4525, 4.55, 41.6325, 4.55, 40.2025, 4.55, 39.8125,
                3.315, 46.0525, -4.55, 46.0525, 4.55, 46.0525, 1.04, 46.3125, -1.625, 48.3275,
                -1.625, 50.2125, -1.625, 50.2125, 0.78, 50.2125, 4.55
            ]
        )
        private static let variant3Path = Path(
            "MLLQQLMLMLQQQQMQLMLMLMQMLQQQQMQQQQQQMLMQQLMLMQQQQMLMQQLMLQQMQQQQ",
            [
                -28.7625, 4.55, -28.7625, -4.55, -26.1625, -4.55, -23.6925, -4.55, -23.6925, -2.015,
                -23.6925, 0.52, -26.1625, 0.52, -28.7625, 0.52, -26.1625, 0.52, -23.5625, 4.55,
                -21.5475, 1.365, -17.1925, 1.365, -17.1925, -1.625, -19.3375, -1.625, -21.5475,
                -1.625, -21.5475, 1.4625, -21.5475, 4.55, -19.2725, 4.55, -18.0375, 4.55, -17.3875,
                3.25, -11.9275, -4.42, -13.8775, -4.94, -13.8775, -2.6, -13.8775, 4.55, -15.1125,
                -1.625, -12.1225, -1.625, -9.9775, -1.625, -9.9775, 4.55, -9.9775, 1.17, -9.7175,
                -1.625, -7.2475, -1.56, -5.4925, 1.365, -1.1375, 1.365, -1.1375, -1.625, -3.2825,
                -1.625, -5.4925, -1.625, -5.4925, 1.4625, -5.4925, 4.55, -3.2175, 4.55, -1.9825,
                4.55, -1.3325, 3.25, 4.7125, -0.39, 4.1925, -1.625, 3.0225, -1.625, 1.3325, -1.625,
                1.3325, -0.195, 1.3325, 1.04, 3.0225, 1.365, 4.8425, 1.755, 4.8425, 2.99, 4.8425,
                4.55, 3.0225, 4.55, 1.5925, 4.55, 1.2025, 3.315, 7.4425, -4.55, 7.4425, 4.55,
                7.4425, 1.04, 7.7025, -1.625, 9.7175, -1.625, 11.6025, -1.625, 11.6025, 0.78,
                11.6025, 4.55, 14.5925, -1.625, 14.5925, 4.55, 14.3, -4.03, 14.3, -4.3225, 14.5925,
                -4.3225, 14.885, -4.3225, 14.885, -4.03, 14.885, -3.7375, 14.5925, -3.7375, 14.3,
                -3.7375, 14.3, -4.03, 17.5825, -1.625, 17.5825, 4.55, 17.5825, 1.04, 17.8425,
                -1.625, 19.8575, -1.625, 21.7425, -1.625, 21.7425, 0.78, 21.7425, 4.55, 28.8925,
                -1.625, 28.8925, 4.81, 28.8925, 7.28, 26.6825, 7.28, 25.3825, 7.28, 24.7975, 6.37,
                28.8925, 1.4625, 28.8925, -1.625, 26.6825, -1.625, 24.4725, -1.625, 24.4725, 1.4625,
                24.4725, 4.55, 26.6825, 4.55, 28.8925, 4.55, 28.8925, 1.4625
            ]
        )
        private static let pathLayerPath = Path("MLMLL", [0, -7, 0, 7, -5, 2, 0, 7, 5, 2])
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
