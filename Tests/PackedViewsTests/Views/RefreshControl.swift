// swift-format-ignore-file
// The indicator "refresh-control", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// System refresh control.
///
///     RefreshControl(.pulling, progress: 0.4)
///     RefreshControl(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct RefreshControl: View {
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
        /// Plays once, for 0.3 s.
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
    let phase: RefreshControl.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation(paused: !phase.followsClock)) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: RefreshControl.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: RefreshControl.Frame
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas, isDark: colorScheme == .dark)
        }
        .frame(width: RefreshControl.size.width, height: RefreshControl.size.height)
    }
}

extension RefreshControl.Phase {
    fileprivate var followsClock: Bool {
        switch self {
        case .idle, .pulling, .armed: return false
        default: return true
        }
    }
}

extension RefreshControl {
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
                (part, position) = (.finishing, min(max(seconds / 0.3, 0), 1))
            }
        }

        func draw(in canvas: GraphicsContext, isDark: Bool) {
            let lineStrokeColor = isDark
                ? Color(red: 0.9216, green: 0.9216, blue: 0.9608, opacity: 0.6)
                : Color(red: 0.2353, green: 0.2353, blue: 0.2627, opacity: 0.6)
            // repeat 1
            do {
                var repeat1 = canvas
                repeat1.opacity = repeat1Opacity
                repeat1.drawLayer { inner in
                    for index in 0..<8 {
                        var copy = inner
                        copy.rotate(by: .degrees(Double(index) * 45))
                        copy.opacity = copyOpacity(index)
                        // line
                        copy.stroke(
                            Self.linePath,
                            with: .color(lineStrokeColor),
                            style: StrokeStyle(lineWidth: 3.75, lineCap: .round)
                        )
                    }
                }
            }
            // repeat 2
            do {
                var repeat2 = canvas
                repeat2.rotate(by: .degrees(repeat2Rotation))
                repeat2.scaleBy(x: repeat2Scale, y: repeat2Scale)
                repeat2.opacity = repeat2Opacity
                repeat2.drawLayer { inner in
                    for index in 0..<8 {
                        var copy = inner
                        copy.rotate(by: .degrees(Double(index) * -45))
                        copy.opacity = copyOpacity2(index)
                        // line
                        do {
                            var line = copy
                            line.opacity *= 0.85
                            line.stroke(
                                Self.linePath2,
                                with: .color(lineStrokeColor),
                                style: StrokeStyle(lineWidth: 3.75, lineCap: .round)
                            )
                        }
                    }
                }
            }
        }

        private var repeat1Opacity: Double {
            switch part {
            case .idle, .pulling, .armed: return 1
            case .refreshing, .finishing: return 0
            }
        }

        private func copyOpacity(_ index: Int) -> Double {
            switch part {
            case .idle: return 0
            case .pulling:
                return keys(
                    [
                        [
                            0, 0.043478, 0.086957, 0.130435, 0.173913, 0.193548, 0.225806, 0.26087,
                            0.304348, 0.347826, 0.391304, 0.451613, 0.565217, 0.612903, 0.658485,
                            0.695652, 0.73913, 0.774194, 0.816269, 0.854137, 0.887097, 0.924264,
                            0.967742, 1
                        ],
                        [
                            0, 0.130435, 0.193548, 0.225806, 0.26087, 0.304348, 0.322581, 0.354839,
                            0.391304, 0.419355, 0.451613, 0.483871, 0.516129, 0.548387, 0.59993,
                            0.695652, 0.73913, 0.774194, 0.806452, 0.83871, 0.870968, 0.887097,
                            0.913043, 0.946003, 0.975806, 1
                        ],
                        [
                            0, 0.5, 0.521739, 0.548387, 0.565217, 0.59467, 0.612903, 0.664797,
                            0.724404, 0.758065, 0.782609, 0.806452, 0.826087, 0.83871, 0.854137,
                            0.870968, 0.887097, 0.913043, 0.935484, 0.956522, 0.975806, 1
                        ],
                        [
                            0, 0.599053, 0.612903, 0.65533, 0.731767, 0.758065, 0.782609, 0.806452,
                            0.826087, 0.83871, 0.854137, 0.870968, 0.887097, 0.903226, 0.924264,
                            0.946003, 0.967742, 0.983871, 1
                        ],
                        [
                            0, 0.653752, 0.73913, 0.758065, 0.782609, 0.806452, 0.826087, 0.83871,
                            0.854137, 0.870968, 0.887097, 0.903226, 0.913043, 0.924264, 0.935484,
                            0.946003, 0.956522, 0.975806, 0.983871, 1
                        ],
                        [
                            0, 0.689954, 0.691094, 0.73913, 0.758065, 0.782609, 0.79453, 0.816269,
                            0.826087, 0.83871, 0.854137, 0.870968, 0.887097, 0.903226, 0.913043,
                            0.924264, 0.935484, 0.946003, 0.956522, 0.967742, 0.983871, 1
                        ],
                        [
                            0, 0.709677, 0.717041, 0.741935, 0.758065, 0.782609, 0.79453, 0.806452,
                            0.826087, 0.83871, 0.854137, 0.870968, 0.887097, 0.903226, 0.913043,
                            0.924264, 0.935484, 0.946003, 0.956522, 0.967742, 0.983871, 1
                        ],
                        [
                            0, 0.73729, 0.758065, 0.774194, 0.79453, 0.806452, 0.816269, 0.826087,
                            0.83871, 0.854137, 0.870968, 0.887097, 0.903226, 0.913043, 0.924264,
                            0.935484, 0.946003, 0.956522, 0.967742, 0.975806, 0.983871, 1
                        ]
                    ][index],
                    [
                        [
                            0, 0.00364, 0.01484, 0.03395, 0.06126, 0.07633, 0.10481, 0.14093,
                            0.19294, 0.25234, 0.31809, 0.41707, 0.61124, 0.68851, 0.75671, 0.80706,
                            0.85907, 0.89519, 0.93142, 0.95731, 0.97473, 0.9888, 0.99801, 1
                        ],
                        [
                            0, 0.00115, 0.00583, 0.01098, 0.01986, 0.03723, 0.04709, 0.06893,
                            0.10118, 0.13194, 0.17395, 0.22298, 0.27856, 0.33981, 0.44623, 0.65134,
                            0.738, 0.80137, 0.85316, 0.89781, 0.9347, 0.9501, 0.97055, 0.98875,
                            0.99776, 1
                        ],
                        [
                            0, 0, 0.04024, 0.09669, 0.13598, 0.21049, 0.25959, 0.40671, 0.5767,
                            0.66689, 0.72799, 0.78265, 0.82372, 0.84808, 0.87558, 0.90259, 0.92548,
                            0.95593, 0.97586, 0.9891, 0.99665, 1
                        ],
                        [
                            0, 0, 0.04513, 0.19302, 0.47002, 0.56071, 0.64045, 0.71214, 0.76621,
                            0.79836, 0.83471, 0.87049, 0.90085, 0.92723, 0.95557, 0.97753, 0.99203,
                            0.99802, 1
                        ],
                        [
                            0, 0, 0.3748, 0.45453, 0.55291, 0.64164, 0.7087, 0.74864, 0.79385,
                            0.83839, 0.87622, 0.90913, 0.9267, 0.94449, 0.95981, 0.97191, 0.98184,
                            0.99441, 0.99753, 1
                        ],
                        [
                            0, 0, 0.00466, 0.25373, 0.34835, 0.46537, 0.51934, 0.61201, 0.6512,
                            0.69892, 0.75298, 0.80629, 0.85159, 0.89102, 0.91209, 0.93341, 0.95178,
                            0.9663, 0.97822, 0.98805, 0.99703, 1
                        ],
                        [
                            0, 0, 0.00141, 0.1491, 0.24218, 0.37783, 0.44047, 0.50062, 0.59369,
                            0.6492, 0.71211, 0.77419, 0.82696, 0.87291, 0.89747, 0.92234, 0.94376,
                            0.96069, 0.97459, 0.98606, 0.99654, 1
                        ],
                        [
                            0, 0, 0.136, 0.23844, 0.3616, 0.43012, 0.48425, 0.53618, 0.59948,
                            0.67125, 0.74209, 0.80233, 0.85481, 0.88286, 0.91126, 0.93573, 0.95508,
                            0.97096, 0.98407, 0.99106, 0.99604, 1
                        ]
                    ][index]
                )
            case .armed, .refreshing, .finishing: return 1
            }
        }

        private var repeat2Rotation: Double {
            switch part {
            case .idle, .pulling, .armed, .refreshing: return 0
            case .finishing:
                return keys(
                    [
                        0, 0.008065, 0.016129, 0.024194, 0.032258, 0.040323, 0.048387, 0.056452,
                        0.064516, 0.072581, 0.080645, 0.08871, 0.096774, 0.111111, 0.120072,
                        0.129032, 0.137097, 0.145161, 0.153226, 0.16129, 0.169355, 0.177419,
                        0.185484, 0.193548, 0.200717, 0.207885, 0.215054, 0.225806, 0.233871,
                        0.241935, 0.25, 0.258065, 0.266129, 0.274194, 0.282258, 0.290323, 0.298387,
                        0.306452, 0.314516, 0.322581, 0.333333, 0.344086, 0.354839, 0.370968,
                        0.387097, 0.403226, 0.419355, 0.4319, 0.451613, 0.483871, 0.516129,
                        0.548387, 0.5681, 0.580645, 0.596774, 0.612903, 0.629032, 0.645161,
                        0.655914, 0.666667, 0.677419, 0.685484, 0.693548, 0.701613, 0.709677,
                        0.717742, 0.725806, 0.733871, 0.741935, 0.75, 0.758065, 0.766129, 0.777778,
                        0.784946, 0.792115, 0.799283, 0.806452, 0.814516, 0.822581, 0.830645,
                        0.83871, 0.846774, 0.854839, 0.862903, 0.870968, 0.879928, 0.888889,
                        0.903226, 0.91129, 0.919355, 0.927419, 0.935484, 0.943548, 0.951613,
                        0.959677, 0.967742, 0.975806, 0.983871, 0.991935, 1
                    ],
                    [
                        0, 0.0222, 0.08913, 0.20126, 0.35908, 0.56304, 0.81361, 1.11124, 1.45638,
                        1.84946, 2.29089, 2.78109, 3.32045, 4.40183, 5.15806, 5.97663, 6.76697,
                        7.60839, 8.50112, 9.44536, 10.44127, 11.48898, 12.58859, 13.74014, 14.80734,
                        15.91556, 17.06472, 18.86504, 20.27534, 21.73681, 23.24915, 24.81195,
                        26.42475, 28.08703, 29.79818, 31.55752, 33.36429, 35.21765, 37.11667,
                        39.06034, 41.71947, 44.45319, 47.25838, 51.59269, 56.06748, 60.66875,
                        65.38119, 69.11276, 75.07252, 84.99776, 95.00224, 104.92748, 110.88724,
                        114.61881, 119.33125, 123.93252, 128.40731, 132.74162, 135.54681, 138.28053,
                        140.93966, 142.88333, 144.78235, 146.63571, 148.44248, 150.20182, 151.91297,
                        153.57525, 155.18805, 156.75085, 158.26319, 159.72466, 161.74525, 162.93528,
                        164.08444, 165.19266, 166.25986, 167.41141, 168.51102, 169.55873, 170.55464,
                        171.49888, 172.39161, 173.23303, 174.02337, 174.84194, 175.59817, 176.67955,
                        177.21891, 177.70911, 178.15054, 178.54362, 178.88876, 179.18639, 179.43696,
                        179.64092, 179.79874, 179.91087, 179.9778, 180
                    ]
                )
            }
        }

        private var repeat2Scale: Double {
            switch part {
            case .idle, .pulling, .armed, .refreshing: return 1
            case .finishing:
                return keys(
                    [
                        0, 0.016129, 0.032258, 0.048387, 0.064516, 0.080645, 0.096774, 0.111111,
                        0.129032, 0.145161, 0.16129, 0.177419, 0.193548, 0.207885, 0.225806,
                        0.241935, 0.258065, 0.274194, 0.290323, 0.306452, 0.322581, 0.333333,
                        0.354839, 0.370968, 0.387097, 0.403226, 0.419355, 0.444444, 0.483871,
                        0.516129, 0.555556, 0.580645, 0.596774, 0.612903, 0.629032, 0.645161,
                        0.666667, 0.685484, 0.701613, 0.717742, 0.733871, 0.75, 0.766129, 0.784946,
                        0.799283, 0.814516, 0.830645, 0.846774, 0.862903, 0.879928, 0.888889,
                        0.903226, 0.919355, 0.935484, 0.951613, 0.967742, 0.983871, 1
                    ],
                    [
                        1, 0.9995, 0.99801, 0.99548, 0.99191, 0.98727, 0.98155, 0.97555, 0.9668,
                        0.95773, 0.94753, 0.93617, 0.92367, 0.91158, 0.89519, 0.87924, 0.86216,
                        0.84396, 0.82468, 0.80435, 0.783, 0.76823, 0.73745, 0.71337, 0.68851,
                        0.66295, 0.63677, 0.59504, 0.52779, 0.47221, 0.40496, 0.36323, 0.33705,
                        0.31149, 0.28663, 0.26255, 0.23177, 0.2062, 0.18536, 0.16555, 0.1468,
                        0.12916, 0.11264, 0.0948, 0.08226, 0.06994, 0.05801, 0.04723, 0.03759,
                        0.02866, 0.02445, 0.01845, 0.01273, 0.00809, 0.00452, 0.00199, 0.0005, 0
                    ]
                )
            }
        }

        private var repeat2Opacity: Double {
            switch part {
            case .idle, .pulling, .armed: return 0
            case .refreshing, .finishing: return 1
            }
        }

        private func copyOpacity2(_ index: Int) -> Double {
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

        private static let linePath = Path("ML", [0, -6.875, 0, -13.125])
        private static let linePath2 = Path("ML", [0, -6.875, 0, -13.125])
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
