import Base
import Foundation
import Goldens
import Pictures
import Platform
import Raster
import TestSupport
import Testing

/// The page is sent as a single file, so it must contain everything and load nothing.
@Suite struct HTMLReportTests {
    private let files: [String: [UInt8]]

    init() throws {
        let same = try PNG.encode(.plain(2, 2, [9, 8, 7, 255]))
        files = [
            "golden/0.png": same,
            "golden/1.png": try PNG.encode(.plain(2, 2, [1, 2, 3, 4])),
            "1.difference.png": try PNG.encode(.plain(2, 2, [255, 0, 0, 255])),
            "same-as-0.png": same,
            "good.png": try PNG.encode(.plain(2, 2, [5, 5, 5, 5])),
        ]
    }

    private func page(all: Bool = false) throws -> String {
        try HTMLReport(.sample, includesPassing: all) { path throws(FileError) in
            files[path] ?? []
        }.text
    }

    private func data(of page: String) throws -> JSON {
        let start = try #require(page.range(of: "type=\"application/json\">"))
        let end = try #require(page[start.upperBound...].range(of: "</script>"))
        return try JSON(reading: Array(page[start.upperBound..<end.lowerBound].utf8))
    }

    @Test func `each image is embedded once as Base64, and frames refer to it`() throws {
        let page = try page()
        for name in ["golden/0.png", "golden/1.png", "1.difference.png"] {
            let text = Data(files[name] ?? []).base64EncodedString()
            #expect(page.components(separatedBy: text).count == 2, "\(name)")
        }
        let data = try data(of: page)
        #expect(data["pictures"]?.array?.count == 3)
        let frames = try #require(data["sequences"]?.array?.first?["frames"]?.array)
        #expect(frames[1]["expected"]?.number == 1)
        #expect(frames[1]["difference"]?.number == 2)
        #expect(frames[1]["actual"]?.number == 0)
        #expect(frames[2]["actual"]?.number == 0)
        #expect(frames[3]["expected"] == .null)
    }

    @Test func `passed sequences are counted, and included only on request`() throws {
        let few = try data(of: page())
        #expect(few["sequences"]?.array?.count == 4)
        #expect(few["left"]?.number == 1)
        #expect(few["counts"]?["passed"]?.number == 1)
        let all = try data(of: page(all: true))
        #expect(all["sequences"]?.array?.count == 5)
        #expect(all["left"]?.number == 0)
        #expect(all["pictures"]?.array?.count == 4)
    }

    @Test func `the page contains no address and loads no file`() throws {
        let page = try page(all: true)
        for word in ["http:", "https:", "src=", "<link", "@import", "url(", "fetch(", "import("] {
            #expect(!page.contains(word), "\(word)")
        }
        #expect(!page.contains("\nimport ") && !page.contains("\nexport "))
    }

    @Test func `text of a report cannot end elements or fill placeholders`() throws {
        let page = try page()
        #expect(page.components(separatedBy: "</script>").count == 3)
        #expect(!page.contains("<script>alert"))
        let sequence = try #require(try data(of: page)["sequences"]?.array?.first)
        #expect(sequence["message"]?.string == RunReport.sample.sequences[0].message)
        #expect(sequence["findings"]?.array?.last?["sentence"]?.string == "{{data}}")
    }

    @Test func `each name is declared once in the script, whose modules share a scope`() throws {
        let page = try page()
        var names: Set<Substring> = []
        for line in page.split(separator: "\n") {
            for word in ["function ", "async function ", "const ", "class ", "let "]
            where line.hasPrefix(word) {
                let name = line.dropFirst(word.count).prefix {
                    $0.isLetter || $0.isNumber || $0 == "_"
                }
                #expect(names.insert(name).inserted, "\(name)")
            }
        }
        #expect(names.contains("Viewer"))
    }

    @Test func `a missing or damaged image is reported with its frame`() {
        func failing(_ read: @escaping (String) throws(FileError) -> [UInt8]) -> String? {
            failure(ReportImageError.self) { try HTMLReport(.sample, read: read) }?.description
        }
        let missing = failing { path throws(FileError) in
            try FileContents.read(path: "/nowhere/\(path)")
        }
        #expect(missing?.hasPrefix("frame 0 of arc/<refreshing> & \"more\": cannot read") == true)
        let damaged = failing { path throws(FileError) in [1, 2, 3] }
        #expect(damaged?.contains("golden/0.png is not a PNG") == true)
    }
}
