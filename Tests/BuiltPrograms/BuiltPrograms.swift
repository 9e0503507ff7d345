import Foundation

/// The programs that were built with the tests.
package enum BuiltPrograms {
    /// The package's folder.
    package static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

    /// The tool, or what PINWHEEL_BINARY says.
    package static let pinwheel =
        ProcessInfo.processInfo.environment["PINWHEEL_BINARY"] ?? path(of: "pinwheel")

    /// Where a program is: beside the tests, or where the package is built as a rule.
    package static func path(of program: String) -> String {
        let beside = URL(fileURLWithPath: CommandLine.arguments[0])
            .deletingLastPathComponent().path
        let folders = [beside, "\(root)/.build/debug", "\(root)/.build/release"]
        return folders.map { "\($0)/\(program)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        } ?? program
    }
}
