import Foundation
import Pictures

/// A temporary folder for one test, removed when the test releases it.
package final class TestFolder: Sendable {
    package let path: String

    package init() throws {
        path = Self.newPath
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    /// Copies another folder.
    package init(copying other: TestFolder) throws {
        path = Self.newPath
        try FileManager.default.copyItem(atPath: other.path, toPath: path)
    }

    private static var newPath: String {
        let name = "pinwheel-test-\(UUID().uuidString)"
        return FileManager.default.temporaryDirectory.appendingPathComponent(name).path
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

    /// Writes a file under another name and renames it, as careful editors do.
    package func replace(_ name: String, with text: String) throws {
        try write(text, to: ".\(name).new")
        guard rename(path(".\(name).new"), path(name)) == 0 else { throw POSIXError(.EIO) }
    }

    package func bytes(_ name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    /// The bytes of all files, by their paths.
    package func contents() throws -> [String: [UInt8]] {
        try files.reduce(into: [:]) { $0[$1] = try bytes($1) }
    }

    /// The paths of all files, sorted, with hidden files but without journals, which contain times.
    package var files: [String] { Self.files(in: path) }

    /// The paths of all files below a folder, as `files`; none if there is no such folder.
    package static func files(in folder: String) -> [String] {
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
        return paths.filter { path in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(
                atPath: "\(folder)/\(path)",
                isDirectory: &isFolder
            )
            return exists && !isFolder.boolValue && !path.hasSuffix(FrameJournal.fileName)
        }.sorted()
    }
}
