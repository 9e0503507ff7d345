import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// A written design equals the original and looks as a person would write it.
@Suite struct DesignWritingTests {
    private static let chosen = """
        pinwheel: 1
        title: "A choice: of everything, #1"
        canvas: {$size: {small: {size: [20, 20]}, large: {size: [40, $w]}}}
        pull: {threshold: $w}
        background: {$dark: {true: black, false: {refreshing: [white, red]}}}
        parameters:
          size: {type: choice, choices: [small, large], default: large}
          kind: {type: choice, choices: [$$5, "null", "a: b"], default: $$5}
          dark: {type: boolean, default: false}
          w: {type: number, default: 12.5, range: [1, 30], title: "50% \\"wide\\""}
          ring: {type: colors, default: [red, {light: "rgba(1, 2, 3, 0.3)", dark: "#12345678"}]}
          n: {type: integer, default: 2, range: [1, 9]}
          any: {type: integer, default: -7}
          ease: {type: choice, choices: [easeIn, bouncy], default: bouncy}
        states:
          pulling: {$dark: {true: {frames: 2}, false: {frames: 3, to: 0.5}}}
          armed: {drive: progress, from: 1, to: 2}
          refreshing: {drive: time, period: $w, loop: $dark}
        layers:
          - $kind:
              $5: {circle: {diameter: $w}, fill: $ring}
              "null": {group: []}
              "a: b": {rect: {$dark: {true: {size: [1, 2]}, false: {size: {x: [1, 2], y: 3}}}}, stroke: {}}
          - ellipse: {size: {pulling: [[1, 2], [3, 4]], armed: {0: [1, 1], 1.5: [$w, 2], ease: $ease}}}
            fill: {$dark: {true: red, false: {linear: $ring}}}
            offset: {$dark: {true: [1, 2], false: {x: 1}}}
            scale: {x: {$size: {small: 1, large: 2}}}
            anchor: {points: [$w, 0]}
          - capsule: {size: [4, 2]}
            fill: {paint: {conic: {$size: {small: [red, blue], large: {colors: $ring, start: 9}}}}, rule: evenOdd}
            opacity: {0: 0, 0.3: 1, 1: 0, ease: [{steps: 3}, {spring: {response: 0.5, damping: 1}}]}
          - repeat:
              count: {$size: {small: $n, large: 3}}
              alpha: {$size: {small: [1, 0], large: [1, 0, 0.5]}}
              layers: {$dark: {true: [], false: [{line: {from: [0, 0], to: [0, 1]}, stroke: {dash: [$w]}}]}}
            anchor: bottomTrailing
        """

    private static func again(_ design: Design, _ text: String) throws -> Design {
        try Design(
            yaml: Array(text.utf8),
            name: design.name,
            file: "written.yaml",
            assets: Samples.assets
        )
    }

    private static func expectSame(
        _ design: Design,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let text = design.yaml(carryingGlyphs: true)
        let again = try again(design, text)
        #expect(again == design, "\(text)", sourceLocation: sourceLocation)
        #expect(again.yaml(carryingGlyphs: true) == text, sourceLocation: sourceLocation)
        for state in design.states {
            for moment in design.moments(of: state.state, steps: 4) {
                #expect(
                    again.scene(at: moment, in: .standard)
                        == design.scene(at: moment, in: .standard),
                    sourceLocation: sourceLocation
                )
            }
        }
    }

    @Test(arguments: BuiltInDesigns.names)
    func `every built-in design round-trips`(name: String) throws {
        try Self.expectSame(try #require(BuiltInDesigns.design(named: name)))
    }

    @Test func `every key of the format round-trips, with choices in all places`() throws {
        for text in [Samples.everything, Self.chosen] {
            let design = try Design(
                yaml: Array(text.utf8),
                name: "x",
                file: "x.yaml",
                assets: Samples.assets
            )
            try Self.expectSame(design)
        }
    }

    @Test func `overridden values become the defaults of the written design`() throws {
        let spokes = try #require(BuiltInDesigns.design(named: "spokes"))
        let large = try spokes.overriding([("size", "large"), ("tint", "#12f")])
        let again = try Self.again(large, large.yaml())
        #expect(again.parameters.map(\.defaultText) == ["large", "#1122FF"])
        let moment = Moment(state: .refreshing, position: .time(0.1))
        #expect(again.scene(at: moment, in: .standard) == large.scene(at: moment, in: .standard))
    }

    @Test func `a written design looks as a person would write it`() throws {
        let arc = try #require(BuiltInDesigns.design(named: "arc"))
        #expect(
            arc.yaml() == """
                pinwheel: 1
                name: arc
                title: Gradient ring
                kind: rings
                tags: [ios, gradient]
                about: A gradient ring that grows with the pull and spins.
                origin: An article about custom pull-to-refresh in SwiftUI.
                canvas: {size: [60, 60]}
                pull: {threshold: 110}
                parameters:
                  lineWidth: {type: number, default: 8, range: [1, 16], title: The ring's width in points}
                  ring:
                    type: colors
                    default: [cyan, mint, {light: indigo, dark: white}, cyan]
                    title: The colours around the ring
                states:
                  idle:       {frames: 1}
                  pulling:    {drive: progress, frames: 24}
                  armed:      {drive: progress, frames: 1}
                  refreshing: {drive: time, period: 0.9, loop: true}
                  finishing:  {drive: progress, from: 1, to: 0, duration: 0.35}
                layers:
                  - circle: {diameter: 40}
                    trim: {to: {idle: 0, pulling: [0, 1], armed: 1, refreshing: 0.999, finishing: [0, 1]}}
                    stroke: {paint: {conic: $ring}, width: $lineWidth, cap: round}
                    rotate:
                      pulling: [0, 150]
                      armed: {0: {before: 150, after: 180}}
                      refreshing: {0: {before: 180, after: 0}, 1: 360}
                      finishing: [0, 360]

                """
        )
    }
}
