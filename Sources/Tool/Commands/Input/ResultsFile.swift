import Base
import Goldens
import Pictures
import Platform

/// The results of a verification and the pictures beside them.
package struct ResultsFile: Sendable {
    /// The JSON file.
    package let path: String

    /// The results in a file.
    package init(path: String) {
        self.path = path
    }

    /// The largest file that is taken for results, in bytes.
    private static let sizeLimit = 256 << 20

    /// The report in the file.
    ///
    /// - Throws: `FileError`, or `InputError` with the position in the file.
    package func read() throws -> RunReport {
        let bytes = try FileContents.read(path: path, limit: Self.sizeLimit)
        do {
            return try RunReport(reading: bytes)
        } catch {
            throw InputError("\(path):\(error)")
        }
    }

    /// The page of a report, with the pictures that the file names.
    ///
    /// - Throws: `InputError` for a picture that cannot be read.
    package func page(
        of report: RunReport,
        includesPassing: Bool
    ) throws(InputError) -> HTMLReport {
        do {
            return try HTMLReport(report, includesPassing: includesPassing) {
                name throws(FileError) in
                try FileContents.read(
                    path: position(of: name),
                    limit: PNGLimits.default.bytes
                )
            }
        } catch {
            throw InputError("\(path): \(error)")
        }
    }

    /// The files that are read for a page of `report`: the results and the pictures that they name.
    package func files(of report: RunReport) -> [String] {
        let pictures = report.sequences.flatMap(\.frames).map(\.pictures)
        let names = pictures.flatMap { [$0.expected, $0.actual, $0.difference] }
        return [path] + names.compactMap(\.self).unique().map(position)
    }

    /// Where the page is written if nothing else is said.
    package static func neighbour(of path: String) -> String {
        self.path(of: HTMLReport.fileName, in: Folder.parent(of: path))
    }

    /// Where a picture lies that the file names.
    func position(of name: String) -> String {
        Self.path(of: name, in: Folder.parent(of: path))
    }

    private static func path(of name: String, in folder: String?) -> String {
        guard let folder, !name.hasPrefix("/") else { return name }
        return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }
}
