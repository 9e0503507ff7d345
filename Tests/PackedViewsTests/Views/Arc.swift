// swift-format-ignore-file
// The indicator "arc", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Gradient ring.
///
///     Arc(.pulling, progress: 0.4)
///     Arc(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct Arc: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows the progress.
        case pulling
        /// One image.
        case armed
        /// Repeats every 0.9 s.
        case refreshing
        /// Plays once, for 0.35 s.
        case finishing
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
    let phase: Arc.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: Arc.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: Arc.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: Arc.size.width, height: Arc.size.height)
    }
}

extension Arc.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .idle, .pulling, .armed: return false
        default: return true
        }
    }
}

extension Arc {
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
                let turns = max(seconds / 0.9, 0)
                (part, position) = (.refreshing, turns - turns.rounded(.down))
            case .finishing:
                (part, position) = (.finishing, min(max(seconds / 0.35, 0), 1))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            // circle
            do {
                var circle = canvas
                circle.rotate(by: .degrees(circleRotation))
                circle.opacity = circleOpacity
                circle.stroke(
                    Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
                        .trimmedPath(from: 0, to: circleTrim),
                    with: .conicGradient(
                        isDark ? Self.circleStrokeDarkGradient : Self.circleStrokeGradient,
                        center: .zero
                    ),
                    style: StrokeStyle(lineWidth: 8, lineCap: .round)
                )
            }
        }

        private var circleRotation: Double {
            switch part {
            case .idle: return 0
            case .pulling: return keys([0, 1], [0, 150])
            case .armed: return 180
            case .refreshing: return keys([0, 1], [0, 360])
            case .finishing: return keys([0, 1], [360, 0.00284])
            }
        }

        private var circleOpacity: Double {
            switch part {
            case .idle: return 0
            case .pulling, .armed, .refreshing: return 1
            case .finishing: return keys([0, 1, 1], [1, 1, 0])
            }
        }

        private var circleTrim: Double {
            switch part {
            case .idle: return 0
            case .pulling: return keys([0, 1], [0, 1])
            case .armed: return 1
            case .refreshing: return 0.999
            case .finishing: return keys([0, 1], [1, 1e-05])
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

        private static let circleStrokeGradient = Gradient(stops: [
            Gradient.Stop(color: Color(red: 0.1961, green: 0.6784, blue: 0.902), location: 0),
            Gradient.Stop(color: Color(red: 0.1287, green: 0.7314, blue: 0.8262), location: 0.1667),
            Gradient.Stop(color: Color(red: 0.081, green: 0.7563, blue: 0.7864), location: 0.25),
            Gradient.Stop(color: Color(red: 0.0462, green: 0.7685, blue: 0.766), location: 0.2917),
            Gradient.Stop(color: Color(red: 0, green: 0.7804, blue: 0.7451), location: 0.3333),
            Gradient.Stop(color: Color(red: 0.0585, green: 0.7678, blue: 0.7497), location: 0.3438),
            Gradient.Stop(color: Color(red: 0.0956, green: 0.7552, blue: 0.7541), location: 0.3542),
            Gradient.Stop(color: Color(red: 0.1439, green: 0.7299, blue: 0.7626), location: 0.375),
            Gradient.Stop(color: Color(red: 0.2046, green: 0.6789, blue: 0.7782), location: 0.4167),
            Gradient.Stop(color: Color(red: 0.2454, green: 0.6271, blue: 0.792), location: 0.4583),
            Gradient.Stop(color: Color(red: 0.2758, green: 0.5742, blue: 0.8041), location: 0.5),
            Gradient.Stop(color: Color(red: 0.3183, green: 0.463, blue: 0.8241), location: 0.5833),
            Gradient.Stop(color: Color(red: 0.3451, green: 0.3373, blue: 0.8392), location: 0.6667),
            Gradient.Stop(color: Color(red: 0.3294, green: 0.4293, blue: 0.8572), location: 0.75),
            Gradient.Stop(color: Color(red: 0.3037, green: 0.515, blue: 0.8736), location: 0.8333),
            Gradient.Stop(color: Color(red: 0.2633, green: 0.5976, blue: 0.8886), location: 0.9167),
            Gradient.Stop(color: Color(red: 0.2345, green: 0.6381, blue: 0.8955), location: 0.9583),
            Gradient.Stop(color: Color(red: 0.1961, green: 0.6784, blue: 0.902), location: 1),
        ])
        private static let circleStrokeDarkGradient = Gradient(stops: [
            Gradient.Stop(color: Color(red: 0.3922, green: 0.8235, blue: 1), location: 0),
            Gradient.Stop(color: Color(red: 0.3889, green: 0.8636, blue: 0.9446), location: 0.1667),
            Gradient.Stop(color: Color(red: 0.3883, green: 0.883, blue: 0.9158), location: 0.25),
            Gradient.Stop(color: Color(red: 0.3882, green: 0.8925, blue: 0.9012), location: 0.2917),
            Gradient.Stop(color: Color(red: 0.3882, green: 0.902, blue: 0.8863), location: 0.3333),
            Gradient.Stop(color: Color(red: 0.4158, green: 0.9054, blue: 0.8898), location: 0.3438),
            Gradient.Stop(color: Color(red: 0.4419, green: 0.9088, blue: 0.8934), location: 0.3542),
            Gradient.Stop(color: Color(red: 0.4905, green: 0.9156, blue: 0.9005), location: 0.375),
            Gradient.Stop(color: Color(red: 0.5782, green: 0.9288, blue: 0.9147), location: 0.4167),
            Gradient.Stop(color: Color(red: 0.6575, green: 0.9417, blue: 0.929), location: 0.4583),
            Gradient.Stop(color: Color(red: 0.7316, green: 0.9541, blue: 0.9432), location: 0.5),
            Gradient.Stop(color: Color(red: 0.8698, green: 0.9779, blue: 0.9716), location: 0.5833),
            Gradient.Stop(color: Color.white, location: 0.6667),
            Gradient.Stop(color: Color(red: 0.8638, green: 0.9584, blue: 1), location: 0.75),
            Gradient.Stop(color: Color(red: 0.7223, green: 0.9152, blue: 1), location: 0.8333),
            Gradient.Stop(color: Color(red: 0.5702, green: 0.8703, blue: 1), location: 0.9167),
            Gradient.Stop(color: Color(red: 0.4863, green: 0.8471, blue: 1), location: 0.9583),
            Gradient.Stop(color: Color(red: 0.3922, green: 0.8235, blue: 1), location: 1),
        ])
    }
}
