import Foundation

/// A temporary folder for one test, removed when the test releases it.
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

    /// Writes a file in place, like `cp`, and creates its folders.
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

    /// Writes an executable program. Another process writes it, because programs that this process
    /// starts meanwhile would inherit the open file, and a file that is open for writing cannot be
    /// run.
    package func write(program text: String, to name: String) throws {
        try write(text, to: "\(name).text")
        let copy = Process()
        copy.executableURL = URL(fileURLWithPath: "/usr/bin/install")
        copy.arguments = ["-m", "755", path("\(name).text"), path(name)]
        try copy.run()
        copy.waitUntilExit()
        guard copy.terminationStatus == 0 else { throw POSIXError(.EIO) }
    }

    /// Replaces a file by renaming a new one, as careful editors do.
    package func replace(_ name: String, with text: String) throws {
        try write(text, to: ".\(name).new")
        guard rename(path(".\(name).new"), path(name)) == 0 else { throw POSIXError(.EIO) }
    }

    package func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    /// Returns the paths of all files, sorted, including hidden ones.
    package func files() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: path).filter {
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: path($0), isDirectory: &isFolder)
            return exists && !isFolder.boolValue
        }.sorted()
    }
}
