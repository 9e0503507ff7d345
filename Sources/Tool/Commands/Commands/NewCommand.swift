import ArgumentParser
import Base
import DesignFormat
import Frames
import Indicators
import Platform

struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Write a design file to start from.",
        discussion: """
            Without --from, the design is a short one with comments that explain its parts. With \
            --from, it is a copy of that design with another name. An existing file is never \
            replaced.

            Example: pinwheel new my-ring --from arc
            """
    )

    @Argument(help: "The design's name: \(NameSyntax.allowed).")
    var name: String

    @Option(
        help: ArgumentHelp(
            "A built-in design or a file to copy; pinwheel list shows the built-in designs.",
            valueName: "design"
        ),
        completion: .designs
    )
    var from: String?

    @OptionGroup var assignments: AssignmentOptions

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp(
            "The file to write; - for standard output. (default: NAME.yaml)",
            valueName: "file"
        ),
        completion: .file(extensions: ["yaml", "yml"])
    )
    var output: String?

    func validate() throws {
        if from == nil, !assignments.list.isEmpty {
            throw ValidationError("-P needs a design to copy; name it with --from")
        }
        guard NameSyntax.isName(name) else {
            throw ValidationError(
                "“\(NearestName.excerpt(name))” cannot name a design; allowed: "
                    + NameSyntax.allowed
            )
        }
    }

    private func draft(to path: String) throws -> DesignDraft {
        guard let from else { return DesignDraft(named: name) }
        return try DesignDraft(
            named: name,
            copying: from,
            assigning: assignments.list,
            to: path
        )
    }

    func run() throws {
        let target = TextOutput(option: output, defaultPath: "\(name).yaml")
        try target.check()
        if target.path != "-", FilePath.exists(target.path) {
            throw InputError(
                "\(target.path) exists already",
                hint: "choose another name, or another file with -o"
            )
        }
        try target.write(draft(to: target.path).text)
    }
}
