// swift-format-ignore-file
// The indicator "features", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// Trims, gradients, dashes, clips, masks, anchors, skews and shadows.
///
///     let layer = FeaturesLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class FeaturesLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// Follows `progress`.
        case pulling
        /// Repeats every 1 s, after 0.5 s.
        case refreshing
        /// Plays once, for 0.4 s.
        case finishing
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
        case .pulling: return [Span(part: .pulling, start: 0, duration: 1)]
        case .refreshing:
            return [
                Span(part: .refreshingIntro, start: 0, duration: 0.5),
                Span(part: .refreshing, start: 0.5, duration: 1, repeats: true),
            ]
        case .finishing: return [Span(part: .finishing, start: 0, duration: 0.4)]
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
        // circle 1
        let circle1 = newLayer(CALayer(), in: content)
        animate(circle1, "opacity", [
            .pulling: keys([0], [1]),
            .refreshingIntro: keys([0], [1]),
            .refreshing: keys([0], [1]),
            .finishing: keys([0, 1, 1], [1, 1, 0]),
        ])
        let circle1Stroke = newLayer(CALayer(), in: circle1)
        let circle1StrokeMask = newLayer(CALayer())
        let circle1PartMask = newLayer(CAShapeLayer(), in: circle1StrokeMask)
        circle1PartMask.path = path(
            "MCCCCZ",
            [
                20, 0, 20, 11.0457, 11.0457, 20, 0, 20, -11.0457, 20, -20, 11.0457, -20, 0, -20,
                -11.0457, -11.0457, -20, 0, -20, 11.0457, -20, 20, -11.0457, 20, 0
            ]
        )
        circle1PartMask.fillColor = nil
        circle1PartMask.lineWidth = 4
        circle1PartMask.lineCap = .round
        animate(circle1PartMask, "strokeStart", [
            .pulling: keys([0], [0]),
            .refreshingIntro: keys([0], [0.5]),
            .refreshing: keys([0, 0.5, 0.5, 1], [0.5, 1, 0, 0.5]),
            .finishing: keys([0], [0.2]),
        ])
        animate(circle1PartMask, "strokeEnd", [
            .pulling: keys([0, 1], [0, 0.6]),
            .refreshingIntro: keys([0], [0.9]),
            .refreshing: keys([0, 0.1, 0.5, 0.5, 1], [0.9, 1, 1, 0.4, 0.9]),
            .finishing: keys([0, 1], [0.6, 0.2]),
        ])
        circle1PartMask.strokeColor = CGColor(gray: 0, alpha: 1)
        let circle1RestMask = newLayer(CAShapeLayer(), in: circle1StrokeMask)
        circle1RestMask.path = path(
            "MCCCCZ",
            [
                20, 0, 20, 11.0457, 11.0457, 20, 0, 20, -11.0457, 20, -20, 11.0457, -20, 0, -20,
                -11.0457, -11.0457, -20, 0, -20, 11.0457, -20, 20, -11.0457, 20, 0
            ]
        )
        circle1RestMask.fillColor = nil
        circle1RestMask.lineWidth = 4
        circle1RestMask.lineCap = .round
        animate(circle1RestMask, "strokeEnd", [
            .pulling: keys([0], [0]),
            .refreshingIntro: keys([0], [0]),
            .refreshing: keys([0, 0.1, 0.5, 0.5, 1], [0, 0, 0.4, 0, 0]),
            .finishing: keys([0], [0]),
        ])
        circle1RestMask.strokeColor = CGColor(gray: 0, alpha: 1)
        circle1Stroke.mask = circle1StrokeMask
        let circle1Gradient = newLayer(CAGradientLayer(), in: circle1Stroke)
        circle1Gradient.bounds.size = CGSize(width: 104, height: 104)
        circle1Gradient.bounds.origin = .zero
        circle1Gradient.type = .conic
        circle1Gradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        circle1Gradient.endPoint = CGPoint(x: 1, y: 0.5)
        circle1Gradient.setAffineTransform(CGAffineTransform(rotationAngle: (90) * .pi / 180))
        circle1Gradient.colors = isDark
            ? [
                CGColor(srgbRed: 1, green: 0.2706, blue: 0.2275, alpha: 1),
                CGColor(srgbRed: 0.961, green: 0.3172, blue: 0.3031, alpha: 1),
                CGColor(srgbRed: 0.9214, green: 0.3543, blue: 0.366, alpha: 1),
                CGColor(srgbRed: 0.8401, green: 0.4107, blue: 0.4741, alpha: 1),
                CGColor(srgbRed: 0.7554, green: 0.4513, blue: 0.5705, alpha: 1),
                CGColor(srgbRed: 0.6657, green: 0.4806, blue: 0.6609, alpha: 1),
                CGColor(srgbRed: 0.5685, green: 0.501, blue: 0.7479, alpha: 1),
                CGColor(srgbRed: 0.4585, green: 0.5136, blue: 0.8329, alpha: 1),
                CGColor(srgbRed: 0.3952, green: 0.5172, blue: 0.8749, alpha: 1),
                CGColor(srgbRed: 0.3217, green: 0.5191, blue: 0.9168, alpha: 1),
                CGColor(srgbRed: 0.2784, green: 0.5194, blue: 0.9376, alpha: 1),
                CGColor(srgbRed: 0.2273, green: 0.5192, blue: 0.9584, alpha: 1),
                CGColor(srgbRed: 0.1612, green: 0.5187, blue: 0.9792, alpha: 1),
                CGColor(srgbRed: 0.1153, green: 0.5182, blue: 0.9896, alpha: 1),
                CGColor(srgbRed: 0.0392, green: 0.5176, blue: 1, alpha: 1),
                CGColor(srgbRed: 0.0392, green: 0.5176, blue: 1, alpha: 0),
                CGColor(srgbRed: 0.0392, green: 0.5176, blue: 1, alpha: 0),
                CGColor(srgbRed: 1, green: 0.2706, blue: 0.2275, alpha: 1)
            ]
            : [
                CGColor(srgbRed: 1, green: 0.2314, blue: 0.1882, alpha: 1),
                CGColor(srgbRed: 0.9593, green: 0.2856, blue: 0.2753, alpha: 1),
                CGColor(srgbRed: 0.918, green: 0.3267, blue: 0.3436, alpha: 1),
                CGColor(srgbRed: 0.8337, green: 0.3866, blue: 0.4578, alpha: 1),
                CGColor(srgbRed: 0.7462, green: 0.4279, blue: 0.5579, alpha: 1),
                CGColor(srgbRed: 0.654, green: 0.4564, blue: 0.6512, alpha: 1),
                CGColor(srgbRed: 0.5548, green: 0.4747, blue: 0.7408, alpha: 1),
                CGColor(srgbRed: 0.4435, green: 0.4842, blue: 0.8282, alpha: 1),
                CGColor(srgbRed: 0.3796, green: 0.4859, blue: 0.8715, alpha: 1),
                CGColor(srgbRed: 0.3056, green: 0.4855, blue: 0.9144, alpha: 1),
                CGColor(srgbRed: 0.262, green: 0.4845, blue: 0.9359, alpha: 1),
                CGColor(srgbRed: 0.2103, green: 0.483, blue: 0.9573, alpha: 1),
                CGColor(srgbRed: 0.1419, green: 0.481, blue: 0.9787, alpha: 1),
                CGColor(srgbRed: 0.0918, green: 0.4798, blue: 0.9893, alpha: 1),
                CGColor(srgbRed: 0, green: 0.4784, blue: 1, alpha: 1),
                CGColor(srgbRed: 0, green: 0.4784, blue: 1, alpha: 0),
                CGColor(srgbRed: 0, green: 0.4784, blue: 1, alpha: 0),
                CGColor(srgbRed: 1, green: 0.2314, blue: 0.1882, alpha: 1)
            ]
        circle1Gradient.locations = [
            0, 0.0234, 0.0469, 0.0938, 0.1406, 0.1875, 0.2344, 0.2813, 0.3047, 0.3281, 0.3398,
            0.3516, 0.3633, 0.3691, 0.375, 0.75, 0.875, 0.875
        ]

        // rect
        let rectPosition = newLayer(CALayer(), in: content)
        animate(rectPosition, "position.x", [
            .pulling: keys([0], [0]),
            .refreshingIntro: keys([0], [0]),
            .refreshing: keys([0, 1], [0, 8]),
            .finishing: keys([0], [0]),
        ])
        animate(rectPosition, "position.y", [
            .pulling: keys([0], [0]),
            .refreshingIntro: keys([0], [0]),
            .refreshing: keys([0, 1], [0, 4]),
            .finishing: keys([0], [0]),
        ])
        let rectRotation = newLayer(CALayer(), in: rectPosition)
        rectRotation.position.x = 5
        rectRotation.position.y = 3
        animate(rectRotation, "transform.rotation.z", [
            .pulling: degrees([0], [15]),
            .refreshingIntro: degrees([0], [0]),
            .refreshing: degrees([0, 1], [0, 90]),
            .finishing: degrees([0], [15]),
        ])
        let rectScale = newLayer(CALayer(), in: rectRotation)
        animate(rectScale, "transform.scale", [
            .pulling: keys([0], [1]),
            .refreshingIntro: keys([0], [1]),
            .refreshing: keys([0], [1]),
            .finishing: keys([0, 1], [1, 0.20001]),
        ])
        let rect = newLayer(CALayer(), in: rectScale)
        rect.bounds.origin.x = 5 - Self.canvas.width / 2
        rect.bounds.origin.y = 3 - Self.canvas.height / 2
        animate(rect, "transform", [
            .pulling: shears(
                [0, 0.322581, 0.516129, 0.677419, 0.818182, 0.935484, 1],
                [0, 0.11308, 0.18214, 0.24097, 0.29363, 0.33867, 0.36397]
            ),
            .refreshingIntro: shears([0], [0.36397]),
            .refreshing: shears([0], [0.36397]),
            .finishing: shears([0], [0]),
        ])
        let rectClip = newLayer(CAShapeLayer())
        rectClip.path = CGPath(
            ellipseIn: CGRect(x: -5.5, y: -5.5, width: 11, height: 11),
            transform: nil
        )
        rect.mask = rectClip
        let rectFill = newLayer(CALayer(), in: rect)
        let rectFillMask = newLayer(CAShapeLayer())
        rectFillMask.path = CGPath(rect: CGRect(x: -6, y: -4, width: 12, height: 8), transform: nil)
        rectFill.mask = rectFillMask
        let rectFillGradient = newLayer(CAGradientLayer(), in: rectFill)
        rectFillGradient.bounds.size = CGSize(width: 24, height: 24)
        rectFillGradient.bounds.origin = .zero
        rectFillGradient.type = .radial
        rectFillGradient.startPoint = CGPoint(x: 0.5, y: 0.5)
        rectFillGradient.endPoint = CGPoint(x: 0.79167, y: 0.79167)
        rectFillGradient.colors = isDark
            ? [
                CGColor(srgbRed: 1, green: 0.6235, blue: 0.0392, alpha: 1),
                CGColor(srgbRed: 0.9954, green: 0.6212, blue: 0.1169, alpha: 1),
                CGColor(srgbRed: 0.9908, green: 0.6188, blue: 0.1632, alpha: 1),
                CGColor(srgbRed: 0.9816, green: 0.6139, blue: 0.2292, alpha: 1),
                CGColor(srgbRed: 0.9725, green: 0.6088, blue: 0.2796, alpha: 1),
                CGColor(srgbRed: 0.9634, green: 0.6036, blue: 0.322, alpha: 1),
                CGColor(srgbRed: 0.9455, green: 0.5928, blue: 0.3931, alpha: 1),
                CGColor(srgbRed: 0.9279, green: 0.5813, blue: 0.4535, alpha: 1),
                CGColor(srgbRed: 0.8937, green: 0.5561, blue: 0.5566, alpha: 1),
                CGColor(srgbRed: 0.8609, green: 0.5274, blue: 0.6463, alpha: 1),
                CGColor(srgbRed: 0.8006, green: 0.456, blue: 0.8049, alpha: 1),
                CGColor(srgbRed: 0.7736, green: 0.41, blue: 0.8782, alpha: 1),
                CGColor(srgbRed: 0.749, green: 0.3529, blue: 0.949, alpha: 1)
            ]
            : [
                CGColor(srgbRed: 1, green: 0.5843, blue: 0, alpha: 1),
                CGColor(srgbRed: 0.9944, green: 0.5819, blue: 0.0914, alpha: 1),
                CGColor(srgbRed: 0.9888, green: 0.5795, blue: 0.1408, alpha: 1),
                CGColor(srgbRed: 0.9777, green: 0.5746, blue: 0.2072, alpha: 1),
                CGColor(srgbRed: 0.9666, green: 0.5696, blue: 0.2565, alpha: 1),
                CGColor(srgbRed: 0.9556, green: 0.5644, blue: 0.2974, alpha: 1),
                CGColor(srgbRed: 0.9338, green: 0.5536, blue: 0.3652, alpha: 1),
                CGColor(srgbRed: 0.9123, green: 0.5422, blue: 0.422, alpha: 1),
                CGColor(srgbRed: 0.8702, green: 0.5173, blue: 0.5178, alpha: 1),
                CGColor(srgbRed: 0.8296, green: 0.4893, blue: 0.5999, alpha: 1),
                CGColor(srgbRed: 0.7535, green: 0.4201, blue: 0.7428, alpha: 1),
                CGColor(srgbRed: 0.7186, green: 0.376, blue: 0.808, alpha: 1),
                CGColor(srgbRed: 0.6863, green: 0.3216, blue: 0.8706, alpha: 1)
            ]
        rectFillGradient.locations = [
            0.1429, 0.1563, 0.1696, 0.1964, 0.2232, 0.25, 0.3036, 0.3571, 0.4643, 0.5714, 0.7857,
            0.8929, 1
        ]

        // circle 2
        let circle2Shadow = newLayer(CALayer(), in: content)
        circle2Shadow.shadowOpacity = 1
        circle2Shadow.shadowColor = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.502)
        circle2Shadow.shadowRadius = 1.5
        circle2Shadow.shadowOffset.width = 1
        circle2Shadow.shadowOffset.height = 2
        animate(circle2Shadow, "opacity", [
            .pulling: keys([0], [0.8]),
            .refreshingIntro: keys([0], [1]),
            .refreshing: keys([0, 1], [1, 0.3]),
            .finishing: keys([0], [0.8]),
        ])
        let circle2 = newLayer(CAShapeLayer(), in: circle2Shadow)
        circle2.position.x = -10
        circle2.position.y = 8
        let circle2Mask = newLayer(CALayer())

        // rect
        let rect2 = newLayer(CALayer(), in: circle2Mask)
        let rectFill2 = newLayer(CALayer(), in: rect2)
        let rectFillMask2 = newLayer(CAShapeLayer())
        rectFillMask2.path = CGPath(
            rect: CGRect(x: -5, y: -10, width: 10, height: 20),
            transform: nil
        )
        rectFill2.mask = rectFillMask2
        let rectFillGradient2 = newLayer(CAGradientLayer(), in: rectFill2)
        rectFillGradient2.bounds.size = CGSize(width: 36, height: 36)
        rectFillGradient2.bounds.origin = .zero
        rectFillGradient2.startPoint = CGPoint(x: 0.5, y: 0.22222)
        rectFillGradient2.endPoint = CGPoint(x: 0.5, y: 0.77778)
        rectFillGradient2.colors = [
            CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1),
            CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0)
        ]
        rectFillGradient2.locations = [0, 1]
        circle2.mask = circle2Mask
        circle2.path = path(
            "MCCCCZ",
            [
                6, 0, 6, 3.3137, 3.3137, 6, 0, 6, -3.3137, 6, -6, 3.3137, -6, 0, -6, -3.3137,
                -3.3137, -6, 0, -6, 3.3137, -6, 6, -3.3137, 6, 0
            ]
        )
        circle2.fillColor = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
        circle2.strokeColor = isDark
            ? CGColor(srgbRed: 1, green: 0.8392, blue: 0.0392, alpha: 1)
            : CGColor(srgbRed: 1, green: 0.2314, blue: 0.1882, alpha: 1)
        circle2.lineWidth = 2
        circle2.lineDashPattern = [3, 2]

        // repeat
        let repetition = newLayer(CALayer(), in: content)
        repetition.position.x = 2
        repetition.position.y = -10
        for index in 0..<3 {
            let copy = newLayer(CALayer(), in: repetition)
            copy.position.x = Double(index) * 6

            // group
            let group = newLayer(CALayer(), in: copy)
            animate(group, "opacity", [
                .pulling: keys([0], [0.6]),
                .refreshingIntro: keys([0], [1]),
                .refreshing: keys([0, 0.5, 1], [1, 0.2, 1]),
                .finishing: keys([0], [0.6]),
            ])

            // circle 1
            let circle1x2 = newLayer(CAShapeLayer(), in: group)
            circle1x2.path = CGPath(
                ellipseIn: CGRect(x: -2.5, y: -2.5, width: 5, height: 5),
                transform: nil
            )
            circle1x2.fillColor = isDark
                ? CGColor(srgbRed: 0.1882, green: 0.8196, blue: 0.3451, alpha: 1)
                : CGColor(srgbRed: 0.2039, green: 0.7804, blue: 0.349, alpha: 1)

            // circle 2
            let circle2x2 = newLayer(CAShapeLayer(), in: group)
            circle2x2.path = CGPath(
                ellipseIn: CGRect(x: -1.5, y: -1.5, width: 3, height: 3),
                transform: nil
            )
            circle2x2.fillColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
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

    /// Returns keys of angles in degrees.
    private func degrees(_ times: [Double], _ values: [Double], delay: Double = 0) -> Keys {
        Keys(times, values.map { $0 * Double.pi / 180 }, delay)
    }

    /// Returns keys of numbers.
    private func keys(_ times: [Double], _ values: [Double], delay: Double = 0) -> Keys {
        Keys(times, values.map { $0 }, delay)
    }

    /// Returns keys of shears.
    private func shears(_ times: [Double], _ values: [Double], delay: Double = 0) -> Keys {
        let values = values.map { shear in
            let matrix = CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0)
            return NSValue(caTransform3D: CATransform3DMakeAffineTransform(matrix))
        }
        return Keys(times, values, delay)
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
