import DesignFormat
import Foundation
import Indicators
import Raster
import TestSupport
import Testing

/// The designs of the gallery are complete, and move as their sources say.
@Suite struct GalleryTests {
    static let names = BuiltInDesigns.names.filter { !BuiltInDesigns.articleNames.contains($0) }

    private static func design(_ name: String) throws -> Design {
        try #require(BuiltInDesigns.design(named: name))
    }

    @Test func `the gallery has sixty designs and those of the articles`() {
        #expect(Self.names.count == 60)
        #expect(BuiltInDesigns.names.count == 65)
    }

    @Test(arguments: BuiltInDesigns.names)
    func `a design has a title, tags, a description and an origin`(name: String) throws {
        let design = try Self.design(name)
        #expect(design.name == name)
        #expect(design.title != name && design.title.count <= 40)
        #expect(!design.info.tags.isEmpty)
        #expect(design.info.about.hasSuffix("."))
        #expect(design.info.origin.hasSuffix("."))
    }

    @Test func `a design's file is in the folder of its kind`() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Assets/designs").standardized
        var found: [String] = []
        for kind in DesignKind.allCases {
            let folder = root.appendingPathComponent(kind.rawValue)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            for file in files where file.hasSuffix(".yaml") {
                let name = String(file.dropLast(".yaml".count))
                #expect(BuiltInDesigns.design(named: name)?.info.kind == kind, "\(name)")
                found.append(name)
            }
        }
        #expect(found.sorted() == BuiltInDesigns.names)
    }

    @Test(arguments: names)
    func `a design has no warnings`(name: String) throws {
        let design = try Self.design(name)
        let source = try #require(BuiltInDesigns.source(named: name))
        #expect(design.warnings(in: source, file: name) == [])
    }

    @Test(arguments: GalleryTiming.all)
    func `a layer moves as its source says`(timing: GalleryTiming) throws {
        let design = try Self.design(timing.design)
        for sample in timing.samples {
            let moment = Moment(state: timing.state, position: sample.position)
            let layers = design.layerValues(at: moment, in: .standard, ofCopy: timing.copy)
            let layer = try #require(
                layers.first { $0.layer == timing.layer },
                "no layer \(timing.layer) among \(layers.map(\.layer))"
            )
            let value = try #require(timing.value(in: layer.values))
            #expect(
                timing.difference(value, sample.value) <= timing.tolerance,
                "\(timing) at \(sample.position): \(value), not \(sample.value)"
            )
        }
    }

    @Test func `every design has timings from its source`() {
        #expect(Set(GalleryTiming.all.map(\.design)) == Set(Self.names))
        #expect(GalleryTiming.all.allSatisfy { $0.samples.count == 10 })
    }

    @Test(arguments: names)
    func `idle shows nothing, and each state begins where the one before it ends`(
        name: String
    ) throws {
        let design = try Self.design(name)
        let joins = GalleryJoins(of: design)
        #expect(joins.idle.isBlank)
        #expect(joins.pullStart.isBlank)
        for join in joins.all {
            #expect(join.largestDifference <= 48, "\(join.name)")
        }
    }

    @Test(arguments: names)
    func `nothing touches the border, whatever the numbers of the parameters`(name: String) throws {
        let design = try Self.design(name)
        for variant in try GalleryJoins.extremes(of: design) {
            #expect(GalleryJoins.largestBorderAlpha(of: variant) == 0, "\(variant.parameters)")
        }
    }
}
