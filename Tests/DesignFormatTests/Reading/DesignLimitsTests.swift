import DesignFormat
import Indicators
import TestSupport
import Testing

/// No file may exhaust the machine's memory or the stack. The error names the exceeded limit.
@Suite struct DesignLimitsTests {
    private func firstProblem(_ text: String) -> String {
        do {
            _ = try Design(text: text)
            return "no problem"
        } catch {
            return error.problems.first?.message ?? "no problem"
        }
    }

    @Test func `a file of more than 256 KiB is refused`() {
        let text = "a: " + String(repeating: "x", count: DesignLimits.fileSize)
        #expect(firstProblem(text).contains("allowed: at most 262144"))
    }

    @Test(
        arguments: [
            String(repeating: "[", count: 100_000),
            String(repeating: "{a: ", count: 50_000),
            String(repeating: "- ", count: 100_000),
            String(repeating: "? ", count: 100_000),
            String(repeating: "[\"]\",", count: 40_000),
            (0..<700).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
            (0..<100).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
            (0..<40).map { String(repeating: " ", count: $0) + "-\n" }.joined(),
        ]
    )
    func `deep nesting of any kind is an error, not a crash`(text: String) {
        let problem = firstProblem(text)
        #expect(problem.contains("deep") || problem.contains("indented"), "\(problem)")
    }

    @Test func `aliases that multiply exponentially are refused`() {
        var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
        for level in 1...9 {
            let item = "*a\(level - 1)"
            text +=
                "a\(level): &a\(level) [\(Array(repeating: item, count: 10).joined(separator: ", "))]\n"
        }
        #expect(firstProblem(text).contains("more than 16 aliases"))
    }

    @Test func `multiplications in an expression are no aliases`() throws {
        let factors = Array(repeating: "1.01", count: 30).joined(separator: " * ")
        let text = Samples.design(
            layers: """
                  - circle: {diameter: "= 2 * (\(factors))"} # 2 * 3 * 4
                    fill: red
                """
        )
        _ = try Design(text: text)
    }

    @Test func `layers in aliases count in full towards the limits`() {
        let items = Array(repeating: "x", count: 5_000).joined(separator: ",")
        let text =
            "a: &a [\(items)]\nb: [\(Array(repeating: "*a", count: 12).joined(separator: ", "))]"
        #expect(firstProblem(text).contains("more than 50000 values"))
    }

    @Test func `an alias equals the value that it refers to`() throws {
        let text = Samples.design(
            layers: """
                  - circle: {diameter: 4}
                    stroke: &pen {width: 3, paint: red}
                  - circle: {diameter: 8}
                    stroke: *pen
                """
        )
        #expect(
            try Design(text: text).scene(.armed, progress: 1).shapes.map(\.pen?.width) == [3, 3]
        )
    }

    @Test func `too many layers, keys, parameters and copies are refused`() {
        let dot = "  - {circle: {diameter: 1}, fill: red}\n"
        let layers = Samples.design(layers: String(repeating: dot, count: 1_001))
        #expect(firstProblem(layers).contains("1…1000") || firstProblem(layers).contains("0…1000"))
        let halves = Samples.design(
            layers: "  - group:\n"
                + String(repeating: "    " + dot.dropFirst(2), count: 600) + "  - group:\n"
                + String(repeating: "    " + dot.dropFirst(2), count: 600)
        )
        #expect(firstProblem(halves).contains("more than 1000 layers"))
        let keys = Array(repeating: "1", count: 1_001).joined(separator: ", ")
        let curve = Samples.design(
            layers: "  - {circle: {diameter: 1}, fill: red, rotate: {pulling: [\(keys)]}}"
        )
        #expect(firstProblem(curve).contains("1…1000"))
        let names = (0...64).map { "  p\($0): {type: color, default: red}\n" }.joined()
        let parameters = Samples.design(layers: dot, parameters: "parameters:\n" + names)
        #expect(firstProblem(parameters).contains("more than 64 parameters"))
    }

    @Test func `copies of nested repeats are multiplied`() {
        let text = Samples.design(
            layers: """
                  - repeat:
                      count: 200
                      layers:
                        - repeat:
                            count: 200
                            layers:
                              - {circle: {diameter: 1}, fill: red}
                """
        )
        #expect(firstProblem(text).contains("more than 10000 shapes"))
        let path = "M0 0" + String(repeating: "h1", count: 5_000)
        let long = Samples.design(
            layers: """
                  - repeat:
                      count: 1000
                      layers:
                        - path: {data: \(path)}
                          fill: red
                """
        )
        #expect(firstProblem(long).contains("more than 1000000 curves and lines"))
    }
}
