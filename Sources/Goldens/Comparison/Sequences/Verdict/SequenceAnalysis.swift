import Pictures
import Raster

/// The way from two sequences to findings: speed, order, then what is left, frame by frame.
struct SequenceAnalysis {
    /// What has been found.
    private(set) var log: FindingLog

    private let expected: FrameSequence
    private let actual: FrameSequence
    private let tolerance: Tolerance
    private let table: PictureTable
    /// The pictures made small; nil where they have several sizes.
    private let signatures: Signatures?

    /// The share of known pictures from which on frames are taken for the expected ones in another
    /// order, rather than for another motion.
    private static let mostKnown = 0.5
    /// What other times may leave of the squared difference where they are called the cause.
    private static let mostTimingRest = 0.6
    /// The most faults of order in one sequence.
    private static let mostFaults = 6
    /// How far the speed of what follows a progress may be off 1: progress always reaches its end, so
    /// larger factors are those of values that go less far or farther.
    private static let mostProgressSpeed = 0.15
    /// The most degrees by which a turn can be said to lag or to lead.
    private static let mostDrift = 45.0

    /// An inquiry into two sequences.
    init(expected: FrameSequence, actual: FrameSequence, tolerance: Tolerance) {
        log = FindingLog(expected: expected, actual: actual)
        self.expected = expected
        self.actual = actual
        self.tolerance = tolerance
        table = PictureTable(expected: expected, actual: actual)
        signatures = Signatures(table.pictures)
    }

    /// Finds all there is to be found.
    mutating func run() {
        if runInOtherNumber() { return }
        let common = commonCause
        if let kind = common?.kind {
            log.add(kind, wrongFrames)
            return
        }
        if runAtOtherSpeed(timing: common?.timing) { return }
        let alignment = alignment
        log.addMissing(alignment.missing)
        log.add(.duplicated, alignment.extra.filter(isRepeated))
        log.add(.extra, alignment.extra.filter { !isRepeated($0) })
        let pairs = sized(alignment.pairs)
        look(at: order(of: pairs), among: pairs)
    }

    /// Whether an actual frame shows the same picture as the one before it.
    private func isRepeated(_ frame: Int) -> Bool {
        frame > 0 && table.actual[frame] == table.actual[frame - 1]
    }

    /// Which frames belong together.
    private var alignment: FrameAlignment {
        guard let signatures else {
            return FrameAlignment(table.expected, table.actual) { _, _ in 1 }
        }
        let chain = SegmentChain(table.order, signatures: signatures)
        let usual = chain?.usualSquare ?? 1
        return FrameAlignment(table.expected, table.actual) { a, b in
            let distance = signatures.squaredDistance(a, b)
            return distance / (distance + usual)
        }
    }

    /// Whether the whole runs faster or slower, which explains all but a few frames.
    ///
    /// - Parameter timing: How well other times explain the pictures; nil where nothing is known.
    private mutating func runAtOtherSpeed(timing: TimingCheck?) -> Bool {
        let order = table.order
        if let speed = SteppedRetiming.speed(expected: order, actual: table.actual) {
            log.add(.retimed(speed: speed), wrongFrames)
            return true
        }
        guard (timing?.rest ?? 0) <= Self.mostTimingRest, let retiming,
            !isProgress || abs(retiming.speed - 1) <= Self.mostProgressSpeed
        else { return false }
        let wrong = wrongFrames
        log.add(.retimed(speed: retiming.speed), wrong.filter { !retiming.strangers.contains($0) })
        addChanged(
            wrong.filter { retiming.strangers.contains($0) && $0 < table.expected.count }
                .map { FramePair(expected: $0, actual: $0) }
        )
        if let seam { log.add(.seam(seam), [table.actual.count - 1]) }
        return true
    }

    private var isRetimed: Bool { retiming != nil }

    /// Whether the frames follow a progress, not the clock.
    private var isProgress: Bool {
        guard case .progress? = expected.frames.first?.moment else { return false }
        return true
    }

    /// The even speed at which the actual sequence runs through the expected one; nil where it is
    /// no other one.
    private var retiming: Retiming? {
        guard table.knownShare < Self.mostKnown, let signatures,
            let track = PhaseTrack(
                expected: table.order,
                actual: table.actual,
                signatures: signatures
            )
        else { return nil }
        return Retiming(
            track,
            expectedCount: table.expected.count,
            loops: table.order.loops,
            beginsTogether: beginsTogether
        )
    }

    /// Whether both begin with one picture and move on at once.
    private var beginsTogether: Bool {
        let (old, new) = (table.expected, table.actual)
        return old.count > 1 && new.count > 1 && old[0] == new[0] && old[1] != old[0]
            && new[1] != new[0]
    }

    /// The actual frames that are not the expected ones of their numbers.
    private var wrongFrames: [Int] {
        table.actual.indices.filter {
            $0 >= table.expected.count || table.expected[$0] != table.actual[$0]
        }
    }

    /// The pairs of one size; the others are reported.
    private mutating func sized(_ pairs: [FramePair]) -> [FramePair] {
        var sizes: [PixelSize: [PixelSize: [Int]]] = [:]
        var same: [FramePair] = []
        for pair in pairs {
            let (a, b) = (expected.frames[pair.expected].size, actual.frames[pair.actual].size)
            if a == b {
                same.append(pair)
            } else {
                sizes[a, default: [:]][b, default: []].append(pair.actual)
            }
        }
        for (size, others) in sizes.sorted(by: { $0.key.description < $1.key.description }) {
            for (other, frames) in others.sorted(by: { $0.key.description < $1.key.description }) {
                log.add(.resized(expected: size, actual: other), frames)
            }
        }
        return same
    }

    /// The pairs that differ and do not show each other's pictures; those that do are reported.
    private mutating func order(of pairs: [FramePair]) -> [FramePair] {
        let search = OrderSearch(
            expected: table.order(of: pairs),
            actual: pairs.map { table.actual[$0.actual] },
            isWrong: pairs.map { use($0)?.isWithin(tolerance) == false }
        )
        var rest = search.rest
        // So many faults are another motion, which shows expected frames at other times.
        let isOtherMotion = search.faults.count > Self.mostFaults
        for fault in search.faults {
            let frames = fault.indices.map { pairs[$0].actual }
            if isOtherMotion || fault.isChance(among: search.rest.count) {
                rest += fault.indices.filter { use(pairs[$0])?.isWithin(tolerance) == false }
                continue
            }
            switch fault {
            case .reversed(let range):
                log.add(isTurnedRound(range) ? .counterturned : .reversed, frames)
            case .swapped: log.add(.swapped, frames)
            case .frozen(_, let index): log.add(.frozen(at: pairs[index].expected), frames)
            case .late(_, let offset): log.add(.late(by: Double(offset), isSteady: true), frames)
            }
        }
        return rest.sorted().map { pairs[$0] }
    }

    /// Whether there is another number of frames of the same motion, rather than some too many or
    /// too few.
    private mutating func runInOtherNumber() -> Bool {
        let count = RecountCheck(expected, actual, table, signatures: signatures)
        guard let count, count.isWhole(mostKnown: Self.mostKnown) else { return false }
        log.add(count.kind, table.actual.indices)
        if !count.keepsCourse {
            addChanged(
                wrongFrames.filter { $0 < table.expected.count }
                    .map { FramePair(expected: $0, actual: $0) }
            )
        }
        return true
    }

    /// One cause with the same numbers on all frames that differ, and how well other times explain
    /// them; nil where frames are distinguished in simpler ways.
    private var commonCause: (kind: SequenceFinding.Kind?, timing: TimingCheck)? {
        guard let signatures, table.expected.count == table.actual.count,
            table.knownShare < Self.mostKnown
        else { return nil }
        let all = table.expected.indices.map { FramePair(expected: $0, actual: $0) }
        let pairs = all.filter { use($0)?.isWithin(tolerance) == false }
        guard let middle = pairs.dropFirst(pairs.count / 2).first,
            !FrameChangeMeter.isExact(images(middle).expected, images(middle).actual)
        else { return nil }
        let phases = FramePhases(all, table, signatures: signatures)
        let timing = TimingCheck(
            pairs,
            delay: { phases[$0].delay },
            area: signatures.area,
            expected: { expected.picture(at: $0) },
            actual: { actual.frames[$0].image }
        )
        let size = expected.frames[0].size
        let meter = TurnMeter(size: size, area: signatures.area)
        if CounterTurn.isThere(expected, actual, meter) { return (.counterturned, timing) }
        let search = CauseSearch(pairs, size: size, area: signatures.area, images: images)
        guard let kind = search.cause(timing: timing.rest) else {
            return (isRetimed ? nil : timing.kind, timing)
        }
        guard case .turned(let degrees, _, _) = kind else { return (kind, timing) }
        let isBehind = isBehind(degrees, pairs, meter)
        return (.turned(degrees: degrees, isSteady: true, isBehind: isBehind), timing)
    }

    /// Whether what runs backwards is a loop that turns the other way, from its first picture on.
    private func isTurnedRound(_ range: ClosedRange<Int>) -> Bool {
        guard expected.loopStart == 0, range == 1...table.expected.count - 1, let signatures else {
            return false
        }
        let meter = TurnMeter(size: expected.frames[0].size, area: signatures.area)
        return CounterTurn.isThere(expected, actual, meter)
    }

    /// Tells in which way each of some pairs differs; `all` are the pairs of their sequence.
    private mutating func look(at pairs: [FramePair], among all: [FramePair]) {
        guard let first = pairs.first else { return }
        let size = expected.frames[first.expected].size
        let whole = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
        let meter = FrameChangeMeter(turns: TurnMeter(size: size, area: signatures?.area ?? whole))
        let phases = FramePhases(all, table, signatures: signatures)
        var changes = FrameChangeGroups()
        for pair in pairs {
            let (old, new) = images(pair)
            let phase = phases[pair]
            let change = meter.change(from: old, to: new, delay: phase.delay, rest: phase.rest)
            changes.add(change, pair)
        }
        changes.resolve()
        if let drift = changes.turnDrift, drift.farthest > Self.mostDrift {
            // What is farther off does not lag: it turns the other way, or it is another motion.
            if isCounterturned(drift, pairs, meter.turns) {
                log.add(.counterturned, pairs.map(\.actual))
            } else {
                addChanged(pairs)
            }
            return
        }
        let kinds = changes.kinds { degrees, frames in
            let frames = Set(frames)
            return isBehind(degrees, pairs.filter { frames.contains($0.actual) }, meter.turns)
        }
        for (kind, frames) in kinds { log.add(kind, frames) }
        addChanged(changes.changed)
        let last = table.actual.count - 1
        if let start = expected.loopStart, let jump = changes.seamJump(first: start, last: last) {
            log.add(.seam(jump), [last])
        }
    }

    /// Whether a turn of some frames is against the expected motion of what is turned; nil where
    /// that does not turn by itself.
    private func isBehind(_ degrees: Double, _ pairs: [FramePair], _ meter: TurnMeter) -> Bool? {
        motion(pairs, meter).map { ($0 < 0) != (degrees < 0) }
    }

    /// The expected turn from frame to frame of what is turned, in degrees; nil where it does not
    /// turn by itself.
    private func motion(_ pairs: [FramePair], _ meter: TurnMeter) -> Double? {
        pairs.lazy.filter { $0.expected > 0 }.prefix(8).compactMap { pair in
            let (to, other) = images(pair)
            let from = expected.frames[pair.expected - 1].image
            return meter.turn(from: from, to: to, notAsIn: other)
        }.first { $0.isClear }?.degrees
    }

    /// Whether what drifts off does so as far as it was to turn, and once more.
    private func isCounterturned(
        _ drift: TurnDrift,
        _ pairs: [FramePair],
        _ meter: TurnMeter
    ) -> Bool {
        guard let step = motion(pairs, meter) else { return false }
        return abs(drift.slope + 2 * step) <= 0.1 * abs(2 * step) + 0.3
    }

    /// Adds frames that differ in no way that has a name.
    private mutating func addChanged(_ pairs: [FramePair]) {
        let uses = pairs.compactMap { pair in use(pair).map { (pair.actual, $0) } }
        let worst = uses.max { ($0.1.count, $0.1.step) < ($1.1.count, $1.1.step) }
        guard let worst else { return }
        log.add(.changed(worst: worst.0, use: worst.1), uses.map(\.0))
    }

    /// By how much the actual loop's seam jumps where both loops have other pictures there.
    private var seam: SeamJump? {
        guard let start = expected.loopStart, let signatures, start < actual.frames.count,
            let last = expected.frames.last, let end = actual.frames.last
        else { return nil }
        return SeamMeter(size: last.size, area: signatures.area).jump(
            expected: (last.image, expected.frames[start].image),
            actual: (end.image, actual.frames[start].image)
        )
    }

    private func images(_ pair: FramePair) -> (expected: Image, actual: Image) {
        (expected.frames[pair.expected].image, actual.frames[pair.actual].image)
    }

    /// What a pair takes of the tolerance; nil for one and the same picture.
    private func use(_ pair: FramePair) -> FrameUse? {
        guard table.expected[pair.expected] != table.actual[pair.actual] else { return nil }
        let (a, b) = images(pair)
        return FrameUse(ImageComparison().difference(a, b), window: tolerance.window)
    }
}
