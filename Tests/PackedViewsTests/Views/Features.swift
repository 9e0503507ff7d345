// swift-format-ignore-file
// The indicator "features", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Trims, gradients, dashes, clips, masks, anchors, skews and shadows.
///
///     Features(.pulling, progress: 0.4)
///     Features(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct Features: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// Follows the progress.
        case pulling
        /// Repeats every 1 s, after 0.5 s.
        case refreshing
        /// Plays once, for 0.4 s.
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
    let phase: Features.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: Features.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: Features.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: Features.size.width, height: Features.size.height)
    }
}

extension Features.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .pulling: return false
        default: return true
        }
    }
}

extension Features {
    /// A moment of the animation, and how it is drawn. Lengths are in points from the centre.
    fileprivate struct Frame {
        /// The phases, and the parts before their loops.
        enum Part {
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
            case .pulling:
                (part, position) = (.pulling, min(max(progress, 0), 1))
            case .refreshing:
                if seconds < 0.5 {
                    (part, position) = (.refreshingIntro, max(seconds / 0.5, 0))
                } else {
                    let turns = (seconds - 0.5) / 1
                    (part, position) = (.refreshing, turns - turns.rounded(.down))
                }
            case .finishing:
                (part, position) = (.finishing, min(max(seconds / 0.4, 0), 1))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let circle2StrokeColor = isDark
                ? Color(red: 1, green: 0.8392, blue: 0.0392)
                : Color(red: 1, green: 0.2314, blue: 0.1882)
            let circle1FillColor = isDark
                ? Color(red: 0.1882, green: 0.8196, blue: 0.3451)
                : Color(red: 0.2039, green: 0.7804, blue: 0.349)
            // circle 1
            do {
                var circle1 = canvas
                circle1.opacity = circle1Opacity
                circle1.stroke(
                    Path(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40))
                        .trimmed(from: circle1TrimStart, length: circle1TrimLength),
                    with: .conicGradient(
                        isDark ? Self.circle1StrokeDarkGradient : Self.circle1StrokeGradient,
                        center: .zero,
                        angle: .degrees(90)
                    ),
                    style: StrokeStyle(lineWidth: 4, lineCap: .round)
                )
            }
            // rect
            do {
                var rect = canvas
                rect.translateBy(x: rectX, y: rectY)
                rect.translateBy(x: 5, y: 3)
                rect.rotate(by: .degrees(rectRotation))
                rect.scaleBy(x: rectScale, y: rectScale)
                rect.concatenate(CGAffineTransform(a: 1, b: 0, c: rectShear, d: 1, tx: 0, ty: 0))
                rect.translateBy(x: -5, y: -3)
                rect.clip(to: Path(ellipseIn: CGRect(x: -5.5, y: -5.5, width: 11, height: 11)))
                rect.fill(
                    Path(CGRect(x: -6, y: -4, width: 12, height: 8)),
                    with: .radialGradient(
                        isDark ? Self.rectFillDarkGradient : Self.rectFillGradient,
                        center: .zero,
                        startRadius: 1,
                        endRadius: 7
                    )
                )
            }
            // circle 2
            do {
                var circle2 = canvas
                circle2.opacity = circle2Opacity
                circle2.addFilter(
                    .shadow(
                        color: Color(red: 0, green: 0, blue: 0, opacity: 0.502),
                        radius: 1.5,
                        x: 1,
                        y: 2
                    )
                )
                circle2.drawLayer { inner in
                    inner.translateBy(x: -10, y: 8)
                    inner.clipToLayer { mask in
                        // rect
                        mask.fill(
                            Path(CGRect(x: -5, y: -10, width: 10, height: 20)),
                            with: .linearGradient(
                                Self.rectFillGradient2,
                                startPoint: CGPoint(x: 0, y: -10),
                                endPoint: CGPoint(x: 0, y: 10)
                            )
                        )
                    }
                    inner.drawLayer { inner in
                        do {
                            let path = Path(ellipseIn: CGRect(x: -6, y: -6, width: 12, height: 12))
                            inner.fill(path, with: .color(Color(red: 0.2, green: 0.4, blue: 0.6)))
                            inner.stroke(
                                path,
                                with: .color(circle2StrokeColor),
                                style: StrokeStyle(lineWidth: 2, dash: [3, 2])
                            )
                        }
                    }
                }
            }
            // repeat
            do {
                var repetition = canvas
                repetition.translateBy(x: 2, y: -10)
                for index in 0..<3 {
                    var copy = repetition
                    copy.translateBy(x: Double(index) * 6, y: 0)
                    // group
                    do {
                        var group = copy
                        group.opacity = groupOpacity
                        group.drawLayer { inner in
                            // circle 1
                            inner.fill(
                                Path(ellipseIn: CGRect(x: -2.5, y: -2.5, width: 5, height: 5)),
                                with: .color(circle1FillColor)
                            )
                            // circle 2
                            inner.fill(
                                Path(ellipseIn: CGRect(x: -1.5, y: -1.5, width: 3, height: 3)),
                                with: .color(Color.white)
                            )
                        }
                    }
                }
            }
        }

        private var circle1Opacity: Double {
            switch part {
            case .pulling, .refreshingIntro, .refreshing: return 1
            case .finishing: return keys([0, 1, 1], [1, 1, 0])
            }
        }

        private var circle1TrimStart: Double {
            switch part {
            case .pulling: return 0
            case .refreshingIntro: return 0.5
            case .refreshing: return keys([0, 1], [0.5, 1.5])
            case .finishing: return 0.2
            }
        }

        private var circle1TrimLength: Double {
            switch part {
            case .pulling: return keys([0, 1], [0, 0.6])
            case .refreshingIntro, .refreshing: return 0.4
            case .finishing: return keys([0, 1], [0.4, 0])
            }
        }

        private var rectRotation: Double {
            switch part {
            case .pulling, .finishing: return 15
            case .refreshingIntro: return 0
            case .refreshing: return keys([0, 1], [0, 90])
            }
        }

        private var rectScale: Double {
            switch part {
            case .pulling, .refreshingIntro, .refreshing: return 1
            case .finishing: return keys([0, 1], [1, 0.20001])
            }
        }

        private var rectShear: Double {
            switch part {
            case .pulling:
                return keys(
                    [0, 0.322581, 0.516129, 0.677419, 0.818182, 0.935484, 1],
                    [0, 0.11308, 0.18214, 0.24097, 0.29363, 0.33867, 0.36397]
                )
            case .refreshingIntro, .refreshing: return 0.36397
            case .finishing: return 0
            }
        }

        private var rectX: Double {
            switch part {
            case .pulling, .refreshingIntro, .finishing: return 0
            case .refreshing: return keys([0, 1], [0, 8])
            }
        }

        private var rectY: Double {
            switch part {
            case .pulling, .refreshingIntro, .finishing: return 0
            case .refreshing: return keys([0, 1], [0, 4])
            }
        }

        private var circle2Opacity: Double {
            switch part {
            case .pulling, .finishing: return 0.8
            case .refreshingIntro: return 1
            case .refreshing: return keys([0, 1], [1, 0.3])
            }
        }

        private var groupOpacity: Double {
            switch part {
            case .pulling, .finishing: return 0.6
            case .refreshingIntro: return 1
            case .refreshing: return keys([0, 0.5, 1], [1, 0.2, 1])
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

        private static let circle1StrokeGradient = Gradient(stops: [
            Gradient.Stop(color: Color(red: 1, green: 0.2314, blue: 0.1882), location: 0),
            Gradient.Stop(color: Color(red: 0.9593, green: 0.2856, blue: 0.2753), location: 0.0234),
            Gradient.Stop(color: Color(red: 0.918, green: 0.3267, blue: 0.3436), location: 0.0469),
            Gradient.Stop(color: Color(red: 0.8337, green: 0.3866, blue: 0.4578), location: 0.0938),
            Gradient.Stop(color: Color(red: 0.7462, green: 0.4279, blue: 0.5579), location: 0.1406),
            Gradient.Stop(color: Color(red: 0.654, green: 0.4564, blue: 0.6512), location: 0.1875),
            Gradient.Stop(color: Color(red: 0.5548, green: 0.4747, blue: 0.7408), location: 0.2344),
            Gradient.Stop(color: Color(red: 0.4435, green: 0.4842, blue: 0.8282), location: 0.2813),
            Gradient.Stop(color: Color(red: 0.3796, green: 0.4859, blue: 0.8715), location: 0.3047),
            Gradient.Stop(color: Color(red: 0.3056, green: 0.4855, blue: 0.9144), location: 0.3281),
            Gradient.Stop(color: Color(red: 0.262, green: 0.4845, blue: 0.9359), location: 0.3398),
            Gradient.Stop(color: Color(red: 0.2103, green: 0.483, blue: 0.9573), location: 0.3516),
            Gradient.Stop(color: Color(red: 0.1419, green: 0.481, blue: 0.9787), location: 0.3633),
            Gradient.Stop(color: Color(red: 0.0918, green: 0.4798, blue: 0.9893), location: 0.3691),
            Gradient.Stop(color: Color(red: 0, green: 0.4784, blue: 1), location: 0.375),
            Gradient.Stop(color: Color(red: 0, green: 0.4784, blue: 1, opacity: 0), location: 0.75),
            Gradient.Stop(
                color: Color(red: 0, green: 0.4784, blue: 1, opacity: 0),
                location: 0.875
            ),
            Gradient.Stop(color: Color(red: 1, green: 0.2314, blue: 0.1882), location: 0.875),
        ])
        private static let circle1StrokeDarkGradient = Gradient(stops: [
            Gradient.Stop(color: Color(red: 1, green: 0.2706, blue: 0.2275), location: 0),
            Gradient.Stop(color: Color(red: 0.961, green: 0.3172, blue: 0.3031), location: 0.0234),
            Gradient.Stop(color: Color(red: 0.9214, green: 0.3543, blue: 0.366), location: 0.0469),
            Gradient.Stop(color: Color(red: 0.8401, green: 0.4107, blue: 0.4741), location: 0.0938),
            Gradient.Stop(color: Color(red: 0.7554, green: 0.4513, blue: 0.5705), location: 0.1406),
            Gradient.Stop(color: Color(red: 0.6657, green: 0.4806, blue: 0.6609), location: 0.1875),
            Gradient.Stop(color: Color(red: 0.5685, green: 0.501, blue: 0.7479), location: 0.2344),
            Gradient.Stop(color: Color(red: 0.4585, green: 0.5136, blue: 0.8329), location: 0.2813),
            Gradient.Stop(color: Color(red: 0.3952, green: 0.5172, blue: 0.8749), location: 0.3047),
            Gradient.Stop(color: Color(red: 0.3217, green: 0.5191, blue: 0.9168), location: 0.3281),
            Gradient.Stop(color: Color(red: 0.2784, green: 0.5194, blue: 0.9376), location: 0.3398),
            Gradient.Stop(color: Color(red: 0.2273, green: 0.5192, blue: 0.9584), location: 0.3516),
            Gradient.Stop(color: Color(red: 0.1612, green: 0.5187, blue: 0.9792), location: 0.3633),
            Gradient.Stop(color: Color(red: 0.1153, green: 0.5182, blue: 0.9896), location: 0.3691),
            Gradient.Stop(color: Color(red: 0.0392, green: 0.5176, blue: 1), location: 0.375),
            Gradient.Stop(
                color: Color(red: 0.0392, green: 0.5176, blue: 1, opacity: 0),
                location: 0.75
            ),
            Gradient.Stop(
                color: Color(red: 0.0392, green: 0.5176, blue: 1, opacity: 0),
                location: 0.875
            ),
            Gradient.Stop(color: Color(red: 1, green: 0.2706, blue: 0.2275), location: 0.875),
        ])
        private static let rectFillGradient = Gradient(stops: [
            Gradient.Stop(color: Color(red: 1, green: 0.5843, blue: 0), location: 0),
            Gradient.Stop(color: Color(red: 0.9944, green: 0.5819, blue: 0.0914), location: 0.0156),
            Gradient.Stop(color: Color(red: 0.9888, green: 0.5795, blue: 0.1408), location: 0.0313),
            Gradient.Stop(color: Color(red: 0.9777, green: 0.5746, blue: 0.2072), location: 0.0625),
            Gradient.Stop(color: Color(red: 0.9666, green: 0.5696, blue: 0.2565), location: 0.0938),
            Gradient.Stop(color: Color(red: 0.9556, green: 0.5644, blue: 0.2974), location: 0.125),
            Gradient.Stop(color: Color(red: 0.9338, green: 0.5536, blue: 0.3652), location: 0.1875),
            Gradient.Stop(color: Color(red: 0.9123, green: 0.5422, blue: 0.422), location: 0.25),
            Gradient.Stop(color: Color(red: 0.8702, green: 0.5173, blue: 0.5178), location: 0.375),
            Gradient.Stop(color: Color(red: 0.8296, green: 0.4893, blue: 0.5999), location: 0.5),
            Gradient.Stop(color: Color(red: 0.7535, green: 0.4201, blue: 0.7428), location: 0.75),
            Gradient.Stop(color: Color(red: 0.7186, green: 0.376, blue: 0.808), location: 0.875),
            Gradient.Stop(color: Color(red: 0.6863, green: 0.3216, blue: 0.8706), location: 1),
        ])
        private static let rectFillDarkGradient = Gradient(stops: [
            Gradient.Stop(color: Color(red: 1, green: 0.6235, blue: 0.0392), location: 0),
            Gradient.Stop(color: Color(red: 0.9954, green: 0.6212, blue: 0.1169), location: 0.0156),
            Gradient.Stop(color: Color(red: 0.9908, green: 0.6188, blue: 0.1632), location: 0.0313),
            Gradient.Stop(color: Color(red: 0.9816, green: 0.6139, blue: 0.2292), location: 0.0625),
            Gradient.Stop(color: Color(red: 0.9725, green: 0.6088, blue: 0.2796), location: 0.0938),
            Gradient.Stop(color: Color(red: 0.9634, green: 0.6036, blue: 0.322), location: 0.125),
            Gradient.Stop(color: Color(red: 0.9455, green: 0.5928, blue: 0.3931), location: 0.1875),
            Gradient.Stop(color: Color(red: 0.9279, green: 0.5813, blue: 0.4535), location: 0.25),
            Gradient.Stop(color: Color(red: 0.8937, green: 0.5561, blue: 0.5566), location: 0.375),
            Gradient.Stop(color: Color(red: 0.8609, green: 0.5274, blue: 0.6463), location: 0.5),
            Gradient.Stop(color: Color(red: 0.8006, green: 0.456, blue: 0.8049), location: 0.75),
            Gradient.Stop(color: Color(red: 0.7736, green: 0.41, blue: 0.8782), location: 0.875),
            Gradient.Stop(color: Color(red: 0.749, green: 0.3529, blue: 0.949), location: 1),
        ])
        private static let rectFillGradient2 = Gradient(stops: [
            Gradient.Stop(color: Color.black, location: 0),
            Gradient.Stop(color: Color(red: 0, green: 0, blue: 0, opacity: 0), location: 1),
        ])
    }
}

extension Path {
    /// Returns the part with a start and a length as fractions of the path. A part that
    /// crosses the end continues at the start.
    fileprivate func trimmed(from start: Double, length: Double) -> Path {
        let start = start - start.rounded(.down)
        var part = trimmedPath(from: start, to: min(start + length, 1))
        if start + length > 1 {
            part.addPath(trimmedPath(from: 0, to: start + length - 1))
        }
        return part
    }
}
