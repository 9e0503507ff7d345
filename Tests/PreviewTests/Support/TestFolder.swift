import Foundation

/// A folder for one test, removed with everything in it when the test lets go of it.
package final class TestFolder: Sendable {
    let path: String

    init() throws {
        let name = "pinwheel-preview-test-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of `name` in the folder.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file in place, as `cp` does.
    func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

    /// Writes a file in place, as `cp` does.
    func write(_ bytes: [UInt8], to name: String) throws {
        let target = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(bytes).write(to: target)
    }

    /// Writes a file under another name and renames it, as careful editors do.
    func replace(_ name: String, with text: String) throws {
        try write(text, to: ".\(name).new")
        guard rename(path(".\(name).new"), path(name)) == 0 else { throw POSIXError(.EIO) }
    }
}
