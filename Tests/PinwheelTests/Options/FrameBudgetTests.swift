import Testing
import TestSupport

/// Scales are rejected if a frame would take too much time and memory.
@Suite struct FrameBudgetTests {
    private static let design = """
        pinwheel: 1
        canvas: {size: [400, 400]}
        states: {pulling: {frames: 2}}
        layers:
          - name: discs
            repeat:
              count: 150
              angle: 1
              layers:
                - {circle: {diameter: 300}, fill: {conic: [red, blue]}}

        """

    @Test(
        arguments: [
            ["render", "crowded.yaml", "--scale", "1,14", "-o", "out"],
            ["still", "crowded.yaml", "--scale", "14", "-o", "out.png"],
            ["strip", "crowded.yaml", "--scale", "14", "-o", "out.png"],
            ["animate", "crowded.yaml", "--scale", "14", "-o", "out.png"],
        ]
    )
    func `every command refuses them in one line and writes nothing`(words: [String]) throws {
        let folder = try TestFolder()
        try folder.write(Self.design, to: "crowded.yaml")
        let outcome = try Tool.run(words, in: folder.path)
        #expect(outcome.status == 2)
        #expect(outcome.errorLines.count == 1)
        #expect(outcome.errors.contains("the layer “discs”; use a smaller scale"), "\(outcome)")
        #expect(folder.files == ["crowded.yaml"])
    }
}
