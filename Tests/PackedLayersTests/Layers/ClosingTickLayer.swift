// swift-format-ignore-file
// The indicator "closing-tick", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// A ring that closes where it was, and a tick.
///
///     let layer = ClosingTickLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class ClosingTickLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// Follows `progress`.
        case pulling
        /// Repeats every 1 s.
        case refreshing
        /// Plays once, for 0.9 s.
        case success
    }

    /// The size in points.
    public static let canvas = CGSize(width: 48, height: 48)

    /// The phase. Setting another one starts it.
    public var phase = Phase.pulling {
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
        case pulling
        case refreshing
        case success
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
        case .pulling: return [Span(part: .pulling, start: 0, duration: 1)]
        case .refreshing: return [Span(part: .refreshing, start: 0, duration: 1, repeats: true)]
        case .success: return [Span(part: .success, start: 0, duration: 0.9)]
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
        // circle
        let circle = newLayer(CAShapeLayer(), in: content)
        animate(circle, "transform.rotation.z", [
            .pulling: degrees([0], [-90]),
            .refreshing: degrees([0, 1], [-90, 270]),
            .success: degrees([0], [-90]),
        ])
        circle.path = path(
            "MCCCCZ",
            [
                18, 0, 18, 9.9411, 9.9411, 18, 0, 18, -9.9411, 18, -18, 9.9411, -18, 0, -18,
                -9.9411, -9.9411, -18, 0, -18, 9.9411, -18, 18, -9.9411, 18, 0
            ]
        )
        circle.fillColor = nil
        if isDark {
            animate(circle, "strokeColor", [
                .pulling: colors([0], [[0.0392, 0.5176, 1, 1]]),
                .refreshing: colors([0], [[0.0392, 0.5176, 1, 1]]),
                .success: colors(
                    [0, 0.400219, 1],
                    [
                        [0.0392, 0.5176, 1, 1],
                        [0.1882, 0.8196, 0.3451, 1],
                        [0.1882, 0.8196, 0.3451, 1]
                    ]
                ),
            ])
        } else {
            animate(circle, "strokeColor", [
                .pulling: colors([0], [[0, 0.4784, 1, 1]]),
                .refreshing: colors([0], [[0, 0.4784, 1, 1]]),
                .success: colors(
                    [0, 0.400219, 1],
                    [[0, 0.4784, 1, 1], [0.2039, 0.7804, 0.349, 1], [0.2039, 0.7804, 0.349, 1]]
                ),
            ])
        }
        circle.lineWidth = 4
        circle.lineCap = .round
        animate(circle, "strokeEnd", [
            .pulling: keys([0, 1], [0, 0.7]),
            .refreshing: keys([0], [0.7]),
            .success: keys(
                [
                    0, 0.035088, 0.070175, 0.105263, 0.140351, 0.175439, 0.210526, 0.245614,
                    0.280702, 0.298246, 0.315789, 0.333333, 0.350877, 0.368421, 0.394737, 1
                ],
                [
                    0.7, 0.74249, 0.78193, 0.81881, 0.85317, 0.88488, 0.91373, 0.93942, 0.96153,
                    0.97107, 0.97948, 0.98665, 0.99246, 0.99675, 0.9999, 1
                ]
            ),
        ])

        // path
        let pathLayer = newLayer(CAShapeLayer(), in: content)
        animate(pathLayer, "opacity", [
            .pulling: keys([0], [0]),
            .refreshing: keys([0], [0]),
            .success: keys([0, 0.4, 0.4, 1], [0, 0, 1, 1]),
        ])
        pathLayer.path = path("MLL", [-9, 1, -2.5, 7.5, 9.5, -6.5])
        pathLayer.fillColor = nil
        pathLayer.strokeColor = isDark
            ? CGColor(srgbRed: 0.1882, green: 0.8196, blue: 0.3451, alpha: 1)
            : CGColor(srgbRed: 0.2039, green: 0.7804, blue: 0.349, alpha: 1)
        pathLayer.lineWidth = 4
        pathLayer.lineCap = .round
        pathLayer.lineJoin = .round
        animate(pathLayer, "strokeEnd", [
            .pulling: keys([0], [0]),
            .refreshing: keys([0], [0]),
            .success: keys(
                [
                    0, 0.403509, 0.412281, 0.421053, 0.429825, 0.438596, 0.447368, 0.45614,
                    0.464912, 0.473684, 0.482456, 0.491228, 0.5, 0.508772, 0.517544, 0.526316,
                    0.535088, 0.54386, 0.552632, 0.561404, 0.578947, 0.614035, 0.631579,
                    0.640351, 0.649123, 0.657895, 0.666667, 0.675439, 0.684211, 0.692982,
                    0.701754, 0.710526, 0.719298, 0.72807, 0.736842, 0.745614, 0.754386,
                    0.763158, 0.77193, 0.780702, 0.789474, 0.798246, 1
                ],
                [
                    0, 0.00015, 0.00181, 0.00536, 0.01085, 0.01834, 0.02786, 0.03945, 0.05314,
                    0.06895, 0.0869, 0.10698, 0.12916, 0.15342, 0.17969, 0.20789, 0.23792,
                    0.26964, 0.3029, 0.3375, 0.40989, 0.56031, 0.63398, 0.66952, 0.70387,
                    0.73683, 0.76823, 0.7979, 0.82572, 0.8516, 0.87544, 0.89721, 0.91686,
                    0.93438, 0.94977, 0.96304, 0.97421, 0.98332, 0.9904, 0.99551, 0.99868,
                    0.99996, 1
                ]
            ),
        ])
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

    /// Returns keys of colours.
    private func colors(_ times: [Double], _ values: [[Double]], delay: Double = 0) -> Keys {
        Keys(times, values.map { Self.color($0) }, delay)
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

    private static func color(_ components: [Double]) -> CGColor {
        CGColor(
            srgbRed: components[0],
            green: components[1],
            blue: components[2],
            alpha: components[3]
        )
    }
}
