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
        /// Follows the progress.
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
                (part, position) = (.armed, min(max(progress, 0), 1))
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
                        0, 0.005155, 0.010309, 0.015464, 0.020619, 0.025773, 0.030928, 0.036082,
                        0.041237, 0.046392, 0.051546, 0.056701, 0.061856, 0.06701, 0.072165,
                        0.07732, 0.082474, 0.087629, 0.092784, 0.103093, 0.113402, 0.118557,
                        0.123711, 0.128866, 0.134021, 0.139175, 0.14433, 0.149485, 0.154639,
                        0.159794, 0.164948, 0.170103, 0.175258, 0.180412, 0.185567, 0.190722,
                        0.195876, 0.201031, 0.798969, 0.804124, 0.809278, 0.814433, 0.819588,
                        0.824742, 0.829897, 0.835052, 0.840206, 0.845361, 0.850515, 0.85567,
                        0.860825, 0.865979, 0.871134, 0.876289, 0.881443, 0.886598, 0.896907,
                        0.907216, 0.912371, 0.917526, 0.92268, 0.927835, 0.93299, 0.938144,
                        0.943299, 0.948454, 0.953608, 0.958763, 0.963918, 0.969072, 0.974227,
                        0.979381, 0.984536, 0.989691, 0.994845, 1
                    ],
                    [
                        -34, -33.96699, -33.86645, -33.69624, -33.45434, -33.13899, -32.7487,
                        -32.28241, -31.73958, -31.12031, -30.4255, -29.65697, -28.8176, -27.91147,
                        -26.94392, -25.92164, -24.8526, -23.74602, -22.61213, -20.30721, -18.03014,
                        -16.93028, -15.86989, -14.85796, -13.9022, -13.00903, -12.18355, -11.42956,
                        -10.74975, -10.14573, -9.61822, -9.16719, -8.79199, -8.49145, -8.26405,
                        -8.10794, -8.02108, -8, -8, -8.02108, -8.10794, -8.26405, -8.49145,
                        -8.79199, -9.16719, -9.61822, -10.14573, -10.74975, -11.42956, -12.18354,
                        -13.00903, -13.9022, -14.85795, -15.86989, -16.93027, -18.03014, -20.30721,
                        -22.61213, -23.74601, -24.8526, -25.92164, -26.94392, -27.91147, -28.8176,
                        -29.65697, -30.4255, -31.12031, -31.73958, -32.28241, -32.7487, -33.13899,
                        -33.45434, -33.69624, -33.86645, -33.96699, -34
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
