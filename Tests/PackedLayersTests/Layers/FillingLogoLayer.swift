// swift-format-ignore-file
// The indicator "filling-logo", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// A logo that fills with colour as it is pulled.
///
///     let layer = FillingLogoLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class FillingLogoLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows `progress`.
        case pulling
        /// One image.
        case armed
        /// Repeats every 1.6 s.
        case refreshing
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
        case .refreshing: return [Span(part: .refreshing, start: 0, duration: 1.6, repeats: true)]
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
        // star 1
        let star1 = newLayer(CAShapeLayer(), in: content)
        star1.path = path(
            "MLLLLLLLLLLLZ",
            [
                0, -25, 7.5, -12.9904, 21.6506, -12.5, 15, 0, 21.6506, 12.5, 7.5, 12.9904, 0, 25,
                -7.5, 12.9904, -21.6506, 12.5, -15, 0, -21.6506, -12.5, -7.5, -12.9904
            ]
        )
        star1.fillColor = isDark
            ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.2)
            : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.1333)

        // star 2
        let star2 = newLayer(CALayer(), in: content)
        let star2Mask = newLayer(CALayer())

        // path
        let pathLayer = newLayer(CAShapeLayer(), in: star2Mask)
        animate(pathLayer, "position.x", [
            .idle: keys([0], [0]),
            .pulling: keys([0], [0]),
            .armed: keys([0], [0]),
            .refreshing: keys([0, 1], [-30, 30]),
        ])
        animate(pathLayer, "position.y", [
            .idle: keys([0], [32]),
            .pulling: keys([0, 1], [32, -34]),
            .armed: keys([0], [-34]),
            .refreshing: keys(
                [
                    0, 0.005102, 0.010204, 0.015306, 0.020833, 0.025829, 0.030825, 0.035821,
                    0.041667, 0.046556, 0.051446, 0.056335, 0.0625, 0.067283, 0.072066,
                    0.076849, 0.083333, 0.08801, 0.092687, 0.104167, 0.113308, 0.117878, 0.125,
                    0.129464, 0.133929, 0.138393, 0.142857, 0.145833, 0.150191, 0.154549,
                    0.158907, 0.163265, 0.166667, 0.170918, 0.17517, 0.179422, 0.183673, 0.1875,
                    0.191645, 0.195791, 0.199936, 0.800064, 0.804209, 0.808355, 0.8125,
                    0.816327, 0.820578, 0.82483, 0.829082, 0.833333, 0.836735, 0.841093,
                    0.845451, 0.849809, 0.854167, 0.857143, 0.861607, 0.866071, 0.870536, 0.875,
                    0.882122, 0.886692, 0.897959, 0.907313, 0.91199, 0.918367, 0.923151,
                    0.927934, 0.932717, 0.938776, 0.943665, 0.948554, 0.953444, 0.959184,
                    0.964179, 0.969175, 0.974171, 0.979592, 0.984694, 0.989796, 0.994898, 1
                ],
                [
                    -34, -33.96766, -33.86919, -33.7025, -33.44268, -33.13516, -32.75724,
                    -32.30794, -31.69088, -31.09932, -30.43981, -29.71392, -28.70789, -27.86174,
                    -26.96297, -26.01694, -24.67051, -23.66294, -22.63353, -20.06713, -18.05056,
                    -17.07296, -15.61204, -14.744, -13.91874, -13.14036, -12.41225, -11.95611,
                    -11.33192, -10.76095, -10.24417, -9.78204, -9.4594, -9.10283, -8.79774,
                    -8.54348, -8.3392, -8.19726, -8.08734, -8.02197, -8, -8, -8.02197, -8.08734,
                    -8.19726, -8.3392, -8.54348, -8.79774, -9.10283, -9.4594, -9.78204,
                    -10.24417, -10.76095, -11.33192, -11.95611, -12.41225, -13.14036, -13.91874,
                    -14.744, -15.61204, -17.07296, -18.05056, -20.5427, -22.63353, -23.66294,
                    -25.02996, -26.01694, -26.96297, -27.86174, -28.92406, -29.71392, -30.43981,
                    -31.09932, -31.78676, -32.30794, -32.75724, -33.13516, -33.46564, -33.7025,
                    -33.86919, -33.96766, -34
                ]
            ),
        ])
        pathLayer.path = path(
            "MCCCCCCLLZ",
            [
                -90, 0, -75, -6, -75, -6, -60, 0, -45, 6, -45, 6, -30, 0, -15, -6, -15, -6, 0, 0,
                15, 6, 15, 6, 30, 0, 45, -6, 45, -6, 60, 0, 75, 6, 75, 6, 90, 0, 90, 70, -90, 70
            ]
        )
        pathLayer.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        star2.mask = star2Mask
        let star2Fill = newLayer(CALayer(), in: star2)
        let star2FillMask = newLayer(CAShapeLayer())
        star2FillMask.path = path(
            "MLLLLLLLLLLLZ",
            [
                0, -25, 7.5, -12.9904, 21.6506, -12.5, 15, 0, 21.6506, 12.5, 7.5, 12.9904, 0, 25,
                -7.5, 12.9904, -21.6506, 12.5, -15, 0, -21.6506, -12.5, -7.5, -12.9904
            ]
        )
        star2Fill.mask = star2FillMask
        let star2FillGradient = newLayer(CAGradientLayer(), in: star2Fill)
        star2FillGradient.bounds.size = CGSize(width: 102, height: 102)
        star2FillGradient.bounds.origin = .zero
        star2FillGradient.startPoint = CGPoint(x: 0.5, y: 0.7451)
        star2FillGradient.endPoint = CGPoint(x: 0.5, y: 0.2549)
        star2FillGradient.colors = isDark
            ? [
                CGColor(srgbRed: 1, green: 0.6235, blue: 0.0392, alpha: 1),
                CGColor(srgbRed: 1, green: 0.6136, blue: 0.0811, alpha: 1),
                CGColor(srgbRed: 1, green: 0.6035, blue: 0.1096, alpha: 1),
                CGColor(srgbRed: 1, green: 0.5832, blue: 0.1512, alpha: 1),
                CGColor(srgbRed: 1, green: 0.5416, blue: 0.2086, alpha: 1),
                CGColor(srgbRed: 1, green: 0.4982, blue: 0.2502, alpha: 1),
                CGColor(srgbRed: 1, green: 0.4526, blue: 0.2833, alpha: 1),
                CGColor(srgbRed: 1, green: 0.3506, blue: 0.3343, alpha: 1),
                CGColor(srgbRed: 1, green: 0.29, blue: 0.3547, alpha: 1),
                CGColor(srgbRed: 1, green: 0.2157, blue: 0.3725, alpha: 1)
            ]
            : [
                CGColor(srgbRed: 1, green: 0.5843, blue: 0, alpha: 1),
                CGColor(srgbRed: 1, green: 0.5748, blue: 0.0451, alpha: 1),
                CGColor(srgbRed: 1, green: 0.5651, blue: 0.0782, alpha: 1),
                CGColor(srgbRed: 1, green: 0.5456, blue: 0.1219, alpha: 1),
                CGColor(srgbRed: 1, green: 0.5055, blue: 0.1785, alpha: 1),
                CGColor(srgbRed: 1, green: 0.4635, blue: 0.2184, alpha: 1),
                CGColor(srgbRed: 1, green: 0.419, blue: 0.2498, alpha: 1),
                CGColor(srgbRed: 1, green: 0.3179, blue: 0.2977, alpha: 1),
                CGColor(srgbRed: 1, green: 0.2561, blue: 0.3167, alpha: 1),
                CGColor(srgbRed: 1, green: 0.1765, blue: 0.3333, alpha: 1)
            ]
        star2FillGradient.locations = [0, 0.0313, 0.0625, 0.125, 0.25, 0.375, 0.5, 0.75, 0.875, 1]
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
