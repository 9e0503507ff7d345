// swift-format-ignore-file
// The indicator "twelve-dots", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Twelve dots that come one by one, then chase.
///
///     TwelveDots(.pulling, progress: 0.4)
///     TwelveDots(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct TwelveDots: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows the progress.
        case pulling
        /// Repeats every 1.2 s, after 1.2 s.
        case refreshing
        /// Plays once, for 0.3 s.
        case finishing
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
    let phase: TwelveDots.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: TwelveDots.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: TwelveDots.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: TwelveDots.size.width, height: TwelveDots.size.height)
    }
}

extension TwelveDots.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .idle, .pulling: return false
        default: return true
        }
    }
}

extension TwelveDots {
    /// A moment of the animation, and how it is drawn. Lengths are in points from the centre.
    fileprivate struct Frame {
        /// The phases, and the parts before their loops.
        enum Part {
            case idle
            case pulling
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
            case .refreshing:
                if seconds < 1.2 {
                    (part, position) = (.refreshingIntro, max(seconds / 1.2, 0))
                } else {
                    let turns = (seconds - 1.2) / 1.2
                    (part, position) = (.refreshing, turns - turns.rounded(.down))
                }
            case .finishing:
                (part, position) = (.finishing, min(max(seconds / 0.3, 0), 1))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let circleFillColor = isDark ? Color.white : Color.black
            // repeat
            do {
                var repetition = canvas
                repetition.scaleBy(x: repetitionScale, y: repetitionScale)
                for index in 0..<12 {
                    var copy = repetition
                    copy.rotate(by: .degrees(Double(index) * 30))
                    // circle
                    do {
                        var circle = copy
                        circle.translateBy(x: 0, y: -18)
                        circle.scaleBy(x: circleScale(index), y: circleScale(index))
                        circle.opacity = circleOpacity(index)
                        circle.fill(
                            Path(ellipseIn: CGRect(x: -2.5, y: -2.5, width: 5, height: 5)),
                            with: .color(circleFillColor)
                        )
                    }
                }
            }
        }

        private var repetitionScale: Double {
            switch part {
            case .idle, .pulling, .refreshingIntro, .refreshing: return 1
            case .finishing: return keys([0, 1], [1, 0])
            }
        }

        private func circleScale(_ index: Int) -> Double {
            switch part {
            case .idle, .pulling: return 1
            case .refreshingIntro:
                return keys(
                    [
                        [0, 0.600014, 1],
                        [0, 0.083333, 0.6833, 1],
                        [0, 0.166667, 0.76661, 1],
                        [0, 0.25, 0.849474, 0.850202, 1],
                        [0, 0.333333, 0.933277, 1],
                        [0, 0.416667, 1],
                        [0, 0.5, 1],
                        [0, 0.583333, 1],
                        [0, 0.666667, 1],
                        [0, 0.75, 1],
                        [0, 0.833333, 1],
                        [0, 0.916667, 1]
                    ][index],
                    [
                        [1, 0.60001, 1],
                        [1, 1, 0.60002, 0.91667],
                        [1, 1, 0.60004, 0.83333],
                        [1, 1, 0.60035, 0.6002, 0.75],
                        [1, 1, 0.60004, 0.66667],
                        [1, 1, 0.61111],
                        [1, 1, 0.66667],
                        [1, 1, 0.72222],
                        [1, 1, 0.77778],
                        [1, 1, 0.83333],
                        [1, 1, 0.88889],
                        [1, 1, 0.94444]
                    ][index]
                )
            case .refreshing:
                return keys([0, 0.600014, 1], [1, 0.60001, 1], delay: Double(index) / 12)
            case .finishing:
                return keys(
                    [
                        [0],
                        [0, 0.080645, 1],
                        [0, 0.165323, 0.193548, 1],
                        [0, 0.25, 1],
                        [0, 0.333333, 1],
                        [0, 0.415323, 0.417339, 1],
                        [0, 0.5, 1],
                        [0, 0.580645, 0.584677, 1],
                        [0, 0.666667, 1],
                        [0, 0.75, 1],
                        [0, 0.830645, 0.83871, 1],
                        [0, 0.919355, 1]
                    ][index],
                    [
                        [1],
                        [0.91667, 0.91667, 0.99306],
                        [0.83333, 0.83333, 0.83781, 0.97222],
                        [0.75, 0.75, 0.9375],
                        [0.66667, 0.66667, 0.88889],
                        [0.61111, 0.61111, 0.61137, 0.83796],
                        [0.66667, 0.66667, 0.83333],
                        [0.72222, 0.72222, 0.7226, 0.83796],
                        [0.77778, 0.77778, 0.85185],
                        [0.83333, 0.83333, 0.875],
                        [0.88889, 0.88889, 0.88949, 0.90741],
                        [0.94444, 0.94459, 0.94907]
                    ][index]
                )
            }
        }

        private func circleOpacity(_ index: Int) -> Double {
            switch part {
            case .idle: return 0
            case .pulling:
                return keys(
                    [
                        [0, 0.083333, 1],
                        [0, 0.083333, 0.166667, 1],
                        [0, 0.166667, 0.25, 1],
                        [0, 0.25, 0.333333, 1],
                        [0, 0.333333, 0.416667, 1],
                        [0, 0.416667, 0.5, 1],
                        [0, 0.5, 0.583333, 1],
                        [0, 0.583333, 0.666667, 1],
                        [0, 0.666667, 0.75, 1],
                        [0, 0.75, 0.833333, 1],
                        [0, 0.833333, 0.916667, 1],
                        [0, 0.916667, 1]
                    ][index],
                    [
                        [0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1]
                    ][index]
                )
            case .refreshingIntro:
                return keys(
                    [
                        [0, 0.600272, 1],
                        [0, 0.083333, 0.6833, 1],
                        [0, 0.166667, 0.76661, 1],
                        [0, 0.25, 0.850202, 1],
                        [0, 0.333333, 0.933277, 1],
                        [0, 0.416667, 1],
                        [0, 0.5, 1],
                        [0, 0.583333, 1],
                        [0, 0.666667, 1],
                        [0, 0.75, 1],
                        [0, 0.833333, 1],
                        [0, 0.916667, 1]
                    ][index],
                    [
                        [1, 0.20054, 1],
                        [1, 1, 0.20004, 0.83333],
                        [1, 1, 0.20007, 0.66667],
                        [1, 1, 0.2004, 0.5],
                        [1, 1, 0.20007, 0.33333],
                        [1, 1, 0.22222],
                        [1, 1, 0.33333],
                        [1, 1, 0.44444],
                        [1, 1, 0.55556],
                        [1, 1, 0.66667],
                        [1, 1, 0.77778],
                        [1, 1, 0.88889]
                    ][index]
                )
            case .refreshing:
                return keys([0, 0.600272, 1], [1, 0.20054, 1], delay: Double(index) / 12)
            case .finishing:
                return keys(
                    [
                        [0],
                        [0, 0.080645, 1],
                        [0, 0.169355, 1],
                        [0, 0.25, 1],
                        [0, 0.333333, 1],
                        [0, 0.417339, 1],
                        [0, 0.5, 1],
                        [0, 0.584677, 1],
                        [0, 0.666667, 1],
                        [0, 0.75, 1],
                        [0, 0.830645, 1],
                        [0, 0.919355, 1]
                    ][index],
                    [
                        [1],
                        [0.83333, 0.83333, 0.98611],
                        [0.66667, 0.66756, 0.94444],
                        [0.5, 0.5, 0.875],
                        [0.33333, 0.33333, 0.77778],
                        [0.22222, 0.22274, 0.67593],
                        [0.33333, 0.33333, 0.66667],
                        [0.44444, 0.44519, 0.67593],
                        [0.55556, 0.55556, 0.7037],
                        [0.66667, 0.66667, 0.75],
                        [0.77778, 0.77778, 0.81481],
                        [0.88889, 0.88919, 0.89815]
                    ][index]
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
    }
}
