/// A notice about colour information that is ignored, since all pixels are treated as sRGB.
///
/// If there are several chunks, the first one in the order cICP, iCCP, sRGB, gAMA applies. Portable
/// Network Graphics Specification (Third Edition), 4.3.
package enum PNGColorNotice {
    /// Returns a sentence about a PNG's colour information, or `nil` if its colours are sRGB.
    ///
    /// Reads only the chunks before the pixels. Returns `nil` if the bytes are not a PNG.
    package static func sentence(about png: [UInt8]) -> String? {
        let chunks = chunksBeforePixels(of: png)
        guard let source = source(chunks) else { return nil }
        return "the PNG has \(source), which is ignored; convert it to sRGB for the right colours"
    }

    private static func source(_ chunks: [PNGChunk]) -> String? {
        func data(_ name: String) -> ArraySlice<UInt8>? { chunks.first { $0.name == name }?.data }
        if let code = data("cICP") {
            // Primaries of BT.709, transfer function of sRGB, RGB, full range.
            return code.elementsEqual([1, 13, 0, 1]) ? nil : "a colour space (cICP)"
        }
        if let profile = data("iCCP") {
            let name = String(decoding: profile.prefix { $0 != 0 }.prefix(79), as: UTF8.self)
            return name.hasPrefix("sRGB") ? nil : "the colour profile “\(name)” (iCCP)"
        }
        guard data("sRGB") == nil, let gamma = data("gAMA"), gamma.count == 4 else { return nil }
        let value = PNGChunk.number(gamma)
        // 45,455 represents the exponent 1/2.2, which approximates sRGB.
        return (45_000...46_000).contains(value) ? nil : "a gamma other than that of sRGB (gAMA)"
    }

    private static func chunksBeforePixels(of png: [UInt8]) -> [PNGChunk] {
        guard png.starts(with: PNGChunk.signature) else { return [] }
        var chunks: [PNGChunk] = []
        var position = PNGChunk.signature.count
        while png.count - position >= 12 {
            let count = PNGChunk.number(png[position..<position + 4])
            guard count <= png.count - position - 12 else { break }
            let name = String(decoding: png[position + 4..<position + 8], as: UTF8.self)
            if name == "IDAT" { break }
            let data = png[position + 8..<position + 8 + count]
            chunks.append(PNGChunk(name: name, data: data))
            position += 12 + count
        }
        return chunks
    }
}
