import Base
import DesignFormat
import Indicators
import Packs
import Raster
import TestSupport
import Testing

/// The structure of animated SVGs.
@Suite struct SVGTargetTests {
    static func files(
        _ design: any Indicator,
        _ change: (inout PackSettings) -> Void = { _ in }
    ) throws -> (texts: [String: String], contents: PackContents) {
        let contents = try PackTargetTests.contents(of: design, for: "svg", change).contents
        let texts = contents.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
        return (Dictionary(uniqueKeysWithValues: texts), contents)
    }

    static func builtIn(_ name: String) throws -> any Indicator {
        try #require(BuiltInDesigns.design(named: name))
    }

    static func design(_ layers: String) throws -> any Indicator {
        let text = """
            pinwheel: 1
            canvas: {size: [40, 40]}
            states:
              pulling:    {drive: progress, frames: 4}
              refreshing: {drive: time, period: 1, loop: true}
            layers:
            \(layers)
            """
        return try Design(yaml: Array(text.utf8), name: "sample", file: "sample.yaml")
    }

    @Test func `loops repeat, and other states stay at their end`() throws {
        let texts = try Self.files(Self.builtIn("arc")).texts
        let refreshing = try #require(texts["arc-refreshing.svg"])
        #expect(refreshing.contains("dur=\"0.9s\" repeatCount=\"indefinite\""))
        #expect(!refreshing.contains("fill=\"freeze\""))
        for (state, duration) in [("pulling", "1s"), ("finishing", "0.35s")] {
            let text = try #require(texts["arc-\(state).svg"])
            #expect(text.contains("dur=\"\(duration)\" fill=\"freeze\""))
            #expect(!text.contains("repeatCount"))
        }
    }

    @Test func `an image has a still alternative for reduced motion, unless the finger moves it`()
        throws
    {
        let texts = try Self.files(Self.builtIn("spokes")).texts
        #expect(texts["spokes-refreshing.svg"]?.contains("prefers-reduced-motion") == true)
        #expect(texts["spokes-pulling.svg"]?.contains("prefers-reduced-motion") == false)
    }

    @Test func `constant colours of both appearances are in one file, and others are not`() throws {
        let spokes = try Self.files(Self.builtIn("spokes")).texts
        #expect(spokes["spokes-refreshing-dark.svg"] == nil)
        #expect(spokes["spokes-refreshing.svg"]?.contains("prefers-color-scheme:dark") == true)
        // The image of a conic gradient has other pixels.
        let arc = try Self.files(Self.builtIn("arc")).texts
        #expect(arc["arc-refreshing-dark.svg"] != nil)
        #expect(arc["arc-refreshing.svg"]?.contains("prefers-color-scheme") == false)
    }

    @Test func `identifiers are unique in the example page`() throws {
        for name in ["arc", "compass", "refresh-control"] {
            let page = try #require(try Self.files(Self.builtIn(name)).texts["\(name).html"])
            let identifiers = page.split(separator: " id=\"").dropFirst()
                .map { $0.prefix { $0 != "\"" } }
            #expect(Set(identifiers).count == identifiers.count)
            #expect(page.contains("setCurrentTime"))
        }
    }

    @Test func `key times ascend from 0, and have as many values`() throws {
        for name in BuiltInDesigns.articleNames {
            for (_, text) in try Self.files(Self.builtIn(name)).texts {
                func lists(_ attribute: String) -> [[Substring]] {
                    text.split(separator: " \(attribute)=\"").dropFirst().map {
                        $0.prefix { $0 != "\"" }.split(separator: ";")
                    }
                }
                let times = lists("keyTimes").map { $0.compactMap { Double($0) } }
                #expect(times.allSatisfy { $0.first == 0 && $0 == $0.sorted() && $0.count > 1 })
                #expect(times.map(\.count) == lists("values").map(\.count))
            }
        }
    }

    @Test func `the dash of an open path has no second dash`() throws {
        let design = try Self.design(
            """
              - path:   {data: M-10 0L10 0}
                trim:   {to: {refreshing: [0, 1], default: 1}}
                stroke: {width: 2, cap: round, paint: red}
            """
        )
        let text = try #require(try Self.files(design).texts["sample-refreshing.svg"])
        #expect(text.contains(";20 40\""))
    }

    @Test func `a rotation in perspective and an unknown blend mode are substitutions`() throws {
        let design = try Self.design(
            """
              - rect:        {size: [20, 20]}
                stroke:      {width: 2, paint: red}
                perspective: 100
                rotateX:     {refreshing: [0, 90], default: 0}
              - circle: {diameter: 9}
                fill:   blue
                blend:  sourceAtop
            """
        )
        let substitutions = try Self.files(design).contents.substitutions
        #expect(substitutions.count == 2)
        #expect(substitutions.contains { $0.contains("perspective: in rect") })
        #expect(substitutions.contains { $0.contains("blend mode sourceAtop: in circle") })
    }

    @Test func `a gradient along a stroke is drawn in its mean colour`() throws {
        let design = try Self.design(
            """
              - circle: {diameter: 20}
                trim:   {to: {refreshing: [0.1, 1], default: 1}}
                stroke: {width: 4, along: {colors: [black, white], space: srgb}}
            """
        )
        let contents = try Self.files(design).contents
        #expect(contents.substitutions.count == 1)
        #expect(
            contents.substitutions.contains {
                $0.contains("gradients along strokes: in circle, it is drawn in the mean colour")
            }
        )
    }

    @Test func `several scales are one error`() throws {
        let error = #expect(throws: InputError.self) {
            try Self.files(Self.builtIn("arc")) { $0.scales = [1, 2] }
        }
        #expect(error?.description.contains("one image for all screens") == true)
    }
}
