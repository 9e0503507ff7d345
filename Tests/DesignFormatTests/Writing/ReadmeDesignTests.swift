import DesignFormat
import Foundation
import Indicators
import TestSupport
import Testing

/// The documentation's design in Swift is the code of this test, and its design files round-trip.
@Suite struct ReadmeDesignTests {
    private static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.package.appendingPathComponent(path), encoding: .utf8)
    }

    private func blocks(of language: String) throws -> [String] {
        try text("Documentation/designs.md").components(separatedBy: "```\(language)\n").dropFirst()
            .map {
                $0.components(separatedBy: "```")[0]
            }
    }

    @Test func `the ring of the README is drawn as described and equals its file`() throws {
        let ring = try Design("ring", canvas: 60, parameters: [.color("tint", default: .cyan)]) {
            Circle(diameter: 40)
                .trim(to: .by(idle: 0, pulling: [0, 1], refreshing: 0.75, else: 1))
                .rotate(.by(refreshing: [0, 360]))
                .scale(.by(finishing: .through([0: 0, 1: 1], ease: .easeInOut), else: 1))
                .stroke(.parameter("tint"), width: 4, cap: .round)
        }
        #expect(try Design(text: ring.yaml()) == ring)
        #expect(ring.scene(.pulling, progress: 0.5).shapes.first?.pen?.width == 4)
        let shown = try #require(blocks(of: "swift").first { $0.contains("Design(\"ring\"") })
        let lines = Set(
            try text("Tests/DesignFormatTests/Writing/ReadmeDesignTests.swift")
                .split(separator: "\n").map { $0.drop { $0 == " " } }
        )
        for line in shown.split(separator: "\n") {
            #expect(lines.contains(line.drop { $0 == " " }), "\(line)")
        }
    }

    @Test func `the designs of the documentation and the examples round-trip`() throws {
        let example = "Examples/GoldenTests/Tests/DotTests/Designs/dot.yaml"
        for source in try blocks(of: "yaml") + [text(example)] {
            let design = try Design(text: source)
            #expect(try Design(text: design.yaml()) == design)
        }
    }
}
