import Base
import Platform

/// A run's report as one HTML page that contains its style, script and images. It needs no network.
package struct HTMLReport: Sendable {
    /// The default file name.
    package static let fileName = "report.html"

    private let report: RunReport
    private let sequences: [SequenceReport]
    private let pictures: ReportImages

    /// Creates the page of a report.
    ///
    /// - Parameters:
    ///   - report: The report.
    ///   - includesPassing: Whether the page lists passing sequences. It always shows their number.
    ///   - read: Returns the bytes of an image by its path in the report.
    /// - Throws: `ReportImageError` if an image cannot be read or is not a PNG.
    package init(
        _ report: RunReport,
        includesPassing: Bool = false,
        read: (String) throws(FileError) -> [UInt8]
    ) throws(ReportImageError) {
        self.report = report
        sequences = report.sequences.filter { includesPassing || $0.status != .passed }
        pictures = try ReportImages(of: sequences, read: read)
    }

    /// The text of the page.
    package var text: String {
        ReportPage.text(data: data)
    }

    /// Whether a file begins like a page that Pinwheel wrote.
    static func isPage(_ bytes: [UInt8]) -> Bool { bytes.starts(with: ReportPage.start.utf8) }

    /// The JSON data for the page's script.
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
