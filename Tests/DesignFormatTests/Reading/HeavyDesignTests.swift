import DesignFormat
import Foundation
import Indicators
import Raster
import SeededRandom
import Testing

/// An accepted design draws a frame in less than a second. A design beyond that is refused by a
/// limit.
@Suite struct HeavyDesignTests {
    /// A design and a word of its error, or `nil` if it must be drawn.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        var size = "[60, 60]"
        let layer: String
        var refusal: String?

        var testDescription: String { name }

        var text: String {
            """
            pinwheel: 1
            name: heavy
            canvas: {size: \(size)}
            states: {idle: {frames: 1}}
            layers:
              - \(layer)
            """
        }
    }

    private static let cases = [
        Case(
            name: "ellipses far beyond the canvas",
            layer: "{repeat: {count: 240, layers: [{ellipse: {size: [87, 100000]}, stroke: {}}]}, "
                + "scale: {x: 76}}"
        ),
        Case(
            name: "strokes far beyond the canvas",
            layer:
                "{repeat: {count: 700, layers: [{ellipse: {size: [100000, 100000]}, stroke: {}}]}, "
                + "scale: {x: 100, y: 1}}"
        ),
        Case(
            name: "strokes of which a part shows",
            layer:
                "{repeat: {count: 1000, offset: [0.01, 0], layers: [{ellipse: {size: "
                + "[100000, 99999]}, stroke: {width: 3}}]}, offset: {x: 50000, y: 0}}"
        ),
        Case(
            name: "dashes of which a part shows",
            layer:
                "{repeat: {count: 1000, angle: 0.1, layers: [{ellipse: {size: [100000, 99999]}, "
                + "stroke: {width: 30, dash: [2, 3], cap: round}, offset: {x: 50000, y: 0}}]}}"
        ),
        Case(
            name: "dust in a pen whose corners may stick out far",
            layer: "{repeat: {count: 30, offset: [1, 0], layers: [{regularPolygon: "
                + "{count: 1000, radius: 0.007}, stroke: {width: 1.077, miterLimit: 800}}]}}",
            refusal: "1000000"
        ),
        Case(
            name: "small stars in a pen",
            layer: "{repeat: {count: 12, angle: 30, layers: [{star: {count: 60, radius: 0.2, "
                + "innerRadius: 0.1}, stroke: {width: 2}}]}}"
        ),
        Case(
            name: "a pen's steps that crowd a band of the picture",
            size: "[200, 200]",
            layer: "{group: [{ellipse: {size: [3500, 1.5]}, stroke: {width: 3900, join: bevel}, "
                + "scale: 1.106}], rotateX: 100, rotateY: -150, perspective: 100}",
            refusal: "1000000"
        ),
        Case(
            name: "a pen of 90,000 points",
            size: "[300, 60]",
            layer: "{circle: {diameter: 8}, stroke: {width: 89634}}",
            refusal: "1000000"
        ),
        Case(
            name: "a pen of 100,000",
            layer: "{circle: {diameter: 8}, stroke: {width: 100000}}",
            refusal: "1000000"
        ),
        Case(
            name: "copies of text in a wide pen, turned in space",
            size: "[400, 400]",
            layer: "{group: [{repeat: {count: 100, layers: [{text: {string: WAabcWAabcWAabcWAabc, "
                + "size: 5}, stroke: {width: 72}}]}}], rotateY: 58}",
            refusal: "30000"
        ),
        Case(
            name: "a text in a pen wider than it, stretched and turned in space",
            size: "[40, 40]",
            layer: "{text: {string: '0:59', size: 0.197}, stroke: {width: 3}, scale: {x: 29.175}, "
                + "rotateX: 0.317}",
            refusal: "1000000"
        ),
        Case(
            name: "a dozen rings, turned in space",
            layer: "{group: [{repeat: {count: 12, angle: 30, layers: [{circle: {diameter: 20}, "
                + "stroke: {width: 4}, offset: [9, 0]}]}}], rotateX: 70, perspective: 90}"
        ),
        Case(
            name: "a gradient along dust in a wide pen",
            size: "[200, 200]",
            layer: "{regularPolygon: {count: 1000, radius: 0.007}, "
                + "stroke: {width: 150, join: bevel, along: [red, blue]}}",
            refusal: "1000000"
        ),
        Case(
            name: "gradients along great circles",
            layer: "{repeat: {count: 100, offset: [0.1, 0], layers: [{ellipse: {size: "
                + "[100000, 99999]}, stroke: {width: 30, along: [red, blue]}, "
                + "offset: {x: 50000, y: 0}}]}}",
            refusal: "400000000"
        ),
        Case(name: "a pie: a pen as wide as its circle", layer: pie(width: 24)),
        Case(name: "a pen twice as wide as its circle", layer: pie(width: 48)),
        Case(
            name: "a scaled pen",
            layer: "{circle: {diameter: 8}, stroke: {width: 200}, scale: 100}",
            refusal: "1000000"
        ),
        Case(
            name: "a pen a thousand wide on a bend",
            layer: "{circle: {diameter: 40}, stroke: {width: 1000}, scale: 3}",
            refusal: "1000000"
        ),
        Case(
            name: "10,000 great discs",
            layer: "{repeat: {count: 1000, angle: 1, layers: [{repeat: {count: 10, offset: [1, 1], "
                + "layers: [{ellipse: {size: [100000, 99999]}, fill: red}]}}]}}"
        ),
        Case(
            name: "clips over a great canvas",
            size: "[4096, 4096]",
            layer:
                "{repeat: {count: 500, layers: [{opacity: 0.5, clip: {circle: {diameter: 4000}}, "
                + "group: [{circle: {diameter: 4000}, fill: red}]}]}}",
            refusal: "1000000"
        ),
        Case(
            name: "gradients over a great canvas",
            size: "[4096, 4096]",
            layer: "{repeat: {count: 50, layers: [{rect: {size: [4096, 4096]}, "
                + "fill: {conic: [red, blue, clear]}}]}}",
            refusal: "400000000"
        ),
        Case(
            name: "groups over a great canvas",
            size: "[4096, 4096]",
            layer: "{repeat: {count: 200, layers: [{opacity: 0.5, blend: multiply, "
                + "group: [{rect: {size: [4096, 4096]}, fill: red}]}]}}",
            refusal: "400000000"
        ),
        Case(
            name: "dashes of a tenth of a point",
            layer: "{repeat: {count: 1000, angle: 1, layers: [{rect: {size: [100, 100]}, "
                + "stroke: {width: 5, dash: [0.1, 0.1], cap: round}}]}}",
            refusal: "1000000"
        ),
        Case(name: "2,000 corners", layer: zigzag(corners: 2_000)),
        Case(
            name: "10,000 corners",
            size: "[1000, 1000]",
            layer: zigzag(corners: 10_000),
            refusal: "1000000"
        ),
    ]

    private static func pie(width: Int) -> String {
        "{circle: {diameter: 24}, trim: {to: 0.8}, stroke: {width: \(width)}}"
    }

    private static func zigzag(corners: Int) -> String {
        var random = SplitMix64(seed: 5)
        let numbers = (0..<2 * corners).map { _ in
            String(Int.random(in: 0...999, using: &random))
        }
        return
            "{path: {data: \"M\(numbers.joined(separator: " "))Z\", size: [1000, 1000]}, fill: red}"
    }

    /// The CPU time of this thread, in seconds.
    private static var work: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    @Test(arguments: cases)
    func `a heavy design is drawn in time or refused`(design: Case) throws {
        let start = Self.work
        let read: Design
        do {
            read = try Design(yaml: Array(design.text.utf8), name: "heavy", file: "heavy.yaml")
        } catch {
            let refusal = try #require(design.refusal, "\(error)")
            #expect(error.problems.count == 1)
            let problem = try #require(error.problems.first)
            #expect(problem.line == 6 && problem.message.contains("a frame of “idle” would"))
            #expect(problem.message.hasSuffix("allowed: at most \(refusal)"))
            #expect(Self.work - start < 0.5)
            return
        }
        #expect(design.refusal == nil)
        var renderer = Renderer()
        let moment = Moment(state: .idle, position: .progress(0))
        let image = renderer.render(read.scene(at: moment, in: .standard))
        #expect(image.width >= 60)
        #expect(renderer.unclosedRows == 0)
        #expect(Self.work - start < 1)
    }

    @Test func `all built-in designs are far below the limits`() throws {
        for name in BuiltInDesigns.names {
            let design = try #require(BuiltInDesigns.design(named: name))
            for timeline in design.states {
                let moment = Moment(state: timeline.state, position: .progress(0.5))
                let cost = DrawingCost(of: design.scene(at: moment, in: .standard))
                #expect(cost.edges < 150_000 && cost.pixels < 1_000_000, "\(name): \(cost)")
            }
        }
    }
}
