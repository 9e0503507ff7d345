/// By how much a loop's seam jumps, beyond the step that is expected there.
public enum SeamJump: Hashable, Sendable {
    /// A turn in degrees, positive clockwise, and the pixels by which it moves the outermost ones.
    case turn(degrees: Double, pixels: Double)
    /// A way in pixels.
    case way(pixels: Double)
    /// How many times as much changes as expected.
    case change(ratio: Double)
}
