extension Path {
    /// Whether all coordinates have the same bits. 0 and −0 may give different outlines.
    func isSame(as other: Path) -> Bool {
        let count = elements.count
        guard count == other.elements.count else { return false }
        for index in 0..<count where !elements[index].isSame(as: other.elements[index]) {
            return false
        }
        return true
    }
}

extension Path.Element {
    fileprivate func isSame(as other: Path.Element) -> Bool {
        func isSame(_ p: Point, _ q: Point) -> Bool {
            p.x.bitPattern == q.x.bitPattern && p.y.bitPattern == q.y.bitPattern
        }
        return switch (self, other) {
        case (.move(let p), .move(let q)), (.line(let p), .line(let q)): isSame(p, q)
        case (.quad(let c, let p), .quad(let d, let q)): isSame(c, d) && isSame(p, q)
        case (.cubic(let b, let c, let p), .cubic(let d, let e, let q)):
            isSame(b, d) && isSame(c, e) && isSame(p, q)
        case (.arc(let c, let a, let p), .arc(let d, let b, let q)):
            isSame(c, d) && isSame(p, q) && a.radians.bitPattern == b.radians.bitPattern
        case (.close, .close): true
        default: false
        }
    }
}
