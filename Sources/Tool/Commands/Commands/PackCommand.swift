import ArgumentParser
import Base
import Console
import Frames
import Indicators
import Packs
import Pictures
import Platform

struct PackCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pack",
        abstract: "Write a design in the format of a platform, with the code that loads it.",
        discussion: """
            Each pack is a folder DIR/DESIGN/TARGET with images, code and pack.json, which lists \
            states, delays and files. Packing again updates the folder; other files in it stay. \
            Without --for, the targets are listed with their sizes for each design.

            With --prove, a program of the platform shows each pack, and the frames are compared \
            with those of the design.

            The exit status is 1 if --check finds a pack that is out of date, or --prove one that \
            looks different.

            Example: pinwheel pack arc --for xcassets,android -o packs
            """
    )

    @Argument(
        help: "Built-in designs or files; - for standard input.",
        completion: .designs
    )
    var designs: [String] = []

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp("The targets; --list shows all.", valueName: "target,…"),
        completion: .list(PackTargets.all.map(\.name)),
        transform: CommaList.words(of: "targets", example: "xcassets,android")
    )
    var targetNames: [String] = []

    @Option(
        name: [.customShort("o"), .customLong("output")],
        help: ArgumentHelp("The folder to write to. (default: output/packs)", valueName: "folder"),
        completion: .directory
    )
    var output: String?

    @Option(
        help: ArgumentHelp("Check that the packs in a folder are up to date.", valueName: "folder"),
        completion: .directory
    )
    var check: String?

    @Flag(help: "Compare what a program of the platform shows with the design.")
    var prove = false

    @Flag(help: "Print what would be written, and write nothing.")
    var dryRun = false

    @Flag(help: "List the targets.")
    var list = false

    @Flag(help: "Fail if a pack would show something differently from the design.")
    var strict = false

    @OptionGroup(title: "Frames")
    var options: PackOptions

    @OptionGroup(title: "Appearance")
    var designOptions: DesignOptions

    @OptionGroup var threads: JobsOption

    @OptionGroup var report: ReportOptions

    func validate() throws {
        if check != nil, output != nil || dryRun {
            throw ValidationError("--check writes nothing; leave out -o and --dry-run")
        }
        if prove, check != nil || dryRun {
            throw ValidationError("--prove needs written packs; leave out --check and --dry-run")
        }
        if options.spriteAtlas, !targetNames.contains("xcassets") {
            throw ValidationError("--sprite-atlas needs --for xcassets")
        }
        if options.matte != nil, !targetNames.contains("gif") {
            throw ValidationError("--matte needs --for gif; other targets store transparency")
        }
        if !list, designs.isEmpty { throw ValidationError("name a design, or pass --list") }
        if targetNames.isEmpty, check != nil || output != nil || strict || prove {
            throw ValidationError("name the targets with --for; --list shows them")
        }
    }

    func run() throws {
        InterruptionHandling.start()
        if list { return try printTargets() }
        let targets = try targetNames.unique().map { try PackTargets.target(named: $0) }
        let settings = options.settings(palette: designOptions.palette, jobs: threads.jobs)
        let chosen = try ChosenDesigns.load(designs, assigning: designOptions.assignments)
        guard settings.name == nil || chosen.count == 1 else {
            throw InputError("--name would give all designs one name", hint: "pack one design")
        }
        if targets.isEmpty {
            for design in chosen { try PackTable(of: design, settings).print(report) }
            return
        }
        // Everything is made before anything is written, so that an error leaves no pack behind.
        let packs = try chosen.flatMap { design in
            let images = try PackImages(of: design, settings)
            return try targets.map { try PlannedPack(of: images, for: $0) }
        }
        for pack in packs where !report.quiet || strict { pack.printSubstitutions() }
        if strict, packs.contains(where: { !$0.contents.substitutions.isEmpty }) {
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        if let check { return try checkPacks(packs, in: check) }
        for pack in packs {
            let folder = PackFolder(path: pack.path(in: output ?? "output/packs"))
            let written =
                dryRun
                ? 0 : try folder.write(pack.contents, pack.manifest, notifying: report.notice)
            try pack.printResult(in: folder.path, written: dryRun ? nil : written, report)
        }
        if prove { try provePacks(packs) }
    }

    private func provePacks(_ packs: [PlannedPack]) throws {
        let passed = try packs.map { try $0.prove(in: output ?? "output/packs", report) }
        if passed.contains(false) { throw ExitCode(ExitStatus.differs.rawValue) }
    }

    private func checkPacks(_ packs: [PlannedPack], in folder: String) throws {
        var isCurrent = true
        for pack in packs {
            let path = pack.path(in: folder)
            let differences = try PackFolder(path: path)
                .differences(from: pack.contents, pack.manifest)
            isCurrent = isCurrent && differences.isEmpty
            try pack.printCheck(differences, in: path, report)
        }
        if !isCurrent { throw ExitCode(ExitStatus.differs.rawValue) }
    }

    private func printTargets() throws {
        for target in PackTargets.all {
            if report.json {
                let line = JSON.object([
                    JSON.Member("target", .string(target.name)),
                    JSON.Member("purpose", .string(target.purpose)),
                    JSON.Member("scales", .array(target.scales.map(JSON.number))),
                    JSON.Member("proof", .string(target.proof.text)),
                ])
                try StandardOutput.write(line: line.text)
            } else {
                let name = target.name.padded(to: 12)
                let proof = target.proof.text
                try StandardOutput.write(line: "\(name) \(target.purpose); \(proof)")
            }
        }
    }
}

extension String {
    /// The text with blanks at its end up to a number of characters.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 0))
    }
}
