import ArgumentParser
import Frames

/// The option for the number of threads.
struct JobsOption: ParsableArguments {
    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp(
            "The number of threads. (default: one for each processor)",
            valueName: "count"
        ),
        transform: { try CommaList.wholeNumber($0, of: "jobs", in: 1...256) }
    )
    var jobs: Int?
}

/// The options for the output folder, threads and reports of a run.
struct FolderOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The folder to write to.", valueName: "folder"),
        completion: .directory
    )
    var output = "output"

    @OptionGroup private var jobsOption: JobsOption

    /// The number of threads, or `nil` for one for each processor.
    var jobs: Int? { jobsOption.jobs }

    @OptionGroup var report: ReportOptions

    func validate() throws {
        guard output != "-" else {
            throw ValidationError(
                "-o needs a folder for many files; still, strip and storyboard can write to -"
            )
        }
        guard !output.isEmpty else { throw ValidationError("-o needs the name of a folder") }
        do {
            try OutputExtension.checkFolder(output)
        } catch {
            throw ValidationError(error.description)
        }
    }
}
