import Pictures
import Raster

/// The frames of a run: what each shows, which file it goes to, and how it is drawn.
package protocol FramePlan: Sendable {
    /// The frames, in an order that depends on nothing but what was asked for.
    var jobs: [FrameJob] { get }
    /// The pixels of the largest frame.
    var largestFrame: Int { get }
    /// The scene of the frame of an index in `jobs`, from any thread.
    func scene(of index: Int) -> Scene
}
