import CPNG

/// The files in a ZIP archive.
///
/// Reads the archives that `ZIPArchive` writes, and others without encryption, several disks or
/// 64-bit sizes. The layout is that of PKWARE's APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16.
package struct ZIPContents {
    private let archive: [UInt8]
    private let entries: [Entry]

    private struct Entry {
        let name: String
        let isCompressed: Bool
        let storedCount: Int
        let count: Int
        /// The offset of the local header.
        let offset: Int
    }

    /// The largest file that is read, in bytes.
    private static let limit = 1 << 28

    /// Reads the directory of an archive. Returns `nil` if it is damaged.
    package init?(_ archive: [UInt8]) {
        self.archive = archive
        // The end of the directory is 22 bytes and a comment of up to 65,535 bytes.
        let ends = stride(from: archive.count - 22, through: 0, by: -1).prefix(65_536)
        guard let end = ends.first(where: { archive.number(at: $0, bytes: 4) == 0x0605_4b50 }),
            let count = archive.number(at: end + 10, bytes: 2),
            var offset = archive.number(at: end + 16, bytes: 4)
        else { return nil }
        var entries: [Entry] = []
        for _ in 0..<count {
            guard archive.number(at: offset, bytes: 4) == 0x0201_4b50,
                let method = archive.number(at: offset + 10, bytes: 2), [0, 8].contains(method),
                let storedCount = archive.number(at: offset + 20, bytes: 4),
                let length = archive.number(at: offset + 24, bytes: 4), length <= Self.limit,
                let nameCount = archive.number(at: offset + 28, bytes: 2),
                let extraCount = archive.number(at: offset + 30, bytes: 2),
                let commentCount = archive.number(at: offset + 32, bytes: 2),
                let start = archive.number(at: offset + 42, bytes: 4),
                let name = archive.part(from: offset + 46, count: nameCount)
            else { return nil }
            entries.append(
                Entry(
                    name: String(decoding: name, as: UTF8.self),
                    isCompressed: method == 8,
                    storedCount: storedCount,
                    count: length,
                    offset: start
                )
            )
            offset += 46 + nameCount + extraCount + commentCount
        }
        self.entries = entries
    }

    /// The paths of the files.
    package var names: [String] { entries.map(\.name) }

    /// Returns the bytes of a file. Returns `nil` if there is no such file, or it is damaged.
    package subscript(name: String) -> [UInt8]? {
        guard let entry = entries.first(where: { $0.name == name }),
            archive.number(at: entry.offset, bytes: 4) == 0x0403_4b50,
            let nameCount = archive.number(at: entry.offset + 26, bytes: 2),
            let extraCount = archive.number(at: entry.offset + 28, bytes: 2),
            let stored = archive.part(
                from: entry.offset + 30 + nameCount + extraCount,
                count: entry.storedCount
            )
        else { return nil }
        guard entry.isCompressed else { return stored.count == entry.count ? stored : nil }
        return Self.inflated(stored, count: entry.count)
    }

    private static func inflated(_ bytes: [UInt8], count: Int) -> [UInt8]? {
        var isComplete = false
        let result = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
            isComplete = unsafe bytes.withUnsafeBytes { raw in
                unsafe cpng_inflate(raw.baseAddress, raw.count, buffer.baseAddress, count) != 0
            }
            length = isComplete ? count : 0
        }
        return isComplete ? result : nil
    }
}

extension [UInt8] {
    /// Returns a number, the lowest byte first, or `nil` beyond the end.
    fileprivate func number(at offset: Int, bytes: Int) -> Int? {
        guard let part = part(from: offset, count: bytes) else { return nil }
        return part.reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// Returns some of the bytes, or `nil` beyond the end.
    fileprivate func part(from offset: Int, count: Int) -> [UInt8]? {
        offset >= 0 && offset <= self.count - count ? Array(self[offset..<(offset + count)]) : nil
    }
}
