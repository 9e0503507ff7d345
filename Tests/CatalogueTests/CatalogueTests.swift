import Foundation
import Raster
import Testing
import catalogue

/// A change of pixels makes recorded goldens useless, so every image must equal its recorded hash.
@Suite struct CatalogueTests {
    /// The recorded list.
    private static let listed: PixelList? = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("catalogue.txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return PixelList(text: text)
    }()

    private static let advice =
        "If this is meant, run `make record`, check the images, and mention it in CHANGELOG.md."

    private func expectListed(_ drawn: PixelList) throws {
        let listed = try #require(Self.listed, "catalogue.txt is missing or broken")
        let differences = drawn.differences(from: listed)
        #expect(
            differences.isEmpty,
            "\(differences.count) images:\n\(differences.joined(separator: "\n"))\n\(Self.advice)"
        )
    }

    @Test func `one renderer draws all images with the recorded hashes`() throws {
        try expectListed(PixelList(drawing: Catalogue.pictures))
    }

    @Test func `an image does not depend on what the renderer drew before`() throws {
        try expectListed(PixelList(drawing: Catalogue.pictures.reversed()))
        var mixed = Catalogue.pictures
        // 1009 is prime and does not divide the count, so this is a permutation that separates
        // neighbours.
        mixed = mixed.indices.map { mixed[$0 * 1009 % mixed.count] }
        try expectListed(PixelList(drawing: mixed))
    }

    @Test("Every drawing route and every form of edges draws some of the images")
    func routes() {
        var renderer = Renderer()
        for picture in Catalogue.pictures {
            // Some routes need what the first frame caches.
            for _ in 0..<2 { _ = renderer.render(picture.scene()) }
        }
        for route in DrawingRoute.allCases {
            #expect(renderer.routeCounts.rows(on: route) > 0, "\(route)")
        }
        for form in OutlineEdges.Form.allCases {
            #expect(renderer.routeCounts.outlines(in: form) > 0, "\(form)")
        }
    }

    @Test func `a new renderer for each image draws the recorded pixels`() throws {
        let separate = Catalogue.pictures.flatMap { PixelList(drawing: [$0]).entries }
        try expectListed(PixelList(separate))
    }

    @Test(arguments: [1, 2, 7])
    func `any number of threads writes the recorded pixels`(count: Int) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pinwheel-catalogue-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try expectListed(PixelList(writing: Catalogue.pictures, to: folder.path, threads: count))
    }

    @Test func `the catalogue is sorted and has no duplicate names`() throws {
        let names = Catalogue.pictures.map(\.name)
        #expect(names == Set(names).sorted())
        let listed = try #require(Self.listed)
        #expect(listed.entries.map(\.name) == names)
    }

    @Test func `the catalogue covers the designs, appearances, states and blend modes`() {
        let names = Catalogue.pictures.map(\.name)
        let parts = [
            "designs/arc/", "designs/arrow/", "designs/compass/", "designs/refresh-control/",
            "designs/spokes/", "designs/spokes-large/", "designs/moving/", "/ios26/dark/1x/",
            "/ios18/light/3x/", "/pulling-3", "/refreshing-3", "/finishing-3", "/armed-far",
        ]
        for part in parts + BlendMode.allCases.map({ "blends/\($0.rawValue)/" }) {
            #expect(names.contains { $0.contains(part) }, "\(part)")
        }
    }
}
