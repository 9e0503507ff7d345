import Base
import DesignFormat
import Pages
import TestSupport
import Testing

/// The routes that the page needs to draw designs itself.
@Suite struct DesignRouteTests {
    @Test("A design's text is served with the files that it uses")
    func text() throws {
        let folder = try TestFolder()
        let dot =
            "pinwheel: 1\ncanvas: {size: [8, 8]}\nstates: {pulling: {frames: 2}}\nlayers: []\n"
        try folder.write(dot, to: "dot.yaml")
        let text = dot.replacing("layers: []", with: "layers: [{use: dot.yaml}]")
        try folder.write(text, to: "mine.yaml")
        let site = try TestSite([folder.path("mine.yaml")])
        let mine = try site.json("/design.json?design=mine")
        #expect(mine["text"]?.string == text)
        #expect(mine["file"]?.string == folder.path("mine.yaml"))
        #expect(mine["texts"]?["dot.yaml"]?.string != nil)
        let arc = try site.json("/design.json?design=arc")
        let source = try #require(BuiltInDesigns.source(named: "arc"))
        #expect(arc["text"]?.string == String(decoding: source, as: UTF8.self))
    }

    @Test("A named version can be cached, and an unknown design is an error")
    func versions() throws {
        let site = try TestSite()
        let version = try #require(site.site.store.design(named: "arc")).version
        let answer = site.get("/design.json?design=arc&v=\(version)")
        #expect(answer.header("Cache-Control")?.contains("immutable") == true)
        #expect(try site.error("/design.json?design=nothing", status: 404).contains("nothing"))
    }

    @Test("An indicator made in Swift has no text")
    func swift() throws {
        let site = try TestSite(indicators: [Disc()])
        #expect(try site.error("/design.json?design=disc", status: 404).contains("made in Swift"))
    }

    @Test("The engine is served, or the error says how to build it")
    func engine() throws {
        let site = try TestSite()
        let answer = site.get("/\(PageEngineFile.name)")
        if answer.status == 200 {
            #expect(answer.header("Content-Type") == "application/gzip")
            #expect(answer.body.starts(with: [0x1f, 0x8b]))
        } else {
            #expect(answer.status == 404)
            #expect(String(decoding: answer.body, as: UTF8.self).contains("make web"))
        }
    }

    @Test("The policy allows WebAssembly and forbids eval")
    func policy() throws {
        let policy = try #require(try TestSite().get("/").header("Content-Security-Policy"))
        #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval'"))
        #expect(!policy.contains("'unsafe-eval'"))
    }
}
