import Frames
import Indicators

/// Examples of outlines, paints and easings.
extension FormatExample {
    static let outlines = [
        FormatExample(
            "circle",
            "A disc that grows.",
            layers: "- circle: {diameter: [4, 40]}\n  fill: indigo"
        ),
        FormatExample(
            "ellipse",
            "An ellipse that becomes a circle.",
            layers: "- ellipse: {size: {x: [40, 20], y: 20}}\n  fill: indigo"
        ),
        FormatExample(
            "arc",
            "An arc whose head and tail move.",
            layers: """
                - arc:    {radius: 16, start: [-90, 90], sweep: {0: 30, 0.5: 270, 1: 30}}
                  stroke: {width: 5, cap: round, paint: indigo}
                """
        ),
        FormatExample(
            "sector",
            "A slice of a ring that grows.",
            layers: """
                - sector: {radius: 20, innerRadius: 8, start: -90, sweep: [30, 360]}
                  fill:   indigo
                """
        ),
        FormatExample(
            "rect",
            "A square that turns.",
            layers: "- rect: {size: [32, 32]}\n  rotate: [0, 45]\n  fill: indigo"
        ),
        FormatExample(
            "roundedRect",
            "A square that becomes a disc.",
            layers: "- roundedRect: {size: [32, 32], radius: [0, 16]}\n  fill: indigo"
        ),
        FormatExample(
            "superellipse",
            "A pointed star that becomes a disc, then a square with soft corners.",
            layers: """
                - superellipse: {size: [40, 40], exponent: {0: 0.6, 0.5: 2, 1: 6}}
                  fill: indigo
                """
        ),
        FormatExample(
            "capsule",
            "A capsule that grows longer.",
            layers: "- capsule: {size: {x: [12, 40], y: 12}}\n  fill: indigo"
        ),
        FormatExample(
            "line",
            "A line whose end moves.",
            layers: """
                - line:   {from: [-16, 0], to: {x: [-16, 16], y: 0}}
                  stroke: {width: 4, cap: round, paint: indigo}
                """
        ),
        FormatExample(
            "polygon",
            "A tick that is traced from its start to its end.",
            layers: """
                - polygon: {points: [[-12, 1], [-4, 9], [13, -8]], closed: false}
                  trim:    {to: [0, 1]}
                  stroke:  {width: 4, cap: round, join: round, paint: green}
                """
        ),
        FormatExample(
            "regularPolygon",
            "A triangle that becomes a heptagon.",
            layers: "- regularPolygon: {count: [3, 7], radius: 20}\n  fill: indigo"
        ),
        FormatExample(
            "star",
            "A star whose inner corners move out.",
            layers: "- star: {count: 5, radius: 20, innerRadius: [6, 16]}\n  fill: indigo"
        ),
        FormatExample(
            "path",
            "A bar that becomes an arrow: path data with the same commands is interpolated point "
                + "by point.",
            layers: """
                - path:
                    data:
                      0: "M-12 0 L0 0 L12 0 M0 0 V0"
                      1: "M-9 3 L0 12 L9 3 M0 12 V-12"
                  stroke: {width: 4, cap: round, join: round, paint: indigo}
                """
        ),
        FormatExample(
            "plot",
            "A figure of eight that is traced, then opens into a circle.",
            layers: """
                - plot:
                    x: "= 20 * cos(tau * u)"
                    y: "= mix(10 * sin(2 * tau * u), 20 * sin(tau * u), smoothstep(0.5, 1, t))"
                    closed: true
                  trim:   {to: {0: 0, 0.5: 1}}
                  stroke: {width: 3, join: round, paint: indigo}
                """
        ),
        FormatExample(
            "text",
            "Text in the built-in stroke font that is drawn during the pull, with another string "
                + "when armed.",
            file: """
                pinwheel: 1
                canvas: {size: [96, 24]}
                states:
                  pulling: {drive: progress, frames: 3}
                  armed:   {drive: progress, frames: 1}
                layers:
                  - text:   {string: {armed: Release, default: Pull to refresh}, size: 13}
                    trim:   {to: {pulling: [0, 1], armed: 1}}
                    stroke: {width: 1.2, cap: round, join: round, paint: indigo}
                """,
            moments: MomentSelection(states: nil, times: .steps(3))
        ),
        FormatExample(
            "combine",
            "A disc from which a smaller one and a turning bar are removed.",
            layers: """
                - combine:
                    operation: subtraction
                    outlines:
                      - circle: {diameter: 40}
                      - circle: {diameter: 28}
                        offset: {x: [-28, 0], y: 0}
                      - rect:   {size: [5, 44]}
                        rotate: [0, 90]
                  fill: indigo
                """
        ),
        FormatExample(
            "morph",
            "A disc that becomes a square, then a triangle.",
            layers: """
                - morph:
                    outlines:
                      - circle: {diameter: 40}
                      - rect:   {size: [34, 34]}
                      - regularPolygon: {count: 3, radius: 22}
                        offset: {x: 0, y: 4}
                    at: [0, 2]
                  fill: indigo
                """
        ),
    ]

    /// Examples of data that is stored in designs.
    static let stored = [
        FormatExample(
            "glyphs",
            "Two glyphs that are stored in the design, as `pinwheel outline` writes them; the "
                + "font's file is not needed.",
            file: """
                pinwheel: 1
                canvas: {size: [48, 48]}
                states:
                  pulling: {drive: progress, frames: 5}
                layers:
                  - text: {string: AV, font: fonts/some.ttf, size: 28, spacing: [0, 6]}
                    fill: indigo
                glyphs:
                  - font: fonts/some.ttf
                    unitsPerEm: 1000
                    ascent: 800
                    descent: 200
                    capHeight: 700
                    outlines:
                      - "M0 0L250 -700L350 -700L600 0L480 0L300 -540L120 0Z"
                      - "M0 -700L120 -700L300 -160L480 -700L600 -700L350 0L250 0Z"
                    lines:
                      - {text: AV, advance: 1080, letters: [[0, 0], [480, 1]]}
                """,
            moments: MomentSelection(states: nil, times: .steps(5))
        )
    ]

    static let paints = [
        FormatExample(
            "gradient",
            "A ring with a conic gradient.",
            layers: """
                - circle: {diameter: 36}
                  trim:   {to: [0, 1]}
                  stroke: {width: 6, paint: {conic: [cyan, blue]}}
                """
        ),
        FormatExample(
            "linear",
            "A gradient from the leading to the trailing edge.",
            layers: """
                - rect: {size: [40, 40]}
                  fill: {linear: {colors: [cyan, blue], start: leading, end: trailing}}
                """,
            moments: still
        ),
        FormatExample(
            "radial",
            "A gradient from the centre to the rim.",
            layers: """
                - circle: {diameter: 40}
                  fill: {radial: {colors: [cyan, blue], endRadius: 20}}
                """,
            moments: still
        ),
        FormatExample(
            "conic",
            "A conic gradient that rotates.",
            layers: """
                - circle: {diameter: 36}
                  stroke:
                    width: 6
                    paint: {conic: {colors: [cyan, blue, cyan], start: [0, 180], end: [360, 540]}}
                """
        ),
        FormatExample(
            "along",
            "A line with a fading tail. The gradient runs along the part that `trim` leaves, and "
                + "later parts are on top where the line crosses itself.",
            layers: """
                - path: {data: "M-19 8 C-4 -30 4 34 8 2 S-18 -22 -14 4 S8 16 19 -6"}
                  trim:   {from: [-0.1, 0.5], to: [0.4, 1]}
                  stroke: {width: 5, cap: round, along: [{color: clear, at: 0}, cyan, blue]}
                """
        ),
        FormatExample(
            "stop",
            "A hard edge: two stops at one location.",
            layers: """
                - rect: {size: [40, 40]}
                  fill:
                    linear:
                      stops:
                        - {at: 0, color: cyan}
                        - {at: 0.5, color: cyan}
                        - {at: 0.5, color: blue}
                        - {at: 1, color: blue}
                """,
            moments: still
        ),
    ]

    static let easings = [
        FormatExample(
            "easing",
            "Linear motion above, three steps below.",
            layers: """
                - circle: {diameter: 8}
                  offset: {x: [-16, 16], y: -8}
                  fill:   gray
                - circle: {diameter: 8}
                  offset: {x: {0: -16, 1: 16, ease: {steps: 3}}, y: 8}
                  fill:   indigo
                """,
            moments: MomentSelection(states: [.pulling], times: .steps(7))
        ),
        FormatExample(
            "spring",
            "Linear motion above, a spring below.",
            layers: """
                - circle: {diameter: 8}
                  offset: {x: [-16, 8], y: -8}
                  fill:   gray
                - circle: {diameter: 8}
                  offset:
                    x: {0: -16, 1: 8, ease: {spring: {response: 0.5, damping: 0.4}}}
                    y: 8
                  fill:   indigo
                """,
            moments: MomentSelection(states: [.pulling], times: .steps(9))
        ),
    ]

    private static let still = MomentSelection(states: [.pulling], times: .progress([0]))
}
