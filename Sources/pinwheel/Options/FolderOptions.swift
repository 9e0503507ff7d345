import ArgumentParser
import Indicators
import UserInput

/// Where a run's frames go, how many threads draw them, and what is said about it.
struct FolderOptions: ParsableArguments {
    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The folder to write to.", valueName: "folder"),
        completion: .directory
    )
    var output = "output"

    @Option(
        name: [.customShort("j"), .customLong("jobs")],
        help: ArgumentHelp(
            "Threads to work on; one for each processor if not given.",
            valueName: "count"
        ),
        transform: { text throws(InputError) in
            guard let count = Int(text), (1...256).contains(count) else {
                throw InputError("“\(NearestName.excerpt(text))” is not a number from 1 to 256")
            }
            return count
        }
    )
    var jobs: Int?

    @OptionGroup var report: ReportOptions

    func validate() throws {
        guard output != "-" else {
            throw ValidationError(
                "-o needs a folder for many files; still, strip and storyboard can write to -"
            )
        }
        guard !output.isEmpty else { throw ValidationError("-o needs the name of a folder") }
    }
}
