import Base
import Comparison
import Pictures
import Raster

/// The frames that are drawn and compared with a golden.
package struct GoldenSubject: Sendable {
    /// The golden's name.
    package var name: GoldenName
    /// Additional lines of the manifest, such as the design and the state, in this order.
    package var facts: [GoldenFact]
    /// The moment of each frame.
    package var moments: [FrameLabel.Moment]
    /// The scale, in pixels per point. It is stored in the PNGs.
    package var scale: Double
    /// The frame rate, in frames per second, above 0. `nil` if the frames are not an animation.
    package var fps: Double?
    /// The number of the frame that follows the last one, or `nil` if the sequence does not loop.
    /// It is 0 for a simple loop.
    package var loopStart: Int?
    /// Draws a frame. Any thread may call it with its own renderer.
    ///
    /// It is called again for frames that differ, and must return an identical image.
    package var draw: @Sendable (inout Renderer, Int) -> Image
    /// Returns the design that draws the frames, for finding the cause of a difference. `nil` if no
    /// design draws the frames.
    package var variable: (@Sendable () -> VariableDesign?)?

    /// Creates a subject whose frames are drawn on demand.
    package init(
        name: GoldenName,
        facts: [GoldenFact] = [],
        moments: [FrameLabel.Moment],
        scale: Double = 1,
        fps: Double? = nil,
        loopStart: Int? = nil,
        variable: (@Sendable () -> VariableDesign?)? = nil,
        draw: @escaping @Sendable (inout Renderer, Int) -> Image
    ) {
        self.name = name
        self.facts = facts
        self.moments = moments
        self.scale = scale
        self.fps = fps
        self.loopStart = loopStart
        self.variable = variable
        self.draw = draw
    }

    /// Creates a subject from existing images.
    package init(
        name: GoldenName,
        facts: [GoldenFact] = [],
        frames: [(image: Image, moment: FrameLabel.Moment)],
        scale: Double = 1,
        fps: Double? = nil,
        loopStart: Int? = nil
    ) {
        let images = frames.map(\.image)
        self.init(
            name: name,
            facts: facts,
            moments: frames.map(\.moment),
            scale: scale,
            fps: fps,
            loopStart: loopStart,
            draw: { _, index in images[index] }
        )
    }

    /// Returns the manifest of the drawn frames.
    func manifest(_ drawn: [DrawnFrame]) -> GoldenManifest {
        var facts = facts
        if scale != 1 { facts.append(GoldenFact("scale", JSON.number(scale).text)) }
        if let fps { facts.append(GoldenFact("fps", JSON.number(fps).text)) }
        if let loopStart { facts.append(GoldenFact("loop", "\(loopStart)")) }
        let frames = zip(moments, drawn).map { moment, frame in
            GoldenFrame(
                size: PixelSize(width: frame.width, height: frame.height),
                moment: moment,
                hash: frame.hash
            )
        }
        return GoldenManifest(facts: facts, frames: frames)
    }
}
