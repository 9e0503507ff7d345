/// The winding number at a point: of one outline, or of several outlines together.
protocol Winding: AdditiveArithmetic, BitwiseCopyable {
    /// The rule that decides which windings are filled.
    associatedtype Rule

    /// Returns whether this winding is filled.
    func isFilled(by rule: Rule) -> Bool

    /// Returns whether every winding from `least` to `greatest` is filled.
    static func isFilled(from least: Self, to greatest: Self, by rule: Rule) -> Bool

    /// Returns the lesser and the greater winding, for each outline separately.
    static func ordered(_ one: Self, _ other: Self) -> (Self, Self)

    /// Returns the winding with its sign flipped.
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

/// The windings of several outlines. A point is filled if all of them fill it.
struct JointWinding: Winding {
    /// The winding of each outline.
    private var windings = SIMD8<Int32>()

    /// The largest number of outlines.
    static let capacity = 8

    /// The fill rules of several outlines.
    struct Rule {
        private var isEvenOdd = SIMDMask<SIMD8<Int32>>(repeating: false)
        private var isUnused = SIMDMask<SIMD8<Int32>>(repeating: true)

        /// Creates the rules of at most `JointWinding.capacity` outlines.
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

    /// No winding around any outline.
    static let zero = JointWinding()

    private init() {}

    /// Creates the winding of an edge that runs down, in the outline `index`.
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
