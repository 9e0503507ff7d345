import Goldens
import Pictures
import Raster

/// Frames to compare with a golden: images, or anything that is drawn frame by frame.
public struct GoldenFrames: Sendable {
    /// The moment of each frame.
    public var moments: [FrameLabel.Moment]
    /// Additional lines of the golden's manifest, such as the design and the state.
    public var facts: [GoldenFact]
    /// The scale, in pixels per point. It is stored in the PNGs.
    public var scale: Double
    /// The frame rate, in frames per second, above 0. `nil` if the frames are not an animation.
    public var fps: Double?
    /// The number of the frame that follows the last one, or `nil` if the sequence does not loop.
    /// It is 0 for a simple loop.
    public var loopStart: Int?
    /// Draws a frame. Any thread may call it with its own renderer.
    ///
    /// It is called again for frames that differ, and must return an identical image.
    public var draw: @Sendable (inout Renderer, Int) -> Image
    /// Warnings about the frames that the test reports.
    package var notes: [String] = []
    /// Returns the design that draws the frames, for finding the cause of a difference.
    var variable: (@Sendable () -> VariableDesign?)?

    /// Creates frames that are drawn on demand.
    public init(
        moments: [FrameLabel.Moment],
        facts: [GoldenFact] = [],
        scale: Double = 1,
        fps: Double? = nil,
        loopStart: Int? = nil,
        draw: @escaping @Sendable (inout Renderer, Int) -> Image
    ) {
        self.moments = moments
        self.facts = facts
        self.scale = scale
        self.fps = fps
        self.loopStart = loopStart
        self.draw = draw
    }

    /// Creates frames from existing images.
    ///
    /// - Parameters:
    ///   - images: The images, in order.
    ///   - fps: The frame rate, in frames per second. If it is `nil`, the images are evenly
    ///     distributed over a progress of 0…1.
    ///   - scale: The scale, in pixels per point.
    public init(_ images: [Image], fps: Double? = nil, scale: Double = 1) {
        let last = Double(max(images.count - 1, 1))
        let moments = images.indices.map { index -> FrameLabel.Moment in
            if let fps, fps > 0 { return .time(Double(index) / fps) }
            return .progress(Double(index) / last)
        }
        self.init(moments: moments, scale: scale, fps: fps) { _, index in images[index] }
    }

    /// Returns the subject for a check.
    ///
    /// `test` is the name of the test in the manifest. A golden with such a name is never reported
    /// as obsolete.
    func subject(named name: GoldenName, test: String) -> GoldenSubject {
        GoldenSubject(
            name: name,
            facts: [GoldenFact("test", test)] + facts,
            moments: moments,
            scale: scale,
            fps: fps,
            loopStart: loopStart,
            variable: variable,
            draw: draw
        )
    }
}
