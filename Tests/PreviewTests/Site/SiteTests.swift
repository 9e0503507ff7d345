import TestSupport
import Base
import DesignFormat
import Indicators
import Lifecycles
import Preview
import Testing

/// The site's routes, access rules and caching.
@Suite struct SiteTests {
    @Test("The catalogue lists designs, lifecycles, palettes and limits")
    func catalogue() throws {
        let json = try TestSite(["spokes"]).json("/designs.json")
        let designs = try #require(json["designs"]?.array)
        #expect(
            designs.compactMap { $0["name"]?.string }
                == ["spokes"] + BuiltInDesigns.names.filter { $0 != "spokes" }
        )
        let lifecycles = try #require(json["lifecycles"]?.array)
        #expect(
            lifecycles.compactMap { $0["name"]?.string } == LifecycleKind.allCases.map(\.rawValue)
        )
        #expect(lifecycles.filter { $0["canFail"] == .bool(true) }.count == 1)
        #expect(json["palettes"]?.array?.count == Palette.allCases.count)
        #expect(json["limits"]?["pixels"]?.number == Double(PreviewLimits.pixels))
    }

    @Test("Two designs of the same name have different names in addresses")
    func sameNames() throws {
        let folder = try TestFolder()
        try folder.write(try #require(BuiltInDesigns.source(named: "arc")), to: "copy.yaml")
        let site = try TestSite([folder.path("copy.yaml")])
        let designs = try #require(site.json("/designs.json")["designs"]?.array)
        #expect(designs.prefix(2).compactMap { $0["name"]?.string } == ["arc", "arc-2"])
        #expect(designs[0]["path"]?.string == folder.path("copy.yaml"))
        #expect(designs[1]["source"]?.string == "built-in")
    }

    @Test("A file with problems is listed with them, and requests for its images return them")
    func faulty() throws {
        let folder = try TestFolder()
        try folder.write("pinwheel: 1\ncanvas: nonsense\nlayers: []\n", to: "broken.yaml")
        let site = try TestSite([folder.path("broken.yaml")])
        let design = try #require(site.json("/designs.json")["designs"]?.array?.first)
        #expect(design["name"]?.string == "broken" && design["states"]?.array == [])
        let lines = design["problems"]?.array?.compactMap { $0["line"]?.number }
        #expect(lines?.contains(2) == true)
        let answer = site.get("/frame.png?design=broken&state=pulling")
        #expect(answer.status == 400)
        #expect(try JSON(reading: answer.body)["problems"]?.array?.isEmpty == false)
    }

    @Test("A design is listed with its warnings, also after its file was fixed")
    func warnings() throws {
        let folder = try TestFolder()
        let text = """
            pinwheel: 1
            canvas: {size: [8, 8]}
            states: {pulling: {frames: 2}}
            layers: [{circle: {diameter: 4}, fill: red, opacity: [1, 1]}]
            """
        try folder.write(text, to: "odd.yaml")
        let site = try TestSite([folder.path("odd.yaml")])
        let designs = try #require(site.json("/designs.json")["designs"]?.array)
        let warning = try #require(designs[0]["warnings"]?.array?.first)
        #expect(warning["line"]?.number == 4 && warning["column"]?.number == 54)
        #expect(warning["message"]?.string?.contains("never changes") ?? false)
        #expect(designs.dropFirst().allSatisfy { $0["warnings"] == .array([]) })
    }

    @Test("Every response, also an error, has headers that keep other sites out")
    func headers() throws {
        let site = try TestSite()
        for address in ["/", "/designs.json", "/nowhere", "/frame.png?design=arc", "/page/x.js"] {
            let answer = site.get(address)
            #expect(answer.header("X-Content-Type-Options") == "nosniff")
            #expect(answer.header("X-Frame-Options") == "DENY")
            #expect(answer.header("Referrer-Policy") == "no-referrer")
            #expect(answer.header("Cross-Origin-Resource-Policy") == "same-origin")
            #expect(
                answer.header("Content-Security-Policy")?.hasPrefix("default-src 'self'") == true
            )
            #expect(answer.header("Cache-Control") == "no-store")
        }
    }

    @Test("Only the supported methods are allowed")
    func methods() throws {
        let site = try TestSite()
        for method in ["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", ""] {
            #expect(site.ask(Request(method, "/designs.json")).status == 405, "\(method)")
        }
        #expect(site.get("/pull.png").status == 405)
        #expect(site.get("/trace.yaml").status == 405)
        #expect(site.get("/events.json").status == 404)
    }

    @Test("An image of the current version can be cached, one of another version cannot")
    func versions() throws {
        let site = try TestSite()
        let entry = try #require(site.site.store.design(named: "arc"))
        let address = "/frame.png?design=arc&state=pulling&v="
        let first = site.get(address + "\(entry.version)")
        #expect(first.header("Cache-Control")?.contains("immutable") == true)
        #expect(site.get(address + "\(entry.version)") == first)
        #expect(site.get(address + "1").header("Cache-Control") == "no-store")
        let golden = site.get("/golden.json?design=arc&state=pulling&v=\(entry.version)")
        #expect(golden.header("Cache-Control") == "no-store")
    }

    @Test("The embedded files are those in the folder")
    func page() throws {
        let site = try TestSite()
        let answer = site.get("/")
        #expect(answer.header("Content-Type") == "text/html; charset=utf-8")
        for name in try AssetFolder.files("preview") {
            let isSame =
                site.get("/page/\(name)").body == (try AssetFolder.bytes("preview/\(name)"))
            #expect(isSame, "\(name) is not in Sources/Web/CPageAssets/preview.c")
        }
        for name in try AssetFolder.files("shared") where name.split(separator: ".").count == 2 {
            let isSame =
                site.get("/shared/\(name)").body == (try AssetFolder.bytes("shared/\(name)"))
            #expect(isSame, "\(name) is not in Sources/Web/CPageAssets/shared.c")
        }
        #expect(site.get("/page/index.html") == site.get("/"))
        #expect(site.get("/page/dom.js").status == 404)
    }

    @Test("A page served from a folder finds the shared files next to it")
    func folder() throws {
        let folder = try TestFolder()
        try folder.write("own", to: "preview/main.js")
        try folder.write("shared", to: "shared/dom.js")
        let site = try TestSite(page: folder.path("preview"))
        #expect(site.get("/page/main.js").body == Array("own".utf8))
        #expect(site.get("/shared/dom.js").body == Array("shared".utf8))
        #expect(site.get("/shared/main.js").status == 404)
    }
}
