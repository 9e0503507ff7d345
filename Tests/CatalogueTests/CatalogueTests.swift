import Foundation
import Raster
import Testing
import catalogue

/// Goldens are of no use when a frame changes by itself: every picture must stay as it is listed.
@Suite struct CatalogueTests {
    /// The committed list.
    private static let listed: PixelList? = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("catalogue.txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        return PixelList(text: text)
    }()

    private static let advice =
        "If this is meant, run `make record`, look at the pictures, and tell it in CHANGELOG.md."

    private func expectListed(_ drawn: PixelList) throws {
        let listed = try #require(Self.listed, "catalogue.txt is missing or broken")
        let differences = drawn.differences(from: listed)
        #expect(
            differences.isEmpty,
            "\(differences.count) pictures:\n\(differences.joined(separator: "\n"))\n\(Self.advice)"
        )
    }

    @Test("One renderer after the other draws what is listed")
    func listedPixels() throws {
        try expectListed(PixelList(drawing: Catalogue.pictures))
    }

    @Test("A picture does not depend on what the renderer drew before")
    func order() throws {
        try expectListed(PixelList(drawing: Catalogue.pictures.reversed()))
        var mixed = Catalogue.pictures
        // Steps of a number that divides no count of ours: neighbours come from far apart.
        mixed = mixed.indices.map { mixed[$0 * 1009 % mixed.count] }
        try expectListed(PixelList(drawing: mixed))
    }

    @Test("A renderer of its own for each picture draws the same")
    func freshRenderers() throws {
        let alone = Catalogue.pictures.flatMap { PixelList(drawing: [$0]).entries }
        try expectListed(PixelList(alone))
    }

    @Test("Any number of threads writes the same pixels", arguments: [1, 2, 7])
    func threads(count: Int) throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("pinwheel-catalogue-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try expectListed(PixelList(writing: Catalogue.pictures, to: folder.path, threads: count))
    }

    @Test("The list is sorted, and no two pictures share a name")
    func names() throws {
        let names = Catalogue.pictures.map(\.name)
        #expect(names == Set(names).sorted())
        let listed = try #require(Self.listed)
        #expect(listed.entries.map(\.name) == names)
    }

    @Test("All that a design, a mode or a rule can be is in the list")
    func completeness() {
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
