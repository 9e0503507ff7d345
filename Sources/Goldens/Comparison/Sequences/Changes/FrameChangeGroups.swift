/// The changes of single frames, gathered into what can be said of many at once.
struct FrameChangeGroups {
    private var moved = MeasuredFrames(slack: 0.15)
    private var turned = MeasuredFrames(slack: 1)
    private var late = MeasuredFrames(slack: 0.15)
    private var faded = MeasuredFrames(usual: SIMD2(1, 1), slack: 0.01)
    private var fadedLate = MeasuredFrames(slack: 0.15)
    private var radius = 0.0
    private var fills: [(fill: FillCheck.Fill, frames: [Int])] = []
    private var recoloring = Recoloring()
    private var recolored: [Int] = []
    private var strange: [(pair: FramePair, likely: TurnMeter.Turn?)] = []
    private var all: [FramePair] = []
    private var isPlain = false

    /// The most changes of colour that a finding names.
    private static let namedColors = 3

    /// Adds a frame; frames come in ascending order.
    mutating func add(_ change: FrameChange, _ pair: FramePair) {
        let frame = pair.actual
        all.append(pair)
        switch change {
        case .moved(let shift): moved.add(frame, SIMD2(shift.dx, shift.dy))
        case .turned(let turn):
            turned.add(frame, SIMD2(turn.degrees, 0))
            radius = max(radius, turn.radius)
        case .late(let frames): late.add(frame, SIMD2(frames, 0))
        case .faded(let factor, let delay):
            faded.add(frame, SIMD2(factor, factor))
            if let delay { fadedLate.add(frame, SIMD2(delay, 0)) }
        case .filled(let fill):
            if let index = fills.firstIndex(where: { $0.fill == fill }) {
                fills[index].frames.append(frame)
            } else {
                fills.append((fill, [frame]))
            }
        case .recolored(let other):
            recoloring.add(other)
            recolored.append(frame)
        case .changed(let likely): strange.append((pair, likely))
        }
    }

    /// The frames that differ in no way that has a name, once `resolve()` has been called.
    var changed: [FramePair] { isPlain ? all : strange.map(\.pair) }

    /// Takes frames that may be turned for turned if most others are.
    ///
    /// Turns of less than a degree of small shapes drown in the grid of pixels; a drift begins with
    /// such.
    mutating func resolve() {
        let likely = strange.compactMap { entry in entry.likely.map { (entry.pair, $0) } }
        if turned.count > likely.count {
            for (pair, turn) in likely { turned.add(pair.actual, SIMD2(turn.degrees, 0)) }
            strange.removeAll { $0.likely != nil }
        }
        // Names that fit only some of the frames by chance are worse than none.
        let isTurnedAnyhow = turned.groups.contains { !$0.isSteady } && turned.drift == nil
        // A delay that changes from frame to frame is another cause's shadow beside other names.
        let isLateAnyhow = late.groups.contains { !$0.isSteady } && late.count < all.count
        isPlain = 5 * strange.count >= all.count || isTurnedAnyhow || isLateAnyhow
    }

    /// How fast a turn drifts off, in degrees a frame, and how far; nil where it does not.
    var turnDrift: TurnDrift? { isPlain ? nil : turned.drift }

    /// What can be said, with the frames of which it is true.
    ///
    /// - Parameter isBehind: Whether a turn on some frames is against their motion.
    func kinds(
        isBehind: (_ degrees: Double, _ frames: [Int]) -> Bool?
    ) -> [(kind: SequenceFinding.Kind, frames: [Int])] {
        guard !isPlain else { return [] }
        var kinds: [(kind: SequenceFinding.Kind, frames: [Int])] = []
        for group in moved.groups {
            let (dx, dy) = (group.value.x, group.value.y)
            kinds.append((.moved(dx: dx, dy: dy, isSteady: group.isSteady), group.frames))
        }
        for group in turned.groups {
            let degrees = group.value.x
            let kind = SequenceFinding.Kind.turned(
                degrees: degrees,
                isSteady: group.isSteady,
                isBehind: isBehind(degrees, group.frames)
            )
            kinds.append((kind, group.frames))
        }
        kinds += (late.groups + (isFadeLate ? fadedLate.groups : [])).map { group in
            (.late(by: group.value.x, isSteady: group.isSteady), group.frames)
        }
        kinds += (isFadeLate ? [] : faded.groups).map { group in
            (.faded(factor: group.value.x, isSteady: group.isSteady), group.frames)
        }
        kinds += fills.map { fill, frames in
            (fill.isFilled ? .filled(fill.color) : .cleared(fill.color), frames)
        }
        let changes = recoloring.commonest(Self.namedColors)
        kinds.append((.recolored(changes, count: recoloring.count), recolored))
        return kinds
    }

    /// Whether what fades now this way and now that is a fade that comes late.
    private var isFadeLate: Bool {
        faded.groups.contains { !$0.isSteady } && fadedLate.count == faded.count
    }

    /// By how much the loop's seam jumps because frames drift: what was measured on the first frame
    /// less what was measured on the last. Frames that are off by one and the same jump where they
    /// begin as well, which is reported by itself.
    func seamJump(first: Int, last: Int) -> SeamJump? {
        guard !isPlain else { return nil }
        if moved.groups.contains(where: { !$0.isSteady }) {
            let way = moved.value(of: first) - moved.value(of: last)
            let pixels = (way.x * way.x + way.y * way.y).squareRoot()
            return pixels >= 1 ? .way(pixels: pixels) : nil
        }
        if turned.groups.contains(where: { !$0.isSteady }) {
            return .turn(by: turned.value(of: first).x - turned.value(of: last).x, radius: radius)
        }
        return nil
    }
}

extension SeamJump {
    /// A turn, brought to −180…180°, if it moves the outermost pixels by a pixel or more.
    static func turn(by degrees: Double, radius: Double) -> SeamJump? {
        let degrees = degrees - 360 * (degrees / 360).rounded()
        let pixels = degrees.magnitude * (Double.pi / 180) * radius
        return pixels >= 1 ? .turn(degrees: degrees, pixels: pixels) : nil
    }
}
