/// The changes of single frames, grouped into findings on many frames.
struct FrameChangeGroups {
    private var moved = MeasuredFrames(slack: 0.15)
    private var turned = MeasuredFrames(slack: 1)
    private var late = MeasuredFrames(slack: 0.15)
    private var faded = MeasuredFrames(neutral: SIMD2(1, 1), slack: 0.01)
    private var fadedLate = MeasuredFrames(slack: 0.15)
    private var radius = 0.0
    private var fills: [(fill: FillCheck.Fill, frames: [Int])] = []
    private var recoloring = Recoloring()
    private var recolored: [Int] = []
    private var unexplained: [(pair: FramePair, likely: TurnMeter.Turn?)] = []
    private var all: [FramePair] = []
    private var isPlain = false

    /// The maximum number of colour changes in a finding.
    private static let namedColors = 3

    /// Adds a frame. Frames are added in ascending order.
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
        case .changed(let likely): unexplained.append((pair, likely))
        }
    }

    /// The frames without a named change. Valid after `resolve()`.
    var changed: [FramePair] { isPlain ? all : unexplained.map(\.pair) }

    /// Classifies possibly rotated frames as rotated if more frames are certainly rotated.
    ///
    /// Rotations of small shapes by less than a degree cannot be measured on the pixel grid. A
    /// drift begins with such rotations.
    mutating func resolve() {
        let likely = unexplained.compactMap { entry in entry.likely.map { (entry.pair, $0) } }
        if turned.count > likely.count {
            for (pair, turn) in likely { turned.add(pair.actual, SIMD2(turn.degrees, 0)) }
            unexplained.removeAll { $0.likely != nil }
        }
        // A cause that explains only some of the frames is probably a coincidence.
        let isTurnUneven = turned.groups.contains { !$0.isSteady } && turned.drift == nil
        // If delays vary and other frames have other changes, the delays are a side effect of
        // another cause.
        let isDelayUneven = late.groups.contains { !$0.isSteady } && late.count < all.count
        isPlain = 5 * unexplained.count >= all.count || isTurnUneven || isDelayUneven
    }

    /// The drift of a rotation, or `nil` if no rotation drifts evenly.
    var turnDrift: TurnDrift? { isPlain ? nil : turned.drift }

    /// Returns the named changes with their frames.
    ///
    /// `isBehind` returns whether a rotation of some frames is against their motion, or `nil` if
    /// they do not move.
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
        let changes = recoloring.mostFrequent(Self.namedColors)
        kinds.append((.recolored(changes, count: recoloring.count), recolored))
        return kinds
    }

    /// Whether an uneven fade is better described as a delayed fade.
    private var isFadeLate: Bool {
        faded.groups.contains { !$0.isSteady } && fadedLate.count == faded.count
    }

    /// Returns the jump at the loop's seam that a drift causes: the first frame's measurement minus
    /// the last frame's.
    ///
    /// Returns `nil` if the frames have a constant offset, which is reported as a finding of its
    /// own.
    func seamJump(first: Int, last: Int) -> SeamJump? {
        guard !isPlain else { return nil }
        if moved.groups.contains(where: { !$0.isSteady }) {
            let offset = moved.value(of: first) - moved.value(of: last)
            let pixels = (offset.x * offset.x + offset.y * offset.y).squareRoot()
            return pixels >= 1 ? .translation(pixels: pixels) : nil
        }
        if turned.groups.contains(where: { !$0.isSteady }) {
            return .turn(by: turned.value(of: first).x - turned.value(of: last).x, radius: radius)
        }
        return nil
    }
}

extension SeamJump {
    /// Returns a rotation normalised to −180…180°. Returns `nil` if it moves the outermost pixels
    /// by less than one pixel.
    static func turn(by degrees: Double, radius: Double) -> SeamJump? {
        let degrees = degrees - 360 * (degrees / 360).rounded()
        let pixels = degrees.magnitude * (Double.pi / 180) * radius
        return pixels >= 1 ? .turn(degrees: degrees, pixels: pixels) : nil
    }
}
