import Base
import Foundation
import Indicators
import Pictures
import Preview
import Raster
import TestSupport
import Testing

/// An indicator made in Swift is shown and exported like a design file.
@Suite struct SwiftIndicatorTests {
    private let site: TestSite

    init() throws { site = try TestSite(indicators: [Disc()]) }

    @Test("It is first in the list, with its canvas, states and parameters")
    func listed() throws {
        let designs = try #require(try site.json("/designs.json")["designs"]?.array)
        let disc = designs[0]
        #expect(disc["name"]?.string == "disc")
        #expect(disc["source"]?.string == "Swift")
        #expect(disc["canvas"]?["width"]?.number == 20)
        #expect(disc["states"]?.array?.count == 2)
        #expect(disc["parameters"]?.array?.first?["name"]?.string == "tint")
    }

    @Test("Its frames are drawn with the address's parameters")
    func frames() throws {
        let address = "/frame.png?design=disc&state=pulling&progress=1"
        let picture = try site.picture(address + "&P.tint=blue")
        var tint = Disc().parameters[0]
        tint = .color(tint.name, default: .blue, tint.summary)
        let environment = try #require(Environment(scale: 1))
        let moment = Moment(state: .pulling, position: .progress(1))
        let scene = try Disc().with([tint]).scene(at: moment, in: environment)
        var renderer = Renderer()
        #expect(picture == renderer.render(scene))
        #expect(picture != (try site.picture(address)))
    }

    @Test("It has no layers' values, and every export works")
    func kept() throws {
        let query = "design=disc&state=refreshing&fps=10"
        #expect(try site.json("/values.json?\(query)")["layers"]?.array?.isEmpty == true)
        #expect(try site.json("/values.json?\(query)")["frames"]?.array?.count == 5)
        #expect(try APNG.decode(site.get("/export.png?\(query)").body).count == 5)
        #expect(try StoredZIP(site.get("/export.zip?\(query)").body).files.count == 5)
        #expect(site.get("/strip.png?\(query)").status == 200)
        #expect(site.get("/sheet.png?\(query)").status == 200)
        let command = try site.json("/command.json?design=disc&state=pulling&P.tint=blue")
        #expect(command["yaml"]?.string == "parameters:\n  tint: {default: blue}\n")
    }
}
