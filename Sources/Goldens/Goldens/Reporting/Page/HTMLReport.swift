import Base
import Platform

/// A run's report as one page that needs nothing but a browser: style, script and pictures are in
/// it, and it needs no network.
package struct HTMLReport: Sendable {
    /// The file's usual name.
    package static let fileName = "report.html"

    private let report: RunReport
    private let sequences: [SequenceReport]
    private let pictures: ReportPictures

    /// The page of a report.
    ///
    /// - Parameters:
    ///   - includesPassing: Whether sequences that pass are on the page, too; their number always
    ///     is.
    ///   - read: Gives the bytes of a picture by its path, as the report has it.
    /// - Throws: `ReportPictureError` for a picture that cannot be read or is no PNG.
    package init(
        _ report: RunReport,
        includesPassing: Bool = false,
        read: (String) throws(FileError) -> [UInt8]
    ) throws(ReportPictureError) {
        self.report = report
        sequences = report.sequences.filter { includesPassing || $0.status != .passed }
        pictures = try ReportPictures(of: sequences, read: read)
    }

    /// The page's text.
    package var text: String {
        ReportPage.text(data: data)
    }

    /// Whether a file's bytes begin as those of such a page.
    static func isPage(_ bytes: [UInt8]) -> Bool { bytes.starts(with: ReportPage.start.utf8) }

    /// What the page's script reads.
    private var data: String {
        let counts = SequenceReport.Status.allCases.map { status in
            JSON.Member(status.rawValue, .number(Double(report.count(of: status))))
        }
        let facts = JSON.object([
            JSON.Member("counts", .object(counts)),
            JSON.Member("left", .number(Double(report.sequences.count - sequences.count))),
            JSON.Member("acceptCommand", report.acceptCommand.map(JSON.string) ?? .null),
            JSON.Member("pictures", .array(pictures.sources.map(JSON.string))),
        ])
        let alike = report.alike
        let texts = sequences.map { $0.text(alike: alike[$0.name], picture: pictures.index) }
        return facts.text.dropLast() + ", \"sequences\": [\n" + texts.joined(separator: ",\n")
            + "]}"
    }
}
