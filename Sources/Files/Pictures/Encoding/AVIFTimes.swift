/// The times of creation in an AVIF file, which libavif sets to the current time.
///
/// Format: ISO/IEC 14496-12, boxes mvhd, tkhd and mdhd.
enum AVIFTimes {
    /// Sets all times to 0, so that equal frames give equal files.
    static func clear(in bytes: inout [UInt8]) { clear(in: &bytes, bytes.indices) }

    private static func clear(in bytes: inout [UInt8], _ range: Range<Int>) {
        var start = range.lowerBound
        while start + 8 <= range.upperBound {
            let size = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            // Sizes 0 and 1 are for large boxes, which contain no headers.
            guard size >= 8, start + size <= range.upperBound else { return }
            let content = start + 8..<start + size
            switch String(decoding: bytes[start + 4..<start + 8], as: UTF8.self) {
            case "moov", "trak", "mdia": clear(in: &bytes, content)
            case "mvhd", "tkhd", "mdhd": clearHeader(in: &bytes, content)
            default: break
            }
            start += size
        }
    }

    /// Clears two times after the version and the flags. Version 1 has times of 8 bytes.
    private static func clearHeader(in bytes: inout [UInt8], _ content: Range<Int>) {
        guard let version = bytes[content].first else { return }
        let times = content.lowerBound + 4..<content.lowerBound + 4 + (version == 1 ? 16 : 8)
        guard times.upperBound <= content.upperBound else { return }
        for index in times { bytes[index] = 0 }
    }
}
