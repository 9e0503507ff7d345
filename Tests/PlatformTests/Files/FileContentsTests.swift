import Foundation
import Platform
import TestSupport
import Testing

@Suite struct FileContentsTests {
    @Test(arguments: [0, 1, 4095, 4096, 4097, 200_000])
    func `files of any size are read completely`(count: Int) throws {
        let folder = try TestFolder()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try folder.write(bytes, to: "x")
        #expect(try FileContents.read(path: folder.path("x")) == bytes)
        #expect(try FileContents.read(path: folder.path("x"), limit: count) == bytes)
        if count > 0 {
            #expect(throws: FileError.self) {
                try FileContents.read(path: folder.path("x"), limit: count - 1)
            }
        }
    }

    #if os(Linux)
        @Test func `files without a size are read`() throws {
            #expect(try !FileContents.read(path: "/proc/self/stat").isEmpty)
        }
    #endif

    @Test(.timeLimit(.minutes(10)))
    func `pipes and devices are refused without waiting`() throws {
        let folder = try TestFolder()
        #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
        for path in [folder.path("pipe"), "/dev/zero", "/dev/null"] {
            for source in [FileContents.Source.file, .argument] {
                do {
                    _ = try FileContents.read(path: path, from: source, limit: 10_000)
                    Issue.record("\(path) was read")
                } catch {
                    let words = "it is a pipe, a device or a socket; name a regular file"
                    #expect(error.description == "cannot read \(path): \(words)")
                }
            }
        }
    }

    @Test func `a pipe opened by the shell is read only as an argument`() throws {
        let pipe = Pipe()
        let path = "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)"
        #expect(throws: FileError.self) { try FileContents.read(path: path) }
        pipe.fileHandleForWriting.write(Data([1, 2, 3]))
        try pipe.fileHandleForWriting.close()
        #expect(try FileContents.read(path: path, from: .argument, limit: 3) == [1, 2, 3])
        #expect(throws: FileError.self) {
            try FileContents.read(path: "/dev/fd/9999", from: .argument)
        }
    }

    @Test func `a missing file is reported as missing`() throws {
        let folder = try TestFolder()
        do {
            _ = try FileContents.read(path: folder.path("x"))
            Issue.record("it was read")
        } catch {
            #expect(error.isMissing)
            #expect(error.description.hasSuffix("x: there is no such file or folder"))
        }
    }
}
