// swift-format-ignore-file
// The indicator "effects", written by: pinwheel pack --for swiftui

#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

/// Blurs, blend modes, inverted masks and masks by luminance.
///
///     Effects(.refreshing)
///
/// A phase that follows the clock begins when the view is first shown in it.
public struct Effects: View {
    /// The phases of the indicator.
    public enum Phase: Hashable, CaseIterable, Sendable {
        /// Repeats every 1 s.
        case refreshing
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
    let phase: Effects.Phase
    let progress: Double
    @State private var start = Date()

    var body: some View {
        TimelineView(.animation) { context in
            let seconds = context.date.timeIntervalSince(start)
            Picture(frame: Effects.Frame(phase, progress: progress, seconds: seconds))
        }
    }
}

/// One frame.
private struct Picture: View {
    let frame: Effects.Frame

    var body: some View {
        Canvas { canvas, size in
            canvas.translateBy(x: size.width / 2, y: size.height / 2)
            frame.draw(in: canvas)
        }
        .frame(width: Effects.size.width, height: Effects.size.height)
    }
}

extension Effects {
    /// A moment of the animation, and how it is drawn. Lengths are in points from the centre.
    fileprivate struct Frame {
        private let part: Phase
        /// The position in the part, 0…1.
        private let position: Double

        init(_ phase: Phase, progress: Double, seconds: Double) {
            switch phase {
            case .refreshing:
                let turns = max(seconds / 1, 0)
                (part, position) = (.refreshing, turns - turns.rounded(.down))
            }
        }

        func draw(in canvas: GraphicsContext) {
            // circle 1
            do {
                var circle1 = canvas
                circle1.clipToLayer(options: .inverse) { mask in
                    // circle
                    do {
                        var circle = mask
                        circle.translateBy(x: circleX, y: 0)
                        circle.fill(
                            Path(ellipseIn: CGRect(x: -7, y: -7, width: 14, height: 14)),
                            with: .color(Color.black)
                        )
                    }
                }
                circle1.fill(
                    Path(ellipseIn: CGRect(x: -18, y: -18, width: 36, height: 36)),
                    with: .color(Color(red: 0.8784, green: 0.6275, blue: 0.1882))
                )
            }
            // rect
            do {
                var rect = canvas
                rect.rotate(by: .degrees(rectRotation))
                rect.blendMode = .multiply
                rect.fill(
                    Path(CGRect(x: -15, y: -4, width: 30, height: 8)),
                    with: .color(Color(red: 0.1882, green: 0.4392, blue: 0.8157))
                )
            }
            // circle 2
            do {
                var circle2 = canvas
                circle2.addFilter(.blur(radius: circle2Blur))
                circle2.drawLayer { inner in
                    inner.translateBy(x: 8, y: 10)
                    inner.fill(
                        Path(ellipseIn: CGRect(x: -6, y: -6, width: 12, height: 12)),
                        with: .color(Color(red: 0.1255, green: 0.502, blue: 0.251))
                    )
                }
            }
            // group
            do {
                var group = canvas
                group.translateBy(x: -10, y: -10)
                group.clipToLayer { mask in
                    mask.addFilter(.luminanceToAlpha)
                    mask.drawLayer { mask in
                        // rect
                        mask.fill(
                            Path(CGRect(x: -10, y: -10, width: 20, height: 20)),
                            with: .linearGradient(
                                Self.rectFillGradient,
                                startPoint: CGPoint(x: -10, y: 0),
                                endPoint: CGPoint(x: 10, y: 0)
                            )
                        )
                    }
                }
                group.drawLayer { inner in
                    // circle
                    inner.fill(
                        Path(ellipseIn: CGRect(x: -7, y: -7, width: 14, height: 14)),
                        with: .color(Color(red: 0.7529, green: 0.1882, blue: 0.3765))
                    )
                    // rect
                    do {
                        var rect = inner
                        rect.blendMode = .screen
                        rect.fill(
                            Path(CGRect(x: -3, y: -8, width: 6, height: 16)),
                            with: .color(Color(red: 0.3765, green: 0.7529, blue: 0.9412))
                        )
                    }
                }
            }
        }

        private var circleX: Double {
            switch part {
            case .refreshing: return keys([0, 1], [-8, 8])
            }
        }

        private var rectRotation: Double {
            switch part {
            case .refreshing: return keys([0, 1], [0, 180])
            }
        }

        private var circle2Blur: Double {
            switch part {
            case .refreshing: return keys([0, 1], [0, 3])
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

        private static let rectFillGradient = Gradient(stops: [
            Gradient.Stop(color: Color.black, location: 0),
            Gradient.Stop(color: Color(red: 0.0032, green: 0.0032, blue: 0.0032), location: 0.0625),
            Gradient.Stop(color: Color(red: 0.0252, green: 0.0252, blue: 0.0252), location: 0.125),
            Gradient.Stop(color: Color(red: 0.1315, green: 0.1315, blue: 0.1315), location: 0.25),
            Gradient.Stop(color: Color(red: 0.2546, green: 0.2546, blue: 0.2546), location: 0.375),
            Gradient.Stop(color: Color(red: 0.3886, green: 0.3886, blue: 0.3886), location: 0.5),
            Gradient.Stop(color: Color(red: 0.6813, green: 0.6813, blue: 0.6813), location: 0.75),
            Gradient.Stop(color: Color.white, location: 1),
        ])
    }
}
