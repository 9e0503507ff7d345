import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Anchors are animated like other values, also from a named point of the frame to one in points.
@Suite struct AnchorTests {
    private func design(_ anchor: String, parameters: String = "") throws -> Design {
        try Design(
            text: Samples.design(
                layers: "  - {rect: {size: [4, 8]}, fill: red, rotate: 90, anchor: \(anchor)}",
                parameters: parameters
            )
        )
    }

    /// Returns the centre of a rectangle that is rotated by a quarter turn about its anchor. An
    /// anchor at (dx, dy) from the centre moves it to (10 + dx + dy, 5 + dy − dx).
    private func anchor(_ design: Design, _ state: StateName, _ progress: Double) -> [Double] {
        let origin = design.scene(state, progress: progress).shapes[0].transform.origin
        let (x, y) = (origin.x - 10, origin.y - 5)
        let values: [Double] = [(x - y) / 2, (x + y) / 2]
        return values.map { ($0 * 1e9).rounded() / 1e9 }
    }

    @Test(
        arguments: [
            ("{pulling: [top, bottom]}", [[0, -4], [0, 0], [0, 4]]),
            ("[{points: [2, 0]}, {points: [4, 2]}]", [[2, 0], [3, 1], [4, 2]]),
            ("{pulling: {0: topLeading, 1: {points: [6, 0]}}}", [[-2, -4], [2, -2], [6, 0]]),
            ("{pulling: [[0, 0.5], {x: 1, y: 0.5}]}", [[-2, 0], [0, 0], [2, 0]]),
            ("{pulling: {x: 1, y: 1}}", [[2, 4], [2, 4], [2, 4]]),
            ("{pulling: {points: [1, 1]}, default: top}", [[1, 1], [1, 1], [1, 1]]),
            ("{idle: bottom}", [[0, 4], [0, 4], [0, 4]]),
            (
                "{0: top, 0.5: {before: bottom, after: center}, 1: top}",
                [[0, -4], [0, 0], [0, -4]]
            ),
        ] as [(String, [[Double]])]
    )
    func `an anchor moves by state and over time, between names and points`(
        anchor: String,
        expected: [[Double]]
    ) throws {
        let design = try design(anchor)
        #expect([0, 0.5, 1].map { self.anchor(design, .pulling, $0) } == expected)
        let again = try Design(text: design.yaml())
        #expect(again == design, "\(design.yaml())")
        let values = design.layerValues(
            at: Moment(state: .pulling, position: .progress(0.5)),
            in: .standard
        )[0].values
        let curve = try #require(values.first { $0.name == "anchor" })
        #expect(curve.content == .pair(expected[1][0], expected[1][1]))
    }

    @Test func `a choice parameter can provide an anchor's name everywhere`() throws {
        let words = "parameters: {at: {type: choice, choices: [top, bottom], default: bottom}}"
        for text in [
            "$at", "{pulling: $at}", "[$at, $at]",
            "{$at: {top: {points: [0, -4]}, bottom: [0.5, 1]}}",
        ] {
            let design = try design(text, parameters: words)
            #expect(anchor(design, .pulling, 0.5) == [0, 4])
            let top = try design.overriding([("at", "top")])
            #expect(anchor(top, .pulling, 0.5) == [0, -4])
            #expect(try Design(text: design.yaml()) == design)
        }
    }

    @Test(
        arguments: [
            ("midle", "expected a unit point [x, y] or its name, found “midle”"),
            ("{point: [0, 1]}", "expected states or times as keys; “point” is neither"),
            (
                "{pulling: [0, 1]}",
                "expected a point for each keyframe, found “0”"
            ),
            ("{points: [0]}", "expected a list of 2 items, found 1"),
            ("{pulling: {onto: current, 0: top, 1: bottom}}", "anchors cannot be added"),
        ]
    )
    func `an invalid anchor is reported at its position`(anchor: String, message: String) throws {
        do {
            _ = try design(anchor)
            Issue.record("\(anchor) was read")
        } catch let error as DesignErrors {
            #expect(error.problems.count == 1)
            #expect(error.problems[0].message.hasPrefix(message), "\(error)")
        }
    }
}
