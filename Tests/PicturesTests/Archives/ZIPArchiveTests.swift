import Foundation
import Pictures
import Testing

/// Other programs read the archive.
struct ZIPArchiveTests {
    /// Python's reader, which checks sizes and checksums, prints the files.
    private static let script = """
        import sys, zipfile
        with zipfile.ZipFile(sys.argv[1]) as archive:
            assert archive.testzip() is None
            for info in archive.infolist():
                print(info.filename, len(archive.read(info)), info.compress_type)
        """

    @Test func `files are read back, and long ones are compressed`() throws {
        guard let python = InstalledProgram.path(of: "python3") else { return }
        var archive = ZIPArchive()
        try archive.add("empty", [])
        try archive.add("a/short.txt", Array("short".utf8))
        try archive.add("a/long.txt", Array(repeating: UInt8(ascii: "x"), count: 100_000))
        let bytes = archive.finished
        #expect(bytes.count < 1000)
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("archive-\(UUID().uuidString).zip")
        try Data(bytes).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let reader = Process()
        reader.executableURL = URL(fileURLWithPath: python)
        reader.arguments = ["-c", Self.script, file.path]
        let pipe = Pipe()
        reader.standardOutput = pipe
        try reader.run()
        let read = pipe.fileHandleForReading.readDataToEndOfFile()
        let output = String(decoding: read, as: UTF8.self)
        #expect(output == "empty 0 0\na/short.txt 5 0\na/long.txt 100000 8\n")
    }

    @Test func `the same files give the same archive`() throws {
        func archive() throws -> [UInt8] {
            var archive = ZIPArchive()
            try archive.add("file", Array(0...255))
            return archive.finished
        }
        #expect(try archive() == archive())
    }
}
