// swift-format-ignore-file
// The indicator "card", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// A card that is lifted from the page.
///
///     let layer = CardLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class CardLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows `progress`.
        case pulling
        /// Repeats every 1.2 s.
        case refreshing
    }

    /// The size in points.
    public static let canvas = CGSize(width: 80, height: 64)

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
        case .refreshing: return [Span(part: .refreshing, start: 0, duration: 1.2, repeats: true)]
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
            ? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
            : CGColor(srgbRed: 0.949, green: 0.949, blue: 0.9686, alpha: 1)

        // group
        let groupShadow = newLayer(CALayer(), in: content)
        groupShadow.shadowOpacity = 1
        animate(groupShadow, "shadowColor", [
            .idle: colors([0], [[0, 0, 0, 0.4]]),
            .pulling: colors([0, 1], [[0, 0, 0, 0.4], [0, 0, 0, 0.251]]),
            .refreshing: colors([0], [[0, 0, 0, 0.251]]),
        ])
        animate(groupShadow, "shadowRadius", [
            .idle: keys([0], [0.5]),
            .pulling: keys([0, 1], [0.5, 8]),
            .refreshing: keys([0], [8]),
        ])
        groupShadow.shadowOffset.width = 0
        animate(groupShadow, "shadowOffset.height", [
            .idle: keys([0], [0.5]),
            .pulling: keys([0, 1], [0.5, 9]),
            .refreshing: keys([0], [9]),
        ])
        let group = newLayer(CALayer(), in: groupShadow)
        animate(group, "position.y", [
            .idle: keys([0], [2]),
            .pulling: keys([0, 1], [2, -4]),
            .refreshing: keys([0], [-4]),
        ])
        animate(group, "transform.scale", [
            .idle: keys([0], [0.94]),
            .pulling: keys([0, 1], [0.94, 1]),
            .refreshing: keys([0], [1]),
        ])

        // roundedRect
        let roundedRect = newLayer(CAShapeLayer(), in: group)
        roundedRect.path = path(
            "MLCCCLCCCLCCCLCCCZ",
            [
                24, 0, 24, 3.7707, 24, 7.2921, 24, 9.0527, 23.4007, 10.948, 22.6475, 13.0174,
                21.0174, 14.6475, 18.948, 15.4007, 17.0527, 16, 15.2921, 16, 11.7707, 16, -11.7707,
                16, -15.2921, 16, -17.0527, 16, -18.948, 15.4007, -21.0174, 14.6475, -22.6475,
                13.0174, -23.4007, 10.948, -24, 9.0527, -24, 7.2921, -24, 3.7707, -24, -3.7707, -24,
                -7.2921, -24, -9.0527, -23.4007, -10.948, -22.6475, -13.0174, -21.0174, -14.6475,
                -18.948, -15.4007, -17.0527, -16, -15.2921, -16, -11.7707, -16, 11.7707, -16,
                15.2921, -16, 17.0527, -16, 18.948, -15.4007, 21.0174, -14.6475, 22.6475, -13.0174,
                23.4007, -10.948, 24, -9.0527, 24, -7.2921, 24, -3.7707
            ]
        )
        roundedRect.fillColor = isDark
            ? CGColor(srgbRed: 0.1725, green: 0.1725, blue: 0.1804, alpha: 1)
            : CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)

        // repeat
        let repetition = newLayer(CALayer(), in: group)
        repetition.position.x = -12
        for index in 0..<3 {
            let copy = newLayer(CALayer(), in: repetition)
            copy.position.x = Double(index) * 12

            // circle
            let circle = newLayer(CAShapeLayer(), in: copy)
            animate(circle, "opacity", [
                .idle: keys([0], [1]),
                .pulling: keys([0], [1]),
                .refreshing: keys([0, 0.5, 1], [1, 0.25, 1], delay: Double(index) * 0.149775),
            ])
            circle.path = CGPath(
                ellipseIn: CGRect(x: -3, y: -3, width: 6, height: 6),
                transform: nil
            )
            circle.fillColor = isDark
                ? CGColor(srgbRed: 0.0392, green: 0.5176, blue: 1, alpha: 1)
                : CGColor(srgbRed: 0, green: 0.4784, blue: 1, alpha: 1)
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
