import Foundation

/// A program in a folder of the PATH.
enum InstalledProgram {
    /// Returns the program's path, or `nil` if it is not installed.
    static func path(of name: String) -> String? {
        let variable = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/usr/local/bin"
        return variable.split(separator: ":").map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
