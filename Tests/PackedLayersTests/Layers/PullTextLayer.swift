// swift-format-ignore-file
// The indicator "pull-text", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// “Pull to refresh” that becomes “Release”.
///
///     let layer = PullTextLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class PullTextLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// One image.
        case idle
        /// Follows `progress`.
        case pulling
        /// Follows `progress`.
        case armed
        /// Repeats every 1 s.
        case refreshing
    }

    /// The size in points.
    public static let canvas = CGSize(width: 160, height: 48)

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
        case .refreshing: return [Span(part: .refreshing, start: 0, duration: 1, repeats: true)]
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
        // text
        let text = newLayer(CALayer(), in: content)
        text.position.x = 12
        animate(text, "opacity", [
            .idle: keys([0], [0]),
            .pulling: keys([0, 1], [0, 1]),
            .armed: keys([0], [1]),
            .refreshing: keys([0, 0.5, 1], [1, 0.5, 1]),
        ])

        // variant 1
        let variant1 = newLayer(CAShapeLayer(), in: text)
        animate(variant1, "opacity", [
            .idle: keys([0], [1]),
            .pulling: keys([0], [1]),
            .armed: keys([0], [0]),
            .refreshing: keys([0], [0]),
        ])
        variant1.path = path(
            "MLLQQLMLQQMLMLQMLQMLQMLMQQQQMLMQMLQQQQMQLMLMLMQMLQQQQMQQQQQQMLMQQL",
            [
                -39.0975, 4.55, -39.0975, -4.55, -36.4975, -4.55, -34.0275, -4.55, -34.0275, -2.015,
                -34.0275, 0.52, -36.4975, 0.52, -39.0975, 0.52, -31.6225, -1.625, -31.6225, 2.145,
                -31.6225, 4.55, -29.7375, 4.55, -27.7225, 4.55, -27.4625, 1.885, -27.4625, -1.625,
                -27.4625, 4.55, -24.4725, -4.55, -24.4725, 2.99, -24.4725, 4.55, -23.1725, 4.55,
                -20.7675, -4.55, -20.7675, 2.99, -20.7675, 4.55, -19.4675, 4.55, -12.9675, -3.77,
                -12.9675, 2.6, -12.9675, 4.68, -11.1475, 4.485, -14.2025, -1.625, -11.2125, -1.625,
                -6.9225, -1.625, -4.6475, -1.625, -4.6475, 1.4625, -4.6475, 4.55, -6.9225, 4.55,
                -9.1975, 4.55, -9.1975, 1.4625, -9.1975, -1.625, -6.9225, -1.625, 1.5925, -1.625,
                1.5925, 4.55, 1.5925, 1.17, 1.8525, -1.625, 4.3225, -1.56, 6.0775, 1.365, 10.4325,
                1.365, 10.4325, -1.625, 8.2875, -1.625, 6.0775, -1.625, 6.0775, 1.4625, 6.0775,
                4.55, 8.3525, 4.55, 9.5875, 4.55, 10.2375, 3.25, 15.6975, -4.42, 13.7475, -4.94,
                13.7475, -2.6, 13.7475, 4.55, 12.5125, -1.625, 15.5025, -1.625, 17.6475, -1.625,
                17.6475, 4.55, 17.6475, 1.17, 17.9075, -1.625, 20.3775, -1.56, 22.1325, 1.365,
                26.4875, 1.365, 26.4875, -1.625, 24.3425, -1.625, 22.1325, -1.625, 22.1325, 1.4625,
                22.1325, 4.55, 24.4075, 4.55, 25.6425, 4.55, 26.2925, 3.25, 32.3375, -0.39, 31.8175,
                -1.625, 30.6475, -1.625, 28.9575, -1.625, 28.9575, -0.195, 28.9575, 1.04, 30.6475,
                1.365, 32.4675, 1.755, 32.4675, 2.99, 32.4675, 4.55, 30.6475, 4.55, 29.2175, 4.55,
                28.8275, 3.315, 35.0675, -4.55, 35.0675, 4.55, 35.0675, 1.04, 35.3275, -1.625,
                37.3425, -1.625, 39.2275, -1.625, 39.2275, 0.78, 39.2275, 4.55
            ]
        )
        variant1.fillColor = nil
        variant1.strokeColor = isDark
            ? CGColor(srgbRed: 0.9216, green: 0.9216, blue: 0.9608, alpha: 0.6)
            : CGColor(srgbRed: 0.2353, green: 0.2353, blue: 0.2627, alpha: 0.6)
        variant1.lineWidth = 1.3
        variant1.lineCap = .round
        variant1.lineJoin = .round

        // variant 2
        let variant2 = newLayer(CAShapeLayer(), in: text)
        animate(variant2, "opacity", [
            .idle: keys([0], [0]),
            .pulling: keys([0], [0]),
            .armed: keys([0], [1]),
            .refreshing: keys([0], [0]),
        ])
        variant2.path = path(
            "MLLQQLMLMLQQQQMLQMLQQQQMQQLMLQQQMQQQQQQMLQQQQMLQMLMQQQQMLMQMLQQQQMQLMLMLMQMLQQQQMQQQQQQMLMQQL",
            [
                -50.0825, 4.55, -50.0825, -4.55, -47.4825, -4.55, -45.0125, -4.55, -45.0125, -2.015,
                -45.0125, 0.52, -47.4825, 0.52, -50.0825, 0.52, -47.4825, 0.52, -44.8825, 4.55,
                -42.8675, 1.365, -38.5125, 1.365, -38.5125, -1.625, -40.6575, -1.625, -42.8675,
                -1.625, -42.8675, 1.4625, -42.8675, 4.55, -40.5925, 4.55, -39.3575, 4.55, -38.7075,
                3.25, -35.7825, -4.55, -35.7825, 2.99, -35.7825, 4.55, -34.4825, 4.55, -32.3375,
                1.365, -27.9825, 1.365, -27.9825, -1.625, -30.1275, -1.625, -32.3375, -1.625,
                -32.3375, 1.4625, -32.3375, 4.55, -30.0625, 4.55, -28.8275, 4.55, -28.1775, 3.25,
                -25.3175, -0.585, -24.7325, -1.625, -23.4975, -1.625, -21.7425, -1.625, -21.7425,
                0.39, -21.7425, 4.55, -21.7425, 0.975, -23.6925, 1.04, -25.6425, 1.17, -25.6425,
                2.795, -25.6425, 4.55, -23.9525, 4.55, -22.2625, 4.55, -21.7425, 2.73, -15.6325,
                -0.39, -16.1525, -1.625, -17.3225, -1.625, -19.0125, -1.625, -19.0125, -0.195,
                -19.0125, 1.04, -17.3225, 1.365, -15.5025, 1.755, -15.5025, 2.99, -15.5025, 4.55,
                -17.3225, 4.55, -18.7525, 4.55, -19.1425, 3.315, -13.1625, 1.365, -8.8075, 1.365,
                -8.8075, -1.625, -10.9525, -1.625, -13.1625, -1.625, -13.1625, 1.4625, -13.1625,
                4.55, -10.8875, 4.55, -9.6525, 4.55, -9.0025, 3.25, -1.9825, -3.77, -1.9825, 2.6,
                -1.9825, 4.68, -0.1625, 4.485, -3.2175, -1.625, -0.2275, -1.625, 4.0625, -1.625,
                6.3375, -1.625, 6.3375, 1.4625, 6.3375, 4.55, 4.0625, 4.55, 1.7875, 4.55, 1.7875,
                1.4625, 1.7875, -1.625, 4.0625, -1.625, 12.5775, -1.625, 12.5775, 4.55, 12.5775,
                1.17, 12.8375, -1.625, 15.3075, -1.56, 17.0625, 1.365, 21.4175, 1.365, 21.4175,
                -1.625, 19.2725, -1.625, 17.0625, -1.625, 17.0625, 1.4625, 17.0625, 4.55, 19.3375,
                4.55, 20.5725, 4.55, 21.2225, 3.25, 26.6825, -4.42, 24.7325, -4.94, 24.7325, -2.6,
                24.7325, 4.55, 23.4975, -1.625, 26.4875, -1.625, 28.6325, -1.625, 28.6325, 4.55,
                28.6325, 1.17, 28.8925, -1.625, 31.3625, -1.56, 33.1175, 1.365, 37.4725, 1.365,
                37.4725, -1.625, 35.3275, -1.625, 33.1175, -1.625, 33.1175, 1.4625, 33.1175, 4.55,
                35.3925, 4.55, 36.6275, 4.55, 37.2775, 3.25, 43.3225, -0.39, 42.8025, -1.625,
                41.6325, -1.625, 39.9425, -1.625, 39.9425, -0.195, 39.9425, 1.04, 41.6325, 1.365,
                43.4525, 1.755, 43.4525, 2.99, 43.4525, 4.55, 41.6325, 4.55, 40.2025, 4.55, 39.8125,
                3.315, 46.0525, -4.55, 46.0525, 4.55, 46.0525, 1.04, 46.3125, -1.625, 48.3275,
                -1.625, 50.2125, -1.625, 50.2125, 0.78, 50.2125, 4.55
            ]
        )
        variant2.fillColor = nil
        variant2.strokeColor = isDark
            ? CGColor(srgbRed: 0.9216, green: 0.9216, blue: 0.9608, alpha: 0.6)
            : CGColor(srgbRed: 0.2353, green: 0.2353, blue: 0.2627, alpha: 0.6)
        variant2.lineWidth = 1.3
        variant2.lineCap = .round
        variant2.lineJoin = .round

        // variant 3
        let variant3 = newLayer(CAShapeLayer(), in: text)
        animate(variant3, "opacity", [
            .idle: keys([0], [0]),
            .pulling: keys([0], [0]),
            .armed: keys([0], [0]),
            .refreshing: keys([0], [1]),
        ])
        variant3.path = path(
            "MLLQQLMLMLQQQQMQLMLMLMQMLQQQQMQQQQQQMLMQQLMLMQQQQMLMQQLMLQQMQQQQ",
            [
                -28.7625, 4.55, -28.7625, -4.55, -26.1625, -4.55, -23.6925, -4.55, -23.6925, -2.015,
                -23.6925, 0.52, -26.1625, 0.52, -28.7625, 0.52, -26.1625, 0.52, -23.5625, 4.55,
                -21.5475, 1.365, -17.1925, 1.365, -17.1925, -1.625, -19.3375, -1.625, -21.5475,
                -1.625, -21.5475, 1.4625, -21.5475, 4.55, -19.2725, 4.55, -18.0375, 4.55, -17.3875,
                3.25, -11.9275, -4.42, -13.8775, -4.94, -13.8775, -2.6, -13.8775, 4.55, -15.1125,
                -1.625, -12.1225, -1.625, -9.9775, -1.625, -9.9775, 4.55, -9.9775, 1.17, -9.7175,
                -1.625, -7.2475, -1.56, -5.4925, 1.365, -1.1375, 1.365, -1.1375, -1.625, -3.2825,
                -1.625, -5.4925, -1.625, -5.4925, 1.4625, -5.4925, 4.55, -3.2175, 4.55, -1.9825,
                4.55, -1.3325, 3.25, 4.7125, -0.39, 4.1925, -1.625, 3.0225, -1.625, 1.3325, -1.625,
                1.3325, -0.195, 1.3325, 1.04, 3.0225, 1.365, 4.8425, 1.755, 4.8425, 2.99, 4.8425,
                4.55, 3.0225, 4.55, 1.5925, 4.55, 1.2025, 3.315, 7.4425, -4.55, 7.4425, 4.55,
                7.4425, 1.04, 7.7025, -1.625, 9.7175, -1.625, 11.6025, -1.625, 11.6025, 0.78,
                11.6025, 4.55, 14.5925, -1.625, 14.5925, 4.55, 14.3, -4.03, 14.3, -4.3225, 14.5925,
                -4.3225, 14.885, -4.3225, 14.885, -4.03, 14.885, -3.7375, 14.5925, -3.7375, 14.3,
                -3.7375, 14.3, -4.03, 17.5825, -1.625, 17.5825, 4.55, 17.5825, 1.04, 17.8425,
                -1.625, 19.8575, -1.625, 21.7425, -1.625, 21.7425, 0.78, 21.7425, 4.55, 28.8925,
                -1.625, 28.8925, 4.81, 28.8925, 7.28, 26.6825, 7.28, 25.3825, 7.28, 24.7975, 6.37,
                28.8925, 1.4625, 28.8925, -1.625, 26.6825, -1.625, 24.4725, -1.625, 24.4725, 1.4625,
                24.4725, 4.55, 26.6825, 4.55, 28.8925, 4.55, 28.8925, 1.4625
            ]
        )
        variant3.fillColor = nil
        variant3.strokeColor = isDark
            ? CGColor(srgbRed: 0.9216, green: 0.9216, blue: 0.9608, alpha: 0.6)
            : CGColor(srgbRed: 0.2353, green: 0.2353, blue: 0.2627, alpha: 0.6)
        variant3.lineWidth = 1.3
        variant3.lineCap = .round
        variant3.lineJoin = .round

        // path
        let pathLayer = newLayer(CAShapeLayer(), in: content)
        pathLayer.position.x = -62
        animate(pathLayer, "transform.rotation.z", [
            .idle: degrees([0], [0]),
            .pulling: degrees([0, 1], [0, 150]),
            .armed: degrees([0, 0.25, 1], [150, 180, 180]),
            .refreshing: degrees([0], [0]),
        ])
        animate(pathLayer, "opacity", [
            .idle: keys([0], [0]),
            .pulling: keys([0, 1], [0, 1]),
            .armed: keys([0], [1]),
            .refreshing: keys([0], [0]),
        ])
        pathLayer.path = path("MLMLL", [0, -7, 0, 7, -5, 2, 0, 7, 5, 2])
        pathLayer.fillColor = nil
        pathLayer.strokeColor = isDark
            ? CGColor(srgbRed: 0.9216, green: 0.9216, blue: 0.9608, alpha: 0.6)
            : CGColor(srgbRed: 0.2353, green: 0.2353, blue: 0.2627, alpha: 0.6)
        pathLayer.lineWidth = 1.8
        pathLayer.lineCap = .round
        pathLayer.lineJoin = .round

        // circle
        let circle = newLayer(CAShapeLayer(), in: content)
        circle.position.x = -62
        animate(circle, "transform.rotation.z", [
            .idle: degrees([0], [0]),
            .pulling: degrees([0], [0]),
            .armed: degrees([0], [0]),
            .refreshing: degrees([0, 1], [0, 360]),
        ])
        animate(circle, "opacity", [
            .idle: keys([0], [0]),
            .pulling: keys([0], [0]),
            .armed: keys([0], [0]),
            .refreshing: keys([0], [1]),
        ])
        circle.path = path(
            "MCCCCZ",
            [
                6.5, 0, 6.5, 3.5899, 3.5899, 6.5, 0, 6.5, -3.5899, 6.5, -6.5, 3.5899, -6.5, 0, -6.5,
                -3.5899, -3.5899, -6.5, 0, -6.5, 3.5899, -6.5, 6.5, -3.5899, 6.5, 0
            ]
        )
        circle.fillColor = nil
        circle.strokeColor = isDark
            ? CGColor(srgbRed: 0.9216, green: 0.9216, blue: 0.9608, alpha: 0.6)
            : CGColor(srgbRed: 0.2353, green: 0.2353, blue: 0.2627, alpha: 0.6)
        circle.lineWidth = 1.8
        circle.lineCap = .round
        circle.strokeEnd = 0.7
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
