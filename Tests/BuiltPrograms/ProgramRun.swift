import Foundation

/// A program that has run to its end.
package struct ProgramRun {
    /// The exit status, or the number of the signal that ended it.
    package let status: Int32
    /// What it printed to standard output.
    package let output: String
    /// What it printed to standard error.
    package let errors: String

    /// Runs a program in a folder.
    ///
    /// Its output goes through files, because a full pipe would block it.
    package init(_ program: String, _ arguments: [String], in folder: String? = nil) throws {
        let files = FileManager.default
        let texts = files.temporaryDirectory.appendingPathComponent("pinwheel-\(UUID().uuidString)")
        try files.createDirectory(at: texts, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: texts) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        func created(_ name: String) throws -> FileHandle {
            let file = texts.appendingPathComponent(name)
            try Data().write(to: file)
            return try FileHandle(forUpdating: file)
        }
        let (output, errors) = (try created("output"), try created("errors"))
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        process.waitUntilExit()
        func text(_ file: FileHandle) throws -> String {
            try file.seek(toOffset: 0)
            return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
        }
        status = process.terminationStatus
        self.output = try text(output)
        self.errors = try text(errors)
    }
}
