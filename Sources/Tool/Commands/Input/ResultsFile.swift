import Base
import Goldens
import Pictures
import Platform

/// A `results.json` of a verification, and the images that it names.
package struct ResultsFile: Sendable {
    /// The path of the JSON file.
    package let path: String

    /// Creates an object for the file at a path.
    package init(path: String) {
        self.path = path
    }

    /// The maximum size of the file, in bytes.
    private static let sizeLimit = 256 << 20

    /// Reads the report.
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

    /// Returns the HTML page of a report, with its images.
    ///
    /// - Throws: `InputError` for an image that cannot be read.
    package func page(
        of report: RunReport,
        includesPassing: Bool
    ) throws(InputError) -> HTMLReport {
        do {
            return try HTMLReport(report, includesPassing: includesPassing) {
                name throws(FileError) in
                try FileContents.read(
                    path: imagePath(for: name),
                    limit: PNGLimits.default.bytes
                )
            }
        } catch {
            throw InputError("\(path): \(error)")
        }
    }

    /// Returns the files that the page is made from: the results and the images that they name.
    package func files(of report: RunReport) -> [String] {
        let pictures = report.sequences.flatMap(\.frames).map(\.pictures)
        let names = pictures.flatMap { [$0.expected, $0.actual, $0.difference] }
        return [path] + names.compactMap(\.self).unique().map(imagePath)
    }

    /// Returns the default path of the page, next to the results.
    package static func defaultPage(of path: String) -> String {
        self.path(of: HTMLReport.fileName, in: Folder.parent(of: path))
    }

    /// Returns the path of an image that the file names.
    func imagePath(for name: String) -> String {
        Self.path(of: name, in: Folder.parent(of: path))
    }

    private static func path(of name: String, in folder: String?) -> String {
        guard let folder, !name.hasPrefix("/") else { return name }
        return folder == "/" ? "/\(name)" : "\(folder)/\(name)"
    }
}
