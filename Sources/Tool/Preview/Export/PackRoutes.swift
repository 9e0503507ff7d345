import Base
import Frames
import Goldens
import Indicators
import Packs
import Pictures

/// The routes of packs: `/packs.json` lists the targets, `/pack.json` has the source of a pack and
/// the command that writes it, and `/pack.zip` has its files.
enum PackRoutes {
    /// The parameters in addition to those of all images.
    static let parameters = ["target", "state", "source"]

    /// The targets with their purposes, in the order of lists.
    static let targets = JSON.array(
        PackTargets.all.map { target in
            [
                "name": .string(target.name), "purpose": .string(target.purpose),
                "hasSource": .bool(target.sourceEnding != nil),
            ]
        }
    )

    /// Returns the command that writes the pack. With `source=1` also the file that a user copies,
    /// and its name, unless the target consists of images.
    static func source(_ site: Site, _ request: Route.Input) throws -> Answer {
        let requested = try RequestedPack(request.query, on: site.store)
        var members = [JSON.Member("command", .string(requested.command))]
        if request.query.text("source") != nil, requested.target.sourceEnding != nil {
            let contents = try requested.contents()
            let state = request.query.text("state") ?? ""
            if let file = contents.source(for: requested.target, showing: state) {
                members.append(JSON.Member("file", .string(file.path)))
                let text = String(decoding: file.bytes, as: UTF8.self)
                members.append(JSON.Member("text", .string(text)))
            }
        }
        return Answer(.object(members))
    }

    /// Returns all files of a pack in a ZIP archive.
    static func archive(_ site: Site, _ request: Route.Input) throws -> Answer {
        let requested = try RequestedPack(request.query, on: site.store)
        var archive = ZIPArchive()
        for file in try requested.contents().files { try archive.add(file.path, file.bytes) }
        var answer = Answer(type: "application/zip", archive.finished)
        answer.offer(as: "\(requested.images.design.name)-\(requested.target.name).zip")
        return answer
    }
}

/// The pack that a request names.
private struct RequestedPack {
    let target: any PackTarget
    let images: PackImages
    /// The shell command that writes the pack.
    let command: String

    /// - Throws: `Refusal`, `DesignErrors` or `InputError`.
    init(_ query: Query, on store: DesignStore) throws {
        let options = try RenderOptions(query, on: store)
        guard let name = query.text("target") else {
            throw Refusal("the target is missing", hint: "add target=lottie")
        }
        target = try PackTargets.target(named: name)
        var settings = PackSettings()
        settings.palette = options.environment.palette
        if let background = options.background {
            settings.background = try ColorValue(parsing: background)
        }
        images = try PackImages(of: options.design, settings)
        var words = Program.current.command + ["pack", options.entry.argument, "--for", name]
        if settings.palette != .ios18 { words += ["--palette", settings.palette.rawValue] }
        if let background = options.background { words += ["--background", background] }
        words += options.assignments.flatMap { ["-P", "\($0.name)=\($0.value)"] }
        command = words.map(ShellWord.quoted).joined(separator: " ")
    }

    /// Returns the files.
    ///
    /// - Throws: `InputError` if the design exceeds a limit of the target.
    func contents() throws -> PackContents {
        func contents(_ target: some PackTarget) throws -> PackContents {
            try target.contents(of: Pack(of: images, for: target))
        }
        return try contents(target)
    }
}
