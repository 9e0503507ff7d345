// swift-format-ignore-file
// The indicator "arc", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// Gradient ring.
///
///     let layer = ArcLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class ArcLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows `progress`.
        case pulling
        /// One image.
        case armed
        /// Repeats every 0.9 s.
        case refreshing
        /// Plays once, for 0.35 s.
        case finishing
    }

    /// The size in points.
    public static let canvas = CGSize(width: 60, height: 60)

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
        case .armed: return [Span(part: .armed, start: 0, duration: 1)]
        case .refreshing: return [Span(part: .refreshing, start: 0, duration: 0.9, repeats: true)]
        case .finishing: return [Span(part: .finishing, start: 0, duration: 0.35)]
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
        let circle = newLayer(CALayer(), in: content)
        animate(circle, "transform.rotation.z", [
            .idle: degrees([0], [0]),
            .pulling: degrees([0, 1], [0, 150]),
            .armed: degrees([0], [180]),
            .refreshing: degrees([0, 1], [0, 360]),
            .finishing: degrees([0, 1], [360, 0.00284]),
        ])
        animate(circle, "opacity", [
            .idle: keys([0], [0]),
            .pulling: keys([0], [1]),
            .armed: keys([0], [1]),
            .refreshing: keys([0], [1]),
            .finishing: keys([0, 1, 1], [1, 1, 0]),
        ])
        let circleStroke = newLayer(CALayer(), in: circle)
        let circleStrokeMask = newLayer(CAShapeLayer())
        circleStrokeMask.path = path(
            "MCCCCZ",
            [
                20, 0, 20, 11.0457, 11.0457, 20, 0, 20, -11.0457, 20, -20, 11.0457, -20, 0, -20,
                -11.0457, -11.0457, -20, 0, -20, 11.0457, -20, 20, -11.0457, 20, 0
            ]
        )
        circleStrokeMask.fillColor = nil
        circleStrokeMask.lineWidth = 8
        circleStrokeMask.lineCap = .round
        animate(circleStrokeMask, "strokeEnd", [
            .idle: keys([0], [0]),
            .pulling: keys([0, 1], [0, 1]),
            .armed: keys([0], [1]),
            .refreshing: keys([0], [0.999]),
            .finishing: keys([0, 1], [1, 1e-05]),
        ])
        circleStrokeMask.strokeColor = CGColor(gray: 0, alpha: 1)
        circleStroke.mask = circleStrokeMask
        let circleStrokeGradient = newLayer(CAGradientLayer(), in: circleStroke)
        circleStrokeGradient.bounds.size = CGSize(width: 120, height: 120)
        circleStrokeGradient.bounds.origin = .zero
        circleStrokeGradient.type = .conic
        circleStrokeGradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        circleStrokeGradient.endPoint = CGPoint(x: 1, y: 0.5)
        circleStrokeGradient.colors = isDark
            ? [
                CGColor(srgbRed: 0.3922, green: 0.8235, blue: 1, alpha: 1),
                CGColor(srgbRed: 0.3889, green: 0.8636, blue: 0.9446, alpha: 1),
                CGColor(srgbRed: 0.3883, green: 0.883, blue: 0.9158, alpha: 1),
                CGColor(srgbRed: 0.3882, green: 0.8925, blue: 0.9012, alpha: 1),
                CGColor(srgbRed: 0.3882, green: 0.902, blue: 0.8863, alpha: 1),
                CGColor(srgbRed: 0.4158, green: 0.9054, blue: 0.8898, alpha: 1),
                CGColor(srgbRed: 0.4419, green: 0.9088, blue: 0.8934, alpha: 1),
                CGColor(srgbRed: 0.4905, green: 0.9156, blue: 0.9005, alpha: 1),
                CGColor(srgbRed: 0.5782, green: 0.9288, blue: 0.9147, alpha: 1),
                CGColor(srgbRed: 0.6575, green: 0.9417, blue: 0.929, alpha: 1),
                CGColor(srgbRed: 0.7316, green: 0.9541, blue: 0.9432, alpha: 1),
                CGColor(srgbRed: 0.8698, green: 0.9779, blue: 0.9716, alpha: 1),
                CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1),
                CGColor(srgbRed: 0.8638, green: 0.9584, blue: 1, alpha: 1),
                CGColor(srgbRed: 0.7223, green: 0.9152, blue: 1, alpha: 1),
                CGColor(srgbRed: 0.5702, green: 0.8703, blue: 1, alpha: 1),
                CGColor(srgbRed: 0.4863, green: 0.8471, blue: 1, alpha: 1),
                CGColor(srgbRed: 0.3922, green: 0.8235, blue: 1, alpha: 1)
            ]
            : [
                CGColor(srgbRed: 0.1961, green: 0.6784, blue: 0.902, alpha: 1),
                CGColor(srgbRed: 0.1287, green: 0.7314, blue: 0.8262, alpha: 1),
                CGColor(srgbRed: 0.081, green: 0.7563, blue: 0.7864, alpha: 1),
                CGColor(srgbRed: 0.0462, green: 0.7685, blue: 0.766, alpha: 1),
                CGColor(srgbRed: 0, green: 0.7804, blue: 0.7451, alpha: 1),
                CGColor(srgbRed: 0.0585, green: 0.7678, blue: 0.7497, alpha: 1),
                CGColor(srgbRed: 0.0956, green: 0.7552, blue: 0.7541, alpha: 1),
                CGColor(srgbRed: 0.1439, green: 0.7299, blue: 0.7626, alpha: 1),
                CGColor(srgbRed: 0.2046, green: 0.6789, blue: 0.7782, alpha: 1),
                CGColor(srgbRed: 0.2454, green: 0.6271, blue: 0.792, alpha: 1),
                CGColor(srgbRed: 0.2758, green: 0.5742, blue: 0.8041, alpha: 1),
                CGColor(srgbRed: 0.3183, green: 0.463, blue: 0.8241, alpha: 1),
                CGColor(srgbRed: 0.3451, green: 0.3373, blue: 0.8392, alpha: 1),
                CGColor(srgbRed: 0.3294, green: 0.4293, blue: 0.8572, alpha: 1),
                CGColor(srgbRed: 0.3037, green: 0.515, blue: 0.8736, alpha: 1),
                CGColor(srgbRed: 0.2633, green: 0.5976, blue: 0.8886, alpha: 1),
                CGColor(srgbRed: 0.2345, green: 0.6381, blue: 0.8955, alpha: 1),
                CGColor(srgbRed: 0.1961, green: 0.6784, blue: 0.902, alpha: 1)
            ]
        circleStrokeGradient.locations = [
            0, 0.1667, 0.25, 0.2917, 0.3333, 0.3438, 0.3542, 0.375, 0.4167, 0.4583, 0.5, 0.5833,
            0.6667, 0.75, 0.8333, 0.9167, 0.9583, 1
        ]
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
