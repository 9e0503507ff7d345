import Pictures
import Raster

/// What draws and encodes, with buffers that are kept from picture to picture. One thread's own.
package final class RenderContext {
    /// Nobody waits for the picture any more.
    package struct IsAbandoned: Error {}

    /// Who waits for what is drawn now.
    package var client = Presence()
    private var renderer = Renderer()
    private var encoder: PNGEncoder
    private var quick: PNGEncoder
    private var stored: PNGEncoder

    /// An empty context.
    ///
    /// - Throws: `PNGError.noMemory`.
    package init() throws(PNGError) {
        encoder = try PNGEncoder()
        quick = try PNGEncoder(compression: .fast)
        stored = try PNGEncoder(compression: PNGCompression(level: 0))
    }

    /// The picture of a scene.
    ///
    /// - Throws: `IsAbandoned`, between two rows, where the client has left.
    package func image(of scene: Scene) throws(IsAbandoned) -> Image {
        let client = client
        guard let image = renderer.render(scene, until: { client.hasLeft }) else {
            throw IsAbandoned()
        }
        return image
    }

    /// The PNG of a picture that is drawn once.
    func png(of image: Image, scale: Double) throws(PNGError) -> [UInt8] {
        try encoder.encode(image, scale: scale)
    }

    /// The PNG of a picture that is one of many in motion: larger, but sooner there.
    func quickPNG(of image: Image, scale: Double) throws(PNGError) -> [UInt8] {
        try quick.encode(image, scale: scale)
    }

    /// The PNG of a picture that is seen for one frame only, as it is in memory: a whole screen is
    /// sent and read sooner than it is compressed.
    func storedPNG(of image: Image, scale: Double) throws(PNGError) -> [UInt8] {
        try stored.encode(image, scale: scale)
    }
}
