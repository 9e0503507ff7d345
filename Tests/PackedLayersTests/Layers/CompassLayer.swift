// swift-format-ignore-file
// The indicator "compass", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// Compass and needle.
///
///     let layer = CompassLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class CompassLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows `progress`.
        case pulling
        /// One image.
        case armed
        /// Repeats every 3.6 s, after 0.3 s.
        case refreshing
        /// Plays once, for 0.3 s.
        case finishing
    }

    /// The size in points.
    public static let canvas = CGSize(width: 180, height: 60)

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
        case .armed: return [Span(part: .armed, start: 0, duration: 1)]
        case .refreshing:
            return [
                Span(part: .refreshingIntro, start: 0, duration: 0.3),
                Span(part: .refreshing, start: 0.3, duration: 3.6, repeats: true),
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
        // rect
        let rect = newLayer(CAShapeLayer(), in: content)
        rect.opacity = 0.3
        rect.path = CGPath(rect: CGRect(x: -90, y: -30, width: 180, height: 60), transform: nil)
        animate(rect, "fillColor", [
            .idle: colors([0], [[0, 0, 0, 0]]),
            .pulling: colors([0], [[0, 0, 0, 0]]),
            .armed: colors([0], [[0, 0, 0, 0]]),
            .refreshingIntro: colors([0, 1], [[1, 0, 0, 0], [1, 0, 0, 1]]),
            .refreshing: colors(
                [
                    0, 0.083333, 0.166667, 0.25, 0.333333, 0.416667, 0.5, 0.583333, 0.666667,
                    0.75, 0.833333, 0.916667, 1
                ],
                [
                    [1, 0, 0, 1],
                    [0, 0, 1, 1],
                    [0.5, 0, 0.5, 1],
                    [0, 1, 1, 1],
                    [1, 0.5, 0, 1],
                    [1, 0, 1, 1],
                    [1, 0, 0, 1],
                    [0, 0, 1, 1],
                    [0.5, 0, 0.5, 1],
                    [0, 1, 1, 1],
                    [1, 0.5, 0, 1],
                    [1, 0, 1, 1],
                    [1, 0, 0, 1]
                ]
            ),
            .finishing: colors([0], [[0, 0, 0, 0]]),
        ])

        // group 1
        let group1 = newLayer(CALayer(), in: content)
        animate(group1, "position.x", [
            .idle: keys([0], [60]),
            .pulling: keys([0, 1], [60, 0]),
            .armed: keys([0], [0]),
            .refreshingIntro: keys([0], [0]),
            .refreshing: keys([0], [0]),
            .finishing: keys([0, 1], [0, 60]),
        ])

        // circle 1
        let circle1 = newLayer(CAShapeLayer(), in: group1)
        circle1.path = CGPath(
            ellipseIn: CGRect(x: -25.5, y: -25.5, width: 51, height: 51),
            transform: nil
        )
        circle1.fillColor = nil
        circle1.strokeColor = isDark
            ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
            : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
        circle1.lineWidth = 2.5

        // repeat 1
        let repeat1 = newLayer(CALayer(), in: group1)
        for index in 0..<12 {
            let copy = newLayer(CALayer(), in: repeat1)
            copy.setAffineTransform(
                CGAffineTransform(rotationAngle: (Double(index) * 30) * .pi / 180)
            )
            copy.opacity = [0, 0.5, 0.5, 0, 0.5, 0.5, 0, 0.5, 0.5, 0, 0.5, 0.5][index]

            // line
            let line = newLayer(CAShapeLayer(), in: copy)
            line.path = path("ML", [0, -21, 0, -20])
            line.fillColor = nil
            line.strokeColor = isDark
                ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
                : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
            line.lineWidth = 1.5
            line.lineCap = .round
        }

        // repeat 2
        let repeat2 = newLayer(CALayer(), in: group1)
        for index in 0..<4 {
            let copy2 = newLayer(CALayer(), in: repeat2)
            copy2.setAffineTransform(
                CGAffineTransform(rotationAngle: (Double(index) * 90) * .pi / 180)
            )
            copy2.opacity = [0, 1, 1, 1][index]

            // line
            let line2 = newLayer(CAShapeLayer(), in: copy2)
            line2.path = path("ML", [0, -20.75, 0, -18.25])
            line2.fillColor = nil
            line2.strokeColor = isDark
                ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
                : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
            line2.lineWidth = 2.5
            line2.lineCap = .round
        }

        // polygon
        let polygon = newLayer(CAShapeLayer(), in: group1)
        polygon.path = path("MLLZ", [-3.25, -22, 3.25, -22, 0, -17])
        polygon.fillColor = isDark
            ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
            : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

        // circle 2
        let circle2 = newLayer(CAShapeLayer(), in: group1)
        circle2.opacity = 0.5
        circle2.path = CGPath(
            ellipseIn: CGRect(x: -1.75, y: -1.75, width: 3.5, height: 3.5),
            transform: nil
        )
        circle2.fillColor = isDark
            ? CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
            : CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)

        // group 2
        let group2 = newLayer(CALayer(), in: content)
        animate(group2, "position.x", [
            .idle: keys([0], [-60]),
            .pulling: keys([0, 1], [-60, 0]),
            .armed: keys([0], [0]),
            .refreshingIntro: keys([0], [0]),
            .refreshing: keys([0], [0]),
            .finishing: keys([0, 1], [0, -60]),
        ])
        animate(group2, "transform.rotation.z", [
            .idle: degrees([0], [0]),
            .pulling: degrees([0], [0]),
            .armed: degrees([0], [0]),
            .refreshingIntro: degrees([0, 1], [0, 90]),
            .refreshing: degrees([0, 1], [90, 1169.99999]),
            .finishing: degrees([0], [90]),
        ])

        // polygon 1
        let polygon1 = newLayer(CAShapeLayer(), in: group2)
        polygon1.path = path("MLLLZ", [0, -16, 5.5, 0, 0, 16, -5.5, 0])
        polygon1.fillColor = CGColor(srgbRed: 0.5569, green: 0.5569, blue: 0.5765, alpha: 1)

        // polygon 2
        let polygon2 = newLayer(CAShapeLayer(), in: group2)
        polygon2.path = path("MLLZ", [0, -16, 5.5, 0, -5.5, 0])
        polygon2.fillColor = isDark
            ? CGColor(srgbRed: 1, green: 0.2706, blue: 0.2275, alpha: 1)
            : CGColor(srgbRed: 1, green: 0.2314, blue: 0.1882, alpha: 1)

        // polygon 3
        let polygon3 = newLayer(CAShapeLayer(), in: group2)
        polygon3.path = path("MLLZ", [0, -16, 5.5, 0, 0, 16])
        polygon3.fillColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.2)

        // circle
        let circle = newLayer(CAShapeLayer(), in: group2)
        circle.path = CGPath(
            ellipseIn: CGRect(x: -2.25, y: -2.25, width: 4.5, height: 4.5),
            transform: nil
        )
        circle.fillColor = isDark
            ? CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
            : CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
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
