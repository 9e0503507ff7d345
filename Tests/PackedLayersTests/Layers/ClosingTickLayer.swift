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
                    [0, 0.400426, 1],
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
                    [0, 0.400426, 1],
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
                    0, 0.016129, 0.037037, 0.050777, 0.074074, 0.096774, 0.111111, 0.129032,
                    0.148148, 0.16129, 0.185185, 0.207885, 0.225806, 0.241935, 0.259259,
                    0.274791, 0.296296, 0.309438, 0.322581, 0.333333, 0.344086, 0.354839,
                    0.37037, 0.378734, 0.387097, 0.40233, 1
                ],
                [
                    0.7, 0.72001, 0.74475, 0.76045, 0.78615, 0.81012, 0.82472, 0.84237, 0.86045,
                    0.87242, 0.89319, 0.91167, 0.92533, 0.93689, 0.94847, 0.95808, 0.97006,
                    0.97657, 0.98241, 0.98665, 0.99038, 0.99357, 0.99713, 0.99849, 0.99943, 1, 1
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
                    0, 0.40233, 0.407407, 0.413381, 0.419355, 0.425627, 0.4319, 0.438172,
                    0.444444, 0.451613, 0.45908, 0.466547, 0.474014, 0.481481, 0.487903,
                    0.491935, 0.495968, 0.5, 0.504032, 0.508065, 0.512097, 0.518519, 0.525986,
                    0.533453, 0.54092, 0.548387, 0.555556, 0.561828, 0.5681, 0.574373, 0.580645,
                    0.592593, 0.612903, 0.621266, 0.62963, 0.637395, 0.645161, 0.650538,
                    0.655914, 0.66129, 0.666667, 0.672043, 0.677419, 0.68399, 0.690562,
                    0.697133, 0.703704, 0.709677, 0.71356, 0.717443, 0.721326, 0.725209,
                    0.729092, 0.732975, 0.736858, 0.741935, 0.745968, 0.75, 0.754032, 0.758065,
                    0.762097, 0.766129, 0.770161, 0.777778, 0.784946, 0.792115, 0.799283, 1
                ],
                [
                    0, 6e-05, 0.00065, 0.00215, 0.00452, 0.00798, 0.01244, 0.01793, 0.02445,
                    0.0332, 0.0438, 0.05592, 0.06959, 0.0848, 0.09912, 0.10869, 0.1187, 0.12916,
                    0.14006, 0.15139, 0.16314, 0.18273, 0.2068, 0.23219, 0.25883, 0.28663,
                    0.31429, 0.33921, 0.3647, 0.39068, 0.41707, 0.4681, 0.55547, 0.59101,
                    0.62595, 0.65767, 0.68851, 0.70928, 0.72952, 0.74918, 0.76823, 0.78662,
                    0.80435, 0.82505, 0.84465, 0.86313, 0.88046, 0.89519, 0.90425, 0.91288,
                    0.9211, 0.9289, 0.93628, 0.94325, 0.9498, 0.95773, 0.96353, 0.96889, 0.9738,
                    0.97828, 0.98233, 0.98595, 0.98914, 0.99402, 0.99728, 0.99926, 0.99999, 1
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
