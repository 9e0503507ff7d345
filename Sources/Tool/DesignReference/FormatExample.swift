import Frames
import Indicators

/// An example of a map in design files, with an image.
package struct FormatExample {
    /// The map's name in the schema.
    package let name: String
    /// A one-line description of the example.
    package let summary: String
    /// The text in the reference: an entire design, or only layers.
    package let text: String
    /// The moments in the image.
    package var moments = MomentSelection(states: [.pulling], times: .steps(5))

    /// The image's path, relative to the documentation's folder.
    package var imagePath: String { "../Assets/pictures/format/\(name).png" }

    /// The image's path in the package.
    package var packagePath: String { "Assets/pictures/format/\(name).png" }

    /// The entire design. If `text` contains only layers, `head` is added.
    package var design: String {
        text.hasPrefix("layers:") ? Self.head + text : text
    }

    /// The part of a design that precedes the layers in examples with only layers.
    package static let head = """
        pinwheel: 1
        name: example
        canvas: {size: [48, 48]}
        states:
          pulling: {drive: progress, frames: 5}

        """

    init(
        _ name: String,
        _ summary: String,
        layers: String,
        moments: MomentSelection? = nil
    ) {
        self.name = name
        self.summary = summary
        text = "layers:\n" + layers.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        if let moments { self.moments = moments }
    }

    init(_ name: String, _ summary: String, file: String, moments: MomentSelection) {
        self.name = name
        self.summary = summary
        text = file
        self.moments = moments
    }

    /// The examples, in the order of the reference.
    package static let all = files + layers + outlines + paints + easings + stored

    private static let files = [
        FormatExample(
            "design",
            "An entire design: a disc that grows with the pull, then pulsates.",
            file: """
                pinwheel: 1
                name: disc
                canvas: {size: [48, 48]}
                states:
                  pulling:    {drive: progress, frames: 5}
                  refreshing: {drive: time, period: 0.6, loop: true}
                layers:
                  - circle: {diameter: 32}
                    scale:  {pulling: [0, 1], refreshing: [1, 0.6, 1]}
                    fill:   indigo
                """,
            moments: MomentSelection(states: nil, times: .steps(5))
        ),
        FormatExample(
            "canvas",
            "A canvas that is wider than high; layers are positioned relative to its centre.",
            file: """
                pinwheel: 1
                canvas: {size: [96, 24]}
                background: gray
                states:
                  pulling: {drive: progress, frames: 3}
                layers:
                  - circle: {diameter: 16}
                    offset: {x: [-36, 36], y: 0}
                    fill:   white
                """,
            moments: MomentSelection(states: nil, times: .steps(3))
        ),
        FormatExample(
            "parameter",
            "A tint that `-P tint=red` changes without changing the file.",
            file: """
                pinwheel: 1
                canvas: {size: [48, 48]}
                parameters:
                  tint: {type: color, default: teal, title: The ring's colour}
                  line: {type: number, default: 6, range: [1, 12]}
                states:
                  pulling: {drive: progress, frames: 5}
                layers:
                  - circle: {diameter: 32}
                    trim:   {to: [0, 1]}
                    stroke: {width: $line, paint: $tint}
                """,
            moments: MomentSelection(states: nil, times: .steps(5))
        ),
        FormatExample(
            "state",
            "A state that follows the clock, and one that runs backwards in 0.3 s.",
            file: """
                pinwheel: 1
                canvas: {size: [48, 48]}
                states:
                  refreshing: {drive: time, period: 1, loop: true}
                  finishing:  {drive: progress, from: 1, to: 0, duration: 0.3}
                layers:
                  - circle: {diameter: 32}
                    trim:   {to: {refreshing: 0.75, finishing: [0, 0.75]}}
                    rotate: {refreshing: [0, 360]}
                    stroke: {width: 5, paint: blue}
                """,
            moments: MomentSelection(states: nil, times: .steps(5))
        ),
    ]

    private static let layers = [
        FormatExample(
            "layer",
            "A bar that moves, turns, fades and is squeezed.",
            layers: """
                - rect: {size: [8, 28]}
                  offset:  {x: [-16, 16], y: 0}
                  rotate:  [0, 90]
                  opacity: [0.25, 1]
                  scale:   {y: [1, 0.5]}
                  fill:    indigo
                """
        ),
        FormatExample(
            "trim",
            "A circle that is drawn clockwise from the right.",
            layers: """
                - circle: {diameter: 36}
                  trim:   {from: [0, 0.25], to: [0, 1]}
                  stroke: {width: 5, paint: blue}
                """
        ),
        FormatExample(
            "stroke",
            "Round caps, and moving dashes.",
            layers: """
                - circle: {diameter: 36}
                  stroke:
                    width: 4
                    cap: round
                    dash: [10, 8.85]
                    dashPhase: [0, 18.85]
                    paint: blue
                """
        ),
        FormatExample(
            "fillWithRule",
            "With `evenOdd`, areas that are enclosed twice are outside.",
            layers: """
                - path: {data: "M0 -20 L12 16 L-19 -6 H19 L-12 16 Z"}
                  fill: {paint: orange, rule: evenOdd}
                """,
            moments: MomentSelection(states: [.pulling], times: .progress([0]))
        ),
        FormatExample(
            "clip",
            "A blue level that rises in a disc. The group's clip does not move.",
            layers: """
                - group:
                    - rect:   {size: [40, 40]}
                      offset: {y: [40, 0]}
                      fill:   blue
                  clip: {circle: {diameter: 36}}
                - circle: {diameter: 36}
                  stroke: {width: 2, paint: blue}
                """
        ),
        FormatExample(
            "follow",
            "An arrowhead that flies once around an ellipse and points in its direction.",
            layers: """
                - ellipse: {size: [40, 22]}
                  stroke:  {width: 1, paint: gray, dash: [1, 2]}
                - polygon: {points: [[6, 0], [-4, -4], [-4, 4]]}
                  fill:    blue
                  follow:  {ellipse: {size: [40, 22]}, at: [0, 1], rotate: auto}
                """
        ),
        FormatExample(
            "placedOutline",
            "Two discs of one outline that move apart. The stroke follows the outline of both.",
            layers: """
                - combine:
                    outlines:
                      - circle: {diameter: 20}
                        offset: {x: [0, -12], y: 0}
                      - circle: {diameter: 20}
                        offset: {x: [0, 12], y: 0}
                  fill:   yellow
                  stroke: {width: 2, paint: orange}
                """
        ),
        FormatExample(
            "mask",
            "A star that is filled during the pull. Its mask does not move.",
            layers: """
                - group:
                    - rect:   {size: [40, 40]}
                      offset: {y: [40, 0]}
                      fill:   orange
                  mask:
                    layers:
                      - star: {count: 5, radius: 20, innerRadius: 9}
                        fill: black
                - star:   {count: 5, radius: 20, innerRadius: 9}
                  stroke: {width: 1, paint: orange}
                """
        ),
        FormatExample(
            "repeat",
            "Eight spokes that appear one after the other.",
            layers: """
                - repeat:
                    count:  8
                    angle:  45
                    reveal: [0, 1]
                    layers:
                      - line:   {from: [0, -9], to: [0, -18]}
                        stroke: {width: 4, cap: round, paint: gray}
                """
        ),
        FormatExample(
            "clock",
            "Two dots with different periods; the loop lasts until both are complete.",
            file: """
                pinwheel: 1
                canvas: {size: [48, 48]}
                states:
                  refreshing: {drive: time, loop: true}
                layers:
                  - circle: {diameter: 8}
                    offset: {x: {0: -16, 1: 16}, y: -8}
                    fill:   gray
                    clock:  {period: 0.6, alternate: true}
                  - circle: {diameter: 8}
                    offset: {x: {0: -16, 1: 16}, y: 8}
                    fill:   indigo
                    clock:  {period: 0.8}
                """,
            moments: MomentSelection(states: nil, times: .steps(7))
        ),
        FormatExample(
            "image",
            "A sprite sheet with four frames in a row, each shown equally long.",
            layers: """
                - image: {sheet: sails.png, cells: [4, 1], frame: [0, 4]}
                """
        ),
        FormatExample(
            "with",
            "Two built-in designs in one, with other colours and sizes; the states are those of the "
                + "outer design.",
            layers: """
                - use:   arc
                  with:  {lineWidth: 5, ring: [orange, yellow, orange]}
                - use:   spokes
                  with:  {tint: orange}
                  scale: [0.4, 0.8]
                """
        ),
    ]
}
