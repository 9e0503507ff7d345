/// The pairs of contours of two paths, and the contours without a counterpart, as indices.
struct ContourPairs {
    private(set) var matched: [(from: Int, to: Int)] = []
    /// The contours of the first path that have no counterpart.
    private(set) var shrinking: [Int] = []
    /// The contours of the second path that have no counterpart.
    private(set) var growing: [Int] = []

    /// The area of a contour, as a fraction of that of the contours it competes with, from which
    /// its distance alone counts.
    private static let comparableSize = 0.5

    /// Pairs outer contours with outer contours and holes with holes.
    init(_ from: [ClosedContour], _ to: [ClosedContour]) {
        for isHole in [false, true] {
            let here = Self.bySize(from, isHole), there = Self.bySize(to, isHole)
            if here.count <= there.count {
                let partners = Self.partners(of: here, from, among: there, to)
                matched += zip(here, partners).map { ($0, $1) }
                growing += there.filter { !partners.contains($0) }
            } else {
                let partners = Self.partners(of: there, to, among: here, from)
                matched += zip(partners, there).map { ($0, $1) }
                shrinking += here.filter { !partners.contains($0) }
            }
        }
    }

    /// Returns the counterpart of each contour in `few` among `many`, which has at least as many.
    ///
    /// Larger contours choose first, each the nearest of those that are left. If only some of
    /// `many` are needed, much smaller ones are not chosen.
    private static func partners(
        of few: [Int],
        _ contours: [ClosedContour],
        among many: [Int],
        _ others: [ClosedContour]
    ) -> [Int] {
        guard let last = few.indices.last else { return [] }
        let least = abs(others[many[last]].area) * comparableSize
        var free = many.filter { abs(others[$0].area) >= least }
        return few.map { index in
            let nearest = free.indices.min { one, other in
                contours[index].squaredDistance(to: others[free[one]])
                    < contours[index].squaredDistance(to: others[free[other]])
            }
            return free.remove(at: nearest ?? 0)
        }
    }

    /// Returns the indices of outer contours or of holes by descending area.
    private static func bySize(_ contours: [ClosedContour], _ isHole: Bool) -> [Int] {
        contours.indices.filter { (contours[$0].area < 0) == isHole }.sorted {
            let (one, other) = (abs(contours[$0].area), abs(contours[$1].area))
            return one != other ? one > other : $0 < $1
        }
    }
}

extension ClosedContour {
    /// Returns the squared distance between the centres of two contours.
    fileprivate func squaredDistance(to other: ClosedContour) -> Double {
        let offset = other.centroid - centroid
        return offset.dot(offset)
    }
}
