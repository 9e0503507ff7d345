import Foundation

/// The programs that are built with the tests.
package enum BuiltPrograms {
    /// The package's folder.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The path of the tool, or the value of PINWHEEL_BINARY.
    package static let pinwheel =
        ProcessInfo.processInfo.environment["PINWHEEL_BINARY"] ?? path(of: "pinwheel")

    /// Returns the path of a program: next to the tests, otherwise in the default build folders.
    package static func path(of program: String) -> String {
        let testFolder = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent().path
        let folders = [testFolder, "\(root)/.build/debug", "\(root)/.build/release"]
        return folders.map { "\($0)/\(program)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        } ?? program
    }
}
