import DesignFormat
import Frames
import Indicators
import Platform

/// A design file as it is at one time.
package struct DesignReading: Sendable {
    /// What came of it.
    enum Outcome: Sendable {
        /// A design.
        case design(Design)
        /// A text with problems.
        case faulty([DesignProblem])
        /// No text at all.
        case unreadable(FileError)
    }

    /// What came of it.
    let outcome: Outcome
    /// What is odd in the design; nothing where there is none.
    let warnings: [DesignProblem]
    /// The file's text; empty where it cannot be read.
    let text: [UInt8]
    /// The file and those that it uses, as they were just before they were read.
    let stamps: [String: FileStamp?]
    private let path: String

    /// Reads the file at `path` and the files that it uses.
    ///
    /// - Parameter probe: Reads the file first, where a crash of the reader must be survived.
    package init(path: String, probe: ReadingProbe? = nil) {
        self.path = path
        let stamp = [path: FileStamp(path: path)]
        let used = UsedFiles(besideFile: path)
        do {
            text = try FileContents.read(path: path, limit: DesignLimits.fileSize)
        } catch {
            text = []
            stamps = stamp
            warnings = []
            outcome = .unreadable(error)
            return
        }
        do throws(DesignErrors) {
            if probe?.crashes(of: [path]) == [path] {
                throw DesignErrors(problems: [ReadingProbe.problem(of: path)])
            }
            let design = try Design(
                yaml: text,
                name: Self.name(of: path),
                file: path,
                assets: used.assets
            )
            outcome = .design(design)
            warnings = design.warnings(in: text, file: path) + used.warnings(about: design)
        } catch {
            warnings = []
            outcome = .faulty(error.problems)
        }
        stamps = used.stamps.merging(stamp) { _, own in own }
    }

    /// The name that a file gives a design that has none of its own.
    static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.split(separator: ".").first.map(String.init) ?? file
    }

    /// The design; nil where the file has problems.
    package var design: Design? {
        if case .design(let design) = outcome { design } else { nil }
    }

    /// What is wrong with the file.
    package var problems: [DesignProblem] {
        switch outcome {
        case .design: []
        case .faulty(let problems): problems
        case .unreadable(let error):
            [
                DesignProblem(
                    file: path,
                    line: 0,
                    column: 0,
                    message: error.description,
                    hint: "the last good design is shown until the file is there again"
                )
            ]
        }
    }
}
