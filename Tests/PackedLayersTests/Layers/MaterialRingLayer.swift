// swift-format-ignore-file
// The indicator "material-ring", written by: pinwheel pack --for coreanimation

import CoreAnimationModel

/// A ring after Material's, of which head, tail and turn have clocks of their own.
///
///     let layer = MaterialRingLayer()
///     view.layer.addSublayer(layer)
///     layer.phase = .pulling
///     layer.progress = 0.4
///     layer.phase = .refreshing
public final class MaterialRingLayer: CALayer {
    /// The phases of the indicator.
    public enum Phase: CaseIterable, Sendable {
        /// Follows `progress`.
        case pulling
        /// Repeats every 6.665 s.
        case refreshing
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
        case .refreshing: return [Span(part: .refreshing, start: 0, duration: 6.665, repeats: true)]
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
        // group
        let group = newLayer(CALayer(), in: content)
        animate(group, "transform.rotation.z", [
            .pulling: degrees([0], [-90]),
            .refreshing: degrees(
                [
                    0, 0.235289, 0.235289, 0.470578, 0.470578, 0.705866, 0.705866, 0.941155,
                    0.941155, 1
                ],
                [
                    -90, 269.98793, -89.99716, 269.99077, -89.99432, 269.99361, -89.99149,
                    269.99645, -89.98865, 0.03442
                ]
            ),
        ])

        // group
        let group2 = newLayer(CALayer(), in: group)
        animate(group2, "transform.rotation.z", [
            .pulling: degrees([0], [0]),
            .refreshing: degrees(
                [0, 0.2, 0.2, 0.4, 0.4, 0.6, 0.6, 0.8, 0.8, 1],
                [0, 0, 270, 270, 540, 540, 810, 810, 0, 0]
            ),
        ])

        // circle
        let circle = newLayer(CAShapeLayer(), in: group2)
        circle.path = path(
            "MCCCCZ",
            [
                18, 0, 18, 9.9411, 9.9411, 18, 0, 18, -9.9411, 18, -18, 9.9411, -18, 0, -18,
                -9.9411, -9.9411, -18, 0, -18, 9.9411, -18, 18, -9.9411, 18, 0
            ]
        )
        circle.fillColor = nil
        circle.strokeColor = CGColor(srgbRed: 0.4039, green: 0.3137, blue: 0.6431, alpha: 1)
        circle.lineWidth = 4
        animate(circle, "strokeStart", [
            .pulling: keys([0], [0]),
            .refreshing: keys(
                [
                    0, 0.099751, 0.102244, 0.104738, 0.107232, 0.109726, 0.112219, 0.113466,
                    0.114713, 0.11596, 0.117207, 0.118454, 0.119701, 0.120948, 0.122195,
                    0.123441, 0.124688, 0.125935, 0.127182, 0.13217, 0.134663, 0.13591,
                    0.137157, 0.138404, 0.139651, 0.140898, 0.142145, 0.144638, 0.147132,
                    0.149626, 0.15212, 0.154613, 0.157107, 0.159601, 0.162095, 0.164589,
                    0.167082, 0.169576, 0.17207, 0.177057, 0.182045, 0.187032, 0.19202,
                    0.197007, 0.2, 0.2, 0.301746, 0.304239, 0.306733, 0.309227, 0.311721,
                    0.312968, 0.314214, 0.315461, 0.316708, 0.317955, 0.319202, 0.320449,
                    0.321696, 0.322943, 0.32419, 0.325436, 0.326683, 0.329177, 0.331671,
                    0.334165, 0.335411, 0.336658, 0.337905, 0.339152, 0.340399, 0.341646,
                    0.34414, 0.346633, 0.349127, 0.351621, 0.354115, 0.356608, 0.359102,
                    0.361596, 0.36409, 0.366584, 0.369077, 0.371571, 0.374065, 0.379052,
                    0.38404, 0.389027, 0.394015, 0.4, 0.4, 0.501247, 0.503741, 0.506234,
                    0.508728, 0.511222, 0.512469, 0.513716, 0.514963, 0.516209, 0.517456,
                    0.518703, 0.51995, 0.521197, 0.522444, 0.523691, 0.524938, 0.526185,
                    0.528678, 0.531172, 0.533666, 0.53616, 0.537406, 0.538653, 0.5399, 0.541147,
                    0.542394, 0.543641, 0.546135, 0.548628, 0.551122, 0.553616, 0.55611,
                    0.558603, 0.561097, 0.563591, 0.566085, 0.568579, 0.571072, 0.573566,
                    0.578554, 0.583541, 0.588529, 0.593516, 0.6, 0.6, 0.700748, 0.703242,
                    0.706359, 0.708229, 0.710723, 0.71197, 0.713217, 0.714464, 0.715711,
                    0.716958, 0.718204, 0.719451, 0.720698, 0.721945, 0.723192, 0.724439,
                    0.725686, 0.72818, 0.733167, 0.735661, 0.736908, 0.738155, 0.739401,
                    0.740648, 0.741895, 0.743142, 0.745636, 0.74813, 0.750623, 0.753117,
                    0.755611, 0.758105, 0.760599, 0.763092, 0.765586, 0.76808, 0.770574,
                    0.773067, 0.778055, 0.783042, 0.78803, 0.793017, 0.8, 0.8, 0.900249,
                    0.902743, 0.905237, 0.907731, 0.910224, 0.911471, 0.912718, 0.913965,
                    0.915212, 0.916459, 0.917706, 0.918953, 0.9202, 0.921446, 0.922693, 0.92394,
                    0.925187, 0.926434, 0.927681, 0.932668, 0.935162, 0.936409, 0.937656,
                    0.938903, 0.941241, 0.942643, 0.945137, 0.947631, 0.950125, 0.952618,
                    0.955112, 0.957606, 0.9601, 0.962594, 0.965087, 0.967581, 0.970075,
                    0.972569, 0.977556, 0.982544, 0.987531, 0.992519, 0.997506, 1
                ],
                [
                    0, 0, 0.00082, 0.00386, 0.00951, 0.01823, 0.03058, 0.03833, 0.04725,
                    0.05745, 0.06902, 0.08208, 0.09671, 0.11299, 0.13096, 0.15062, 0.17189,
                    0.19462, 0.21857, 0.31974, 0.36865, 0.3918, 0.41391, 0.43492, 0.45482,
                    0.47362, 0.49136, 0.52381, 0.55259, 0.5781, 0.60074, 0.62085, 0.63872,
                    0.6546, 0.66872, 0.68124, 0.69234, 0.70214, 0.71076, 0.72487, 0.73534,
                    0.74269, 0.74735, 0.74964, 0.75, 0, 0.00049, 0.00306, 0.00815, 0.01621,
                    0.02779, 0.03509, 0.04353, 0.05321, 0.06422, 0.07667, 0.09066, 0.10627,
                    0.12356, 0.14255, 0.16319, 0.18536, 0.20886, 0.25863, 0.30964, 0.35912,
                    0.38266, 0.40519, 0.42665, 0.44699, 0.46623, 0.48439, 0.51763, 0.54711,
                    0.57324, 0.59643, 0.61702, 0.63531, 0.65158, 0.66603, 0.67886, 0.69023,
                    0.70028, 0.70913, 0.71688, 0.72946, 0.73863, 0.74486, 0.74853, 0.75, 0,
                    0.00025, 0.00236, 0.00691, 0.01434, 0.02516, 0.03204, 0.04002, 0.04918,
                    0.05965, 0.07151, 0.08487, 0.09983, 0.11644, 0.13476, 0.15474, 0.17632,
                    0.19932, 0.24848, 0.29948, 0.34946, 0.39631, 0.4182, 0.43899, 0.45867,
                    0.47726, 0.49478, 0.5113, 0.54149, 0.56826, 0.59201, 0.61309, 0.63182,
                    0.64847, 0.66327, 0.67641, 0.68806, 0.69837, 0.70745, 0.71541, 0.72837,
                    0.73785, 0.74436, 0.74827, 0.75, 0, 9e-05, 0.00175, 0.00721, 0.0126, 0.0227,
                    0.02916, 0.03669, 0.04537, 0.0553, 0.06659, 0.07934, 0.09365, 0.10959,
                    0.12723, 0.14655, 0.16751, 0.18996, 0.2384, 0.33966, 0.38725, 0.40957,
                    0.43081, 0.45093, 0.46995, 0.4879, 0.50481, 0.53574, 0.56316, 0.58748,
                    0.60907, 0.62825, 0.6453, 0.66045, 0.67391, 0.68584, 0.69641, 0.70572,
                    0.7139, 0.72724, 0.73704, 0.74383, 0.74799, 0.75, 0, 1e-05, 0.00124,
                    0.00477, 0.01099, 0.02039, 0.02645, 0.03355, 0.04175, 0.05117, 0.0619,
                    0.07406, 0.08773, 0.10302, 0.11997, 0.13862, 0.15894, 0.18082, 0.20407,
                    0.22842, 0.32975, 0.37803, 0.40077, 0.42245, 0.44301, 0.47861, 0.49816,
                    0.52985, 0.55794, 0.58285, 0.60496, 0.62459, 0.64205, 0.65756, 0.67134,
                    0.68357, 0.6944, 0.70395, 0.71235, 0.72607, 0.73621, 0.74327, 0.74768,
                    0.74975, 0.75
                ]
            ),
        ])
        animate(circle, "strokeEnd", [
            .pulling: keys([0, 1], [0, 0.75]),
            .refreshing: keys(
                [
                    0, 0.002494, 0.004988, 0.007481, 0.009975, 0.012469, 0.013716, 0.014963,
                    0.016209, 0.017456, 0.018703, 0.01995, 0.021197, 0.022444, 0.023691,
                    0.024938, 0.026185, 0.027431, 0.032419, 0.034913, 0.03616, 0.037406,
                    0.038653, 0.0399, 0.041147, 0.042394, 0.044888, 0.047382, 0.049875,
                    0.052369, 0.054863, 0.057357, 0.05985, 0.062344, 0.064838, 0.067332,
                    0.069825, 0.072319, 0.077307, 0.082294, 0.087282, 0.092269, 0.097257,
                    0.099751, 0.102244, 0.197007, 0.2, 0.2, 0.201995, 0.204489, 0.206983,
                    0.209476, 0.21197, 0.213217, 0.214464, 0.215711, 0.216958, 0.218204,
                    0.219451, 0.220698, 0.221945, 0.223192, 0.224439, 0.225686, 0.226933,
                    0.23192, 0.235193, 0.236908, 0.238155, 0.239401, 0.240648, 0.241895,
                    0.244389, 0.246883, 0.249377, 0.25187, 0.254364, 0.256858, 0.259352,
                    0.261845, 0.264339, 0.266833, 0.269327, 0.27182, 0.276808, 0.281796,
                    0.286783, 0.291771, 0.296758, 0.301746, 0.394015, 0.4, 0.4, 0.401496,
                    0.40399, 0.406484, 0.408978, 0.411471, 0.412718, 0.413965, 0.415212,
                    0.416459, 0.417706, 0.418953, 0.4202, 0.421446, 0.422693, 0.42394, 0.425187,
                    0.426434, 0.428928, 0.431421, 0.433915, 0.436409, 0.437656, 0.438903,
                    0.44015, 0.441397, 0.44389, 0.446384, 0.448878, 0.451372, 0.453865,
                    0.456359, 0.458853, 0.461347, 0.46384, 0.466334, 0.470698, 0.473815,
                    0.478803, 0.483791, 0.488778, 0.493766, 0.501247, 0.593516, 0.6, 0.6,
                    0.600998, 0.603491, 0.605985, 0.608479, 0.610973, 0.612219, 0.613466,
                    0.614713, 0.61596, 0.617207, 0.618454, 0.619701, 0.620948, 0.622195,
                    0.623441, 0.624688, 0.625935, 0.628429, 0.633416, 0.63591, 0.637157,
                    0.638404, 0.639651, 0.640898, 0.643392, 0.645885, 0.648379, 0.650873,
                    0.653367, 0.65586, 0.658354, 0.660848, 0.663342, 0.665835, 0.668329,
                    0.670823, 0.67581, 0.680798, 0.685786, 0.690773, 0.695761, 0.700748,
                    0.793017, 0.8, 0.8, 0.800499, 0.802993, 0.805486, 0.80798, 0.810474,
                    0.811721, 0.812968, 0.814214, 0.815461, 0.816708, 0.817955, 0.819202,
                    0.820449, 0.821696, 0.822943, 0.82419, 0.825436, 0.826683, 0.82793,
                    0.832918, 0.835411, 0.836658, 0.837905, 0.839152, 0.840399, 0.841646,
                    0.842893, 0.845387, 0.84788, 0.850374, 0.852868, 0.855362, 0.857855,
                    0.860349, 0.862843, 0.865337, 0.86783, 0.870324, 0.872818, 0.877805,
                    0.882793, 0.887781, 0.892768, 1
                ],
                [
                    0.028, 0.02898, 0.03214, 0.03785, 0.04657, 0.05884, 0.06652, 0.07535,
                    0.08542, 0.09684, 0.1097, 0.1241, 0.1401, 0.15772, 0.17697, 0.19774,
                    0.21988, 0.24314, 0.34063, 0.38742, 0.40951, 0.43059, 0.4506, 0.46955,
                    0.48744, 0.50431, 0.53518, 0.56255, 0.58682, 0.60835, 0.62748, 0.64449,
                    0.6596, 0.67302, 0.68494, 0.69549, 0.7048, 0.713, 0.72639, 0.73631, 0.74325,
                    0.74761, 0.74971, 0.74976, 0.75063, 0.77716, 0.77818, 0.02818, 0.02863,
                    0.03134, 0.03652, 0.04461, 0.05613, 0.06338, 0.07174, 0.08131, 0.09219,
                    0.10447, 0.11825, 0.1336, 0.15058, 0.16919, 0.18937, 0.211, 0.23385, 0.3311,
                    0.39265, 0.42246, 0.44291, 0.46229, 0.4806, 0.49788, 0.52951, 0.55756,
                    0.58243, 0.6045, 0.6241, 0.64152, 0.657, 0.67076, 0.68298, 0.6938, 0.70337,
                    0.71179, 0.72559, 0.73585, 0.7431, 0.74772, 0.75006, 0.75049, 0.77632,
                    0.77824, 0.02824, 0.02835, 0.03061, 0.03525, 0.04271, 0.0535, 0.06032,
                    0.06823, 0.0773, 0.08763, 0.09934, 0.11251, 0.12722, 0.14354, 0.1615,
                    0.18106, 0.20213, 0.22451, 0.27215, 0.32127, 0.36916, 0.4139, 0.43477,
                    0.45457, 0.47331, 0.49099, 0.52338, 0.55211, 0.57758, 0.60017, 0.62023,
                    0.63806, 0.65391, 0.66799, 0.6805, 0.69159, 0.70797, 0.7176, 0.7299,
                    0.73889, 0.74503, 0.7487, 0.75035, 0.77618, 0.77812, 0.02812, 0.02815,
                    0.02997, 0.0341, 0.04096, 0.05103, 0.05745, 0.06491, 0.0735, 0.08332,
                    0.09446, 0.10703, 0.12111, 0.13679, 0.15409, 0.17301, 0.19349, 0.21537,
                    0.26237, 0.35974, 0.4052, 0.42649, 0.44672, 0.46588, 0.48398, 0.51714,
                    0.54656, 0.57265, 0.59578, 0.61632, 0.63457, 0.6508, 0.66521, 0.67802,
                    0.68937, 0.69942, 0.70827, 0.72283, 0.73374, 0.74153, 0.74663, 0.74939,
                    0.75021, 0.77604, 0.77804, 0.02804, 0.02804, 0.02943, 0.03307, 0.03934,
                    0.04872, 0.05475, 0.06179, 0.06991, 0.07922, 0.08982, 0.10181, 0.11528,
                    0.13031, 0.14695, 0.16523, 0.1851, 0.20645, 0.22907, 0.25269, 0.35022,
                    0.39638, 0.41807, 0.43872, 0.45831, 0.47683, 0.49431, 0.51079, 0.54092,
                    0.56764, 0.59134, 0.61237, 0.63105, 0.64766, 0.66242, 0.67553, 0.68716,
                    0.69745, 0.70654, 0.71452, 0.72754, 0.73714, 0.7438, 0.74793, 0.778
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
