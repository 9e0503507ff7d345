// swift-format-ignore-file
// The indicator "card", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// A card that is lifted from the page.
///
///     Card(.pulling, progress: 0.4)
///     Card(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct Card: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows the progress.
        case pulling
        /// Repeats every 1.2 s.
        case refreshing
    }

    /// The size in points.
    public static let size = CGSize(width: 80, height: 64)

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
    let phase: Card.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: Card.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: Card.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: Card.size.width, height: Card.size.height)
    }
}

extension Card.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .idle, .pulling: return false
        default: return true
        }
    }
}

extension Card {
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
            case .refreshing:
                let turns = max(seconds / 1.2, 0)
                (part, position) = (.refreshing, turns - turns.rounded(.down))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let backgroundColor = isDark
                ? Color.black
                : Color(red: 0.949, green: 0.949, blue: 0.9686)
            let roundedRectFillColor = isDark
                ? Color(red: 0.1725, green: 0.1725, blue: 0.1804)
                : Color.white
            let circleFillColor = isDark
                ? Color(red: 0.0392, green: 0.5176, blue: 1)
                : Color(red: 0, green: 0.4784, blue: 1)
            // background
            canvas.fill(
                Path(CGRect(x: -40, y: -32, width: 80, height: 64)),
                with: .color(backgroundColor)
            )
            // group
            do {
                var group = canvas
                group.addFilter(
                    .shadow(
                        color: Color(groupShadow),
                        radius: groupShadowRadius,
                        x: 0,
                        y: groupShadowY
                    )
                )
                group.drawLayer { inner in
                    inner.translateBy(x: 0, y: groupY)
                    inner.scaleBy(x: groupScale, y: groupScale)
                    // roundedRect
                    inner.fill(
                        Path(
                            roundedRect: CGRect(x: -24, y: -16, width: 48, height: 32),
                            cornerRadius: 8,
                            style: .continuous
                        ),
                        with: .color(roundedRectFillColor)
                    )
                    // repeat
                    do {
                        var repetition = inner
                        repetition.translateBy(x: -12, y: 0)
                        for index in 0..<3 {
                            var copy = repetition
                            copy.translateBy(x: Double(index) * 12, y: 0)
                            // circle
                            do {
                                var circle = copy
                                circle.opacity = circleOpacity(index)
                                circle.fill(
                                    Path(ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6)),
                                    with: .color(circleFillColor)
                                )
                            }
                        }
                    }
                }
            }
        }

        private var groupShadow: [Double] {
            switch part {
            case .idle: return [0, 0, 0, 0.4]
            case .pulling: return lists([0, 1], [[0, 0, 0, 0.4], [0, 0, 0, 0.251]])
            case .refreshing: return [0, 0, 0, 0.251]
            }
        }

        private var groupShadowRadius: Double {
            switch part {
            case .idle: return 0.5
            case .pulling: return keys([0, 1], [0.5, 8])
            case .refreshing: return 8
            }
        }

        private var groupShadowY: Double {
            switch part {
            case .idle: return 0.5
            case .pulling: return keys([0, 1], [0.5, 9])
            case .refreshing: return 9
            }
        }

        private var groupScale: Double {
            switch part {
            case .idle: return 0.94
            case .pulling: return keys([0, 1], [0.94, 1])
            case .refreshing: return 1
            }
        }

        private var groupY: Double {
            switch part {
            case .idle: return 2
            case .pulling: return keys([0, 1], [2, -4])
            case .refreshing: return -4
            }
        }

        private func circleOpacity(_ index: Int) -> Double {
            switch part {
            case .idle, .pulling: return 1
            case .refreshing:
                return keys([0, 0.5, 1], [1, 0.25, 1], delay: Double(index) * 0.149775)
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

        /// Returns the value at the position, linear between keys. Two keys at one time are a jump.
        private func lists(
            _ times: [Double],
            _ values: [[Double]],
            delay: Double = 0
        ) -> [Double] {
            let position = position - delay - (position - delay).rounded(.down)
            guard let next = times.firstIndex(where: { $0 > position }), next > 0 else {
                return values[position < times[0] ? 0 : values.count - 1]
            }
            let fraction = (position - times[next - 1]) / (times[next] - times[next - 1])
            return zip(values[next - 1], values[next])
                .map { $0 + ($1 - $0) * fraction }
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
