import Pictures
import Raster

/// The analysis of two sequences: it checks the speed, then the order, then the remaining frames
/// one by one.
struct SequenceAnalysis {
    /// The findings so far.
    private(set) var log: FindingLog

    private let expected: FrameSequence
    private let actual: FrameSequence
    private let tolerance: Tolerance
    private let table: ImageTable
    /// The tiny copies of the images, or `nil` if sizes differ or all images are equal.
    private let signatures: Signatures?

    /// If at least this fraction of the images is known, the frames count as reordered. Otherwise,
    /// they count as another motion.
    private static let mostKnown = 0.5
    /// The largest fraction of the squared difference that remains at shifted times if the speed is
    /// the cause.
    private static let mostTimingRest = 0.6
    /// The maximum number of order faults in one sequence.
    private static let mostFaults = 6
    /// The largest deviation from speed 1 for states driven by progress. Progress always reaches
    /// its end, so a larger deviation means that the values have another range.
    private static let mostProgressSpeed = 0.15
    /// The largest rotation that is described as lagging or leading, in degrees.
    private static let mostDrift = 45.0

    /// Creates an analysis. Call `run()` to fill `log`.
    init(expected: FrameSequence, actual: FrameSequence, tolerance: Tolerance) {
        log = FindingLog(expected: expected, actual: actual)
        self.expected = expected
        self.actual = actual
        self.tolerance = tolerance
        table = ImageTable(expected: expected, actual: actual)
        signatures = Signatures(table.pictures)
    }

    /// Searches for all differences and adds them to `log`.
    mutating func run() {
        if reportFrameCount() { return }
        let common = commonCause
        if let kind = common?.kind {
            log.add(kind, wrongFrames)
            return
        }
        if reportSpeed(timing: common?.timing) { return }
        let alignment = alignment
        log.addMissing(alignment.missing)
        log.add(.duplicated, alignment.extra.filter(isRepeated))
        log.add(.extra, alignment.extra.filter { !isRepeated($0) })
        let pairs = sized(alignment.pairs)
        classify(order(of: pairs), among: pairs)
    }

    /// Whether an actual frame shows the image of the frame before it.
    private func isRepeated(_ frame: Int) -> Bool {
        frame > 0 && table.actual[frame] == table.actual[frame - 1]
    }

    /// The pairs of frames.
    private var alignment: FrameAlignment {
        guard let signatures else {
            return FrameAlignment(table.expected, table.actual) { _, _ in 1 }
        }
        let chain = SegmentChain(table.order, signatures: signatures)
        let medianSquare = chain?.medianSquare ?? 1
        return FrameAlignment(table.expected, table.actual) { a, b in
            let distance = signatures.squaredDistance(a, b)
            return distance / (distance + medianSquare)
        }
    }

    /// Adds a finding if the entire sequence runs faster or slower and the speed explains most
    /// frames. Otherwise, returns `false`.
    ///
    /// `timing` is the result of comparing the images at shifted times, or `nil` if it is unknown.
    private mutating func reportSpeed(timing: TimingCheck?) -> Bool {
        let order = table.order
        if let speed = SteppedRetiming.speed(expected: order, actual: table.actual) {
            log.add(.retimed(speed: speed), wrongFrames)
            return true
        }
        guard (timing?.rest ?? 0) <= Self.mostTimingRest, let retiming,
            !isProgress || abs(retiming.speed - 1) <= Self.mostProgressSpeed
        else { return false }
        let wrong = wrongFrames
        log.add(
            .retimed(speed: retiming.speed),
            wrong.filter { !retiming.unmatchedFrames.contains($0) }
        )
        addChanged(
            wrong.filter { retiming.unmatchedFrames.contains($0) && $0 < table.expected.count }
                .map { FramePair(expected: $0, actual: $0) }
        )
        if let seam { log.add(.seam(seam), [table.actual.count - 1]) }
        return true
    }

    private var isRetimed: Bool { retiming != nil }

    /// Whether progress drives the frames, instead of time.
    private var isProgress: Bool {
        guard case .progress? = expected.frames.first?.moment else { return false }
        return true
    }

    /// The speed of the actual sequence, relative to the expected speed. `nil` if it equals the
    /// expected speed or is uneven.
    private var retiming: Retiming? {
        guard table.knownFraction < Self.mostKnown, let signatures,
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

    /// Whether both sequences begin with the same image and move immediately.
    private var beginsTogether: Bool {
        let (old, new) = (table.expected, table.actual)
        return old.count > 1 && new.count > 1 && old[0] == new[0] && old[1] != old[0]
            && new[1] != new[0]
    }

    /// The actual frames that differ from the expected frame with the same number.
    private var wrongFrames: [Int] {
        table.actual.indices.filter {
            $0 >= table.expected.count || table.expected[$0] != table.actual[$0]
        }
    }

    /// Returns the pairs with equal sizes, and reports all other pairs.
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

    /// Reports frames that show images of other frames. Returns the remaining pairs that differ.
    private mutating func order(of pairs: [FramePair]) -> [FramePair] {
        let search = OrderSearch(
            expected: table.order(of: pairs),
            actual: pairs.map { table.actual[$0.actual] },
            isWrong: pairs.map { use($0)?.isWithin(tolerance) == false }
        )
        var rest = search.rest
        // So many faults mean another motion, which shows expected images at other times by
        // coincidence.
        let isOtherMotion = search.faults.count > Self.mostFaults
        for fault in search.faults {
            let frames = fault.indices.map { pairs[$0].actual }
            if isOtherMotion || fault.isChance(among: search.rest.count) {
                rest += fault.indices.filter { use(pairs[$0])?.isWithin(tolerance) == false }
                continue
            }
            switch fault {
            case .reversed(let range):
                log.add(isCounterRotation(range) ? .counterturned : .reversed, frames)
            case .swapped: log.add(.swapped, frames)
            case .frozen(_, let index): log.add(.frozen(at: pairs[index].expected), frames)
            case .late(_, let offset): log.add(.late(by: Double(offset), isSteady: true), frames)
            }
        }
        return rest.sorted().map { pairs[$0] }
    }

    /// Adds a finding if the sequence shows the expected motion with a different number of frames.
    /// Otherwise, returns `false`.
    private mutating func reportFrameCount() -> Bool {
        let count = FrameCountCheck(expected, actual, table, signatures: signatures)
        guard let count, count.isWhole(mostKnown: Self.mostKnown) else { return false }
        log.add(count.kind, table.actual.indices)
        if !count.followsExpectedPath {
            addChanged(
                wrongFrames.filter { $0 < table.expected.count }
                    .map { FramePair(expected: $0, actual: $0) }
            )
        }
        return true
    }

    /// The cause that explains all differing frames with the same parameters, and the result of
    /// comparing them at shifted times. `nil` if simpler checks are sufficient.
    private var commonCause: (kind: SequenceFinding.Kind?, timing: TimingCheck)? {
        guard let signatures, table.expected.count == table.actual.count,
            table.knownFraction < Self.mostKnown
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
            expected: { expected.image(at: $0) },
            actual: { actual.frames[$0].image }
        )
        let size = expected.frames[0].size
        let meter = TurnMeter(size: size, area: signatures.area)
        if CounterRotation.isPresent(expected, actual, meter) { return (.counterturned, timing) }
        let search = CauseSearch(pairs, size: size, area: signatures.area, images: images)
        guard let kind = search.cause(timing: timing.rest) else {
            return (isRetimed ? nil : timing.kind, timing)
        }
        guard case .turned(let degrees, _, _) = kind else { return (kind, timing) }
        let isBehind = isBehind(degrees, pairs, meter)
        return (.turned(degrees: degrees, isSteady: true, isBehind: isBehind), timing)
    }

    /// Whether the reversed frames are an entire loop that rotates in the opposite direction.
    private func isCounterRotation(_ range: ClosedRange<Int>) -> Bool {
        guard expected.loopStart == 0, range == 1...table.expected.count - 1, let signatures else {
            return false
        }
        let meter = TurnMeter(size: expected.frames[0].size, area: signatures.area)
        return CounterRotation.isPresent(expected, actual, meter)
    }

    /// Reports the changes of `pairs`. `all` are the pairs of the entire sequence.
    private mutating func classify(_ pairs: [FramePair], among all: [FramePair]) {
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
            // A larger angle is not a delay. The sequence rotates in the opposite direction, or
            // shows another motion.
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

    /// Returns whether a rotation of some frames is against the expected motion of the rotated
    /// part. Returns `nil` if that part does not rotate by itself.
    private func isBehind(_ degrees: Double, _ pairs: [FramePair], _ meter: TurnMeter) -> Bool? {
        motion(pairs, meter).map { ($0 < 0) != (degrees < 0) }
    }

    /// Returns the expected rotation per frame of the rotated part, in degrees. Returns `nil` if
    /// that part does not rotate by itself.
    private func motion(_ pairs: [FramePair], _ meter: TurnMeter) -> Double? {
        pairs.lazy.filter { $0.expected > 0 }.prefix(8).compactMap { pair in
            let (to, other) = images(pair)
            let from = expected.frames[pair.expected - 1].image
            return meter.turn(from: from, to: to, notAsIn: other)
        }.first { $0.isClear }?.degrees
    }

    /// Whether the drift is twice the expected rotation in the opposite direction.
    private func isCounterturned(
        _ drift: TurnDrift,
        _ pairs: [FramePair],
        _ meter: TurnMeter
    ) -> Bool {
        guard let step = motion(pairs, meter) else { return false }
        return abs(drift.slope + 2 * step) <= 0.1 * abs(2 * step) + 0.3
    }

    /// Reports frames with an unclassified change.
    private mutating func addChanged(_ pairs: [FramePair]) {
        let uses = pairs.compactMap { pair in use(pair).map { (pair.actual, $0) } }
        let worst = uses.max { ($0.1.count, $0.1.step) < ($1.1.count, $1.1.step) }
        guard let worst else { return }
        log.add(.changed(worst: worst.0, use: worst.1), uses.map(\.0))
    }

    /// The jump at the actual loop's seam. `nil` if the sequence does not loop or the jump is as
    /// expected.
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

    /// Returns the part of the tolerance that a pair uses. Returns `nil` if the images are equal.
    private func use(_ pair: FramePair) -> FrameUse? {
        guard table.expected[pair.expected] != table.actual[pair.actual] else { return nil }
        let (a, b) = images(pair)
        return FrameUse(ImageComparison().difference(a, b), window: tolerance.window)
    }
}
