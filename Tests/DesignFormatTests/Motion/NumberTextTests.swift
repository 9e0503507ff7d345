import DesignFormat
import Foundation
import Indicators
import Raster
import SeededRandom
import TestSupport
import Testing

/// Numbers as text.
@Suite struct NumberTextTests {
    @Test func `numbers have the digits that C's printf gives, with halves to the even digit`()
        throws
    {
        var random = SplitMix64(seed: 58)
        for _ in 0..<20_000 {
            let decimals = Int.random(in: 0...6, using: &random)
            let value = Double.random(in: -1e6...1e6, using: &random)
            let format = try #require(NumberFormat("{:.\(decimals)f}"))
            let expected = String(format: "%.\(decimals)f", value)
            #expect(format.text(of: value) == expected, "\(value)")
        }
        let halves: [(Double, String)] = [
            (0.5, "0"), (1.5, "2"), (2.5, "2"), (-0.4, "0"), (-0.5, "0"), (-1.5, "-2"),
            (1e9, "1000000000"),
        ]
        for (value, expected) in halves {
            #expect(NumberFormat("{:.0f}")?.text(of: value) == expected, "\(value)")
        }
        #expect(NumberFormat("a {:.1f} b")?.text(of: -0.04) == "a 0.0 b")
    }

    @Test(
        arguments: [
            "", "9", "{}", "{:.0f", ":.0f}", "{:.0f}{:.0f}", "{:.7f}", "{:.-1f}", "{:.10f}",
            "{:.0d}",
            "{:0f}", "}{:.0f}", "{:.0f}}", "{{:.0f}}", "{:.٣f}",
        ]
    )
    func `a text without exactly one number is no format`(text: String) {
        #expect(NumberFormat(text) == nil)
    }

    private struct NoOutline: Error {}

    private func label(_ text: String) throws -> Design {
        try Design(
            text: """
                pinwheel: 1
                canvas: {size: [60, 20]}
                states: {pulling: {frames: 101}}
                layers: [{text: {\(text), size: 10}, stroke: {width: 1}}]
                """
        )
    }

    private func path(_ design: Design, _ progress: Double) throws -> Path {
        let moment = Moment(state: .pulling, position: .progress(progress))
        let item = try #require(design.scene(at: moment, in: .standard).items.first)
        guard case .shape(let shape) = item else { throw NoOutline() }
        return shape.path
    }

    @Test func `a number counts, and equals the text that it shows`() throws {
        let number = try label("number: [0, 100], format: \"{:.0f} %\", align: leading")
        for count in [0, 7, 42, 99, 100] {
            let text = try label("string: \"\(count) %\", align: leading")
            let counted = try path(number, Double(count) / 100)
            let written = try path(text, 0.5)
            #expect(counted == written, "\(count)")
        }
    }

    @Test func `all numbers with the same number of digits have the same width`() throws {
        let design = try label("number: [0, 9.9], format: \"{:.1f}\"")
        let frames = try (0...99).map { step -> Double in
            let moment = Moment(state: .pulling, position: .progress(Double(step) / 99))
            let layer = try #require(design.layerSnapshots(at: moment, in: .standard).first)
            guard case .outline(let outline) = layer.content else { throw NoOutline() }
            return outline.frame.width
        }
        #expect(Set(frames).count == 1)
    }

    @Test(
        arguments: [
            ("string: a, number: 1", "cannot have both “string” and “number”"),
            ("align: center", "needs one of the keys string, number"),
            ("number: 1, format: \"{:d}\"", "exactly one {:.Nf}"),
            ("number: 1, format: \"é{:.0f}\"", "no glyph for “é”"),
            ("number: [0, 2e9]", "outside of -1000000000…1000000000"),
            ("number: x", "found “x”"),
        ]
    )
    func `a wrong number is an error`(text: String, message: String) throws {
        let errors = #expect(throws: DesignErrors.self) { _ = try label(text) }
        let texts = try #require(errors).problems.map { $0.description }
        #expect(texts.count == 1 && texts[0].contains(message), "\(texts)")
    }

    @Test func `a list of numbers as a string is a warning, but a countdown is not`() throws {
        let list = try label("string: {pulling: [\"0\", \"100\"], default: \"0\"}")
        #expect(list.warnings.map { $0.kind } == ["no-effect"])
        #expect(list.warnings.first?.hint.contains("number: [0, 100]") ?? false)
        #expect(
            try label("string: {pulling: [\"3\", \"2\", \"1\"], default: \"0\"}").warnings == []
        )
    }
}
