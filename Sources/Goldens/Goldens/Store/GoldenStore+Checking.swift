import Comparison
import Frames
import Raster

extension GoldenStore {
    /// Holds a subject against its golden, and records what the mode allows.
    ///
    /// While all hashes are equal, the stored PNGs are only checked for damage. One is decoded if its
    /// own note of the hash is missing. A failure leaves its pictures in `failedFolder`; a pass removes what an earlier
    /// one has left.
    ///
    /// - Parameter tolerance: How much the frames may differ.
    /// - Returns: The outcome; a comparison that could not be made is `unusable`, never a pass.
    package func check(
        _ subject: GoldenSubject,
        tolerance: Tolerance = .none,
        mode: RecordMode
    ) -> GoldenOutcome {
        GoldenCheck(store: self, subject: subject, tolerance: tolerance, mode: mode).run()
    }

    /// Where a failed check of a golden leaves its pictures.
    package func artifacts(of name: GoldenName) -> FailureArtifacts {
        FailureArtifacts(folder: "\(failedFolder)/\(name)", notice: notice)
    }

    /// The command that accepts the artifacts of goldens; without names, what comes before one.
    package func acceptCommand(for names: [GoldenName]) -> String {
        var words = Program.current.command + ["accept"] + names.map(\.text)
        words += ["--goldens", ShellWord.quoted(folder)]
        if failedFolder != "\(folder)/\(FailedFolder.usualName)" {
            words += ["--failed", ShellWord.quoted(failedFolder)]
        }
        return words.joined(separator: " ")
    }
}
