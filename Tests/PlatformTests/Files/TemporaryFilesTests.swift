import Foundation
import Platform
import TestSupport
import Testing

@Suite struct TemporaryFilesTests {
    @Test func `a temporary name in use is skipped and its file kept`() throws {
        let folder = try TestFolder()
        let next = TemporaryFiles.nextNumber
        let names = (next..<next + 100).map { TemporaryName(number: $0).text }
        for name in names { try folder.write([7], to: name) }
        try AtomicFile.write([1], to: folder.path("x"))
        #expect(try folder.bytes("x") == [1])
        #expect(folder.files.sorted() == (names + ["x"]).sorted())
        #expect(try names.allSatisfy { try folder.bytes($0) == [7] })
    }
}

@Suite struct TemporaryNameTests {
    @Test func `a temporary name round-trips through its text`() {
        let name = TemporaryName(number: 7)
        #expect(TemporaryName(name.text) == name)
        #expect(TemporaryName(process: .max, number: 1).isOfDeadProcess)
        #expect(!name.isOfDeadProcess)
    }

    @Test(
        arguments: [
            "", ".tmp", ".pinwheel-.tmp", ".pinwheel-1-1.tmp", ".pinwheel-a-b-0-1.tmp",
            ".pinwheel-a-b-x-1.tmp", ".pinwheel-a-b-1-1.png", "pinwheel-a-b-1-1.tmp",
            ".pinwheel-a-b-c-1-1.tmp", ".pinwheel-a-b-99999999999-1.tmp",
        ]
    )
    func `other names are not temporary files`(text: String) {
        #expect(TemporaryName(text) == nil)
    }
}
