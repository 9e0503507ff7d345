import Foundation

/// A temporary folder that is removed when the test releases it.
final class Scratch: Sendable {
    let path: String

    init() throws {
        let name = "pinwheel-bench-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the path of a file in the folder.
    func path(_ name: String) -> String { "\(path)/\(name)" }
}
