import ArgumentParser
import Base
import Comparison
import Goldens
import Platform

struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Accept the images of a failed run as the new goldens.",
        discussion: """
            Review the images first. They are copied from the failed run, not drawn again. \
            The exit status is 0 on success, and 2 if there is nothing to accept or an image of \
            the failed run is damaged.

            Example: pinwheel accept arc/pulling --frames 20-22
            """
    )

    @Argument(
        help: "Names of goldens, or prefixes of names such as arc."
    )
    var names: [String] = []

    @Flag(help: "Accept all images of failed runs.")
    var all = false

    @Option(
        help: ArgumentHelp(
            "Accept only these frames of one golden, counted from 0.",
            valueName: "20-22"
        ),
        transform: FrameRangesArgument.ranges
    )
    var frames: FrameRanges?

    @OptionGroup(title: "Goldens")
    var options: GoldenOptions

    @OptionGroup var report: ReportOptions

    func validate() throws {
        guard !all || names.isEmpty else {
            throw ValidationError("give names or --all, not both")
        }
    }

    func run() throws {
        InterruptionHandling.start()
        let store = try options.store(reporting: report)
        try store.checkFailedFolder()
        let acceptable = try store.acceptable()
        guard !acceptable.isEmpty else {
            // An accept that was interrupted after the last golden leaves an outdated report.
            try store.updateReport([])
            throw InputError(
                "there is nothing to accept in \(store.failedFolder)",
                hint: "run pinwheel verify first; it writes the frames that differ"
            )
        }
        guard all || !names.isEmpty else { throw Self.missingSelectionError(acceptable) }
        try GoldenSelection.check(names, among: acceptable.map(\.text))
        let chosen = acceptable.filter { name in
            all || names.contains { GoldenSelection.isSelected(name.text, by: $0) }
        }
        if frames != nil, chosen.count != 1 {
            throw InputError(
                "--frames needs one golden, and \(chosen.count) match",
                hint: "name one golden"
            )
        }
        for name in chosen {
            try store.accept(name, frames: frames)
            try printAccepted(name)
        }
        try store.updateReport([], accepted: chosen)
    }

    /// Creates the error for a missing selection. Accepting all by default could skip the review.
    private static func missingSelectionError(_ acceptable: [GoldenName]) -> InputError {
        let noun = acceptable.count == 1 ? "golden" : "goldens"
        let shown = acceptable.prefix(3).map(\.text) + (acceptable.count > 3 ? ["…"] : [])
        return InputError(
            "\(acceptable.count) \(noun) can be accepted: \(shown.joined(separator: ", "))",
            hint: "name the goldens to accept, or use --all"
        )
    }

    private func printAccepted(_ name: GoldenName) throws {
        if report.json {
            let line = JSON.object([
                JSON.Member("name", .string(name.text)),
                JSON.Member("frames", frames.map { .string($0.description) } ?? .null),
            ])
            try StandardOutput.write(line: line.text)
        } else if !report.quiet {
            let part = frames.map { ", frames \($0)" } ?? ""
            try StandardOutput.write(line: "\(name): accepted\(part)")
        }
    }
}
