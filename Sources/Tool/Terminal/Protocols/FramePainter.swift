import Pictures
import Raster

/// Turns frames into what a terminal shows in one position, by one of the protocols.
package struct FramePainter: Sendable {
    private enum Method {
        case kitty(KittyGraphics)
        case inline
        case sixel(SixelFrames)
        case blocks(HalfBlocks)
    }

    private var method: Method

    /// Frames by `protocol`.
    ///
    /// - Parameters:
    ///   - depth: The colours of half blocks.
    ///   - background: The terminal's background, where the protocol has no transparency of its
    ///     own.
    package init(_ protocol: ImageProtocol, depth: ColorDepth, background: OpaquePixel) {
        switch `protocol` {
        case .kitty: method = .kitty(KittyGraphics(identity: KittyGraphics.identityOfProcess))
        case .iterm2: method = .inline
        case .sixel: method = .sixel(SixelFrames(background: background))
        case .blocks: method = .blocks(HalfBlocks(depth: depth, background: background))
        }
    }

    /// The bytes that show `image` at `origin` in place of the last frame.
    ///
    /// - Throws: `PNGError` for an empty picture or lack of memory.
    package mutating func frame(
        _ image: Image,
        at origin: PictureOrigin
    ) throws(PNGError) -> [UInt8] {
        switch method {
        case .kitty(var graphics):
            let bytes = graphics.frame(png: try PNG.encode(image, compression: .fast))
            method = .kitty(graphics)
            return origin.bytes + bytes
        case .inline:
            let png = try PNG.encode(image, compression: .fast)
            return origin.bytes
                + InlinePicture.bytes(
                    png: png,
                    width: image.width,
                    height: image.height,
                    keepsCursor: true
                )
        case .sixel(var frames):
            // The encoder's memory must not be shared, or each frame would copy it.
            method = .inline
            defer { method = .sixel(frames) }
            return origin.bytes + frames.frame(image)
        case .blocks(var blocks):
            let bytes = blocks.frame(image, at: origin)
            method = .blocks(blocks)
            return bytes
        }
    }

    /// The bytes that write `image` among other text, to stay there.
    ///
    /// - Throws: `PNGError` for an empty picture or lack of memory.
    package func picture(_ image: Image) throws(PNGError) -> [UInt8] {
        switch method {
        case .kitty:
            let png = try PNG.encode(image)
            return KittyGraphics.picture(png: png) + Array("\r\n".utf8)
        case .inline:
            let png = try PNG.encode(image)
            return InlinePicture.bytes(
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

    /// The screen was cleared, and frames with it.
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

    /// The bytes that remove the frames that would stay after the screen is given back.
    package var removal: [UInt8] {
        if case .kitty(let graphics) = method { graphics.removal } else { [] }
    }
}

/// The ways in which a picture reaches a terminal.
package enum ImageProtocol: String, Hashable, Sendable, CaseIterable {
    /// Kitty's graphics protocol: PNGs with identities.
    case kitty
    /// iTerm2's inline pictures.
    case iterm2
    /// DEC's sixels: six rows at a time, in at most 256 colours.
    case sixel
    /// Two pixels in each cell, by the colours of a half block. Every terminal can.
    case blocks
}
