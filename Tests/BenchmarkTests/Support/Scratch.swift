import Foundation

/// A folder for one test, removed with everything in it when the test lets go of it.
final class Scratch: Sendable {
    let path: String

    init() throws {
        let name = "pinwheel-bench-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of `name` in the folder.
    func path(_ name: String) -> String { "\(path)/\(name)" }
}
