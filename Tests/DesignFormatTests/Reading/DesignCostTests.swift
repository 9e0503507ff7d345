import DesignFormat
import Foundation
import Indicators
import Raster
import Testing

/// A design with a single expensive frame is refused, because drawing that frame would take too
/// long or too much memory.
@Suite struct DesignCostTests {
    /// Returns a design with rings under a large gradient, which are expensive if the stroke is
    /// wide. `more` contains other keys of the layer.
    private static func rings(
        width: String,
        more: String = "",
        states: String = "{pulling: {}}",
        side: Int = 4_096
    ) -> String {
        """
        pinwheel: 1
        name: spike
        canvas: {size: [\(side), \(side)]}
        states: \(states)
        layers:
          - repeat:
              count: 20
              layers:
                - circle: {diameter: 2000}
                  stroke: {width: \(width), paint: {conic: [red, blue, clear]}}
                  \(more)
        """
    }

    private static func refusal(of text: String) -> String? {
        do {
            _ = try Design(yaml: Array(text.utf8), name: "spike", file: "spike.yaml")
            return nil
        } catch {
            return error.description
        }
    }

    @Test(
        arguments: [
            // A stroke that is wide at a key, and strokes that a curve or a spring makes wide
            // between keys.
            (rings(width: "{0: 1, 0.36: 1, 0.37: 1500, 0.38: 1, 1: 1}"), "pulling” at 0.37 "),
            (
                rings(width: "{0: 1, 1: 2, ease: \"cubic-bezier(0.1, 900, 0.2, 900)\"}"),
                "pulling” at 0."
            ),
            (
                rings(
                    width: "{0: 1, 1: 300, ease: {spring: {response: 0.5, damping: 0.1}}}",
                    states: "{refreshing: {drive: time, period: 1, loop: true}}"
                ),
                "refreshing” at 0.251 "
            ),
            // Layers that are visible or inside the image for a moment only.
            (
                rings(width: "1500", more: "opacity: {0: 0, 0.2: 0, 0.21: 1, 0.22: 0, 1: 0}"),
                "pulling” at 0.21 "
            ),
            (
                rings(
                    width: "1500",
                    more: "offset: {0: [9000, 0], 0.6: [9000, 0], 0.61: [0, 0], 0.62: [9000, 0]}"
                ),
                "pulling” at 0.61 "
            ),
            // A pull beyond the threshold.
            (
                rings(
                    width: "{default: 1, armed: {1: 1, 3: 1, 3.5: 1500, 4: 1}}",
                    states: "{pulling: {}, armed: {}}"
                ),
                "armed” at 3.5 "
            ),
        ]
    )
    func `a design is refused for one expensive frame between its ends`(text: String, words: String)
        throws
    {
        let refusal = try #require(Self.refusal(of: text))
        #expect(refusal.contains("a frame of “" + words), "\(refusal)")
    }

    private static let crowded = """
        pinwheel: 1
        name: crowded
        canvas: {size: [400, 400]}
        states: {pulling: {}}
        layers:
          - {name: dot, circle: {diameter: 10}, fill: red}
          - name: discs
            repeat:
              count: 150
              angle: 1
              layers:
                - {circle: {diameter: 300}, fill: {conic: [red, blue]}}
        """

    @Test func `a scale at which a frame takes too long is refused with the layer's name`() throws {
        let design = try Design(yaml: Array(Self.crowded.utf8), name: "crowded", file: "x.yaml")
        #expect(design.excess(atScale: 1) == nil && design.excess(atScale: 3) == nil)
        let excess = try #require(design.excess(atScale: 14))
        #expect(excess.hasPrefix("paint about 5"), "\(excess)")
        #expect(excess.hasSuffix("allowed: 4000000000; most are in the layer “discs”"), "\(excess)")
    }

    /// Returns a design whose size and scale are large together for a short time, between their
    /// keys.
    private static func product(scale: String, ease: String) -> String {
        """
        pinwheel: 1
        name: spike
        canvas: {size: [4096, 4096]}
        states: {pulling: {}}
        layers:
          - repeat:
              count: 1000
              layers:
                - circle: {diameter: {0: 0, 1: 4000, ease: \(ease)}}
                  scale: \(scale)
                  fill: red
        """
    }

    @Test(
        arguments: [
            ("{0: 1, 1: 0, ease: hold}", "\"cubic-bezier(1, 0, 1, 0)\""),
            ("{0: 1, 0.98: 1, 1: 0}", "\"cubic-bezier(1, 0, 1, 0)\""),
            ("{0: 0, 0.9: 0, 0.95: 1, 1: 0}", "linear"),
            ("{0: [1, 0.001], 0.997: [1, 1], 1: [0, 1]}", "\"cubic-bezier(1, 0, 1, 0)\""),
        ]
    )
    func `values that are large together between their keys are found`(
        scale: String,
        ease: String
    ) throws {
        let refusal = try #require(Self.refusal(of: Self.product(scale: scale, ease: ease)))
        #expect(refusal.contains("a frame of “pulling” at 0."), "\(refusal)")
    }

    @Test func `values that are large together in a pull beyond the threshold are found`() throws {
        let text = """
            pinwheel: 1
            name: spike
            canvas: {size: [4096, 4096]}
            states: {pulling: {}, armed: {}}
            layers:
              - repeat:
                  count: 1000
                  layers:
                    - circle:
                        diameter: {default: 1, armed: {1: 0, 3: 4000, ease: "cubic-bezier(1, 0, 1, 0)"}}
                      scale: {default: 1, armed: {1: 1, 3: 0, ease: hold}}
                      fill: red
            """
        let refusal = try #require(Self.refusal(of: text))
        #expect(refusal.contains("a frame of “armed” at 2."), "\(refusal)")
    }

    @Test func `values that are never large together are accepted`() {
        #expect(
            Self.refusal(of: Self.product(scale: "{0: 0.2, 0.5: 0, 1: 0}", ease: "linear")) == nil
        )
    }

    @Test func `the one expensive key among a thousand is found`() throws {
        let keys = (0..<900).map { "\(Double($0) / 1000): \($0 == 371 ? 1500 : 1)" }
        let refusal = try #require(
            Self.refusal(of: Self.rings(width: "{\(keys.joined(separator: ", "))}"))
        )
        #expect(refusal.contains("“pulling” at 0.371 would"))
    }

    @Test func `a design whose layers are expensive at different times is accepted`() {
        let layers = [0.1, 0.3, 0.5, 0.7].map { time in
            "- circle: {diameter: 2000}\n    stroke: {width: {0: 1, \(time): 1, "
                + "\(time + 0.1): 1500, \(time + 0.2): 1}, paint: {conic: [red, clear]}}"
        }
        let text = """
            pinwheel: 1
            name: turns
            canvas: {size: [4096, 4096]}
            states: {pulling: {}}
            layers:
              \(layers.joined(separator: "\n  "))
            """
        #expect(Self.refusal(of: text) == nil)
    }

    @Test func `a design with the maximum of checked moments is read quickly`() {
        let keys = (0..<64).map { "\(Double($0) / 64): \($0 % 7)" }.joined(separator: ", ")
        let states = StateName.allCases.map { "\($0.rawValue): {}" }.joined(separator: ", ")
        let still = Self.rings(width: "2", states: "{\(states)}", side: 60)
        let moving = Self.rings(width: "{\(keys)}", states: "{\(states)}", side: 60)
        let seconds = [still, moving].map { text in
            let start = Self.work
            #expect(Self.refusal(of: text) == nil)
            return Self.work - start
        }
        #expect(seconds[1] - seconds[0] < 0.1, "\(seconds)")
    }

    /// The CPU time of this thread, in seconds.
    private static var work: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
