import DesignFormat
import Frames
import Indicators
import Platform

/// The result of reading a design file.
package struct DesignReading: Sendable {
    /// The kinds of results.
    enum Outcome: Sendable {
        /// A valid design.
        case design(Design)
        /// A text with problems.
        case invalid([DesignProblem])
        /// The file could not be read.
        case unreadable(FileError)
    }

    /// The kind of the result.
    let outcome: Outcome
    /// The warnings about the design. It is empty if the design is invalid.
    let warnings: [DesignProblem]
    /// The text of the file, or empty if it could not be read.
    let text: [UInt8]
    /// The stamps of the file and of the files that it uses, from just before each was read.
    let stamps: [String: FileStamp?]
    private let path: String

    /// Reads the file at `path` and the files that it uses.
    ///
    /// `probe` reads the file in another process first, if a crash of the reader must not end this
    /// one.
    package init(path: String, probe: ReadingProbe? = nil) {
        self.path = path
        let stamp = [path: FileStamp(path: path)]
        let used = UsedFiles(nextTo: path)
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
            if probe?.crashingFiles(among: [path]) == [path] {
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
            outcome = .invalid(error.problems)
        }
        stamps = used.stamps.merging(stamp) { _, own in own }
    }

    /// Returns the default name of a design in a file.
    static func name(of path: String) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return file.split(separator: ".").first.map(String.init) ?? file
    }

    /// The design, or `nil` if the file has problems.
    package var design: Design? {
        if case .design(let design) = outcome { design } else { nil }
    }

    /// The problems of the file.
    package var problems: [DesignProblem] {
        switch outcome {
        case .design: []
        case .invalid(let problems): problems
        case .unreadable(let error):
            [
                DesignProblem(
                    file: path,
                    line: 0,
                    column: 0,
                    message: error.description,
                    hint: "create the file again; the page shows the last valid design until then"
                )
            ]
        }
    }
}
