import DesignFormat
import Indicators
import Testing

/// A design made in Swift equals the value read from a file.
@Suite struct SwiftDesignTests {
    @Test func `the arc made in Swift equals the built-in design`() throws {
        let arc = try Design(
            "arc",
            title: "Gradient ring",
            info: DesignInfo(
                kind: .rings,
                tags: ["ios", "gradient"],
                about: "A gradient ring that grows with the pull and spins.",
                origin: "An article about custom pull-to-refresh in SwiftUI."
            ),
            canvas: 60,
            pullThreshold: 110,
            parameters: [
                .number("lineWidth", default: 8, in: 1...16, "The ring's width in points"),
                .colors(
                    "ring",
                    default: [
                        .cyan, .mint, .adaptive(light: .system(.indigo), dark: .system(.white)),
                        .cyan,
                    ],
                    "The colours around the ring"
                ),
            ],
            states: [
                ModelState(.idle, Timeline(frames: 1)),
                ModelState(.pulling, .progress(frames: 24)),
                ModelState(.armed, .progress(frames: 1)),
                ModelState(.refreshing, .looping(period: 0.9)),
                ModelState(.finishing, .progress(from: 1, to: 0, duration: 0.35)),
            ]
        ) {
            Circle(diameter: 40)
                .trim(
                    to: .by(
                        idle: 0,
                        pulling: [0, 1],
                        armed: 1,
                        refreshing: 0.999,
                        finishing: [0, 1]
                    )
                )
                .rotate(
                    .by(
                        pulling: [0, 150],
                        armed: .track(
                            AnimationTrack(keys: [.init(time: 0, arrival: 150, value: 180)])
                        ),
                        refreshing: .track(
                            AnimationTrack(
                                keys: [
                                    .init(time: 0, arrival: 180, value: 0),
                                    .init(time: 1, value: 360),
                                ]
                            )
                        ),
                        finishing: [0, 360]
                    )
                )
                .stroke(
                    .conic(colors: .parameter("ring")),
                    width: .parameter("lineWidth"),
                    cap: .round
                )
        }
        #expect(arc == BuiltInDesigns.design(named: "arc"))
    }

    @Test func `the spokes made in Swift, with a choice of sizes, equal the built-in design`()
        throws
    {
        let spokes = try Design(
            "spokes",
            title: "System spokes",
            info: DesignInfo(
                kind: .spokes,
                tags: ["ios"],
                about: "The spinner of eight spokes, still until the work begins.",
                origin: "UIActivityIndicatorView of iOS: 16 images per turn of 0.8 s."
            ),
            canvas: .choice("size", ["medium": 20, "large": 37]),
            pullThreshold: 50,
            parameters: [
                .choice("size", of: ["medium", "large"], "Points across 20 or 37"),
                .color("tint", default: .secondary, "The spokes' colour"),
            ],
            states: [
                ModelState(.idle, Timeline(frames: 1)),
                ModelState(.pulling, .progress(frames: 24)),
                ModelState(.armed, .progress(frames: 1)),
                ModelState(.refreshing, .looping(period: 0.8)),
                ModelState(.finishing, .progress(from: 1, to: 0, duration: 0.5)),
            ]
        ) {
            Repetition(
                count: 8,
                angle: -45,
                fade: .through([0: 1, 0.5: 0.32, 1: 0.32]),
                fadePhase: .by(refreshing: .through([0: 0, 1: 1], ease: .steps(16)), else: 0)
            ) {
                Line(
                    from: .joint(
                        .choice("size", ["medium": .pair(-4.75, 0), "large": .pair(-8, 0)])
                    ),
                    to: .joint(
                        .choice("size", ["medium": .pair(-8.75, 0), "large": .pair(-15, 0)])
                    )
                )
                .stroke(
                    .parameter("tint"),
                    width: .choice("size", ["medium": 2.5, "large": 5]),
                    cap: .round
                )
                .opacity(0.85)
            }
        }
        #expect(spokes == BuiltInDesigns.design(named: "spokes"))
    }

    @Test func `values that only Swift can express are written in the format`() throws {
        let design = try Design("dots", canvas: .pair(40, 20)) {
            for index in 0..<2 {
                Circle(diameter: 4)
                    .fill(.rgb(255, 136, 0, alpha: 0.5))
                    .offset(x: .constant(Double(index) * 8))
            }
            LayerGroup {
                Rectangle(4, 4).fill(.light(.black, dark: .white))
            }
            .scale(x: 2, y: .by(pulling: [0, 1]))
            .clip(to: Ellipse(3, 3))
        }
        let text = design.yaml()
        #expect(text.contains("fill: \"rgba(255, 136, 0, 0.5)\""))
        #expect(text.contains("fill: {light: black, dark: white}"))
        #expect(text.contains("clip: {ellipse: {size: [3, 3]}}"))
        #expect(try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml") == design)
    }
}
