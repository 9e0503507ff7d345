/// A check of the rendered frames of a design.
///
/// A new rule is one entry in `all`. The list in the help and the documentation is derived from it.
package struct MotionRule: Sendable {
    /// The name in findings.
    package let name: String
    /// What the rule reports, as a noun phrase.
    package let meaning: String
    let check: @Sendable (RenderedDesign) -> [MotionFinding]

    /// All rules, in the order of findings.
    package static let all = [
        uneven, repeatedEnd, seam, exit, border, blank, still, visibleIdle, visibleEnd, contrast,
    ]
}
