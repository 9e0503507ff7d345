import Foundation
import Platform
import TestSupport
import Testing

@Suite struct TemporaryFilesTests {
    @Test("A name that a killed process left behind is passed over and left alone")
    func leftover() throws {
        let folder = try TestFolder()
        let next = TemporaryFiles.nextNumber
        let names = (next..<next + 100).map { ".pinwheel-\(getpid())-\($0).tmp" }
        for name in names { try folder.put(name, [7]) }
        try AtomicFile.write([1], to: folder.path("x"))
        #expect(try folder.bytes("x") == [1])
        #expect(try folder.files().sorted() == (names + ["x"]).sorted())
        #expect(try names.allSatisfy { try folder.bytes($0) == [7] })
    }
}
