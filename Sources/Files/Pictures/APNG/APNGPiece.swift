import Raster

/// What the file holds of a frame: a piece of the canvas, and how it is laid there.
struct APNGPiece {
    /// What becomes of the piece's area before the next frame.
    enum Disposal: UInt8 {
        /// It stays.
        case none = 0
        /// It is cleared.
        case background = 1
        /// It becomes what it was before the frame.
        case previous = 2
    }

    /// The piece's position on the canvas.
    let area: PixelRect
    let delay: APNGDelay
    let disposal: Disposal
    /// Whether the piece is mixed with the canvas rather than put in its place.
    let isBlended: Bool
    /// The compressed pixels.
    private(set) var data: [ArraySlice<UInt8>] = []

    /// The pieces of all frames, in order.
    ///
    /// - Throws: `PNGError.corrupt`, where a rule is broken.
    static func list(_ chunks: [PNGChunk], on size: PixelSize) throws(PNGError) -> [APNGPiece] {
        var pieces: [APNGPiece] = []
        var sequence = 0
        var promised: Int?
        for chunk in chunks {
            switch chunk.name {
            case "acTL":
                guard promised == nil, chunk.data.count == 8 else {
                    throw .corrupt("acTL is not what it must be")
                }
                promised = PNGChunk.number(chunk.data.prefix(4))
            case "fcTL":
                try check(chunk.data, &sequence)
                pieces.append(try APNGPiece(control: chunk.data, on: size))
            case "fdAT":
                try check(chunk.data, &sequence)
                guard !pieces.isEmpty else { throw .corrupt("fdAT comes before fcTL") }
                pieces[pieces.count - 1].data.append(chunk.data.dropFirst(4))
            case "IDAT":
                // Without fcTL before it, the still picture is no frame.
                if !pieces.isEmpty { pieces[pieces.count - 1].data.append(chunk.data) }
            default: break
            }
        }
        guard promised == pieces.count, !pieces.isEmpty else {
            throw .corrupt("acTL tells of \(promised ?? 0) frames, there are \(pieces.count)")
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
        guard control.count == 26 else { throw .corrupt("fcTL is not what it must be") }
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
        else { throw .corrupt("a frame reaches beyond the picture") }
        delay = APNGDelay(
            numerator: UInt16(number(20, 2)),
            denominator: UInt16(number(22, 2))
        )
        guard let disposal = Disposal(rawValue: bytes[24]), bytes[25] <= 1 else {
            throw .corrupt("a frame is laid in an unknown way")
        }
        self.disposal = disposal
        isBlended = bytes[25] == 1
    }
}
