import Raster

/// A frame as stored in the file: a part of the canvas, and how it is composited.
struct APNGPiece {
    /// The dispose operation: how the frame's area changes before the next frame.
    enum Disposal: UInt8 {
        /// The area is unchanged.
        case none = 0
        /// The area is cleared.
        case background = 1
        /// The area is restored to its contents before the frame.
        case previous = 2
    }

    /// The frame's position and size on the canvas.
    let area: PixelRect
    let delay: APNGDelay
    let disposal: Disposal
    /// Whether the frame is blended over the canvas instead of replacing it.
    let isBlended: Bool
    /// The compressed pixels, in chunks.
    private(set) var data: [ArraySlice<UInt8>] = []

    /// Returns the stored frames in order.
    ///
    /// - Throws: `PNGError.corrupt` if the chunks violate the specification.
    static func list(_ chunks: [PNGChunk], on size: PixelSize) throws(PNGError) -> [APNGPiece] {
        var pieces: [APNGPiece] = []
        var sequence = 0
        var specifiedCount: Int?
        for chunk in chunks {
            switch chunk.name {
            case "acTL":
                guard specifiedCount == nil, chunk.data.count == 8 else {
                    throw .corrupt("the chunk acTL is invalid")
                }
                specifiedCount = PNGChunk.number(chunk.data.prefix(4))
            case "fcTL":
                try check(chunk.data, &sequence)
                pieces.append(try APNGPiece(control: chunk.data, on: size))
            case "fdAT":
                try check(chunk.data, &sequence)
                guard !pieces.isEmpty else { throw .corrupt("fdAT comes before fcTL") }
                pieces[pieces.count - 1].data.append(chunk.data.dropFirst(4))
            case "IDAT":
                // Without a preceding fcTL, the default image is not a frame.
                if !pieces.isEmpty { pieces[pieces.count - 1].data.append(chunk.data) }
            default: break
            }
        }
        guard specifiedCount == pieces.count, !pieces.isEmpty else {
            throw .corrupt(
                "acTL specifies \(specifiedCount ?? 0) frames, but there are \(pieces.count)"
            )
        }
        return pieces
    }

    private static func check(
        _ data: ArraySlice<UInt8>,
        _ sequence: inout Int
    ) throws(PNGError) {
        guard data.count >= 4, PNGChunk.number(data.prefix(4)) == sequence else {
            throw .corrupt("a frame's chunk is out of order")
        }
        sequence += 1
    }

    private init(control: ArraySlice<UInt8>, on size: PixelSize) throws(PNGError) {
        guard control.count == 26 else { throw .corrupt("the chunk fcTL is invalid") }
        let bytes = Array(control)
        func number(_ start: Int, _ count: Int) -> Int {
            PNGChunk.number(bytes[start..<start + count])
        }
        area = PixelRect(
            x: number(12, 4),
            y: number(16, 4),
            width: number(4, 4),
            height: number(8, 4)
        )
        guard area.width > 0, area.height > 0, area.columns.upperBound <= size.width,
            area.rows.upperBound <= size.height
        else { throw .corrupt("a frame exceeds the canvas") }
        delay = APNGDelay(
            numerator: UInt16(number(20, 2)),
            denominator: UInt16(number(22, 2))
        )
        guard let disposal = Disposal(rawValue: bytes[24]), bytes[25] <= 1 else {
            throw .corrupt("a frame has an unknown dispose or blend operation")
        }
        self.disposal = disposal
        isBlended = bytes[25] == 1
    }
}
