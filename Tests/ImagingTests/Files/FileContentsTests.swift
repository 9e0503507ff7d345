import Imaging
import Testing

@Suite struct FileContentsTests {
    @Test("Files of any size come back whole", arguments: [0, 1, 4095, 4096, 4097, 200_000])
    func whole(count: Int) throws {
        let folder = try TestFolder()
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try folder.put("x", bytes)
        #expect(try FileContents.read(path: folder.path("x")) == bytes)
        #expect(try FileContents.read(path: folder.path("x"), limit: count) == bytes)
        if count > 0 {
            #expect(throws: FileError.self) {
                try FileContents.read(path: folder.path("x"), limit: count - 1)
            }
        }
    }

    #if os(Linux)
        @Test("Endless devices stop at the limit, and files that tell no size are read")
        func special() throws {
            #expect(throws: FileError.self) {
                try FileContents.read(path: "/dev/zero", limit: 10_000)
            }
            #expect(try !FileContents.read(path: "/proc/self/stat").isEmpty)
        }
    #endif

    @Test("What is missing is called so")
    func missing() throws {
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
