import Base
import Pictures

/// Reads an archive by its central directory.
struct StoredZIP {
    struct NotAnArchive: Error {}

    private(set) var files: [(name: String, bytes: [UInt8])] = []

    init(_ bytes: [UInt8]) throws {
        func number(_ place: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        let end = bytes.count - 22
        guard end >= 0, number(end, 4) == 0x0605_4b50 else { throw NotAnArchive() }
        var place = number(end + 16, 4)
        for _ in 0..<number(end + 10, 2) {
            // Bit 11 marks the name as UTF-8. Some programs assume another encoding without it.
            guard number(place, 4) == 0x0201_4b50, number(place + 8, 2) == 1 << 11,
                number(place + 10, 2) == 0
            else {
                throw NotAnArchive()
            }
            let (sum, size, length) = (
                number(place + 16, 4), number(place + 24, 4), number(place + 28, 2)
            )
            let local = number(place + 42, 4)
            guard number(local, 4) == 0x0403_4b50, number(local + 6, 2) == 1 << 11 else {
                throw NotAnArchive()
            }
            let start = local + 30 + number(local + 26, 2) + number(local + 28, 2)
            let contents = bytes[start..<start + size]
            guard Int(CRC32.sum(contents)) == sum else { throw NotAnArchive() }
            let name = String(decoding: bytes[place + 46..<place + 46 + length], as: UTF8.self)
            files.append((name, Array(contents)))
            place += 46 + length
        }
    }
}
