import Raster

/// A value between two of which others lie.
protocol Interpolated: Sendable {
    /// The value a fraction of the way to another; springs pass beyond it.
    func mixed(with other: Self, at fraction: Double) -> Self
    /// The sum of both.
    func added(to other: Self) -> Self
}

extension Double: Interpolated {
    func mixed(with other: Double, at fraction: Double) -> Double {
        self + (other - self) * fraction
    }

    func added(to other: Double) -> Double { other + self }
}

extension Vector: Interpolated {
    func mixed(with other: Vector, at fraction: Double) -> Vector {
        self + (other - self) * fraction
    }

    func added(to other: Vector) -> Vector { other + self }
}

extension Point: Interpolated {
    func mixed(with other: Point, at fraction: Double) -> Point {
        Point(x: x.mixed(with: other.x, at: fraction), y: y.mixed(with: other.y, at: fraction))
    }

    func added(to other: Point) -> Point { Point(x: other.x + x, y: other.y + y) }
}

extension String: Interpolated {
    /// The text holds until the other one is reached.
    func mixed(with other: String, at fraction: Double) -> String { fraction < 1 ? self : other }

    func added(to other: String) -> String { self }
}

extension Array: Interpolated where Element: Interpolated {
    func mixed(with other: [Element], at fraction: Double) -> [Element] {
        zip(self, other).map { $0.mixed(with: $1, at: fraction) }
    }

    func added(to other: [Element]) -> [Element] { zip(self, other).map { $0.added(to: $1) } }
}

extension Path: Interpolated {
    /// The outline between this and one of the same make, point by point.
    func mixed(with other: Path, at fraction: Double) -> Path {
        guard fraction != 0, self != other else { return self }
        return matched(with: other) { $0.mixed(with: $1, at: fraction) }
    }

    func added(to other: Path) -> Path { matched(with: other) { $0.added(to: $1) } }

    private func matched(with other: Path, _ point: (Point, Point) -> Point) -> Path {
        let steps = zip(elements, other.elements).map { mine, theirs -> Element in
            switch (mine, theirs) {
            case (.move(let a), .move(let b)): .move(point(a, b))
            case (.line(let a), .line(let b)): .line(point(a, b))
            case (.quad(let a, let b), .quad(let c, let d)): .quad(point(a, c), point(b, d))
            case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
                .cubic(point(a, d), point(b, e), point(c, f))
            default: mine
            }
        }
        return Path(elements: steps)
    }

    /// How this outline's make differs from another's, in words; nil where both have the same steps,
    /// so that one can become the other.
    func difference(to other: Path) -> MorphDifference? {
        for (index, (mine, theirs)) in zip(elements, other.elements).enumerated()
        where mine.title != theirs.title {
            return MorphDifference(
                text: "step \(index + 1) is \(mine.title) here and \(theirs.title) there",
                hint: "write the same commands in the same order; a line can be a curve, as in "
                    + "C0 0 8 8 8 8 for L8 8"
            )
        }
        guard elements.count != other.elements.count else { return nil }
        return .counts(elements.count, other.elements.count, of: "steps")
    }
}

/// Why there is no way between two values.
struct MorphDifference {
    /// How the one here differs from the one there.
    let text: String
    /// What to write instead.
    let hint: String

    /// Different numbers of something.
    static func counts(_ here: Int, _ there: Int, of what: String) -> MorphDifference {
        MorphDifference(
            text: "it has \(here) \(what), and that \(there)",
            hint: "write \(max(here, there)) \(what) in both; the same may be written twice"
        )
    }
}

extension Path.Element {
    /// What kind of step it is, with its article.
    fileprivate var title: String {
        switch self {
        case .move: "a move"
        case .line: "a line"
        case .quad: "a quadratic curve"
        case .cubic: "a cubic curve"
        case .arc: "an arc"
        case .close: "a closing line"
        }
    }
}
