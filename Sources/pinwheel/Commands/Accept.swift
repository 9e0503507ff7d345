import ArgumentParser
import Imaging
import UserInput

struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make what a failed run drew the goldens, without drawing it again.",
        discussion: """
            Look at the pictures first. The exit status is 0 when all is done and 2 when there is \
            nothing to accept or a picture of the failed run is damaged.

            Example: pinwheel accept arc/pulling --frames 20-22
            """
    )

    @Argument(
        help: "Goldens or what their names begin with; all that a failed run has left if none."
    )
    var names: [String] = []

    @Option(
        help: ArgumentHelp(
            "Only these frames of one golden, counted from 0.",
            valueName: "20-22"
        ),
        transform: FrameRangesArgument.ranges
    )
    var frames: FrameRanges?

    @OptionGroup(title: "Goldens")
    var options: GoldenOptions

    @OptionGroup var report: ReportOptions

    func run() throws {
        InterruptionHandling.start()
        let store = try options.store(telling: report)
        try store.checkFailedFolder()
        let all = try store.acceptable()
        guard !all.isEmpty else {
            throw InputError(
                "there is nothing to accept in \(store.failedFolder)",
                hint: "verify first; a failure leaves what was drawn"
            )
        }
        try GoldenSelection.check(names, among: all.map(\.text))
        let chosen = all.filter { name in
            names.isEmpty || names.contains { GoldenSelection.isSelected(name.text, by: $0) }
        }
        if frames != nil, chosen.count != 1 {
            throw InputError(
                "--frames goes with one golden, and these are \(chosen.count)",
                hint: "name one"
            )
        }
        for name in chosen {
            try store.accept(name, frames: frames)
            try tell(name)
        }
        try store.renewReport([], accepted: chosen)
    }

    private func tell(_ name: GoldenName) throws {
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
