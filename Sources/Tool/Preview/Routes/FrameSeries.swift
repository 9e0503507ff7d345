import Indicators

/// All frames of one state, as an address selects them.
struct FrameSeries {
    /// The options that they have in common.
    let options: RenderOptions
    /// The state.
    let timeline: StateTimeline
    /// The frames.
    let frames: StateFrames
    /// When each is.
    let moments: [Moment]
    /// A frame's size in pixels.
    let size: (width: Int, height: Int)

    /// The parameters beside those of all pictures.
    static let parameters = ["state", "fps", "steps"]

    /// What files of the series are called.
    var name: String { "\(options.entry.name)-\(timeline.state.rawValue)" }

    /// Reads the series from an address.
    ///
    /// - Parameter isDrawn: Whether the frames' pixels count.
    /// - Throws: `Refusal` where there would be too many frames or pixels; what `RenderOptions`
    ///   throws.
    init(_ query: Query, on store: DesignStore, isDrawn: Bool) throws {
        options = try RenderOptions(query, on: store)
        timeline = try options.timeline(query)
        frames = StateFrames(
            of: timeline,
            steps: try query.integer("steps", in: 1...PreviewLimits.frames),
            fps: try query.number("fps", in: PreviewLimits.rates) ?? 60
        )
        moments = frames.moments
        size = try options.pixelSize()
        let pixels = isDrawn ? moments.count * size.width * size.height : 0
        guard frames.count <= PreviewLimits.frames, pixels <= PreviewLimits.pixels else {
            throw Refusal(
                "\(frames.count) frames of \(size.width)×\(size.height) pixels are too many; "
                    + "allowed are \(PreviewLimits.frames) frames and \(PreviewLimits.pixels) pixels",
                hint: "use a lower scale, a lower fps, or steps"
            )
        }
    }
}
