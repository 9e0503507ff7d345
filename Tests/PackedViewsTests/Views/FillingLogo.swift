// swift-format-ignore-file
// The indicator "filling-logo", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// A logo that fills with colour as it is pulled.
///
///     FillingLogo(.pulling, progress: 0.4)
///     FillingLogo(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct FillingLogo: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows the progress.
        case pulling
        /// One image.
        case armed
        /// Repeats every 1.6 s.
        case refreshing
    }

    /// The size in points.
    public static let size = CGSize(width: 60, height: 60)

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
    let phase: FillingLogo.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: FillingLogo.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: FillingLogo.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: FillingLogo.size.width, height: FillingLogo.size.height)
    }
}

extension FillingLogo.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .idle, .pulling, .armed: return false
        default: return true
        }
    }
}

extension FillingLogo {
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
                (part, position) = (.armed, 0)
            case .refreshing:
                let turns = max(seconds / 1.6, 0)
                (part, position) = (.refreshing, turns - turns.rounded(.down))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let star1FillColor = isDark
                ? Color(red: 1, green: 1, blue: 1, opacity: 0.2)
                : Color(red: 0, green: 0, blue: 0, opacity: 0.1333)
            // star 1
            canvas.fill(Self.star1Path, with: .color(star1FillColor))
            // star 2
            do {
                var star2 = canvas
                star2.clipToLayer { mask in
                    // path
                    do {
                        var pathLayer = mask
                        pathLayer.translateBy(x: pathLayerX, y: pathLayerY)
                        pathLayer.fill(Self.pathLayerPath, with: .color(Color.black))
                    }
                }
                star2.fill(
                    Self.star2Path,
                    with: .linearGradient(
                        isDark ? Self.star2FillDarkGradient : Self.star2FillGradient,
                        startPoint: CGPoint(x: 0, y: 25),
                        endPoint: CGPoint(x: 0, y: -25)
                    )
                )
            }
        }

        private var pathLayerX: Double {
            switch part {
            case .idle, .pulling, .armed: return 0
            case .refreshing: return keys([0, 1], [-30, 30])
            }
        }

        private var pathLayerY: Double {
            switch part {
            case .idle: return 32
            case .pulling: return keys([0, 1], [32, -34])
            case .armed: return -34
            case .refreshing:
                return keys(
                    [
                        0, 0.005102, 0.010204, 0.015306, 0.020833, 0.025829, 0.030825, 0.035821,
                        0.041667, 0.046556, 0.051446, 0.056335, 0.0625, 0.067283, 0.072066,
                        0.076849, 0.083333, 0.08801, 0.092687, 0.104167, 0.113308, 0.117878, 0.125,
                        0.129464, 0.133929, 0.138393, 0.142857, 0.145833, 0.150191, 0.154549,
                        0.158907, 0.163265, 0.166667, 0.170918, 0.17517, 0.179422, 0.183673, 0.1875,
                        0.191645, 0.195791, 0.199936, 0.800064, 0.804209, 0.808355, 0.8125,
                        0.816327, 0.820578, 0.82483, 0.829082, 0.833333, 0.836735, 0.841093,
                        0.845451, 0.849809, 0.854167, 0.857143, 0.861607, 0.866071, 0.870536, 0.875,
                        0.882122, 0.886692, 0.897959, 0.907313, 0.91199, 0.918367, 0.923151,
                        0.927934, 0.932717, 0.938776, 0.943665, 0.948554, 0.953444, 0.959184,
                        0.964179, 0.969175, 0.974171, 0.979592, 0.984694, 0.989796, 0.994898, 1
                    ],
                    [
                        -34, -33.96766, -33.86919, -33.7025, -33.44268, -33.13516, -32.75724,
                        -32.30794, -31.69088, -31.09932, -30.43981, -29.71392, -28.70789, -27.86174,
                        -26.96297, -26.01694, -24.67051, -23.66294, -22.63353, -20.06713, -18.05056,
                        -17.07296, -15.61204, -14.744, -13.91874, -13.14036, -12.41225, -11.95611,
                        -11.33192, -10.76095, -10.24417, -9.78204, -9.4594, -9.10283, -8.79774,
                        -8.54348, -8.3392, -8.19726, -8.08734, -8.02197, -8, -8, -8.02197, -8.08734,
                        -8.19726, -8.3392, -8.54348, -8.79774, -9.10283, -9.4594, -9.78204,
                        -10.24417, -10.76095, -11.33192, -11.95611, -12.41225, -13.14036, -13.91874,
                        -14.744, -15.61204, -17.07296, -18.05056, -20.5427, -22.63353, -23.66294,
                        -25.02996, -26.01694, -26.96297, -27.86174, -28.92406, -29.71392, -30.43981,
                        -31.09932, -31.78676, -32.30794, -32.75724, -33.13516, -33.46564, -33.7025,
                        -33.86919, -33.96766, -34
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

        private static let star1Path = Path(
            "MLLLLLLLLLLLZ",
            [
                0, -25, 7.5, -12.9904, 21.6506, -12.5, 15, 0, 21.6506, 12.5, 7.5, 12.9904, 0, 25,
                -7.5, 12.9904, -21.6506, 12.5, -15, 0, -21.6506, -12.5, -7.5, -12.9904
            ]
        )
        private static let pathLayerPath = Path(
            "MCCCCCCLLZ",
            [
                -90, 0, -75, -6, -75, -6, -60, 0, -45, 6, -45, 6, -30, 0, -15, -6, -15, -6, 0, 0,
                15, 6, 15, 6, 30, 0, 45, -6, 45, -6, 60, 0, 75, 6, 75, 6, 90, 0, 90, 70, -90, 70
            ]
        )
        private static let star2Path = Path(
            "MLLLLLLLLLLLZ",
            [
                0, -25, 7.5, -12.9904, 21.6506, -12.5, 15, 0, 21.6506, 12.5, 7.5, 12.9904, 0, 25,
                -7.5, 12.9904, -21.6506, 12.5, -15, 0, -21.6506, -12.5, -7.5, -12.9904
            ]
        )
        private static let star2FillGradient = Gradient(stops: [
            Gradient.Stop(color: Color(red: 1, green: 0.5843, blue: 0), location: 0),
            Gradient.Stop(color: Color(red: 1, green: 0.5748, blue: 0.0451), location: 0.0313),
            Gradient.Stop(color: Color(red: 1, green: 0.5651, blue: 0.0782), location: 0.0625),
            Gradient.Stop(color: Color(red: 1, green: 0.5456, blue: 0.1219), location: 0.125),
            Gradient.Stop(color: Color(red: 1, green: 0.5055, blue: 0.1785), location: 0.25),
            Gradient.Stop(color: Color(red: 1, green: 0.4635, blue: 0.2184), location: 0.375),
            Gradient.Stop(color: Color(red: 1, green: 0.419, blue: 0.2498), location: 0.5),
            Gradient.Stop(color: Color(red: 1, green: 0.3179, blue: 0.2977), location: 0.75),
            Gradient.Stop(color: Color(red: 1, green: 0.2561, blue: 0.3167), location: 0.875),
            Gradient.Stop(color: Color(red: 1, green: 0.1765, blue: 0.3333), location: 1),
        ])
        private static let star2FillDarkGradient = Gradient(stops: [
            Gradient.Stop(color: Color(red: 1, green: 0.6235, blue: 0.0392), location: 0),
            Gradient.Stop(color: Color(red: 1, green: 0.6136, blue: 0.0811), location: 0.0313),
            Gradient.Stop(color: Color(red: 1, green: 0.6035, blue: 0.1096), location: 0.0625),
            Gradient.Stop(color: Color(red: 1, green: 0.5832, blue: 0.1512), location: 0.125),
            Gradient.Stop(color: Color(red: 1, green: 0.5416, blue: 0.2086), location: 0.25),
            Gradient.Stop(color: Color(red: 1, green: 0.4982, blue: 0.2502), location: 0.375),
            Gradient.Stop(color: Color(red: 1, green: 0.4526, blue: 0.2833), location: 0.5),
            Gradient.Stop(color: Color(red: 1, green: 0.3506, blue: 0.3343), location: 0.75),
            Gradient.Stop(color: Color(red: 1, green: 0.29, blue: 0.3547), location: 0.875),
            Gradient.Stop(color: Color(red: 1, green: 0.2157, blue: 0.3725), location: 1),
        ])
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
