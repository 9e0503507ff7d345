import Foundation
import Testing
import documents

/// The documentation as HTML pages.
@Suite struct MarkdownHTMLTests {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().path

    private func html(_ markdown: String) -> String {
        MarkdownHTML(markdown, address: { $0.replacing(".md", with: ".html") }).text
    }

    @Test(
        arguments: [
            ("## a `b`", "<h2 id=\"a-b\">a <code>b</code></h2>"),
            ("one\ntwo\n\nthree", "<p>one\ntwo</p>\n<p>three</p>"),
            ("- a\n  b\n- c", "<ul>\n<li>a\nb</li>\n<li>c</li>\n</ul>"),
            ("1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>"),
            ("```yaml\na: <b>\n```\nx", "<pre><code>a: &lt;b&gt;\n</code></pre>\n<p>x</p>"),
            (
                "a\n\n    b\n      <c>\n\nd",
                "<p>a</p>\n<pre><code>b\n  &lt;c&gt;\n</code></pre>\n<p>d</p>"
            ),
            ("**a** *b* \\*", "<p><b>a</b> <em>b</em> *</p>"),
            ("[a](b.md#c)", "<p><a href=\"b.html#c\">a</a></p>"),
            ("![a](b.png)", "<p><img src=\"b.png\" alt=\"a\" loading=\"lazy\"></p>"),
            ("<!-- x -->\na & `<`", "<p>a &amp; <code>&lt;</code></p>"),
            ("2 * 3 * 4", "<p>2 * 3 * 4</p>"),
        ]
    )
    func `blocks and inline elements are converted to HTML`(markdown: String, wanted: String) {
        #expect(html(markdown) == wanted)
    }

    @Test func `table cells may contain bars in code and after backslashes`() {
        let html = html("| A | B |\n|---|---|\n| `a|b` | c \\| d |")
        #expect(html.contains("<th scope=\"col\">A</th><th scope=\"col\">B</th>"))
        #expect(html.contains("<td><code>a|b</code></td><td>c | d</td>"))
    }

    @Test func `every link and picture of the guide exists`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pinwheel-guide-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try Guide(package: Self.package, folder: folder.path).write()
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let pages = names.filter { $0.hasSuffix(".html") && $0 != "index.html" }
        let texts = try FileManager.default.contentsOfDirectory(
            atPath: "\(Self.package)/Documentation"
        )
        #expect(pages.count == texts.filter { $0.hasSuffix(".md") }.count)
        for page in pages {
            let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
            for attribute in ["href", "src"] {
                for part in text.components(separatedBy: "\(attribute)=\"").dropFirst() {
                    let link = String(part.prefix { $0 != "\"" })
                    try check(link, on: page, text, below: folder)
                }
            }
        }
    }

    private func check(_ link: String, on page: String, _ text: String, below folder: URL) throws {
        if link.contains(":") { return }
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let target =
            parts[0].hasPrefix("../../../")
            ? URL(filePath: Self.package).appendingPathComponent(String(parts[0].dropFirst(9)))
            : folder.appendingPathComponent(parts[0].isEmpty ? page : parts[0])
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page): \(link)")
        guard parts.count == 2, target.pathExtension == "html" else { return }
        let there = try String(contentsOf: target, encoding: .utf8)
        #expect(there.contains("id=\"\(parts[1])\""), "\(page): \(link)")
    }
}
