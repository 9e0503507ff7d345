/// The metadata of a PNG. Checksums are verified, but no pixels are decoded.
package struct PNGMetadata {
    /// The size of the image, in pixels.
    package let size: PixelSize
    /// The uncompressed Latin-1 texts, by keyword.
    package let texts: [String: String]
    /// A sentence about ignored colour information, or `nil` if the colours are sRGB.
    package let colorNotice: String?

    /// Reads the chunks of a PNG.
    ///
    /// - Throws: `PNGError` if the bytes are not a PNG, or are truncated or damaged.
    package init(_ bytes: [UInt8]) throws(PNGError) {
        if PNGDecoder.isLFSPointer(bytes) { throw .gitLFSPointer }
        let chunks = try PNGChunk.list(bytes)
        guard let header = chunks.first, header.name == "IHDR", header.data.count == 13 else {
            throw .corrupt("no header")
        }
        let extents = header.data
        size = PixelSize(
            width: PNGChunk.number(extents.prefix(4)),
            height: PNGChunk.number(extents.dropFirst(4).prefix(4))
        )
        var texts: [String: String] = [:]
        for chunk in chunks where chunk.name == "tEXt" {
            let parts = chunk.data.split(separator: 0, maxSplits: 1)
            if parts.count == 2 { texts[Self.latin1(parts[0])] = Self.latin1(parts[1]) }
        }
        self.texts = texts
        colorNotice = PNGColorNotice.sentence(about: bytes)
    }

    private static func latin1(_ bytes: ArraySlice<UInt8>) -> String {
        if bytes.allSatisfy({ $0 < 128 }) { return String(decoding: bytes, as: UTF8.self) }
        return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
}
