// swift-format-ignore-file
// The indicator "spokes", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// System spokes.
///
///     Spokes(.pulling, progress: 0.4)
///     Spokes(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct Spokes: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows the progress.
        case pulling
        /// One image.
        case armed
        /// Repeats every 0.8 s.
        case refreshing
        /// Plays once, for 0.5 s.
        case finishing
    }

    /// The size in points.
    public static let size = CGSize(width: 20, height: 20)

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
    let phase: Spokes.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: Spokes.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: Spokes.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: Spokes.size.width, height: Spokes.size.height)
    }
}

extension Spokes.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .idle, .pulling, .armed: return false
        default: return true
        }
    }
}

extension Spokes {
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
                let turns = max(seconds / 0.8, 0)
                (part, position) = (.refreshing, turns - turns.rounded(.down))
            case .finishing:
                (part, position) = (.finishing, min(max(seconds / 0.5, 0), 1))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let lineStrokeColor = isDark
                ? Color(red: 0.9216, green: 0.9216, blue: 0.9608, opacity: 0.6)
                : Color(red: 0.2353, green: 0.2353, blue: 0.2627, opacity: 0.6)
            // repeat
            for index in 0..<8 {
                var copy = canvas
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

        private func copyOpacity(_ index: Int) -> Double {
            switch part {
            case .idle, .pulling, .armed, .finishing:
                return [1, 0.83, 0.66, 0.49, 0.32, 0.32, 0.32, 0.32][index]
            case .refreshing:
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
