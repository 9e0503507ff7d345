import Foundation
import Pictures
import Platform
import Synchronization
import TestSupport
import Testing

@Suite struct FolderTests {
    @Test(
        arguments: [
            ("a", nil), ("a/b", "a"), ("/a", "/"), ("/a/b", "/a"), ("a/b/", "a"), ("a//b", "a"),
            ("./a", "."), ("../a/b", "../a"), ("", nil), ("/", nil), ("é/ü", "é"),
        ] as [(String, String?)]
    )
    func `the parent of a path is found`(path: String, expected: String?) {
        #expect(Folder.parent(of: path) == expected)
    }

    @Test func `missing folders are created and existing ones kept`() throws {
        let folder = try TestFolder()
        try Folder.make(folder.path("a/b/c"))
        try Folder.make(folder.path("a/b/c/"))
        #expect(folder.exists("a/b/c"))
        try folder.write([UInt8](), to: "file")
        for name in ["file", "file/x"] {
            #expect(throws: FileError.self) { try Folder.make(folder.path(name)) }
        }
    }

    @Test func `processes that create, lock and remove one folder at the same time succeed`() throws
    {
        let folder = try TestFolder()
        let failures = Mutex<[String]>([])
        WorkerThread.concurrently(4) { _ in
            for _ in 0..<500 {
                do {
                    let run = try OutputFolder.begin(at: folder.path("deep/golden"))
                    rmdir(run.path)
                    rmdir(folder.path("deep"))
                } catch {
                    failures.withLock { $0.append("\(error)") }
                }
            }
        }
        #expect(failures.withLock { $0 } == [])
    }
}
