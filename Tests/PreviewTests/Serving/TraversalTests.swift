import TestSupport
import SeededRandom
import Foundation
import Preview
import Testing

/// No file outside the page's folder and the designs' folders is ever read.
@Suite struct TraversalTests {
    private static let secret = "the secret that must not get out"

    @Test("A thousand path traversals reach no file")
    func addresses() throws {
        let folder = try TestFolder()
        try folder.write(Self.secret, to: "secret.html")
        try folder.write(Self.secret, to: "secret")
        try folder.write("<title>page</title>", to: "page/index.html")
        try folder.write(Self.secret, to: "page/.hidden.html")
        try folder.write(Self.secret, to: "page/inner/deep.html")
        let site = try TestSite(page: folder.path("page"))
        #expect(site.get("/page/index.html").status == 200)
        var random = SplitMix64(seed: 42)
        for _ in 0..<1_000 {
            let path = Self.path(&random, folder: folder.path)
            for answer in [
                site.ask(Request("GET", path)), site.ask(Request("GET", "/page/" + path)),
                site.ask(Request("GET", "/shared/" + path)),
                site.ask(Request("GET", "/frame.png", query: "state=pulling&design=" + path)),
            ] {
                #expect(
                    answer.status >= 400 || answer.body == Array("<title>page</title>".utf8),
                    "\(path)"
                )
                let text = String(decoding: answer.body, as: UTF8.self)
                #expect(!text.contains(Self.secret), "\(path)")
            }
        }
    }

    private static func path(_ random: inout SplitMix64, folder: String) -> String {
        let ups = [
            "..", "%2e%2e", "%2E.", ".%2e", "%252e%252e", "..%00", "%c0%ae%c0%ae", "....", ".",
            "..;", "%u002e%u002e", "\u{2024}\u{2024}", "", "~", "page", "inner", "\u{0}..",
        ]
        let slashes = ["/", "%2f", "%2F", "\\", "%5c", "%252f", "//", "/./", "%c0%af", "\u{2215}"]
        let ends = [
            "secret.html", "secret", "secret.html%00.js", ".hidden.html", "deep.html",
            "etc/passwd", "index.html/../secret.html", "secret%2ehtml", "SECRET.HTML",
        ]
        let starts = [
            "", "/", "/page/", "/shared/", "file://\(folder)/", folder + "/", "C:\\", "%2f",
        ]
        var path = starts.randomElement(using: &random) ?? ""
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            path += ups.randomElement(using: &random) ?? ""
            path += slashes.randomElement(using: &random) ?? ""
        }
        return path + (ends.randomElement(using: &random) ?? "")
    }

    @Test("A design reaches no image outside its folder, by dots, an absolute path or a link")
    func pictures() throws {
        let folder = try TestFolder()
        let png = try TestSite().get("/frame.png?design=arc&state=pulling").body
        try folder.write(png, to: "outside.png")
        try folder.write(png, to: "designs/inside.png")
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("designs/link.png"),
            withDestinationPath: folder.path("outside.png")
        )
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("designs/up"),
            withDestinationPath: folder.path
        )
        for (path, isAllowed) in [
            ("inside.png", true), ("./inside.png", true), ("../outside.png", false),
            ("../designs/../outside.png", false), (folder.path("outside.png"), false),
            ("link.png", false), ("up/outside.png", false), ("inside.png/../../outside.png", false),
        ] {
            let text = """
                pinwheel: 1
                canvas: {size: [20, 20]}
                states: {pulling: {frames: 2}}
                layers:
                  - image: {file: "\(path)", size: [10, 10]}
                """
            try folder.write(text, to: "designs/mine.yaml")
            let site = try TestSite([folder.path("designs/mine.yaml")])
            let answer = site.get("/frame.png?design=mine&state=pulling")
            #expect((answer.status == 200) == isAllowed, "\(path)")
        }
    }
}
