/// How much frames may differ from their goldens and still pass, in the numbers of a plan.
package struct PlannedTolerance: Hashable, Sendable {
    /// Steps by which a channel may differ, 0…255.
    package var step = 0
    /// The share of a frame's pixels that may differ, 0…1.
    package var share = 0.0
    /// How many pixels may differ in any one window.
    package var density = 0
    /// The side of the window in pixels.
    package var window = 5
    /// The share of all frames' pixels that may differ, 0…1.
    package var sequenceShare = 0.0

    /// Nothing may differ.
    package init() {}
}
