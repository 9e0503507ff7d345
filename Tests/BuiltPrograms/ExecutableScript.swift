import Foundation

/// Shell scripts that tests run in place of programs.
package enum ExecutableScript {
    private struct CannotWrite: Error { let path: String }

    /// Writes an executable script.
    ///
    /// A child process writes the file. If this process wrote it, a program that another thread
    /// starts meanwhile would inherit the open file, and the script could not be run.
    package static func write(_ text: String, to path: String) throws {
        let script = "printf %s \"$1\" >\"$0\" && chmod 755 \"$0\""
        let run = try ProgramRun("/bin/sh", ["-c", script, path, text])
        if run.status != 0 { throw CannotWrite(path: path) }
    }
}
