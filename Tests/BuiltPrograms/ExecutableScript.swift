import Foundation

/// Shell scripts that tests run in place of programs.
package enum ExecutableScript {
    private struct CannotWrite: Error { let path: String }

    /// Writes a script to a path.
    ///
    /// A child process writes the file. If this process had it open for writing while another thread starts a
    /// program, that program's process would hold it open for a moment, and the script could not be run.
    package static func write(_ text: String, to path: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let script = "printf %s \"$1\" >\"$0\" && chmod 755 \"$0\""
        process.arguments = ["-c", script, path, text]
        try process.run()
        process.waitUntilExit()
        if process.terminationStatus != 0 { throw CannotWrite(path: path) }
    }
}
