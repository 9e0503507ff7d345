/// A queue of actions, ordered by virtual time. Actions with equal times run in the order of
/// insertion.
struct EventQueue {
    /// The identifier of a scheduled event.
    struct Ticket: Hashable { fileprivate let number: Int }

    /// A scheduled action.
    struct Event {
        let time: Double
        let action: @MainActor () -> Void
        fileprivate let number: Int
    }

    // A binary heap whose first element is the next event.
    private var heap: [Event] = []
    private var cancelled: Set<Int> = []
    private var count = 0

    mutating func add(at time: Double, _ action: @escaping @MainActor () -> Void) -> Ticket {
        count += 1
        heap.append(Event(time: time, action: action, number: count))
        var index = heap.count - 1
        while index > 0, isBefore(index, (index - 1) / 2) {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
        return Ticket(number: count)
    }

    mutating func cancel(_ ticket: Ticket) { cancelled.insert(ticket.number) }

    /// Removes and returns the next event due by `time`, or `nil` if none is due.
    mutating func next(until time: Double) -> Event? {
        while let first = heap.first, first.time <= time {
            removeFirst()
            if cancelled.remove(first.number) == nil { return first }
        }
        return nil
    }

    private mutating func removeFirst() {
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var index = 0
        while true {
            let (left, right) = (2 * index + 1, 2 * index + 2)
            var least = index
            if left < heap.count, isBefore(left, least) { least = left }
            if right < heap.count, isBefore(right, least) { least = right }
            guard least != index else { return }
            heap.swapAt(index, least)
            index = least
        }
    }

    private func isBefore(_ left: Int, _ right: Int) -> Bool {
        (heap[left].time, heap[left].number) < (heap[right].time, heap[right].number)
    }
}
