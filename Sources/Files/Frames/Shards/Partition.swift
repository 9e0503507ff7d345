/// A division of work into parts of similar cost.
package enum Partition {
    /// Divides the indices of `costs` into `count` parts of similar total cost. The indices in each
    /// part are ascending.
    ///
    /// Assigns the indices in descending order of cost, each to the part with the lowest total so
    /// far. The most expensive part costs at most 4/3 of the optimum (R. L. Graham, "Bounds on
    /// Multiprocessing Timing Anomalies", 1969). Complexity: O(n·(log n + log `count`)).
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

    /// The total cost of each part, as a min-heap.
    private struct Loads {
        private var heap: [(cost: Double, part: Int)]

        init(count: Int) {
            heap = (0..<count).map { (0, $0) }
        }

        /// Adds a cost to the part with the lowest total, and returns that part's index.
        mutating func add(_ cost: Double) -> Int {
            let part = heap[0].part
            heap[0].cost += cost
            var parent = 0
            while true {
                let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < heap.count }
                guard let smallest = children.min(by: { heap[$0] < heap[$1] }),
                    heap[smallest] < heap[parent]
                else { return part }
                heap.swapAt(smallest, parent)
                parent = smallest
            }
        }
    }
}
