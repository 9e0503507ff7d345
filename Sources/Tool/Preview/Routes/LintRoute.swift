import Base
import Indicators
import MotionLint
import Packs

/// The route `/lint.json`: likely mistakes that only the rendered frames of a design show.
enum LintRoute {
    /// Returns a list of findings with their states and positions.
    static func answer(_ site: Site, _ request: Route.Input) throws -> Answer {
        let options = try RenderOptions(request.query, on: site.store)
        let rendered = try RenderedDesign(
            of: options.design,
            fps: nil,
            palette: options.environment.palette,
            threads: 1
        )
        let sequences = try PackImages(of: options.design, rendered.settings).sequences
        return Answer(.array(rendered.findings.map { json($0, sequences) }))
    }

    private static func json(_ finding: MotionFinding, _ sequences: [PackSequence]) -> JSON {
        let sequence = sequences.first { $0.name == finding.sequence }
        let frame = finding.frame ?? 0
        let position = sequence.flatMap { sequence in
            sequence.frames.indices.contains(frame) ? sequence.frames[frame].moment.position : nil
        }
        let at: JSON
        switch position {
        case .progress(let value), .time(let value): at = .number(value)
        case nil: at = .null
        }
        return [
            "rule": .string(finding.rule),
            "state": sequence.map { .string($0.state.rawValue) } ?? .null,
            "at": at,
            "text": .string(finding.description),
        ]
    }
}
