/// Divides work into parts that cost about the same.
package enum Partition {
    /// The indices of `costs` in each of `count` parts, ascending: the dearest first, each to the
    /// part that has least so far, the first of equals.
    ///
    /// The dearest part costs at most 4/3 of what the best division would (R. L. Graham, "Bounds on
    /// Multiprocessing Timing Anomalies", 1969). Complexity: n·(log n + log `count`).
    package static func parts(of costs: [Double], count: Int) -> [[Int]] {
        guard count > 0 else { return [] }
        var loads = Loads(count: count)
        var parts = [[Int]](repeating: [], count: count)
        let order = costs.indices.sorted {
            costs[$0] != costs[$1] ? costs[$0] > costs[$1] : $0 < $1
        }
        for index in order { parts[loads.add(costs[index])].append(index) }
        return parts.map { $0.sorted() }
    }

    /// What each part has so far, as a heap with the least at its root.
    private struct Loads {
        private var heap: [(cost: Double, part: Int)]

        init(count: Int) {
            heap = (0..<count).map { (0, $0) }
        }

        /// Adds to the part that has least, and returns which that is.
        mutating func add(_ cost: Double) -> Int {
            let part = heap[0].part
            heap[0].cost += cost
            var parent = 0
            while true {
                let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
                guard let least = children.min(by: { heap[$0] < heap[$1] }),
                    heap[least] < heap[parent]
                else { return part }
                heap.swapAt(least, parent)
                parent = least
            }
        }
    }
}
