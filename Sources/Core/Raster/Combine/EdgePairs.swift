/// The pairs of edges whose bounding boxes meet, or are at most one step apart.
///
/// The plane is divided into horizontal strips. In each strip, the edges are visited from left to
/// right and compared with those that have not ended. An edge that crosses several strips is in
/// each of them, but a pair is visited only in the first strip that both cross.
struct EdgePairs {
    private let edges: [CombinedEdge]
    private let top: Int64
    private let height: Int64
    /// The edges of each strip by ascending start.
    private var strips: [[Int]]

    /// The bounding box of an edge, larger by one step to the right, the top and the bottom.
    private struct Box {
        let index: Int
        let right: Int32
        let top: Int32
        let bottom: Int32
        let isUnchecked: Bool
    }

    init(_ edges: [CombinedEdge]) {
        self.edges = edges
        var (least, greatest) = (Int32.max, Int32.min)
        for edge in edges {
            least = min(least, edge.start.y, edge.end.y)
            greatest = max(greatest, edge.start.y, edge.end.y)
        }
        let count = max(Int64(Double(edges.count).squareRoot() / 4), 1)
        top = Int64(least) - 1
        height = edges.isEmpty ? 1 : (Int64(greatest) - Int64(least) + 2) / count + 1
        strips = Array(repeating: [], count: Int(count))
        let order = edges.indices.sorted {
            edges[$0].start != edges[$1].start ? edges[$0].start < edges[$1].start : $0 < $1
        }
        for index in order {
            let edge = edges[index]
            let first = strip(at: min(edge.start.y, edge.end.y) - 1)
            let last = strip(at: max(edge.start.y, edge.end.y) + 1)
            for strip in first...last { strips[strip].append(index) }
        }
    }

    private func strip(at y: Int32) -> Int { Int((Int64(y) - top) / height) }

    /// Calls `body` with each pair that has an unchecked edge, until it returns
    /// `false`. Returns `false` if it did.
    func forEach(_ body: (Int, Int) -> Bool) -> Bool {
        for (strip, members) in strips.enumerated() {
            guard forEach(in: strip, members, body) else { return false }
        }
        return true
    }

    private func forEach(in strip: Int, _ members: [Int], _ body: (Int, Int) -> Bool) -> Bool {
        var open: [Box] = []
        for index in members {
            let edge = edges[index]
            let box = Box(
                index: index,
                right: edge.end.x + 1,
                top: min(edge.start.y, edge.end.y) - 1,
                bottom: max(edge.start.y, edge.end.y) + 1,
                isUnchecked: edge.isUnchecked
            )
            var kept = 0
            for position in open.indices {
                let other = open[position]
                guard other.right >= edge.start.x else { continue }
                open[kept] = other
                kept += 1
                guard box.isUnchecked || other.isUnchecked, other.top <= box.bottom,
                    box.top <= other.bottom, self.strip(at: max(other.top, box.top)) == strip
                else { continue }
                guard body(other.index, index) else { return false }
            }
            open.removeSubrange(kept...)
            open.append(box)
        }
        return true
    }
}
