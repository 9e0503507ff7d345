import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FileChunksTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
    func `the chunks joined are the file`(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try folder.write(bytes, to: "x")
        let file = try FileChunks(path: folder.path("x"), limit: count)
        var read: [UInt8] = []
        while case let piece = file.next(), !piece.isEmpty { read += piece }
        #expect(read == bytes)
        #expect(file.next().isEmpty && file.failure == nil)
        if count > 0 {
            #expect(throws: FileError.self) {
                try FileChunks(path: folder.path("x"), limit: count - 1)
            }
        }
    }

    @Test func `anything but a regular file is refused`() throws {
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        for path in [folder.path, folder.path("pipe"), folder.path("missing")] {
            #expect(throws: FileError.self, "\(path)") { try FileChunks(path: path, limit: 9) }
        }
    }

    @Test func `a file that grows beyond the limit ends with an error`() throws {
        try folder.write([UInt8](repeating: 1, count: 70_000), to: "x")
        let file = try FileChunks(path: folder.path("x"), limit: 70_000)
        #expect(!file.next().isEmpty)
        try FileContents.append([2], to: folder.path("x"))
        #expect(file.next().isEmpty)
        #expect(file.failure?.reason == "it is larger than 70000 bytes")
    }
}
