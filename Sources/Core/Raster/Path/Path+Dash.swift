extension Path {
    /// The most dashes that one path is cut into.
    public static let dashLimit = 10_000

    /// The path cut into dashes: lengths of dash, gap, dash, … in the path's units.
    ///
    /// The pattern starts afresh, `phase` into itself, with every contour. A pattern of an odd
    /// count is repeated to make it even; a negative phase goes the other way. A dash of no length
    /// stays, as a line to its own start, for round and square caps; a gap of no length is none.
    /// Where a closed contour's last dash meets its first they are one.
    /// The path stays unbroken for a pattern without gaps or with a number that is negative or not
    /// finite, and where more than `dashLimit` dashes might come out.
    public func dashed(pattern: [Double], phase: Double = 0) -> Path {
        dashed(pattern: pattern, phase: phase, cancellation: nil)
    }

    /// As above; once it is cancelled, some of the dashes, or the path.
    func dashed(pattern: [Double], phase: Double, cancellation: Cancellation?) -> Path {
        guard !pattern.isEmpty, let cycle = DashCycle(pattern: pattern, phase: phase) else {
            return self
        }
        let measured = MeasuredPath(self, cancellation: cancellation)
        guard cancellation?.isCancelled != true, measured.total.isFinite else { return self }
        var count = 0.0
        var index = 0
        while index < elements.count {
            let steps = measured.contour(at: index)
            count += cycle.count(within: measured.length(of: steps))
            index = steps.upperBound
        }
        guard count <= Double(Path.dashLimit) else { return self }
        var result: [Element] = []
        index = 0
        while index < elements.count {
            let steps = measured.contour(at: index)
            measured.appendDashes(of: steps, cycle, cancellation: cancellation, to: &result)
            index = steps.upperBound
        }
        return Path(elements: result)
    }
}

/// A dash pattern of an even count and the offset in it where contours begin.
private struct DashCycle {
    let lengths: [Double]
    let sum: Double
    /// The entry in which a contour begins; even ones are dashes.
    let first: Int
    /// What is left of that entry.
    let rest: Double

    /// Nil for a pattern that breaks nothing.
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
            // A dash of no length at the very start is still to come.
            if offset == 0 && index.isMultiple(of: 2) { break }
            offset -= lengths[index]
            index += 1
        }
        self.lengths = lengths
        self.sum = sum
        first = index
        rest = max(lengths[index] - offset, 0)
    }

    /// An upper bound of the number of dashes along a length.
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
        guard dasher.hasBroken else {
            // The contour lies in one dash, or in one gap.
            if dasher.isDash { result += elements[steps] }
            return
        }
        dasher.finish(isClosed: elements[steps.upperBound - 1] == .close)
        result += dasher.dashes
    }
}

/// Walks along one contour and cuts it.
private struct Dasher {
    private let cycle: DashCycle
    private let cancellation: Cancellation?
    private var index: Int
    /// What is left of the pattern's entry.
    private var rest: Double
    /// The steps of the dash under way; empty within a gap.
    private var open: [Path.Element] = []
    /// The dash in which the contour began, kept for the contour's end.
    private var head: [Path.Element] = []
    /// The finished dashes.
    private(set) var dashes: [Path.Element] = []
    /// Whether the contour has left the entry in which it began.
    private(set) var hasBroken = false

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
            if cancellation?.askAfterPiece() == true { return }
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

    /// Ends the contour; joins its last dash to its first where they meet.
    mutating func finish(isClosed: Bool) {
        if isClosed, !open.isEmpty, !head.isEmpty {
            dashes += open + head.dropFirst()
        } else {
            // A move alone is a dash that began within the last rounding error.
            dashes = head + dashes + (open.count > 1 ? open : [])
        }
    }

    private mutating func extend(_ segment: PathSegment, from: Double, to: Double) {
        guard isDash, to > from else { return }
        open.append(segment.part(from: from, to: to).element)
    }

    /// Advances to the pattern's next entry, skipping gaps of zero length.
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
            if hasBroken { dashes += open } else { head = open }
            open = []
        } else {
            open = [.move(point)]
        }
        hasBroken = true
    }
}
