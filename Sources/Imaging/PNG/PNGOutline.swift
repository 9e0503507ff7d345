/// What a PNG says of itself, with its checksums checked, but no pixel decoded.
///
/// Chunks: Portable Network Graphics (PNG) Specification, third edition, 5.3; checksum: annex D.
struct PNGOutline {
    /// The picture's extents.
    let size: PixelSize
    /// The uncompressed Latin-1 texts, by keyword.
    let texts: [String: String]

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Walks through the chunks of a PNG.
    ///
    /// - Throws: `PNGError` where the bytes are no PNG, are cut short or damaged.
    init(_ bytes: [UInt8]) throws(PNGError) {
        guard bytes.starts(with: Self.signature) else {
            throw PNGDecoder.isLFSPointer(bytes) ? .gitLFSPointer : .notPNG
        }
        var size: PixelSize?
        var texts: [String: String] = [:]
        var place = Self.signature.count
        var isEnded = false
        while !isEnded {
            let chunk = try Self.chunk(of: bytes, at: place)
            switch chunk.kind {
            case "IHDR" where chunk.data.count == 13:
                let (width, height) = (
                    Self.number(chunk.data), Self.number(chunk.data.dropFirst(4))
                )
                size = PixelSize(width: width, height: height)
            case "tEXt":
                let parts = chunk.data.split(separator: 0, maxSplits: 1)
                if parts.count == 2 { texts[Self.latin1(parts[0])] = Self.latin1(parts[1]) }
            case "IEND": isEnded = true
            default: break
            }
            place = chunk.end
        }
        guard let size else { throw .corrupt("no header") }
        self.size = size
        self.texts = texts
    }

    private static func chunk(
        of bytes: [UInt8],
        at place: Int
    ) throws(PNGError) -> (kind: String, data: ArraySlice<UInt8>, end: Int) {
        guard place + 12 <= bytes.count else { throw .truncated("") }
        let length = number(bytes[place...])
        guard length <= bytes.count - place - 12 else { throw .truncated("") }
        let end = place + 8 + length
        guard CRC32.sum(bytes[place + 4..<end]) == UInt32(number(bytes[end...])) else {
            throw .badChecksum("")
        }
        return (latin1(bytes[place + 4..<place + 8]), bytes[place + 8..<end], end + 4)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }

    private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
        String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
