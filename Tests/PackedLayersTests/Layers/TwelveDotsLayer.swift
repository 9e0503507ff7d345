// swift-format-ignore-file
// The indicator "twelve-dots", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// Twelve dots that come one by one, then chase.
///
///     let layer = TwelveDotsLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class TwelveDotsLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows `progress`.
        case pulling
        /// Repeats every 1.2 s, after 1.2 s.
        case refreshing
        /// Plays once, for 0.3 s.
        case finishing
    }

    /// The size in points.
    public static let canvas = CGSize(width: 48, height: 48)

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
        case refreshingIntro
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
        case .refreshing:
            return [
                Span(part: .refreshingIntro, start: 0, duration: 1.2),
                Span(part: .refreshing, start: 1.2, duration: 1.2, repeats: true),
            ]
        case .finishing: return [Span(part: .finishing, start: 0, duration: 0.3)]
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
        animate(repetition, "transform.scale", [
            .idle: keys([0], [1]),
            .pulling: keys([0], [1]),
            .refreshingIntro: keys([0], [1]),
            .refreshing: keys([0], [1]),
            .finishing: keys([0, 1], [1, 0]),
        ])
        for index in 0..<12 {
            let copy = newLayer(CALayer(), in: repetition)
            copy.setAffineTransform(
                CGAffineTransform(rotationAngle: (Double(index) * 30) * .pi / 180)
            )

            // circle
            let circle = newLayer(CAShapeLayer(), in: copy)
            circle.position.y = -18
            animate(circle, "transform.scale", [
                .idle: keys([0], [1]),
                .pulling: keys([0], [1]),
                .refreshingIntro: keys(
                    [
                        [0, 0.600014, 1],
                        [0, 0.083333, 0.6833, 1],
                        [0, 0.166667, 0.76661, 1],
                        [0, 0.25, 0.849474, 0.850202, 1],
                        [0, 0.333333, 0.933277, 1],
                        [0, 0.416667, 1],
                        [0, 0.5, 1],
                        [0, 0.583333, 1],
                        [0, 0.666667, 1],
                        [0, 0.75, 1],
                        [0, 0.833333, 1],
                        [0, 0.916667, 1]
                    ][index],
                    [
                        [1, 0.60001, 1],
                        [1, 1, 0.60002, 0.91667],
                        [1, 1, 0.60004, 0.83333],
                        [1, 1, 0.60035, 0.6002, 0.75],
                        [1, 1, 0.60004, 0.66667],
                        [1, 1, 0.61111],
                        [1, 1, 0.66667],
                        [1, 1, 0.72222],
                        [1, 1, 0.77778],
                        [1, 1, 0.83333],
                        [1, 1, 0.88889],
                        [1, 1, 0.94444]
                    ][index]
                ),
                .refreshing: keys([0, 0.600014, 1], [1, 0.60001, 1], delay: Double(index) / 12),
                .finishing: keys(
                    [
                        [0],
                        [0, 0.080645, 1],
                        [0, 0.165323, 0.193548, 1],
                        [0, 0.25, 1],
                        [0, 0.333333, 1],
                        [0, 0.415323, 0.417339, 1],
                        [0, 0.5, 1],
                        [0, 0.580645, 0.584677, 1],
                        [0, 0.666667, 1],
                        [0, 0.75, 1],
                        [0, 0.830645, 0.83871, 1],
                        [0, 0.919355, 1]
                    ][index],
                    [
                        [1],
                        [0.91667, 0.91667, 0.99306],
                        [0.83333, 0.83333, 0.83781, 0.97222],
                        [0.75, 0.75, 0.9375],
                        [0.66667, 0.66667, 0.88889],
                        [0.61111, 0.61111, 0.61137, 0.83796],
                        [0.66667, 0.66667, 0.83333],
                        [0.72222, 0.72222, 0.7226, 0.83796],
                        [0.77778, 0.77778, 0.85185],
                        [0.83333, 0.83333, 0.875],
                        [0.88889, 0.88889, 0.88949, 0.90741],
                        [0.94444, 0.94459, 0.94907]
                    ][index]
                ),
            ])
            animate(circle, "opacity", [
                .idle: keys([0], [0]),
                .pulling: keys(
                    [
                        [0, 0.083333, 1],
                        [0, 0.083333, 0.166667, 1],
                        [0, 0.166667, 0.25, 1],
                        [0, 0.25, 0.333333, 1],
                        [0, 0.333333, 0.416667, 1],
                        [0, 0.416667, 0.5, 1],
                        [0, 0.5, 0.583333, 1],
                        [0, 0.583333, 0.666667, 1],
                        [0, 0.666667, 0.75, 1],
                        [0, 0.75, 0.833333, 1],
                        [0, 0.833333, 0.916667, 1],
                        [0, 0.916667, 1]
                    ][index],
                    [
                        [0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1, 1],
                        [0, 0, 1]
                    ][index]
                ),
                .refreshingIntro: keys(
                    [
                        [0, 0.600272, 1],
                        [0, 0.083333, 0.6833, 1],
                        [0, 0.166667, 0.76661, 1],
                        [0, 0.25, 0.850202, 1],
                        [0, 0.333333, 0.933277, 1],
                        [0, 0.416667, 1],
                        [0, 0.5, 1],
                        [0, 0.583333, 1],
                        [0, 0.666667, 1],
                        [0, 0.75, 1],
                        [0, 0.833333, 1],
                        [0, 0.916667, 1]
                    ][index],
                    [
                        [1, 0.20054, 1],
                        [1, 1, 0.20004, 0.83333],
                        [1, 1, 0.20007, 0.66667],
                        [1, 1, 0.2004, 0.5],
                        [1, 1, 0.20007, 0.33333],
                        [1, 1, 0.22222],
                        [1, 1, 0.33333],
                        [1, 1, 0.44444],
                        [1, 1, 0.55556],
                        [1, 1, 0.66667],
                        [1, 1, 0.77778],
                        [1, 1, 0.88889]
                    ][index]
                ),
                .refreshing: keys([0, 0.600272, 1], [1, 0.20054, 1], delay: Double(index) / 12),
                .finishing: keys(
                    [
                        [0],
                        [0, 0.080645, 1],
                        [0, 0.169355, 1],
                        [0, 0.25, 1],
                        [0, 0.333333, 1],
                        [0, 0.417339, 1],
                        [0, 0.5, 1],
                        [0, 0.584677, 1],
                        [0, 0.666667, 1],
                        [0, 0.75, 1],
                        [0, 0.830645, 1],
                        [0, 0.919355, 1]
                    ][index],
                    [
                        [1],
                        [0.83333, 0.83333, 0.98611],
                        [0.66667, 0.66756, 0.94444],
                        [0.5, 0.5, 0.875],
                        [0.33333, 0.33333, 0.77778],
                        [0.22222, 0.22274, 0.67593],
                        [0.33333, 0.33333, 0.66667],
                        [0.44444, 0.44519, 0.67593],
                        [0.55556, 0.55556, 0.7037],
                        [0.66667, 0.66667, 0.75],
                        [0.77778, 0.77778, 0.81481],
                        [0.88889, 0.88919, 0.89815]
                    ][index]
                ),
            ])
            circle.path = CGPath(
                ellipseIn: CGRect(x: -2.5, y: -2.5, width: 5, height: 5),
                transform: nil
            )
            circle.fillColor = isDark
                ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
                : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
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
}
