// swift-format-ignore-file
// The indicator "spokes", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// System spokes.
///
///     let layer = SpokesLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class SpokesLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows `progress`.
        case pulling
        /// One image.
        case armed
        /// Repeats every 0.8 s.
        case refreshing
        /// Plays once, for 0.5 s.
        case finishing
    }

    /// The size in points.
    public static let canvas = CGSize(width: 20, height: 20)

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
        // repeat
        let repetition = newLayer(CALayer(), in: content)
        for index in 0..<8 {
            let copy = newLayer(CALayer(), in: repetition)
            copy.setAffineTransform(
                CGAffineTransform(rotationAngle: (Double(index) * -45) * .pi / 180)
            )
            animate(copy, "opacity", [
                .idle: keys([0], [[1, 0.83, 0.66, 0.49, 0.32, 0.32, 0.32, 0.32][index]]),
                .pulling: keys([0], [[1, 0.83, 0.66, 0.49, 0.32, 0.32, 0.32, 0.32][index]]),
                .armed: keys([0], [[1, 0.83, 0.66, 0.49, 0.32, 0.32, 0.32, 0.32][index]]),
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
