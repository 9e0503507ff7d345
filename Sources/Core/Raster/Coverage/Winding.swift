/// How often outlines lead round a place: one, or several side by side.
protocol Winding: AdditiveArithmetic, BitwiseCopyable {
    /// What decides whether the place is filled.
    associatedtype Rule

    /// Whether a place is filled.
    func isFilled(by rule: Rule) -> Bool

    /// Whether a place is filled whose winding is anything from `least` to `greatest`.
    static func isFilled(from least: Self, to greatest: Self, by rule: Rule) -> Bool

    /// The lesser and the greater, for each outline.
    static func ordered(_ one: Self, _ other: Self) -> (Self, Self)

    /// Nothing but the other way round.
    static prefix func - (winding: Self) -> Self
}

extension Int32: Winding {
    func isFilled(by rule: FillRule) -> Bool { rule.fills(self) }

    static func isFilled(from least: Int32, to greatest: Int32, by rule: FillRule) -> Bool {
        rule == .nonZero && (least > 0 || greatest < 0)
    }

    static func ordered(_ one: Int32, _ other: Int32) -> (Int32, Int32) {
        one < other ? (one, other) : (other, one)
    }
}

/// The windings of several outlines; a place is filled that all of them fill.
struct JointWinding: Winding {
    /// One for each outline.
    private var windings = SIMD8<Int32>()

    /// How many outlines there may be.
    static let capacity = 8

    /// By which rules several outlines fill.
    struct Rule {
        private var isEvenOdd = SIMDMask<SIMD8<Int32>>(repeating: false)
        private var isUnused = SIMDMask<SIMD8<Int32>>(repeating: true)

        /// The rules of at most `JointWinding.capacity` outlines.
        init(_ rules: [FillRule]) {
            for (index, rule) in rules.prefix(JointWinding.capacity).enumerated() {
                isUnused[index] = false
                isEvenOdd[index] = rule == .evenOdd
            }
        }

        fileprivate func fills(_ windings: SIMD8<Int32>) -> Bool {
            let counts = windings.replacing(with: windings & 1, where: isEvenOdd)
            return all((counts .!= 0) .| isUnused)
        }

        fileprivate func fills(
            from least: SIMD8<Int32>,
            to greatest: SIMD8<Int32>
        ) -> Bool {
            let isWound = (least .> 0) .| (greatest .< 0)
            let isOdd = (least .== greatest) .& (least & 1 .== 1)
            return all((isWound .& .!isEvenOdd) .| (isOdd .& isEvenOdd) .| isUnused)
        }
    }

    /// None.
    static let zero = JointWinding()

    private init() {}

    /// Once down around the outline of an index.
    init(of index: Int) { windings[index] = 1 }

    static func + (one: JointWinding, other: JointWinding) -> JointWinding {
        var result = one
        result.windings &+= other.windings
        return result
    }

    static func - (one: JointWinding, other: JointWinding) -> JointWinding {
        var result = one
        result.windings &-= other.windings
        return result
    }

    static prefix func - (winding: JointWinding) -> JointWinding { .zero - winding }

    func isFilled(by rule: Rule) -> Bool { rule.fills(windings) }

    static func isFilled(
        from least: JointWinding,
        to greatest: JointWinding,
        by rule: Rule
    ) -> Bool {
        rule.fills(from: least.windings, to: greatest.windings)
    }

    static func ordered(
        _ one: JointWinding,
        _ other: JointWinding
    ) -> (JointWinding, JointWinding) {
        var (least, greatest) = (one, one)
        least.windings = pointwiseMin(one.windings, other.windings)
        greatest.windings = pointwiseMax(one.windings, other.windings)
        return (least, greatest)
    }
}
