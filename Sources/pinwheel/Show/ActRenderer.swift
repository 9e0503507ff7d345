import Indicators
import Raster

/// Draws frames of acts, one after the other, and says whether anything has changed.
struct ActRenderer: ~Copyable {
    private var renderer = Renderer()
    /// The last frame, whose memory is used again.
    private(set) var image = Image(width: 0, height: 0, pixels: [])

    /// Draws the moment `time` seconds after the act's beginning.
    ///
    /// - Returns: Whether it looks different from the last frame.
    mutating func draw(_ act: Act, at time: Double, in environment: Environment) -> Bool {
        let next = renderer.render(act.design.scene(at: act.moment(at: time), in: environment))
        guard next != image else { return false }
        image = next
        return true
    }
}
