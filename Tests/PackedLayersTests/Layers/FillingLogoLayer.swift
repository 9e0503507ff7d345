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
        /// Follows `progress`.
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

    private var followsProgress: Bool { [.pulling, .armed].contains(phase) }

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
                    0, 0.005155, 0.010309, 0.015464, 0.020619, 0.025773, 0.030928, 0.036082,
                    0.041237, 0.046392, 0.051546, 0.056701, 0.061856, 0.06701, 0.072165,
                    0.07732, 0.082474, 0.087629, 0.092784, 0.103093, 0.113402, 0.118557,
                    0.123711, 0.128866, 0.134021, 0.139175, 0.14433, 0.149485, 0.154639,
                    0.159794, 0.164948, 0.170103, 0.175258, 0.180412, 0.185567, 0.190722,
                    0.195876, 0.201031, 0.798969, 0.804124, 0.809278, 0.814433, 0.819588,
                    0.824742, 0.829897, 0.835052, 0.840206, 0.845361, 0.850515, 0.85567,
                    0.860825, 0.865979, 0.871134, 0.876289, 0.881443, 0.886598, 0.896907,
                    0.907216, 0.912371, 0.917526, 0.92268, 0.927835, 0.93299, 0.938144,
                    0.943299, 0.948454, 0.953608, 0.958763, 0.963918, 0.969072, 0.974227,
                    0.979381, 0.984536, 0.989691, 0.994845, 1
                ],
                [
                    -34, -33.96699, -33.86645, -33.69624, -33.45434, -33.13899, -32.7487,
                    -32.28241, -31.73958, -31.12031, -30.4255, -29.65697, -28.8176, -27.91147,
                    -26.94392, -25.92164, -24.8526, -23.74602, -22.61213, -20.30721, -18.03014,
                    -16.93028, -15.86989, -14.85796, -13.9022, -13.00903, -12.18355, -11.42956,
                    -10.74975, -10.14573, -9.61822, -9.16719, -8.79199, -8.49145, -8.26405,
                    -8.10794, -8.02108, -8, -8, -8.02108, -8.10794, -8.26405, -8.49145,
                    -8.79199, -9.16719, -9.61822, -10.14573, -10.74975, -11.42956, -12.18354,
                    -13.00903, -13.9022, -14.85795, -15.86989, -16.93027, -18.03014, -20.30721,
                    -22.61213, -23.74601, -24.8526, -25.92164, -26.94392, -27.91147, -28.8176,
                    -29.65697, -30.4255, -31.12031, -31.73958, -32.28241, -32.7487, -33.13899,
                    -33.45434, -33.69624, -33.86645, -33.96699, -34
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
