/// A reader for the size of a JPEG. JPEGs are not drawn, but take up their space in the layout.
enum JPEGSize {
    /// Returns the size in pixels from the frame header (ITU-T T.81, B.2.2), or `nil` if `bytes`
    /// have none.
    static func read(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
        guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
        func word(_ index: Int) -> Int { Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
        var index = 2
        while index + 8 < bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            // These markers are frame headers, except for the tables DHT, JPG and DAC.
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (width: word(index + 7), height: word(index + 5))
            }
            index += marker == 0xFF ? 1 : 2 + word(index + 2)
        }
        return nil
    }
}
