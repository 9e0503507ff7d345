import Foundation
import Pictures
import Platform
import TestSupport
import Testing

/// The user gets one line that says what to do, not an error number.
@Suite struct FileErrorTests {
    @Test func `an error has the path, the operation, the reason and the remedy`() throws {
        let folder = try TestFolder()
        try folder.write([UInt8](), to: "file")
        let inTheWay = failure(FileError.self) { try Folder.make(folder.path("file")) }
        #expect(
            inTheWay?.description
                == "cannot create the folder \(folder.path("file")): there is a file at this path"
        )
        #expect(inTheWay?.action == .createFolder)
        #expect(inTheWay?.code == 0)
        let missing = failure(FileError.self) { try FileContents.read(path: folder.path("x")) }
        #expect(missing?.code == ENOENT)
        #expect(missing?.action == .read)
        #expect(missing?.path == folder.path("x"))
        #expect(missing?.hint == nil)
        let name = failure(FileError.self) { try OutputName("../x") }
        #expect(
            name?.description == "cannot write ../x: the name contains . or ..; "
                + "name a file below the output folder"
        )
    }
}
