import Pictures
import SeededRandom
import Testing

/// The files of ZIP archives are read back; damage is noticed.
struct ZIPContentsTests {
    private static let files: [(name: String, contents: [UInt8])] = [
        ("empty", []), ("a/short.txt", Array("short".utf8)),
        ("a/long.txt", Array(repeating: UInt8(ascii: "x"), count: 100_000)),
    ]

    private static func archive() throws -> [UInt8] {
        var archive = ZIPArchive()
        for file in files { try archive.add(file.name, file.contents) }
        return archive.finished
    }

    @Test func `files are read back, also after a comment`() throws {
        for comment in ["", "PK is in this comment"] {
            let contents = try #require(ZIPContents(try Self.archive() + Array(comment.utf8)))
            #expect(contents.names == Self.files.map(\.name))
            for file in Self.files { #expect(contents[file.name] == file.contents) }
            #expect(contents["missing"] == nil)
        }
    }

    @Test func `no part of an archive is read as the whole`() throws {
        let archive = try Self.archive()
        for count in 0..<archive.count {
            #expect(ZIPContents(Array(archive.prefix(count))) == nil, "\(count) bytes")
        }
    }

    @Test func `a damaged archive gives a file, or none`() throws {
        let archive = try Self.archive()
        var random = SplitMix64(seed: 3)
        for _ in 0..<5000 {
            var damaged = archive
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: damaged.indices, using: &random)
                damaged[index] = UInt8.random(in: .min ... .max, using: &random)
            }
            guard let contents = ZIPContents(damaged) else { continue }
            for name in contents.names { _ = contents[name] }
        }
    }
}
