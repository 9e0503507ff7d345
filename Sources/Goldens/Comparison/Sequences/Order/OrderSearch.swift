/// Finds out which expected frames the wrong frames show instead.
///
/// Both sequences hold the pictures of pairs, by index. Faults are looked for from the
/// first wrong frame on, the one that explains the most frames at once first.
struct OrderSearch {
    private let order: FrameOrder
    private let actual: [Int]
    /// Where each picture is expected, ascending.
    private let indices: [Int: [Int]]
    private var isOpen: [Bool]
    private(set) var faults: [OrderFault] = []

    /// The fewest frames of which it is said that they run backwards; three may as well be two
    /// that changed places around a third.
    private static let fewestReversed = 4

    private var expected: [Int] { order.pictures }

    /// Looks for faults at the indices where `isWrong`.
    init(expected: FrameOrder, actual: [Int], isWrong: [Bool]) {
        order = expected
        self.actual = actual
        var indices: [Int: [Int]] = [:]
        for (index, picture) in expected.pictures.enumerated() {
            indices[picture, default: []].append(index)
        }
        self.indices = indices
        isOpen = isWrong
        for index in actual.indices where isOpen[index] {
            guard let fault = fault(at: index) else { continue }
            faults.append(fault)
            for index in fault.indices { isOpen[index] = false }
        }
    }

    /// The indices whose frames are wrong and that no fault explains.
    var rest: [Int] { isOpen.indices.filter { isOpen[$0] } }

    private func fault(at index: Int) -> OrderFault? {
        guard let sources = indices[actual[index]] else { return nil }
        return reversal(from: index, sources) ?? swap(at: index, sources) ?? stop(at: index)
            ?? shift(from: index, sources)
    }

    private func reversal(from index: Int, _ sources: [Int]) -> OrderFault? {
        let ends = sources.reversed().prefix { $0 - index + 1 >= Self.fewestReversed }
        for end in ends {
            let range = index...end
            let wrong = range.count { isOpen[$0] }
            if wrong >= Self.fewestReversed,
                range.allSatisfy({ actual[$0] == expected[index + end - $0] })
            {
                return .reversed(range)
            }
        }
        return nil
    }

    private func swap(at index: Int, _ sources: [Int]) -> OrderFault? {
        let other = sources.first {
            $0 > index && isOpen[$0] && actual[$0] == expected[index]
        }
        guard let other else { return nil }
        // Within a longer run of late frames two of them may look swapped.
        guard longestShift(from: index, sources).end == index else { return nil }
        return .swapped(index, other)
    }

    private func stop(at index: Int) -> OrderFault? {
        guard index > 0, actual[index] == actual[index - 1] else { return nil }
        var end = index
        while end + 1 < actual.count, actual[end + 1] == actual[index] { end += 1 }
        while end > index, !isOpen[end] { end -= 1 }
        let wrong = (index...end).count { isOpen[$0] }
        // What stands still must have been meant to move.
        guard wrong >= 2, Set(expected[index...end]).count > 1 else { return nil }
        return .frozen(index...end, at: index - 1)
    }

    private func shift(from index: Int, _ sources: [Int]) -> OrderFault {
        let (end, offset) = longestShift(from: index, sources)
        return .late(index...end, by: offset)
    }

    /// How far frames are late by one and the same number from `index` on, and that number: the
    /// one that explains the most frames, then the smallest.
    private func longestShift(from index: Int, _ sources: [Int]) -> (end: Int, offset: Int) {
        var best = (end: index - 1, offset: 0)
        for source in sources {
            let offset = nearest(index - source)
            let end = endOfShift(from: index, by: offset)
            let isBetter =
                end > best.end
                || end == best.end
                    && (offset.magnitude, -offset) < (best.offset.magnitude, -best.offset)
            if isBetter { best = (end, offset) }
        }
        return best
    }

    private func endOfShift(from index: Int, by offset: Int) -> Int {
        var end = index
        var next = index
        while next < actual.count, shows(next, by: offset) {
            if isOpen[next] { end = next }
            next += 1
        }
        return end
    }

    private func shows(_ index: Int, by offset: Int) -> Bool {
        order[index - offset] == actual[index]
    }

    /// The same offset the short way around a loop.
    private func nearest(_ offset: Int) -> Int {
        guard order.loopStart == 0, 2 * offset.magnitude > expected.count else { return offset }
        return offset > 0 ? offset - expected.count : offset + expected.count
    }
}

/// The order of a sequence's pictures, which may run on as a loop.
struct FrameOrder {
    /// The index of each frame's picture.
    let pictures: [Int]
    /// The frame that follows the last one; nil where nothing does.
    let loopStart: Int?

    /// Whether the last frame is followed by another.
    var loops: Bool { loopStart != nil }

    /// The picture of a frame, which in loops may lie beyond the end and, where there is no
    /// lead-in, before the beginning.
    subscript(frame: Int) -> Int? {
        if pictures.indices.contains(frame) { return pictures[frame] }
        guard let loopStart, frame >= 0 || loopStart == 0 else { return nil }
        let period = pictures.count - loopStart
        let turned = (frame - loopStart) % period
        return pictures[loopStart + (turned < 0 ? turned + period : turned)]
    }
}

/// Frames that show pictures of other frames; indices are those of pairs.
enum OrderFault {
    /// The frames run backwards.
    case reversed(ClosedRange<Int>)
    /// Two frames have changed places.
    case swapped(Int, Int)
    /// The frames show the picture of the frame before them, `at`.
    case frozen(ClosedRange<Int>, at: Int)
    /// The frames show what was expected so many frames earlier; later where it is negative.
    case late(ClosedRange<Int>, by: Int)

    /// Whether one or two frames only seem late, because many more show pictures that are not
    /// expected at all: an almost empty picture easily equals another.
    func isChance(among others: Int) -> Bool {
        guard case .late(let range, _) = self else { return false }
        return range.count <= 2 && others >= 4 * range.count
    }

    /// The indices concerned.
    var indices: [Int] {
        switch self {
        case .reversed(let range), .frozen(let range, _), .late(let range, _): Array(range)
        case .swapped(let a, let b): [a, b]
        }
    }
}
