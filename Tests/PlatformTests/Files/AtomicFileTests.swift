import Foundation
import Pictures
import Platform
import TestSupport
import Testing

/// A reader must never find half a file, and a failed write must not lose the old one.
@Suite struct AtomicFileTests {
    @Test func `a file is created with its folders and without temporary files`() throws {
        let folder = try TestFolder()
        try AtomicFile.write([1, 2, 3], to: folder.path("a/b/c.bin"))
        #expect(try folder.bytes("a/b/c.bin") == [1, 2, 3])
        #expect(folder.files == ["a/b/c.bin"])
    }

    @Test func `a file is replaced, even by a shorter or empty one`() throws {
        let folder = try TestFolder()
        for bytes: [UInt8] in [[1, 2, 3, 4], [5], []] {
            try AtomicFile.write(bytes, to: folder.path("x"))
            #expect(try folder.bytes("x") == bytes)
        }
    }

    @Test func `temporary files of dead processes are removed, and those of others kept`() throws {
        let folder = try TestFolder()
        // No process has this number.
        let left = TemporaryName(process: .max, number: 1).text
        // Locked, as by a process in another container, whose number means nothing here.
        let held = TemporaryName(process: .max, number: 2).text
        let alive = [
            TemporaryName(process: getppid(), number: 1),
            TemporaryName(host: "elsewhere", process: .max, number: 1),
            TemporaryName(boot: "ffffffff", process: .max, number: 1),
        ].map(\.text)
        for name in [left, held] + alive { try folder.write([1], to: name) }
        let file = open(folder.path(held), O_RDONLY | O_CLOEXEC)
        defer { close(file) }
        #expect(flock(file, LOCK_EX | LOCK_NB) == 0)
        try AtomicFile.write([1], to: folder.path("x"))
        #expect(folder.files == ([held, "x"] + alive).sorted())
    }

    @Test func `an open reader still reads the old file`() throws {
        let folder = try TestFolder()
        try folder.write([1, 2, 3], to: "x")
        let reader = try #require(FileHandle(forReadingAtPath: folder.path("x")))
        try AtomicFile.write([9], to: folder.path("x"))
        #expect([UInt8](reader.readDataToEndOfFile()) == [1, 2, 3])
    }

    @Test func `writing to a link replaces its target`() throws {
        let folder = try TestFolder()
        try folder.write([1], to: "target")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"),
            withDestinationPath: "target"
        )
        try AtomicFile.write([2], to: folder.path("link"))
        #expect(try folder.bytes("target") == [2])
        let destination = try FileManager.default.destinationOfSymbolicLink(
            atPath: folder.path("link")
        )
        #expect(destination == "target")
    }

    @Test func `a device is written to and not replaced`() throws {
        try AtomicFile.write([1, 2, 3], to: "/dev/null")
        let facts = try FileManager.default.attributesOfItem(atPath: "/dev/null")
        #expect(facts[.type] as? FileAttributeType == .typeCharacterSpecial)
    }

    #if os(Linux)
        @Test func `a full disk is reported as full`() {
            #expect(throws: FileError.self) { try AtomicFile.write([1], to: "/dev/full") }
            do { try AtomicFile.write([1], to: "/dev/full") } catch {
                #expect(
                    error.description == "cannot write /dev/full: the disk is full; "
                        + "free some space or choose another folder"
                )
            }
        }
    #endif

    @Test func `invalid paths are refused with a message of one line`() throws {
        let folder = try TestFolder()
        try folder.write([1], to: "file")
        let cases = [
            (folder.path, "it is a folder"),
            (folder.path("file/x"), "file, not a folder"),
            (folder.path("new/"), "names no file"),
            ("", "names no file"),
            (folder.path(String(repeating: "n", count: 300)), "too long"),
        ]
        for (path, words) in cases {
            do {
                try AtomicFile.write([2], to: path)
                Issue.record("\(path) was written")
            } catch {
                #expect(error.description.contains(words), "\(error)")
                #expect(!error.description.contains("\n"))
            }
        }
        #expect(folder.files == ["file"])
        #expect(try folder.bytes("file") == [1])
    }

    @Test(.enabled(if: getuid() != 0, "root may all"))
    func `a folder without permission is refused`() throws {
        let folder = try TestFolder()
        #expect(chmod(folder.path, 0o500) == 0)
        defer { chmod(folder.path, 0o700) }
        do {
            try AtomicFile.write([1], to: folder.path("x"))
            Issue.record("it was written")
        } catch {
            #expect(error.description.contains("permission denied"))
        }
    }

    @Test func `a frame replaces a link or a read-only file`() throws {
        let folder = try TestFolder()
        try folder.write([1], to: "target")
        try folder.write([1], to: "locked")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.path("x"), withDestinationPath: "target")
        try manager.setAttributes([.posixPermissions: 0o400], ofItemAtPath: folder.path("locked"))
        let output = try OutputFolder.begin(at: folder.path)
        try output.write([2], to: OutputName("x"))
        try output.write([3], to: OutputName("locked"))
        #expect(try folder.bytes("x") == [2])
        #expect(try folder.bytes("locked") == [3])
        #expect(try folder.bytes("target") == [1])
        #expect(folder.files == ["locked", "target", "x"])
    }

    @Test func `a failed rename leaves the old file and no temporary file`() throws {
        let folder = try TestFolder()
        try folder.write([1], to: "x/inner")
        let output = try OutputFolder.begin(at: folder.path)
        #expect(throws: FileError.self) { try output.write([2], to: OutputName("x")) }
        #expect(folder.files == ["x/inner"])
    }
}
