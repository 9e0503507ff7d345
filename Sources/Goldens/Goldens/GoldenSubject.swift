import Base
import Comparison
import Pictures
import Raster

/// What is compared with a golden: frames to draw, and their description.
package struct GoldenSubject: Sendable {
    /// The golden's name.
    package var name: GoldenName
    /// What the manifest lists beside the frames, such as the design and the state, in this order.
    package var facts: [GoldenFact]
    /// When each frame is shown.
    package var moments: [FrameLabel.Moment]
    /// Pixels a point, kept in the PNGs.
    package var scale: Double
    /// Frames a second, if the frames are to be played; above 0.
    package var fps: Double?
    /// The number of the frame that follows the last one, 0 for a plain loop; nil where none does.
    package var loopStart: Int?
    /// The picture of a frame, from any thread, which lends its own renderer.
    ///
    /// It is asked for again when something differs, and must then give the same picture.
    package var draw: @Sendable (inout Renderer, Int) -> Image
    /// The design that draws the frames, from which the cause of a difference may be found; nil if
    /// something else draws them.
    package var variable: (@Sendable () -> VariableDesign?)?

    /// Frames that are drawn when they are needed.
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

    /// Frames that are drawn already.
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

    /// The manifest of these frames once they are drawn.
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
