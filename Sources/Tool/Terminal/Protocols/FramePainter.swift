import Pictures
import Raster

/// An encoder of frames for display at one position, with one of the image protocols.
package struct FramePainter: Sendable {
    private enum Method {
        case kitty(KittyGraphics)
        case inline
        case sixel(SixelFrames)
        case blocks(HalfBlocks)
    }

    private var method: Method

    /// Creates a painter.
    ///
    /// - Parameters:
    ///   - protocol: The image protocol.
    ///   - depth: The number of colours for half blocks.
    ///   - background: The terminal's background, for protocols without transparency.
    package init(_ protocol: ImageProtocol, depth: ColorDepth, background: OpaquePixel) {
        switch `protocol` {
        case .kitty: method = .kitty(KittyGraphics(identity: KittyGraphics.identityOfProcess))
        case .iterm2: method = .inline
        case .sixel: method = .sixel(SixelFrames(background: background))
        case .blocks: method = .blocks(HalfBlocks(depth: depth, background: background))
        }
    }

    /// Returns the bytes that show `image` at `origin`, replacing the previous frame.
    ///
    /// - Throws: `PNGError` if the image is empty or memory is insufficient.
    package mutating func frame(
        _ image: Image,
        at origin: ImageOrigin
    ) throws(PNGError) -> [UInt8] {
        switch method {
        case .kitty(var graphics):
            let bytes = graphics.frame(png: try PNG.encode(image, compression: .fast))
            method = .kitty(graphics)
            return origin.bytes + bytes
        case .inline:
            let png = try PNG.encode(image, compression: .fast)
            return origin.bytes
                + InlineImage.bytes(
                    png: png,
                    width: image.width,
                    height: image.height,
                    keepsCursor: true
                )
        case .sixel(var frames):
            // The encoder's memory must be uniquely referenced, otherwise each frame would copy it.
            method = .inline
            defer { method = .sixel(frames) }
            return origin.bytes + frames.frame(image)
        case .blocks(var blocks):
            let bytes = blocks.frame(image, at: origin)
            method = .blocks(blocks)
            return bytes
        }
    }

    /// Returns the bytes that print `image` permanently in the text.
    ///
    /// - Throws: `PNGError` if the image is empty or memory is insufficient.
    package func permanentImage(_ image: Image) throws(PNGError) -> [UInt8] {
        switch method {
        case .kitty:
            let png = try PNG.encode(image)
            return KittyGraphics.permanentImage(png: png) + Array("\r\n".utf8)
        case .inline:
            let png = try PNG.encode(image)
            return InlineImage.bytes(
                png: png,
                width: image.width,
                height: image.height,
                keepsCursor: false
            ) + Array("\r\n".utf8)
        case .sixel(let frames):
            var fresh = SixelFrames(background: frames.background)
            return fresh.frame(image) + Array("\r\n".utf8)
        case .blocks(let blocks):
            return blocks.lines(image)
        }
    }

    /// Forgets the displayed frame, after the screen was cleared.
    package mutating func forget() {
        switch method {
        case .kitty(var graphics):
            graphics.forget()
            method = .kitty(graphics)
        case .inline: break
        case .sixel(let frames): method = .sixel(SixelFrames(background: frames.background))
        case .blocks(let blocks):
            method = .blocks(HalfBlocks(depth: blocks.depth, background: blocks.background))
        }
    }

    /// The bytes that remove frames that would remain after the screen is restored.
    package var removal: [UInt8] {
        if case .kitty(let graphics) = method { graphics.removal } else { [] }
    }
}

/// The protocols for images in a terminal.
package enum ImageProtocol: String, Hashable, Sendable, CaseIterable {
    /// Kitty's graphics protocol: PNGs with identifiers.
    case kitty
    /// iTerm2's inline images.
    case iterm2
    /// DEC's sixels: bands of six rows, with at most 256 colours.
    case sixel
    /// Half blocks: two pixels per cell. Every terminal supports them.
    case blocks
}
