/// A search for faults in the order of frames: for each wrong frame, it finds which other expected
/// frame it shows.
///
/// Both sequences contain the image indices of pairs. The search starts at the first wrong frame
/// and tries reversals, swaps, frozen frames and delays, in this order.
struct OrderSearch {
    private let order: FrameOrder
    private let actual: [Int]
    /// The expected positions of each image, ascending.
    private let indices: [Int: [Int]]
    private var isOpen: [Bool]
    private(set) var faults: [OrderFault] = []

    /// The minimum number of frames in a reversal. Three reversed frames could also be two swapped
    /// frames around a third.
    private static let fewestReversed = 4

    private var expected: [Int] { order.pictures }

    /// Searches for faults at the indices where `isWrong` is true.
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

    /// The indices of wrong frames that no fault explains.
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
        // Two frames of a longer run of late frames can look swapped.
        guard longestShift(from: index, sources).end == index else { return nil }
        return .swapped(index, other)
    }

    private func stop(at index: Int) -> OrderFault? {
        guard index > 0, actual[index] == actual[index - 1] else { return nil }
        var end = index
        while end + 1 < actual.count, actual[end + 1] == actual[index] { end += 1 }
        while end > index, !isOpen[end] { end -= 1 }
        let wrong = (index...end).count { isOpen[$0] }
        // Frames count as frozen only if motion is expected.
        guard wrong >= 2, Set(expected[index...end]).count > 1 else { return nil }
        return .frozen(index...end, at: index - 1)
    }

    private func shift(from index: Int, _ sources: [Int]) -> OrderFault {
        let (end, offset) = longestShift(from: index, sources)
        return .late(index...end, by: offset)
    }

    /// Returns the longest run of frames from `index` on with a constant delay: its last frame and
    /// the delay. Of equally long runs, chooses the one with the smallest delay.
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

    /// Returns the offset with the smallest magnitude that is equivalent in a loop.
    private func nearest(_ offset: Int) -> Int {
        guard order.loopStart == 0, 2 * offset.magnitude > expected.count else { return offset }
        return offset > 0 ? offset - expected.count : offset + expected.count
    }
}

/// The order of a sequence's images. The sequence may be a loop.
struct FrameOrder {
    /// The image index of each frame.
    let pictures: [Int]
    /// The frame that follows the last one, or `nil` if the sequence does not loop.
    let loopStart: Int?

    /// Whether the sequence is a loop.
    var loops: Bool { loopStart != nil }

    /// Returns the image index of a frame, or `nil` if there is no such frame. In a loop, the frame
    /// may be beyond the end. In a loop without an intro, it may also be before the beginning.
    subscript(frame: Int) -> Int? {
        if pictures.indices.contains(frame) { return pictures[frame] }
        guard let loopStart, frame >= 0 || loopStart == 0 else { return nil }
        let period = pictures.count - loopStart
        let turned = (frame - loopStart) % period
        return pictures[loopStart + (turned < 0 ? turned + period : turned)]
    }
}

/// A fault in the order of frames: a group of frames that show images of other frames. All indices
/// are indices of pairs.
enum OrderFault {
    /// The frames run backwards.
    case reversed(ClosedRange<Int>)
    /// Two frames are exchanged.
    case swapped(Int, Int)
    /// The frames repeat the image of the frame before them, `at`.
    case frozen(ClosedRange<Int>, at: Int)
    /// The frames are late by a number of frames. The number is negative if they are early.
    case late(ClosedRange<Int>, by: Int)

    /// Whether one or two late frames are probably a coincidence, since `others` other wrong frames
    /// remain unexplained. Nearly empty images are often equal.
    func isChance(among others: Int) -> Bool {
        guard case .late(let range, _) = self else { return false }
        return range.count <= 2 && others >= 4 * range.count
    }

    /// The affected indices.
    var indices: [Int] {
        switch self {
        case .reversed(let range), .frozen(let range, _), .late(let range, _): Array(range)
        case .swapped(let a, let b): [a, b]
        }
    }
}
