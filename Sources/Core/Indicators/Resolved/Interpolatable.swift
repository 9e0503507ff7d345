import Raster

/// A type whose values can be interpolated and added.
protocol Interpolatable: Sendable {
    /// Interpolates from this value (0) to `other` (1). `fraction` may be outside of 0…1, because
    /// springs overshoot.
    func mixed(with other: Self, at fraction: Double) -> Self
    /// Returns the sum of both values, or `self` if values of this type cannot be added.
    func added(to other: Self) -> Self
}

extension Double: Interpolatable {
    func mixed(with other: Double, at fraction: Double) -> Double {
        self + (other - self) * fraction
    }

    func added(to other: Double) -> Double { other + self }
}

extension Vector: Interpolatable {
    func mixed(with other: Vector, at fraction: Double) -> Vector {
        self + (other - self) * fraction
    }

    func added(to other: Vector) -> Vector { other + self }
}

extension Point: Interpolatable {
    func mixed(with other: Point, at fraction: Double) -> Point {
        Point(x: x.mixed(with: other.x, at: fraction), y: y.mixed(with: other.y, at: fraction))
    }

    func added(to other: Point) -> Point { Point(x: other.x + x, y: other.y + y) }
}

extension String: Interpolatable {
    /// Returns this text for a fraction below 1, or else `other`.
    func mixed(with other: String, at fraction: Double) -> String { fraction < 1 ? self : other }

    func added(to other: String) -> String { self }
}

extension Array: Interpolatable where Element: Interpolatable {
    func mixed(with other: [Element], at fraction: Double) -> [Element] {
        zip(self, other).map { $0.mixed(with: $1, at: fraction) }
    }

    func added(to other: [Element]) -> [Element] { zip(self, other).map { $0.added(to: $1) } }
}

extension Path: Interpolatable {
    /// Interpolates all points. Both paths must have the same sequence of elements.
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

    /// Returns a description of the first structural difference, or `nil` if both paths have the
    /// same sequence of elements.
    func difference(to other: Path) -> MorphDifference? {
        for (index, (element, otherElement)) in zip(elements, other.elements).enumerated()
        where element.title != otherElement.title {
            return MorphDifference(
                text: "step \(index + 1) is \(element.title) here and \(otherElement.title) there",
                hint: "write the same commands in the same order; a line can be a curve, as in "
                    + "C0 0 8 8 8 8 for L8 8; “morph” changes between any closed outlines"
            )
        }
        guard elements.count != other.elements.count else { return nil }
        var difference = MorphDifference.counts(elements.count, other.elements.count, of: "steps")
        difference.hint += "; “morph” changes between any closed outlines"
        return difference
    }
}

/// The structural difference because of which two values cannot be interpolated.
struct MorphDifference {
    /// The difference, worded to follow “cannot interpolate from X: ”.
    let text: String
    /// A suggested fix.
    fileprivate(set) var hint: String

    /// Returns the difference between two lists with different counts. `what` is the plural name of
    /// the items.
    static func counts(_ here: Int, _ there: Int, of what: String) -> MorphDifference {
        MorphDifference(
            text: "this value has \(here) \(what), the other has \(there)",
            hint: "write \(max(here, there)) \(what) in both values, repeating some if needed"
        )
    }
}

extension Path.Element {
    /// The kind of element with its article, for error messages.
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
