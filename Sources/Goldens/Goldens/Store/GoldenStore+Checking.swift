import Comparison
import Frames
import Raster

extension GoldenStore {
    /// Compares a subject with its golden, and records it if the mode allows.
    ///
    /// If all hashes are equal, the stored PNGs are only checked for damage. A PNG is decoded only
    /// if its text chunk does not contain the hash. If the check fails, images are written to
    /// `failedFolder`. If it passes, images of earlier failures are removed.
    ///
    /// - Parameters:
    ///   - subject: The frames to draw.
    ///   - tolerance: The accepted differences.
    ///   - mode: The goldens that may be written.
    /// - Returns: The outcome. It is `unusable` if the comparison was impossible.
    package func check(
        _ subject: GoldenSubject,
        tolerance: Tolerance = .none,
        mode: RecordMode
    ) -> GoldenOutcome {
        GoldenCheck(store: self, subject: subject, tolerance: tolerance, mode: mode).run()
    }

    /// Returns the files of a failed check.
    package func artifacts(of name: GoldenName) -> FailureArtifacts {
        FailureArtifacts(folder: "\(failedFolder)/\(name)", notice: notice)
    }

    /// Returns the command that accepts the drawn frames of goldens. Without names, returns the
    /// command with options only.
    package func acceptCommand(for names: [GoldenName]) -> String {
        var words = Program.current.command + ["accept"] + names.map(\.text)
        words += ["--goldens", ShellWord.quoted(folder)]
        if failedFolder != "\(folder)/\(FailedFolder.defaultName)" {
            words += ["--failed", ShellWord.quoted(failedFolder)]
        }
        return words.joined(separator: " ")
    }
}
