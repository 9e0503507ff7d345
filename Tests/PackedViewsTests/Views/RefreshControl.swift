// swift-format-ignore-file
// The indicator "refresh-control", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Spokes that appear one by one, turn, and shrink away.
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
                            0, 0.040816, 0.081633, 0.122449, 0.163265, 0.204082, 0.244898, 0.285714,
                            0.326531, 0.367347, 0.408163, 0.469388, 0.571429, 0.612245, 0.663265,
                            0.693878, 0.737245, 0.77551, 0.816327, 0.857143, 0.897959, 0.938776,
                            0.979592, 1
                        ],
                        [
                            0, 0.142857, 0.204082, 0.244898, 0.285714, 0.306122, 0.326531, 0.346939,
                            0.367347, 0.387755, 0.408163, 0.428571, 0.44898, 0.469388, 0.5,
                            0.530612, 0.571429, 0.632653, 0.693878, 0.737245, 0.77551, 0.806122,
                            0.836735, 0.867347, 0.897959, 0.928571, 0.959184, 0.989796, 1
                        ],
                        [
                            0, 0.5, 0.510204, 0.530612, 0.55102, 0.571429, 0.602041, 0.632653,
                            0.719388, 0.755102, 0.77551, 0.806122, 0.826531, 0.846939, 0.867347,
                            0.887755, 0.908163, 0.928571, 0.94898, 0.969388, 0.989796, 1
                        ],
                        [
                            0, 0.596939, 0.59949, 0.612245, 0.632653, 0.673469, 0.72449, 0.755102,
                            0.77551, 0.795918, 0.816327, 0.836735, 0.857143, 0.877551, 0.897959,
                            0.918367, 0.938776, 0.959184, 0.979592, 1
                        ],
                        [
                            0, 0.653699, 0.693878, 0.739796, 0.755102, 0.77551, 0.795918, 0.816327,
                            0.836735, 0.857143, 0.877551, 0.897959, 0.908163, 0.918367, 0.928571,
                            0.938776, 0.94898, 0.959184, 0.969388, 0.979592, 1
                        ],
                        [
                            0, 0.690051, 0.739796, 0.755102, 0.77551, 0.795918, 0.816327, 0.836735,
                            0.846939, 0.857143, 0.867347, 0.877551, 0.887755, 0.897959, 0.908163,
                            0.918367, 0.928571, 0.938776, 0.94898, 0.959184, 0.969388, 0.979592,
                            0.989796, 1
                        ],
                        [
                            0, 0.716837, 0.744898, 0.755102, 0.77551, 0.795918, 0.816327, 0.826531,
                            0.836735, 0.846939, 0.857143, 0.867347, 0.877551, 0.887755, 0.897959,
                            0.908163, 0.918367, 0.928571, 0.938776, 0.94898, 0.959184, 0.969388,
                            0.979592, 0.989796, 1
                        ],
                        [
                            0, 0.737245, 0.755102, 0.77551, 0.795918, 0.806122, 0.816327, 0.826531,
                            0.836735, 0.846939, 0.857143, 0.867347, 0.877551, 0.887755, 0.897959,
                            0.908163, 0.918367, 0.928571, 0.938776, 0.94898, 0.959184, 0.969388,
                            0.979592, 0.989796, 1
                        ]
                    ][index],
                    [
                        [
                            0, 0.00321, 0.01305, 0.02983, 0.0538, 0.08512, 0.12381, 0.1697, 0.22238,
                            0.28115, 0.345, 0.44735, 0.62157, 0.68748, 0.76347, 0.80477, 0.85698,
                            0.89645, 0.93146, 0.9591, 0.97945, 0.99272, 0.99921, 1
                        ],
                        [
                            0, 0.00167, 0.00725, 0.01533, 0.0288, 0.03811, 0.04945, 0.06303,
                            0.07905, 0.09767, 0.11903, 0.14321, 0.17025, 0.20012, 0.25, 0.30543,
                            0.38635, 0.51675, 0.64766, 0.73441, 0.80362, 0.85267, 0.89529, 0.93096,
                            0.95932, 0.98021, 0.9936, 0.9996, 1
                        ],
                        [
                            0, 0, 0.01821, 0.0582, 0.10266, 0.15113, 0.23011, 0.31464, 0.56277,
                            0.65922, 0.71079, 0.78193, 0.82461, 0.86307, 0.89705, 0.92635, 0.95081,
                            0.97036, 0.98496, 0.99462, 0.99941, 1
                        ],
                        [
                            0, 0, 0.00127, 0.04293, 0.11254, 0.25884, 0.4442, 0.55073, 0.61796,
                            0.68124, 0.73993, 0.79347, 0.8414, 0.88336, 0.91906, 0.94833, 0.97105,
                            0.98721, 0.99682, 1
                        ],
                        [
                            0, 0, 0.17631, 0.37765, 0.44225, 0.52512, 0.60336, 0.67609, 0.74257,
                            0.80217, 0.85442, 0.89893, 0.9182, 0.93545, 0.95066, 0.96383, 0.97495,
                            0.98401, 0.99104, 0.99603, 1
                        ],
                        [
                            0, 0, 0.25711, 0.33377, 0.43229, 0.52548, 0.61225, 0.69166, 0.72836,
                            0.76294, 0.79534, 0.82548, 0.85331, 0.8788, 0.9019, 0.92257, 0.94082,
                            0.95661, 0.96994, 0.98082, 0.98924, 0.99524, 0.99881, 1
                        ],
                        [
                            0, 0.00019, 0.16638, 0.22528, 0.33946, 0.44761, 0.54841, 0.5957,
                            0.64075, 0.68345, 0.72371, 0.76143, 0.79654, 0.82897, 0.85867, 0.88559,
                            0.9097, 0.93097, 0.94938, 0.96493, 0.97762, 0.98745, 0.99444, 0.99862, 1
                        ],
                        [
                            0, 0, 0.1168, 0.24663, 0.36973, 0.42826, 0.48456, 0.53847, 0.58984,
                            0.63855, 0.68448, 0.72752, 0.7676, 0.80463, 0.83854, 0.86929, 0.89682,
                            0.92112, 0.94216, 0.95993, 0.97443, 0.98566, 0.99365, 0.99842, 1
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
                        0.064516, 0.072581, 0.080645, 0.08871, 0.096774, 0.104839, 0.112903,
                        0.120968, 0.129032, 0.137097, 0.145161, 0.153226, 0.16129, 0.169355,
                        0.177419, 0.185484, 0.193548, 0.201613, 0.209677, 0.217742, 0.225806,
                        0.233871, 0.241935, 0.25, 0.258065, 0.266129, 0.274194, 0.282258, 0.290323,
                        0.298387, 0.306452, 0.314516, 0.322581, 0.330645, 0.33871, 0.354839,
                        0.370968, 0.387097, 0.403226, 0.419355, 0.435484, 0.451613, 0.483871,
                        0.516129, 0.548387, 0.564516, 0.580645, 0.596774, 0.612903, 0.629032,
                        0.645161, 0.66129, 0.669355, 0.677419, 0.685484, 0.693548, 0.701613,
                        0.709677, 0.717742, 0.725806, 0.733871, 0.741935, 0.75, 0.758065, 0.766129,
                        0.774194, 0.782258, 0.790323, 0.798387, 0.806452, 0.814516, 0.822581,
                        0.830645, 0.83871, 0.846774, 0.854839, 0.862903, 0.870968, 0.879032,
                        0.887097, 0.895161, 0.903226, 0.91129, 0.919355, 0.927419, 0.935484,
                        0.943548, 0.951613, 0.959677, 0.967742, 0.975806, 0.983871, 0.991935, 1
                    ],
                    [
                        0, 0.0222, 0.08913, 0.20126, 0.35908, 0.56304, 0.81361, 1.11124, 1.45638,
                        1.84946, 2.29089, 2.78109, 3.32045, 3.90934, 4.54811, 5.2371, 5.97663,
                        6.76697, 7.60839, 8.50112, 9.44536, 10.44127, 11.48898, 12.58859, 13.74014,
                        14.94363, 16.19901, 17.5062, 18.86504, 20.27534, 21.73681, 23.24915,
                        24.81195, 26.42475, 28.08703, 29.79818, 31.55752, 33.36429, 35.21765,
                        37.11667, 39.06034, 41.04758, 43.07719, 47.25838, 51.59269, 56.06748,
                        60.66875, 65.38119, 70.1883, 75.07252, 84.99776, 95.00224, 104.92748,
                        109.8117, 114.61881, 119.33125, 123.93252, 128.40731, 132.74162, 136.92281,
                        138.95242, 140.93966, 142.88333, 144.78235, 146.63571, 148.44248, 150.20182,
                        151.91297, 153.57525, 155.18805, 156.75085, 158.26319, 159.72466, 161.13496,
                        162.4938, 163.80099, 165.05637, 166.25986, 167.41141, 168.51102, 169.55873,
                        170.55464, 171.49888, 172.39161, 173.23303, 174.02337, 174.7629, 175.45189,
                        176.09066, 176.67955, 177.21891, 177.70911, 178.15054, 178.54362, 178.88876,
                        179.18639, 179.43696, 179.64092, 179.79874, 179.91087, 179.9778, 180
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
                        0, 0.024194, 0.048387, 0.072581, 0.096774, 0.120968, 0.145161, 0.169355,
                        0.193548, 0.217742, 0.241935, 0.266129, 0.290323, 0.314516, 0.33871,
                        0.370968, 0.403226, 0.451613, 0.564516, 0.596774, 0.629032, 0.66129,
                        0.693548, 0.717742, 0.741935, 0.766129, 0.790323, 0.814516, 0.83871,
                        0.862903, 0.887097, 0.91129, 0.935484, 0.959677, 0.983871, 1
                    ],
                    [
                        1, 0.99888, 0.99548, 0.98973, 0.98155, 0.9709, 0.95773, 0.94199, 0.92367,
                        0.90274, 0.87924, 0.8532, 0.82468, 0.7938, 0.76068, 0.71337, 0.66295,
                        0.58293, 0.38994, 0.33705, 0.28663, 0.23932, 0.19565, 0.16555, 0.13784,
                        0.11264, 0.08999, 0.06994, 0.05247, 0.03759, 0.02527, 0.01545, 0.00809,
                        0.00313, 0.0005, 0
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
