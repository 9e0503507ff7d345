import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Values by copy within states and keyframes, and the drawing order of copies.
@Suite struct CopyTests {
    private func copies(_ values: String, _ count: Int = 3, _ other: String = "") throws
        -> DrawnValues
    {
        try DrawnValues(
            """
              - repeat:
                  count: \(count)
                  \(other)
                  layers:
                    - circle: {diameter: 2}
                      fill: red
                      \(values)
            """
        )
    }

    private func xs(_ design: DrawnValues, _ state: StateName, at position: Moment.Position)
        -> [Double]
    {
        design.centers(in: state, at: position).map { $0[0] - 30 }
    }

    @Test func `a list by copy may be the value of one state`() throws {
        let design = try copies("offset: {x: {pulling: {each: [[0, 8], 5, [4, 0]]}, default: 1}}")
        #expect(xs(design, .pulling, at: .progress(0.5)) == [4, 5, 2])
        #expect(xs(design, .idle, at: .progress(0)) == [1, 1, 1])
    }

    @Test func `a list by copy may be the value of a keyframe, of a jump and of a list`() throws {
        let keys = try copies("offset: {x: {0: 0, 1: {each: [2, 4, 6]}}}")
        #expect(xs(keys, .pulling, at: .progress(0.5)) == [1, 2, 3])
        let jump = try copies("offset: {x: {0: 0, 0.5: {before: {each: [1, 2]}, after: 9}, 1: 9}}")
        #expect(xs(jump, .pulling, at: .progress(0.25)) == [0.5, 1, 0.5])
        #expect(xs(jump, .pulling, at: .progress(0.5)) == [9, 9, 9])
        let list = try copies("offset: {x: [0, {each: [1, 2, 3]}, 0]}")
        #expect(xs(list, .pulling, at: .progress(0.5)) == [1, 2, 3])
    }

    @Test func `lists of different lengths each start again`() throws {
        let design = try copies(
            "offset: {x: {pulling: {each: [1, 2]}, success: {each: [5, 6, 7]}, default: 0}}",
            7
        )
        #expect(xs(design, .pulling, at: .progress(0)) == [1, 2, 1, 2, 1, 2, 1])
        #expect(xs(design, .success, at: .time(0)) == [5, 6, 7, 5, 6, 7, 5])
    }

    @Test func `lists of a thousand values with coprime lengths are drawn quickly`() throws {
        let values = { (count: Int) in (0..<count).map(String.init).joined(separator: ", ") }
        let design = try copies(
            "offset: {x: {pulling: {each: [\(values(97))]}, success: {each: [\(values(101))]}}}",
            1000
        )
        #expect(xs(design, .pulling, at: .progress(0))[999] == Double(999 % 97))
    }

    @Test(
        arguments: [
            ("{each: [1, {each: [2, 3]}]}", "cannot contain another “each”"),
            ("{pulling: {each: [1, {each: [2, 3]}]}}", "cannot contain another “each”"),
            ("{pulling: {each: []}}", "1…1000 items"),
            ("{0: 0, 1: {each: [a]}}", "found “a”"),
        ]
    )
    func `a wrong list by copy is an error at its place`(value: String, message: String) throws {
        let errors = #expect(throws: DesignErrors.self) { _ = try copies("rotate: \(value)") }
        let texts = try #require(errors).problems.map { $0.description }
        #expect(texts.count == 1 && texts[0].contains(message), "\(texts)")
    }

    @Test func `a list by copy outside of a repeat is an error`() throws {
        for value in ["{pulling: {each: [1, 2]}}", "{0: 0, 1: {each: [1, 2]}}"] {
            let errors = #expect(throws: DesignErrors.self) {
                _ = try DrawnValues("  - {circle: {diameter: 2}, fill: red, rotate: \(value)}")
            }
            let texts = try #require(errors).problems.map { $0.description }
            #expect(texts.count == 1 && texts[0].contains("only in the layers of a repeat"))
        }
    }

    @Test func `a copy with a higher depth is in front, and equal depths keep their order`() throws
    {
        let design = try copies(
            "depth: {pulling: {each: [[0, 3], [1, 1], [2, 0]]}, default: 0}",
            3,
            "offset: [10, 0]"
        )
        #expect(xs(design, .idle, at: .progress(0)) == [0, 10, 20])
        #expect(xs(design, .pulling, at: .progress(0)) == [0, 10, 20])
        #expect(xs(design, .pulling, at: .progress(1)) == [20, 10, 0])
    }

    @Test func `the layers of all copies are ordered by depth together`() throws {
        let design = try DrawnValues(
            """
              - repeat:
                  count: 2
                  offset: [10, 0]
                  layers:
                    - {circle: {diameter: 2}, fill: red, depth: {each: [0, 3]}}
                    - {circle: {diameter: 2}, fill: blue, offset: [0, 5], depth: {each: [2, 1]}}
            """
        )
        let centers = design.centers(in: .idle, at: .progress(0))
        #expect(centers == [[30, 30], [40, 35], [30, 35], [40, 30]])
    }

    @Test func `a depth without a repeat is a warning`() throws {
        let design = try DrawnValues("  - {circle: {diameter: 2}, fill: red, depth: 1}")
        #expect(design.design.warnings.map { $0.kind } == ["no-effect"])
    }
}
