import Foundation

/// A folder for one test, removed with all that is in it at the end.
package final class TestFolder: Sendable {
    package let path: String

    package init() throws {
        let url = FileManager.default.temporaryDirectory
            .appendingPathComponent("pinwheel-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    package func path(_ name: String) -> String { path + "/" + name }

    package func exists(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: path(name))
    }

    /// Writes a file in place, as `cp` does, and the folders it is in.
    package func write(_ bytes: [UInt8], to name: String) throws {
        let url = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: url)
    }

    package func write(_ text: String, to name: String) throws {
        try write(Array(text.utf8), to: name)
    }

    /// Writes a program. Another process writes it: whatever this one starts meanwhile would hold it open for
    /// writing, and a program that is being written cannot be run.
    package func write(program text: String, to name: String) throws {
        try write(text, to: "\(name).text")
        let copy = Process()
        copy.executableURL = URL(fileURLWithPath: "/usr/bin/install")
        copy.arguments = ["-m", "755", path("\(name).text"), path(name)]
        try copy.run()
        copy.waitUntilExit()
        guard copy.terminationStatus == 0 else { throw POSIXError(.EIO) }
    }

    /// Writes a file under another name and renames it, as careful editors do.
    package func replace(_ name: String, with text: String) throws {
        try write(text, to: ".\(name).new")
        guard rename(path(".\(name).new"), path(name)) == 0 else { throw POSIXError(.EIO) }
    }

    package func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    /// All files, sorted, hidden ones too.
    package func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter {
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path($0), isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }.sorted()
    }
}
