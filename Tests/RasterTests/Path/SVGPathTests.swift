import SeededRandom
import Raster
import Testing

@Suite struct SVGPathTests {
    private func steps(_ data: String) throws -> [Path.Element] {
        try Path(svg: data).elements
    }

    private func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }

    @Test func `absolute and relative lines are parsed`() throws {
        let square: [Path.Element] = [
            .move(point(1, 2)), .line(point(4, 2)), .line(point(4, 6)), .line(point(1, 6)), .close,
        ]
        #expect(try steps("M1 2 L4 2 L4 6 L1 6 Z") == square)
        #expect(try steps("m1,2 l3,0 l0,4 l-3,0 z") == square)
        #expect(try steps("M1 2H4V6H1Z") == square)
        #expect(try steps("m1 2h3v4h-3z") == square)
        #expect(try steps("M1 2 4 2 4 6 1 6Z") == square)
        #expect(try steps("m1 2 3 0 0 4-3 0z") == square)
        #expect(
            try steps("  M 1\n,\t2H3 4V5 6H1z \r\n") == [
                .move(point(1, 2)), .line(point(3, 2)), .line(point(4, 2)), .line(point(4, 5)),
                .line(point(4, 6)), .line(point(1, 6)), .close,
            ]
        )
    }

    @Test func `numbers without separators are parsed`() throws {
        #expect(try steps("M1.5.5-3+2") == [.move(point(1.5, 0.5)), .line(point(-3, 2))])
        #expect(try steps("M.5-.5L1e2-1E-1") == [.move(point(0.5, -0.5)), .line(point(100, -0.1))])
        #expect(try steps("M5.,6.e1") == [.move(point(5, 60))])
        #expect(try steps("M-0 00012") == [.move(point(0, 12))])
        #expect(try steps("M0.1 0.3") == [.move(point(0.1, 0.3))])
    }

    @Test func `absolute and relative curves are parsed`() throws {
        #expect(
            try steps("M1 1C1 2 3 4 5 6") == [
                .move(point(1, 1)), .cubic(point(1, 2), point(3, 4), point(5, 6)),
            ]
        )
        #expect(
            try steps("M1 1c0 1 2 3 4 5 0 1 2 3 4 5") == [
                .move(point(1, 1)), .cubic(point(1, 2), point(3, 4), point(5, 6)),
                .cubic(point(5, 7), point(7, 9), point(9, 11)),
            ]
        )
        #expect(
            try steps("M1 1Q2 3 4 5q1 1 2 0") == [
                .move(point(1, 1)), .quad(point(2, 3), point(4, 5)),
                .quad(point(5, 6), point(6, 5)),
            ]
        )
    }

    @Test func `smooth curves mirror the control point of the same kind of curve`() throws {
        #expect(
            try steps("M0 0C0 1 2 3 4 5S8 9 10 11s1 1 2 2") == [
                .move(.zero), .cubic(point(0, 1), point(2, 3), point(4, 5)),
                .cubic(point(6, 7), point(8, 9), point(10, 11)),
                .cubic(point(12, 13), point(11, 12), point(12, 13)),
            ]
        )
        #expect(
            try steps("M0 0Q1 2 4 0T8 0t4 0") == [
                .move(.zero), .quad(point(1, 2), point(4, 0)), .quad(point(7, -2), point(8, 0)),
                .quad(point(9, 2), point(12, 0)),
            ]
        )
        #expect(
            try steps("M1 1S2 2 3 3") == [
                .move(point(1, 1)), .cubic(point(1, 1), point(2, 2), point(3, 3)),
            ]
        )
        #expect(try steps("M1 1T3 3") == [.move(point(1, 1)), .quad(point(1, 1), point(3, 3))])
        #expect(
            try steps("M0 0Q1 2 4 0S8 9 10 11") == [
                .move(.zero), .quad(point(1, 2), point(4, 0)),
                .cubic(point(4, 0), point(8, 9), point(10, 11)),
            ]
        )
        #expect(
            try steps("M0 0C0 1 2 3 4 5T8 0") == [
                .move(.zero), .cubic(point(0, 1), point(2, 3), point(4, 5)),
                .quad(point(4, 5), point(8, 0)),
            ]
        )
    }

    @Test func `after a close, the current point is the start of the contour`() throws {
        #expect(
            try steps("M1 1h2v2zl5 5") == [
                .move(point(1, 1)), .line(point(3, 1)), .line(point(3, 3)), .close,
                .move(point(1, 1)), .line(point(6, 6)),
            ]
        )
        #expect(
            try steps("m1 1h2zm5 5h1") == [
                .move(point(1, 1)), .line(point(3, 1)), .close, .move(point(6, 6)),
                .line(point(7, 6)),
            ]
        )
    }

    @Test func `white space alone is an empty path`() throws {
        #expect(try Path(svg: "").isEmpty)
        #expect(try Path(svg: " \n\t").isEmpty)
    }

    @Test(
        arguments: [
            ("L0 0", 0, "L", "M or m"),
            ("10 10", 0, "1", "M or m"),
            ("M", 1, nil, "a number"),
            ("M10", 3, nil, "a number"),
            ("M10 L", 4, "L", "a number"),
            ("M,1 1", 1, ",", "a number"),
            ("M1 1,", 5, nil, "after the comma"),
            ("M1 1,L2 2", 5, "L", "after the comma"),
            ("M1,,1", 3, ",", "a number"),
            ("M1 1 L2 2 ;", 10, ";", "a number or a command"),
            ("M1 1 X", 5, "X", "a command"),
            ("M1 1é2", 4, "é", "a number or a command"),
            ("M1 1 z 3", 7, "3", "a command"),
            ("M1 1L-", 6, nil, "a number"),
            ("M1 1L.", 6, nil, "a number"),
            ("M1 1L+-1", 6, "-", "a number"),
            ("M1 1e", 4, "e", "a command"),
            ("M1e999 1", 1, "1e999", "at most 1.8e308"),
            ("M0 0A1 1 0 2 0 1 1", 11, "2", "a flag"),
            ("M0 0A1 1 0 1", 12, nil, "a flag"),
            ("M0 0C1 1 2 2 3", 14, nil, "a number"),
            ("M0 0S,1 1 2 2", 5, ",", "a number"),
            ("M0 0S1 1 2 2,,3 3 4 4", 13, ",", "after the comma"),
            ("M0 0 nan", 5, "n", "a command"),
            ("M0 0 L inf 0", 7, "i", "a number"),
            ("M0 0 L 0x10 0", 8, "x", "a number"),
        ] as [(String, Int, String?, String)]
    )
    func faultsAreNamedWithTheirPlace(
        _ data: String,
        _ index: Int,
        _ found: String?,
        _ expected: String
    ) throws {
        let error = try #require(throws: SVGPathError.self) { try Path(svg: data) }
        #expect(error.index == index, "\(data): \(error)")
        #expect(error.found == found, "\(data): \(error)")
        #expect(error.expected.contains(expected), "\(data): \(error)")
    }

    @Test func `an error says where and what is wrong`() throws {
        let error = try #require(throws: SVGPathError.self) { try Path(svg: "M1 1 X") }
        #expect(
            error.description
                == "path data, character 6: found “X”, expected a command (one of MLHVCSQTAZ)"
        )
        let end = try #require(throws: SVGPathError.self) { try Path(svg: "M1") }
        #expect(end.description == "path data, character 3: found the end, expected a number")
    }

    @Test func `too much path data is rejected`() throws {
        let long = "M0 0" + String(repeating: " ", count: Path.svgLimit)
        let error = try #require(throws: SVGPathError.self) { try Path(svg: long) }
        #expect(error.expected.contains("1048576"))
        let most = "M0 0" + String(repeating: "h1", count: (Path.svgLimit - 4) / 2)
        #expect(try Path(svg: most).elements.count == (Path.svgLimit - 4) / 2 + 1)
    }

    @Test func `random bytes either parse or throw`() {
        var random = SplitMix64(seed: 71)
        let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.-+eE, \né")
        var parsed = 0
        for _ in 0..<20_000 {
            let count = Int.random(in: 0..<24, using: &random)
            let tail = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? " " }
            do throws(SVGPathError) {
                let path = try Path(svg: "M0 0" + String(tail))
                parsed += 1
                #expect(path.firstPoint != nil)
            } catch {
                #expect((0...count + 4).contains(error.index))
            }
        }
        #expect(parsed > 100)
    }
}
