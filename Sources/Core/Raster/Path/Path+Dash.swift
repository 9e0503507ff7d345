extension Path {
    /// The largest number of dashes of a path.
    public static let dashLimit = 10_000

    /// Returns the path cut into dashes by a pattern of lengths: dash, gap, dash, …, in the units
    /// of the path.
    ///
    /// The pattern starts again at `phase` with each contour. A pattern of an odd count is repeated
    /// to make it even. A dash of length 0 becomes a line to its own start, which round and square
    /// caps make visible; a gap of length 0 is ignored. The last and the first dash of a closed
    /// contour are joined if they meet.
    ///
    /// Returns the path unchanged if the pattern has no gaps or a number that is negative or not
    /// finite, or if there might be more than `dashLimit` dashes.
    public func dashed(pattern: [Double], phase: Double = 0) -> Path {
        dashed(pattern: pattern, phase: phase, cancellation: nil)
    }

    /// Returns the path cut into dashes. After a cancellation, the result is incomplete or the
    /// unchanged path.
    func dashed(pattern: [Double], phase: Double, cancellation: Cancellation?) -> Path {
        guard !pattern.isEmpty, let cycle = DashCycle(pattern: pattern, phase: phase) else {
            return self
        }
        let measured = MeasuredPath(self, cancellation: cancellation)
        guard cancellation?.isCancelled != true, measured.total.isFinite else { return self }
        guard measured.dashCount(of: cycle) <= Double(Path.dashLimit) else { return self }
        var result: [Element] = []
        var index = 0
        while index < elements.count {
            let steps = measured.contour(at: index)
            measured.appendDashes(of: steps, cycle, cancellation: cancellation, to: &result)
            index = steps.upperBound
        }
        return Path(elements: result)
    }
}

extension Path {
    /// Returns an upper bound of the number of dashes of a pattern. It is infinite if the length of
    /// the path is not finite.
    func dashCount(of cycle: DashCycle) -> Double {
        let measured = MeasuredPath(self)
        return measured.total.isFinite ? measured.dashCount(of: cycle) : .infinity
    }
}

extension MeasuredPath {
    /// Returns an upper bound of the number of dashes of a pattern.
    fileprivate func dashCount(of cycle: DashCycle) -> Double {
        var count = 0.0
        var index = 0
        while index < elements.count {
            let steps = contour(at: index)
            count += cycle.count(within: length(of: steps))
            index = steps.upperBound
        }
        return count
    }
}

/// A dash pattern of an even count, with its phase at the start of contours.
struct DashCycle {
    let lengths: [Double]
    let sum: Double
    /// The entry at the start of a contour; even entries are dashes.
    let first: Int
    /// The remaining length of the entry `first`.
    let rest: Double

    /// Returns `nil` for a pattern that leaves paths unchanged.
    init?(pattern: [Double], phase: Double) {
        guard phase.isFinite, pattern.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
        let lengths = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
        let gaps = stride(from: 1, to: lengths.count, by: 2)
        guard gaps.contains(where: { lengths[$0] > 0 }) else { return nil }
        let sum = lengths.reduce(0, +)
        guard sum.isFinite else { return nil }
        var offset = phase.truncatingRemainder(dividingBy: sum)
        if offset < 0 { offset += sum }
        var index = 0
        while index < lengths.count - 1 && offset >= lengths[index] {
            // A dash of length 0 at the very start must still be drawn.
            if offset == 0 && index.isMultiple(of: 2) { break }
            offset -= lengths[index]
            index += 1
        }
        self.lengths = lengths
        self.sum = sum
        first = index
        rest = max(lengths[index] - offset, 0)
    }

    /// Returns an upper bound of the number of dashes along a length.
    func count(within length: Double) -> Double {
        (length / sum + 2) * Double(lengths.count / 2)
    }
}

extension MeasuredPath {
    fileprivate func appendDashes(
        of steps: Range<Int>,
        _ cycle: DashCycle,
        cancellation: Cancellation?,
        to result: inout [Path.Element]
    ) {
        let start = elements[steps.lowerBound].end ?? .zero
        var dasher = Dasher(cycle: cycle, start: start, cancellation: cancellation)
        var current = start
        for index in steps.dropFirst() {
            let segment = PathSegment(elements[index], from: current, contourStart: start)
            dasher.walk(segment, length: lengths[index])
            current = segment.end
        }
        guard dasher.hasLeftFirstEntry else {
            // The entire contour is one dash, or one gap.
            if dasher.isDash { result += elements[steps] }
            return
        }
        dasher.finish(isClosed: elements[steps.upperBound - 1] == .close)
        result += dasher.dashes
    }
}

/// The state of cutting one contour into dashes.
private struct Dasher {
    private let cycle: DashCycle
    private let cancellation: Cancellation?
    private var index: Int
    /// The remaining length of the current entry.
    private var rest: Double
    /// The elements of the current dash. Empty within a gap.
    private var open: [Path.Element] = []
    /// The first dash of the contour, which may be joined to the last.
    private var head: [Path.Element] = []
    /// The finished dashes.
    private(set) var dashes: [Path.Element] = []
    /// Whether the pattern has advanced beyond its first entry in this contour.
    private(set) var hasLeftFirstEntry = false

    init(cycle: DashCycle, start: Point, cancellation: Cancellation?) {
        self.cycle = cycle
        self.cancellation = cancellation
        index = cycle.first
        rest = cycle.rest
        if isDash { open = [.move(start)] }
    }

    var isDash: Bool { index.isMultiple(of: 2) }

    mutating func walk(_ segment: PathSegment, length: Double) {
        var position = 0.0
        var t = 0.0
        while rest < length - position {
            if cancellation?.pollAfterPiece() == true { return }
            let known = (t: t, length: position)
            position += rest
            let next = segment.parameter(atLength: position, of: length, known: known)
            extend(segment, from: t, to: next)
            t = next
            advance(at: segment.point(at: t))
        }
        rest -= length - position
        extend(segment, from: t, to: 1)
    }

    /// Ends the contour. Joins its last dash to its first if they meet.
    mutating func finish(isClosed: Bool) {
        if isClosed, !open.isEmpty, !head.isEmpty {
            dashes += open + head.dropFirst()
        } else {
            // A single move is a dash that began within a rounding error of the end.
            dashes = head + dashes + (open.count > 1 ? open : [])
        }
    }

    private mutating func extend(_ segment: PathSegment, from: Double, to: Double) {
        guard isDash, to > from else { return }
        open.append(segment.part(from: from, to: to).element)
    }

    /// Advances to the next entry of the pattern, skipping gaps of length 0.
    private mutating func advance(at point: Point) {
        let wasDash = isDash
        index = (index + 1) % cycle.lengths.count
        rest = cycle.lengths[index]
        if wasDash && rest == 0 {
            index = (index + 1) % cycle.lengths.count
            rest = cycle.lengths[index]
            return
        }
        if wasDash {
            if open.count == 1 { open.append(.line(point)) }
            if hasLeftFirstEntry { dashes += open } else { head = open }
            open = []
        } else {
            open = [.move(point)]
        }
        hasLeftFirstEntry = true
    }
}
