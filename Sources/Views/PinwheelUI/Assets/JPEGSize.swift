/// The size of a JPEG's picture: it is not drawn, but takes its place.
enum JPEGSize {
    /// Columns and rows of pixels, by the frame header of ITU-T T.81, B.2.2; nil for what has none.
    static func read(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        func word(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
        var index = 2
        while index + 8 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // All kinds of frames but tables (DHT, JPG, DAC) lie here.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (width: word(index + 7), height: word(index + 5))
            }
            index += marker == 0xFF ? 1 : 2 + word(index + 2)
        }
        return nil
    }
}
