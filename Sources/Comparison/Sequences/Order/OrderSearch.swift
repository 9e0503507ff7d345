/// Finds out which expected frames the wrong frames show instead.
///
/// Both sequences hold the pictures of pairs, by index. Faults are looked for from the
/// first wrong frame on, the one that explains the most frames at once first.
struct OrderSearch {
    private let order: FrameOrder
    private let actual: [Int]
    /// Where each picture is expected, ascending.
    private let places: [Int: [Int]]
    private var isOpen: [Bool]
    private(set) var faults: [OrderFault] = []

    /// The fewest frames of which it is said that they run backwards; three may as well be two
    /// that changed places around a third.
    private static let fewestReversed = 4

    private var expected: [Int] { order.pictures }

    /// Looks for faults at the places where `isWrong`.
    init(expected: FrameOrder, actual: [Int], isWrong: [Bool]) {
        order = expected
        self.actual = actual
        var places: [Int: [Int]] = [:]
        for (place, picture) in expected.pictures.enumerated() {
            places[picture, default: []].append(place)
        }
        self.places = places
        isOpen = isWrong
        for place in actual.indices where isOpen[place] {
            guard let fault = fault(at: place) else { continue }
            faults.append(fault)
            for place in fault.places { isOpen[place] = false }
        }
    }

    /// The places whose frames are wrong and that no fault explains.
    var rest: [Int] { isOpen.indices.filter { isOpen[$0] } }

    private func fault(at place: Int) -> OrderFault? {
        guard let sources = places[actual[place]] else { return nil }
        return reversal(from: place, sources) ?? swap(at: place, sources) ?? stop(at: place)
            ?? shift(from: place, sources)
    }

    private func reversal(from place: Int, _ sources: [Int]) -> OrderFault? {
        let ends = sources.reversed().prefix { $0 - place + 1 >= Self.fewestReversed }
        for end in ends {
            let range = place...end
            let wrong = range.count { isOpen[$0] }
            if wrong >= Self.fewestReversed,
                range.allSatisfy({ actual[$0] == expected[place + end - $0] })
            {
                return .reversed(range)
            }
        }
        return nil
    }

    private func swap(at place: Int, _ sources: [Int]) -> OrderFault? {
        let other = sources.first {
            $0 > place && isOpen[$0] && actual[$0] == expected[place]
        }
        guard let other else { return nil }
        // Within a longer run of late frames two of them may look swapped.
        guard longestShift(from: place, sources).end == place else { return nil }
        return .swapped(place, other)
    }

    private func stop(at place: Int) -> OrderFault? {
        guard place > 0, actual[place] == actual[place - 1] else { return nil }
        var end = place
        while end + 1 < actual.count, actual[end + 1] == actual[place] { end += 1 }
        while end > place, !isOpen[end] { end -= 1 }
        let wrong = (place...end).count { isOpen[$0] }
        // What stands still must have been meant to move.
        guard wrong >= 2, Set(expected[place...end]).count > 1 else { return nil }
        return .frozen(place...end, at: place - 1)
    }

    private func shift(from place: Int, _ sources: [Int]) -> OrderFault {
        let (end, offset) = longestShift(from: place, sources)
        return .late(place...end, by: offset)
    }

    /// How far frames are late by one and the same number from `place` on, and that number: the
    /// one that explains the most frames, then the smallest.
    private func longestShift(from place: Int, _ sources: [Int]) -> (end: Int, offset: Int) {
        var best = (end: place - 1, offset: 0)
        for source in sources {
            let offset = nearest(place - source)
            let end = endOfShift(from: place, by: offset)
            let isBetter =
                end > best.end
                || end == best.end
                    && (offset.magnitude, -offset) < (best.offset.magnitude, -best.offset)
            if isBetter { best = (end, offset) }
        }
        return best
    }

    private func endOfShift(from place: Int, by offset: Int) -> Int {
        var end = place
        var next = place
        while next < actual.count, shows(next, by: offset) {
            if isOpen[next] { end = next }
            next += 1
        }
        return end
    }

    private func shows(_ place: Int, by offset: Int) -> Bool {
        order[place - offset] == actual[place]
    }

    /// The same offset the short way around a loop.
    private func nearest(_ offset: Int) -> Int {
        guard order.loopStart == 0, 2 * offset.magnitude > expected.count else { return offset }
        return offset > 0 ? offset - expected.count : offset + expected.count
    }
}
