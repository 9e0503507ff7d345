import Pictures
import Raster

/// The renderer and encoders of one thread, which reuse their buffers.
package final class RenderContext {
    /// The error if the client left while its image was rendered.
    package struct ClientLeftError: Error {}

    /// The client that waits for the current work.
    package var client = ClientPresence()
    private var renderer = Renderer()
    private var encoder: PNGEncoder
    private var quick: PNGEncoder
    private var stored: PNGEncoder

    /// Creates a context with empty buffers.
    ///
    /// - Throws: `PNGError.noMemory`.
    package init() throws(PNGError) {
        encoder = try PNGEncoder()
        quick = try PNGEncoder(compression: .fast)
        stored = try PNGEncoder(compression: PNGCompression(level: 0))
    }

    /// Renders a scene.
    ///
    /// - Throws: `ClientLeftError` if the client leaves. This is checked between rows.
    package func image(of scene: Scene) throws(ClientLeftError) -> Image {
        let client = client
        guard let image = renderer.render(scene, until: { client.hasLeft }) else {
            throw ClientLeftError()
        }
        return image
    }

    /// Encodes a single image as a PNG.
    func png(of image: Image, scale: Double) throws(PNGError) -> [UInt8] {
        try encoder.encode(image, scale: scale)
    }

    /// Encodes an image of an animation as a PNG: larger, but faster.
    func fastPNG(of image: Image, scale: Double) throws(PNGError) -> [UInt8] {
        try quick.encode(image, scale: scale)
    }

    /// Encodes an image as an uncompressed PNG, for images that are shown for one frame only.
    /// Sending and decoding a larger file takes less time than compressing it.
    func uncompressedPNG(of image: Image, scale: Double) throws(PNGError) -> [UInt8] {
        try stored.encode(image, scale: scale)
    }
}
