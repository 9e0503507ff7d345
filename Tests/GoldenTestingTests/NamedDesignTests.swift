import TestSupport
import DesignFormat
import Foundation
import GoldenTesting
import Goldens
import Indicators
import Testing

/// A test names a design by a string. An error about a wrong name must suggest the right one.
struct NamedDesignTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    @Test func `built-in designs and design files are found`() throws {
        #expect(try NamedDesign.design("arc", from: folder.path).name == "arc")
        let source = try #require(BuiltInDesigns.source(named: "spokes"))
        let text = String(decoding: source, as: UTF8.self)
            .replacingOccurrences(of: "name: spokes", with: "name: mine")
        try folder.write(text, to: "mine.yaml")
        #expect(try NamedDesign.design("mine.yaml", from: folder.path).name == "mine")
        #expect(try NamedDesign.design("\(folder.path)/mine.yaml", from: "/").name == "mine")
    }

    @Test func `an error has a suggestion or the position in the file`() throws {
        try folder.write("pinwheel: 1\ncanvas: {size: [0, 4]}\n", to: "bad.yaml")
        for (name, hint) in [
            ("arcc", "did you mean “arc”?"), ("none.yaml", "none.yaml"), ("bad.yaml", "bad.yaml:2"),
        ] {
            let error = #expect(throws: GoldenError.self) {
                try NamedDesign.design(name, from: folder.path)
            }
            #expect(error?.description.contains(hint) == true, "\(error?.description ?? "")")
        }
    }

    @Test func `the error about a missing state lists the existing states`() throws {
        let arc = try #require(BuiltInDesigns.design(named: "arc"))
        let error = #expect(throws: GoldenError.self) {
            try GoldenFrames(design: arc, state: .noMore)
        }
        #expect(error?.description.contains("pulling") == true)
    }
}
