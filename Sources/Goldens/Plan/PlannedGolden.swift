import Comparison

/// One golden that a plan asks for.
package struct PlannedGolden: Sendable {
    /// What is drawn for it.
    package let subject: GoldenSubject
    /// How much it may differ.
    package let tolerance: Tolerance
    /// What is to be said of its frames when they are recorded; nil for nothing.
    package var note: String?
    /// How many frames it has.
    package var frameCount: Int { subject.moments.count }
}
