import Foundation
import Goldens
import Testing

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// A CI service that cannot parse the file would show no failures.
@Suite struct JUnitXMLTests {
    @Test func `another XML parser finds a test case for each sequence, with its text intact`()
        throws
    {
        let reader = try Reader(JUnitXML(.sample, suite: "golden <frames>").text)
        #expect(
            reader.elements("testcase").map { $0["name"] } == RunReport.sample.sequences.map(\.name)
        )
        for name in ["testsuites", "testsuite"] {
            let suite = try #require(reader.elements(name).first)
            #expect(suite["tests"] == "5")
            #expect(suite["failures"] == "2")
            #expect(suite["errors"] == "1")
            #expect(suite["skipped"] == "1")
        }
        #expect(reader.elements("testsuite").first?["name"] == "golden <frames>")
        let failures = reader.elements("failure")
        #expect(failures.map { $0["message"] } == ["1 < 2 & so", "it has no golden"])
        #expect(failures.map { $0["type"] } == ["late", "missing"])
        #expect(reader.elements("error").map { $0["message"] } == ["a Git LFS pointer"])
        #expect(reader.text.contains("alert(1)</script>\nsee a\\b\u{fffd}"))
    }

    @Test func `line breaks are preserved in attributes`() throws {
        let finding = ReportedFinding(kind: "late", sentence: "a\nb\tc", frames: [])
        let sequence = SequenceReport(name: "x\ny", status: .failed, findings: [finding])
        let reader = try Reader(JUnitXML(RunReport(sequences: [sequence])).text)
        #expect(reader.elements("testcase").first?["name"] == "x\ny")
        #expect(reader.elements("failure").first?["message"] == "a\nb\tc")
    }
}

/// Collects the elements that Foundation's parser reports.
private final class Reader: NSObject, XMLParserDelegate {
    private var found: [(name: String, attributes: [String: String])] = []
    private(set) var text = ""

    init(_ xml: String) throws {
        super.init()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = self
        guard parser.parse() else { throw ParsingFailed() }
    }

    struct ParsingFailed: Error {}

    func elements(_ name: String) -> [[String: String]] {
        found.filter { $0.name == name }.map(\.attributes)
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        found.append((name, attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
}
