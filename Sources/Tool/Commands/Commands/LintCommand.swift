import ArgumentParser
import Base
import Console
import Frames
import Indicators
import MotionLint
import Packs
import Pictures
import Platform

struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Check the rendered frames of designs for likely mistakes.",
        discussion: """
            Rules:
            \(MotionRule.all.map { "  \($0.name.padded(to: 13)) \($0.meaning)" }
                .joined(separator: "\n"))
            With --for, the limits of these targets of pack are checked, too. validate reports \
            mistakes in the values of a design; lint does not repeat them.

            The exit status is 0, or with --strict 2 if there are findings.

            Example: pinwheel lint arc mine.yaml --for android,css-sprites
            """
    )

    @Argument(
        help: "Built-in designs or files; - for standard input.",
        completion: .designs
    )
    var designs: [String]

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("Targets whose limits are checked.", valueName: "target,…"),
        completion: .list(PackTargets.all.map(\.name)),
        transform: CommaList.words(of: "targets", example: "xcassets,android")
    )
    var targetNames: [String] = []

    @Option(
        help: ArgumentHelp(
            "Frames per second. Periods are then checked to be whole frames. (default: 60)",
            valueName: "rate"
        ),
        transform: { try CommaList.number($0, of: "fps", in: 0.1...1000) }
    )
    var fps: Double?

    @OptionGroup(title: "Appearance")
    var designOptions: DesignOptions

    @Flag(help: "Fail if there are findings.")
    var strict = false

    @OptionGroup var report: ReportOptions

    func run() throws {
        InterruptionHandling.start()
        let targets = try targetNames.unique().map { try PackTargets.target(named: $0) }
        let chosen = try ChosenDesigns.load(designs, assigning: designOptions.assignments)
        var hasFindings = false
        for design in chosen {
            let findings = try findings(of: design, targets)
            hasFindings = hasFindings || !findings.isEmpty
            try printResult(findings, of: design)
        }
        if strict, hasFindings { throw ExitCode(ExitStatus.usage.rawValue) }
    }

    private func findings(
        of design: any Indicator,
        _ targets: [any PackTarget]
    ) throws -> [MotionFinding] {
        let rendered = try RenderedDesign(
            of: design,
            fps: fps,
            palette: designOptions.palette,
            threads: FrameWriter.processorCount
        )
        var settings = PackSettings()
        if let fps { settings.fps = fps }
        settings.palette = designOptions.palette
        settings.threads = FrameWriter.processorCount
        let images = try PackImages(of: design, settings)
        return try rendered.findings
            + targets.flatMap { try TargetFindings.findings(of: images, for: $0) }
    }

    private func printResult(_ findings: [MotionFinding], of design: some Indicator) throws {
        if report.json {
            for finding in findings {
                try StandardOutput.write(line: json(finding, of: design).text)
            }
        } else if findings.isEmpty {
            if !report.quiet { try StandardOutput.write(line: "\(design.name): no findings") }
        } else if !report.quiet || strict {
            StandardError.write(lines: findings.map { "\(design.name): \($0.description)" })
        }
    }

    private func json(_ finding: MotionFinding, of design: some Indicator) -> JSON {
        .object([
            JSON.Member("design", .string(design.name)),
            JSON.Member("rule", .string(finding.rule)),
            JSON.Member("state", finding.sequence.map(JSON.string) ?? .null),
            JSON.Member("frame", finding.frame.map { .number(Double($0)) } ?? .null),
            JSON.Member("value", finding.value.map(JSON.number) ?? .null),
            JSON.Member("reason", .string(finding.reason)),
            JSON.Member("cure", .string(finding.cure)),
        ])
    }
}
