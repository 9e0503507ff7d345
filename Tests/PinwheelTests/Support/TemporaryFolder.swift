import Foundation
import Pictures

/// A folder for one test, removed with everything in it when the test lets go of it.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        let name = "pinwheel-test-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createDirectory(
            atPath: path,
            withIntermediateDirectories: true
        )
    }

    /// A folder with what is in another one.
    init(copying other: TemporaryFolder) throws {
        let name = "pinwheel-test-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.copyItem(atPath: other.path, toPath: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of `name` in the folder.
    func path(_ name: String) -> String { "\(path)/\(name)" }

    /// All files below the folder, sorted, hidden ones too, but for journals, which keep times.
    var files: [String] { Self.files(in: path) }

    /// All files below `folder`, sorted, hidden ones too, but for journals.
    static func files(in folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { name in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(
                atPath: "\(folder)/\(name)",
                isDirectory: &isFolder
            )
            return !isFolder.boolValue && !name.hasSuffix(FrameJournal.fileName)
        }.sorted()
    }

    /// The bytes of the file `name`.
    func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: path(name))))
    }

    /// The bytes of all `files`.
    func contents() throws -> [String: [UInt8]] {
        try files.reduce(into: [:]) { $0[$1] = try bytes($1) }
    }

    /// Writes `text` to the file `name`.
    func write(_ text: String, to name: String) throws {
        let target = URL(fileURLWithPath: path(name))
        try FileManager.default.createDirectory(
            at: target.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: target)
    }
}
