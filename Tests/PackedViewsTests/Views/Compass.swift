// swift-format-ignore-file
// The indicator "compass", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Compass and needle.
///
///     Compass(.pulling, progress: 0.4)
///     Compass(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct Compass: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows the progress.
        case pulling
        /// One image.
        case armed
        /// Repeats every 3.6 s, after 0.3 s.
        case refreshing
        /// Plays once, for 0.3 s.
        case finishing
    }

    /// The size in points.
    public static let size = CGSize(width: 180, height: 60)

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
    let phase: Compass.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: Compass.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: Compass.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: Compass.size.width, height: Compass.size.height)
    }
}

extension Compass.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .idle, .pulling, .armed: return false
        default: return true
        }
    }
}

extension Compass {
    /// A moment of the animation, and how it is drawn. Lengths are in points from the centre.
    fileprivate struct Frame {
        /// The phases, and the parts before their loops.
        enum Part {
            case idle
            case pulling
            case armed
            case refreshingIntro
            case refreshing
            case finishing
        }

        private let part: Part
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
                if seconds < 0.3 {
                    (part, position) = (.refreshingIntro, max(seconds / 0.3, 0))
                } else {
                    let turns = (seconds - 0.3) / 3.6
                    (part, position) = (.refreshing, turns - turns.rounded(.down))
                }
            case .finishing:
                (part, position) = (.finishing, min(max(seconds / 0.3, 0), 1))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let circle1StrokeColor = isDark ? Color.white : Color.black
            let polygon2FillColor = isDark
                ? Color(red: 1, green: 0.2706, blue: 0.2275)
                : Color(red: 1, green: 0.2314, blue: 0.1882)
            let circleFillColor = isDark ? Color.black : Color.white
            // rect
            do {
                var rect = canvas
                rect.opacity = 0.3
                rect.fill(
                    Path(CGRect(x: -90, y: -30, width: 180, height: 60)),
                    with: .color(Color(rectFill))
                )
            }
            // group 1
            do {
                var group1 = canvas
                group1.translateBy(x: group1X, y: 0)
                // circle 1
                group1.stroke(
                    Path(ellipseIn: CGRect(x: -25.5, y: -25.5, width: 51, height: 51)),
                    with: .color(circle1StrokeColor),
                    lineWidth: 2.5
                )
                // repeat 1
                for index in 0..<12 {
                    var copy = group1
                    copy.rotate(by: .degrees(Double(index) * 30))
                    copy.opacity = [0, 0.5, 0.5, 0, 0.5, 0.5, 0, 0.5, 0.5, 0, 0.5, 0.5][index]
                    // line
                    copy.stroke(
                        Self.linePath,
                        with: .color(circle1StrokeColor),
                        style: StrokeStyle(lineWidth: 1.5, lineCap: .round)
                    )
                }
                // repeat 2
                for index in 0..<4 {
                    var copy = group1
                    copy.rotate(by: .degrees(Double(index) * 90))
                    copy.opacity = [0, 1, 1, 1][index]
                    // line
                    copy.stroke(
                        Self.linePath2,
                        with: .color(circle1StrokeColor),
                        style: StrokeStyle(lineWidth: 2.5, lineCap: .round)
                    )
                }
                // polygon
                group1.fill(Self.polygonPath, with: .color(circle1StrokeColor))
                // circle 2
                do {
                    var circle2 = group1
                    circle2.opacity = 0.5
                    circle2.fill(
                        Path(ellipseIn: CGRect(x: -1.75, y: -1.75, width: 3.5, height: 3.5)),
                        with: .color(circle1StrokeColor)
                    )
                }
            }
            // group 2
            do {
                var group2 = canvas
                group2.translateBy(x: group2X, y: 0)
                group2.rotate(by: .degrees(group2Rotation))
                // polygon 1
                group2.fill(
                    Self.polygon1Path,
                    with: .color(Color(red: 0.5569, green: 0.5569, blue: 0.5765))
                )
                // polygon 2
                group2.fill(Self.polygon2Path, with: .color(polygon2FillColor))
                // polygon 3
                group2.fill(
                    Self.polygon3Path,
                    with: .color(Color(red: 0, green: 0, blue: 0, opacity: 0.2))
                )
                // circle
                group2.fill(
                    Path(ellipseIn: CGRect(x: -2.25, y: -2.25, width: 4.5, height: 4.5)),
                    with: .color(circleFillColor)
                )
            }
        }

        private var rectFill: [Double] {
            switch part {
            case .idle, .pulling, .armed, .finishing: return [0, 0, 0, 0]
            case .refreshingIntro: return lists([0, 1], [[1, 0, 0, 0], [1, 0, 0, 1]])
            case .refreshing:
                return lists(
                    [
                        0, 0.083333, 0.166667, 0.25, 0.333333, 0.416667, 0.5, 0.583333, 0.666667,
                        0.75, 0.833333, 0.916667, 1
                    ],
                    [
                        [1, 0, 0, 1],
                        [0, 0, 1, 1],
                        [0.5, 0, 0.5, 1],
                        [0, 1, 1, 1],
                        [1, 0.5, 0, 1],
                        [1, 0, 1, 1],
                        [1, 0, 0, 1],
                        [0, 0, 1, 1],
                        [0.5, 0, 0.5, 1],
                        [0, 1, 1, 1],
                        [1, 0.5, 0, 1],
                        [1, 0, 1, 1],
                        [1, 0, 0, 1]
                    ]
                )
            }
        }

        private var group1X: Double {
            switch part {
            case .idle: return 60
            case .pulling: return keys([0, 1], [60, 0])
            case .armed, .refreshingIntro, .refreshing: return 0
            case .finishing: return keys([0, 1], [0, 60])
            }
        }

        private var group2Rotation: Double {
            switch part {
            case .idle, .pulling, .armed: return 0
            case .refreshingIntro: return keys([0, 1], [0, 90])
            case .refreshing: return keys([0, 1], [90, 1169.99999])
            case .finishing: return 90
            }
        }

        private var group2X: Double {
            switch part {
            case .idle: return -60
            case .pulling: return keys([0, 1], [-60, 0])
            case .armed, .refreshingIntro, .refreshing: return 0
            case .finishing: return keys([0, 1], [0, -60])
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

        private static let linePath = Path("ML", [0, -21, 0, -20])
        private static let linePath2 = Path("ML", [0, -20.75, 0, -18.25])
        private static let polygonPath = Path("MLLZ", [-3.25, -22, 3.25, -22, 0, -17])
        private static let polygon1Path = Path("MLLLZ", [0, -16, 5.5, 0, 0, 16, -5.5, 0])
        private static let polygon2Path = Path("MLLZ", [0, -16, 5.5, 0, -5.5, 0])
        private static let polygon3Path = Path("MLLZ", [0, -16, 5.5, 0, 0, 16])
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
