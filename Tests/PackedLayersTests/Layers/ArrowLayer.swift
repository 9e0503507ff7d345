// swift-format-ignore-file
// The indicator "arrow", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// Turning arrow on a panel.
///
///     let layer = ArrowLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .armed
public final class ArrowLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows `progress`.
        case pulling
        /// Repeats every 0.8 s.
        case armed
        /// Repeats every 0.8 s.
        case refreshing
        /// Plays once, for 0.5 s.
        case finishing
    }

    /// The size in points.
    public static let canvas = CGSize(width: 40, height: 40)

    /// The phase. Setting another one starts it.
    public var phase = Phase.idle {
        didSet { if phase != oldValue { play() } }
    }

    /// The position, 0…1, of a phase that follows it.
    public var progress = 0.0 {
        didSet { seek() }
    }

    /// Whether the colours are those for dark backgrounds. Set it when the traits change.
    public var isDark = false {
        didSet { if isDark != oldValue { rebuild() } }
    }

    /// The pixels per point of the drawing.
    public override var contentsScale: CGFloat {
        didSet { if contentsScale != oldValue { rebuild() } }
    }

    private let content = CALayer()
    private var motions: [Motion] = []

    public override init() {
        super.init()
        bounds = CGRect(origin: .zero, size: Self.canvas)
        // Sharp on all screens.
        contentsScale = 3
        start()
    }

    /// Creates the copy that Core Animation draws.
    public override init(layer: Any) { super.init(layer: layer) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        start()
    }

    public override func layoutSublayers() {
        super.layoutSublayers()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        content.position = CGPoint(x: bounds.midX, y: bounds.midY)
        CATransaction.commit()
    }

    private func start() {
        let (width, height) = (Self.canvas.width, Self.canvas.height)
        content.bounds = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        content.position = CGPoint(x: bounds.midX, y: bounds.midY)
        addSublayer(content)
        rebuild()
    }

    private func rebuild() {
        content.sublayers = nil
        motions = []
        build()
        play()
    }

    // MARK: - Playback

    /// The phases, and the parts before their loops.
    private enum Part {
        case idle
        case pulling
        case armed
        case refreshing
        case finishing
    }

    /// A part of a phase, in seconds.
    private struct Span {
        var part: Part
        var start: Double
        var duration: Double
        var repeats = false
    }

    /// Values at times from 0 to 1. Two equal times are a jump.
    private struct Keys {
        var times: [Double]
        var values: [Any]
        /// The fraction of the period by which a repeated part is late.
        var delay: Double

        init(_ times: [Double], _ values: [Any], _ delay: Double) {
            (self.times, self.values) = (times, values)
            self.delay = delay - delay.rounded(.down)
        }
    }

    /// A property with its keys in each part.
    private struct Motion {
        var layer: CALayer
        var keyPath: String
        var keys: [Part: Keys]
    }

    /// The parts of the phase, one after the other.
    private var spans: [Span] {
        switch phase {
        case .idle: return [Span(part: .idle, start: 0, duration: 1)]
        case .pulling: return [Span(part: .pulling, start: 0, duration: 1)]
        case .armed: return [Span(part: .armed, start: 0, duration: 0.8, repeats: true)]
        case .refreshing: return [Span(part: .refreshing, start: 0, duration: 0.8, repeats: true)]
        case .finishing: return [Span(part: .finishing, start: 0, duration: 0.5)]
        }
    }

    /// Starts the phase.
    private func play() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        // A phase that follows the finger stands still at its progress.
        content.speed = followsProgress ? 0 : 1
        content.timeOffset = followsProgress ? min(max(progress, 0), 1) : 0
        // Core Animation reads a time of 0 as now.
        let now = content.convertTime(CACurrentMediaTime(), from: nil)
        let begin = followsProgress ? 1e-9 : now
        let spans = self.spans
        for motion in motions {
            motion.layer.removeAnimation(forKey: motion.keyPath)
            motion.layer.removeAnimation(forKey: motion.keyPath + " intro")
            for (index, span) in spans.enumerated() {
                guard let keys = motion.keys[span.part] else { continue }
                let isIntro = index < spans.count - 1
                if !isIntro {
                    motion.layer.setValue(keys.values.last, forKeyPath: motion.keyPath)
                }
                guard keys.values.count > 1 || spans.count > 1 else { continue }
                let animation = animation(motion.keyPath, keys, span, at: begin)
                // An intro ends where the loop begins; other parts stay at their end.
                animation.fillMode = isIntro || span.repeats ? .removed : .both
                let key = motion.keyPath + (isIntro ? " intro" : "")
                motion.layer.add(animation, forKey: key)
            }
        }
        CATransaction.commit()
    }

    private func animation(
        _ keyPath: String,
        _ keys: Keys,
        _ span: Span,
        at begin: CFTimeInterval
    ) -> CAKeyframeAnimation {
        let isConstant = keys.values.count == 1
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.keyTimes = (isConstant ? [0, 1] : keys.times).map { NSNumber(value: $0) }
        animation.values = isConstant ? keys.values + keys.values : keys.values
        animation.duration = span.duration
        animation.beginTime = begin + span.start
        animation.repeatCount = span.repeats ? .infinity : 1
        // A late repetition begins earlier in the previous period.
        animation.timeOffset = keys.delay == 0 ? 0 : (1 - keys.delay) * span.duration
        animation.isRemovedOnCompletion = false
        return animation
    }

    private var followsProgress: Bool { [.pulling].contains(phase) }

    private func seek() {
        if followsProgress { content.timeOffset = min(max(progress, 0), 1) }
    }

    // MARK: - Layers

    private func build() {
        content.backgroundColor = isDark
            ? CGColor(srgbRed: 0.1569, green: 0.1569, blue: 0.1569, alpha: 1)
            : CGColor(srgbRed: 0.9412, green: 0.9412, blue: 0.9608, alpha: 1)

        // path
        let pathLayer = newLayer(CAShapeLayer(), in: content)
        animate(pathLayer, "transform.rotation.z", [
            .idle: degrees([0], [0]),
            .pulling: degrees([0, 0.22081, 1], [0, 0.0071, 180]),
            .armed: degrees([0], [180]),
            .refreshing: degrees([0], [0]),
            .finishing: degrees([0], [0]),
        ])
        animate(pathLayer, "opacity", [
            .idle: keys([0], [1]),
            .pulling: keys([0], [1]),
            .armed: keys([0], [0]),
            .refreshing: keys([0], [0]),
            .finishing: keys(
                [
                    0, 0.032258, 0.066667, 0.096774, 0.133333, 0.16129, 0.2, 0.225806, 0.266667,
                    0.290323, 0.333333, 0.354839, 0.4, 0.466667, 0.548387, 0.6, 0.645161,
                    0.677419, 0.709677, 0.741935, 0.774194, 0.806452, 0.83871, 0.870968,
                    0.903226, 0.935484, 0.967742, 1
                ],
                [
                    0, 0.00199, 0.00865, 0.01845, 0.03551, 0.05247, 0.08166, 0.10481, 0.14741,
                    0.17532, 0.23177, 0.26255, 0.33188, 0.44269, 0.58293, 0.66812, 0.73745,
                    0.783, 0.82468, 0.86216, 0.89519, 0.92367, 0.94753, 0.9668, 0.98155,
                    0.99191, 0.99801, 1
                ]
            ),
        ])
        pathLayer.path = path("MLMLL", [0, -7.15, 0, 7.15, -5.85, 1.3, 0, 7.15, 5.85, 1.3])
        pathLayer.fillColor = nil
        pathLayer.strokeColor = isDark
            ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
            : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        pathLayer.lineWidth = 2.4
        pathLayer.lineCap = .round
        pathLayer.lineJoin = .round

        // repeat
        let repetition = newLayer(CALayer(), in: content)
        animate(repetition, "opacity", [
            .idle: keys([0], [0]),
            .pulling: keys([0], [0]),
            .armed: keys([0], [1]),
            .refreshing: keys([0], [1]),
            .finishing: keys(
                [
                    0, 0.032258, 0.066667, 0.096774, 0.133333, 0.16129, 0.2, 0.225806, 0.266667,
                    0.290323, 0.333333, 0.354839, 0.4, 0.466667, 0.548387, 0.6, 0.645161,
                    0.677419, 0.709677, 0.741935, 0.774194, 0.806452, 0.83871, 0.870968,
                    0.903226, 0.935484, 0.967742, 1
                ],
                [
                    1, 0.99801, 0.99135, 0.98155, 0.96449, 0.94753, 0.91834, 0.89519, 0.85259,
                    0.82468, 0.76823, 0.73745, 0.66812, 0.55731, 0.41707, 0.33188, 0.26255,
                    0.217, 0.17532, 0.13784, 0.10481, 0.07633, 0.05247, 0.0332, 0.01845,
                    0.00809, 0.00199, 0
                ]
            ),
        ])
        for index in 0..<8 {
            let copy = newLayer(CALayer(), in: repetition)
            copy.setAffineTransform(
                CGAffineTransform(rotationAngle: (Double(index) * -45) * .pi / 180)
            )
            animate(copy, "opacity", [
                .idle: keys([0], [[1, 0.83, 0.66, 0.49, 0.32, 0.32, 0.32, 0.32][index]]),
                .pulling: keys([0], [[1, 0.83, 0.66, 0.49, 0.32, 0.32, 0.32, 0.32][index]]),
                .armed: keys(
                    [
                        0, 0.0625, 0.0625, 0.125, 0.125, 0.1875, 0.1875, 0.25, 0.25, 0.3125, 0.3125,
                        0.375, 0.375, 0.4375, 0.4375, 0.5, 0.5, 1
                    ],
                    [
                        1, 1, 0.915, 0.915, 0.83, 0.83, 0.745, 0.745, 0.66, 0.66, 0.575, 0.575,
                        0.49, 0.49, 0.405, 0.405, 0.32, 0.32
                    ],
                    delay: -Double(index) / 8
                ),
                .refreshing: keys(
                    [
                        0, 0.0625, 0.0625, 0.125, 0.125, 0.1875, 0.1875, 0.25, 0.25, 0.3125, 0.3125,
                        0.375, 0.375, 0.4375, 0.4375, 0.5, 0.5, 1
                    ],
                    [
                        1, 1, 0.915, 0.915, 0.83, 0.83, 0.745, 0.745, 0.66, 0.66, 0.575, 0.575,
                        0.49, 0.49, 0.405, 0.405, 0.32, 0.32
                    ],
                    delay: -Double(index) / 8
                ),
                .finishing: keys([0], [[1, 0.83, 0.66, 0.49, 0.32, 0.32, 0.32, 0.32][index]]),
            ])

            // line
            let line = newLayer(CAShapeLayer(), in: copy)
            line.opacity = 0.85
            line.path = path("ML", [-4.75, 0, -8.75, 0])
            line.fillColor = nil
            line.strokeColor = isDark
                ? CGColor(srgbRed: 0.9216, green: 0.9216, blue: 0.9608, alpha: 0.6)
                : CGColor(srgbRed: 0.2353, green: 0.2353, blue: 0.2627, alpha: 0.6)
            line.lineWidth = 2.5
            line.lineCap = .round
        }
    }

    /// Adds a layer whose origin is in the centre of its bounds.
    private func newLayer<Layer: CALayer>(_ layer: Layer, in parent: CALayer? = nil) -> Layer {
        let (width, height) = (Self.canvas.width, Self.canvas.height)
        layer.bounds = CGRect(x: -width / 2, y: -height / 2, width: width, height: height)
        layer.contentsScale = contentsScale
        parent?.addSublayer(layer)
        return layer
    }

    /// Makes a property follow keys in each part.
    private func animate(_ layer: CALayer, _ keyPath: String, _ keys: [Part: Keys]) {
        motions.append(Motion(layer: layer, keyPath: keyPath, keys: keys))
    }

    /// Returns keys of angles in degrees.
    private func degrees(_ times: [Double], _ values: [Double], delay: Double = 0) -> Keys {
        Keys(times, values.map { $0 * Double.pi / 180 }, delay)
    }

    /// Returns keys of numbers.
    private func keys(_ times: [Double], _ values: [Double], delay: Double = 0) -> Keys {
        Keys(times, values.map { $0 }, delay)
    }

    /// Returns the path of SVG's commands M, L, Q, C and Z, and their coordinates.
    private func path(_ commands: String, _ coordinates: [Double]) -> CGPath {
        let path = CGMutablePath()
        var rest = coordinates.makeIterator()
        func point() -> CGPoint { CGPoint(x: rest.next() ?? 0, y: rest.next() ?? 0) }
        for command in commands {
            switch command {
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "Q":
                let control = point()
                path.addQuadCurve(to: point(), control: control)
            case "C":
                let (control1, control2) = (point(), point())
                path.addCurve(to: point(), control1: control1, control2: control2)
            default: path.closeSubpath()
            }
        }
        return path
    }
}
