import Foundation

/// The folder `Assets` of this repository.
enum AssetFolder {
    private static let path = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Assets").path

    /// Returns the sorted names of the files in a subfolder.
    static func files(_ folder: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")
            .filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Returns the bytes of a file at a path relative to the folder.
    static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(name)")))
    }
}
