import CImageCodecs
import Raster

/// The file of an animation: palette indices of the frames' changes, compressed by giflib.
///
/// A frame is drawn onto the previous one, which cannot make pixels transparent again. A frame
/// before such a change is cleared when its time is over.
@safe final class GIFFile {
    private let frames: GIFFrames
    private let palette: GIFPalette
    private let plays: Int32
    private let handle: OpaquePointer
    private var dither: GIFDither
    /// The colours of the current frame.
    private var target: [GIFColor]
    /// The colours that a viewer shows before it draws the current frame.
    private var canvas: [GIFColor]

    init(_ animation: cic_animation, _ frames: GIFFrames) throws(EncodingError) {
        self.frames = frames
        plays = animation.plays
        palette = GIFPalette(frames.counts)
        dither = GIFDither(palette)
        target = GIFFrames.blank(frames.size)
        canvas = target
        let bytes = palette.bytes
        var (handle, animation) = unsafe (OpaquePointer?.none, animation)
        let status = unsafe cic_gif_create(&animation, bytes, Int32(bytes.count / 3), &handle)
        guard let handle = unsafe handle else {
            throw unsafe ImageCodec.gif.error(status) { nil } ?? ImageCodec.gif.refused("")
        }
        unsafe self.handle = handle
    }

    deinit { unsafe cic_gif_destroy(handle) }

    /// Draws all frames and returns the file.
    func bytes() throws(EncodingError) -> [UInt8] {
        guard let first = frames.list.first else { return [] }
        var (start, next) = (target, target)
        frames.apply(first, to: &start)
        next = start
        for index in frames.list.indices {
            target = next
            if index + 1 < frames.list.count {
                frames.apply(frames.list[index + 1], to: &next)
            } else if plays == 0 {
                // The first frame follows. Some viewers do not clear the image before it.
                next = start
            }
            try add(frames.list[index], isFirst: index == 0, before: next)
        }
        var (bytes, count) = unsafe (UnsafePointer<UInt8>?.none, 0)
        try check(unsafe cic_gif_finish(handle, &bytes, &count))
        return unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
    }

    /// Adds the current frame, which is followed by a frame with the given colours.
    private func add(
        _ frame: GIFFrames.Frame,
        isFirst: Bool,
        before next: [GIFColor]
    ) throws(EncodingError) {
        let vanishing = frames.size.area { next[$0].isTransparent && !target[$0].isTransparent }
        let changes = frames.size.area { target[$0] != canvas[$0] }
        var area = (isFirst ? frame.area : changes).union(vanishing)
        if area.isEmpty { area = GIFArea(left: 0, top: 0, right: 1, bottom: 1) }
        try add(area, delay: frame.delay, clears: !vanishing.isEmpty)
        canvas = target
        guard !vanishing.isEmpty else { return }
        for y in area.top..<area.bottom {
            for index in area.row(y, inWidth: frames.size.width) { canvas[index] = .transparent }
        }
    }

    private func add(
        _ area: GIFArea,
        delay: Int,
        clears: Bool
    ) throws(EncodingError) {
        let transparent = UInt8(palette.colors.count)
        var indices: [UInt8] = []
        indices.reserveCapacity(area.width * area.height)
        for y in area.top..<area.bottom {
            for (x, index) in area.row(y, inWidth: frames.size.width).enumerated() {
                let color = target[index]
                indices.append(
                    color == canvas[index]
                        ? transparent : dither.index(of: color, x: area.left + x, y: y)
                )
            }
        }
        var description = cic_gif_frame(
            left: Int32(area.left),
            top: Int32(area.top),
            width: Int32(area.width),
            height: Int32(area.height),
            transparent: Int32(transparent),
            delay: Int32(delay),
            clears: clears ? 1 : 0
        )
        try check(unsafe cic_gif_add(handle, &description, indices))
    }

    private func check(_ status: cic_status) throws(EncodingError) {
        let error = unsafe ImageCodec.gif.error(status) { unsafe cic_gif_message(handle) }
        if let error { throw error }
    }
}

extension GIFPalette {
    /// Red, green and blue of each colour, followed by the transparent one.
    fileprivate var bytes: [UInt8] {
        colors.flatMap { color in
            let parts = color.components
            return [UInt8(parts.x), UInt8(parts.y), UInt8(parts.z)]
        } + [0, 0, 0]
    }
}
