import Base
import Packs
import Platform

/// A pack that is ready to be written or compared with a folder.
struct PlannedPack {
    /// The name of the target.
    let target: String
    /// The files.
    let contents: PackContents
    /// The description of the pack.
    let manifest: PackManifest
    let pack: Pack

    /// Makes all files of a pack.
    ///
    /// - Throws: `InputError` if the design exceeds a limit of the target.
    init(of images: PackImages, for target: any PackTarget) throws {
        self.target = target.name
        pack = try Self.pack(of: images, for: target)
        contents = try target.contents(of: pack)
        manifest = PackManifest(pack, contents, target: target.name)
    }

    private static func pack(
        of images: PackImages,
        for target: some PackTarget
    ) throws(InputError) -> Pack {
        try Pack(of: images, for: target)
    }

    /// The bytes of all frames in memory.
    var decodedBytes: Int { pack.decodedBytes }

    /// Returns the path of the pack's folder.
    func path(in folder: String) -> String { "\(folder)/\(pack.design.name)/\(target)" }

    /// Prints what the pack shows differently from the design.
    func printSubstitutions() {
        StandardError.write(
            lines: contents.substitutions.map {
                "pinwheel: \(target) of \(pack.design.name): \($0)"
            }
        )
    }

    /// Prints the size of the pack.
    ///
    /// - Parameter written: The number of written files, or `nil` if none were to be written.
    func printResult(in path: String, written: Int?, _ report: ReportOptions) throws {
        if report.json {
            var members = [
                JSON.Member("design", .string(pack.design.name)),
                JSON.Member("target", .string(target)),
                JSON.Member("folder", .string(path)),
                JSON.Member("files", .number(Double(contents.files.count + 1))),
                JSON.Member("bytes", .number(Double(contents.byteCount))),
                JSON.Member("decodedBytes", .number(Double(decodedBytes))),
                JSON.Member("substitutions", .array(contents.substitutions.map(JSON.string))),
            ]
            if let written {
                members.append(JSON.Member("written", .number(Double(written))))
            }
            try StandardOutput.write(line: JSON.object(members).text)
        } else if !report.quiet {
            let size = ByteCount(contents.byteCount).text
            let memory = ByteCount(decodedBytes).text
            let state =
                written == nil ? "would be written" : written == 0 ? "up to date" : "written"
            try StandardOutput.write(
                line: "\(path): \(state); \(contents.files.count + 1) files, \(size), "
                    + "\(memory) in memory"
            )
        }
    }

    /// Prints the result of a check.
    func printCheck(
        _ differences: [PackFolder.Difference],
        in path: String,
        _ report: ReportOptions
    ) throws {
        if report.json {
            let line = JSON.object([
                JSON.Member("folder", .string(path)),
                JSON.Member("upToDate", .bool(differences.isEmpty)),
                JSON.Member("differences", .array(differences.map { .string($0.description) })),
            ])
            try StandardOutput.write(line: line.text)
        } else if differences.isEmpty {
            if !report.quiet { try StandardOutput.write(line: "\(path): up to date") }
        } else {
            // A pack that does not exist needs no list of its files.
            let shown = differences.prefix(10).map { "\(path): \($0)" }
            let rest = differences.count - shown.count
            StandardError.write(lines: shown + (rest > 0 ? ["\(path): and \(rest) more"] : []))
        }
    }
}

/// A number of bytes for the user.
struct ByteCount {
    private let count: Int

    init(_ count: Int) { self.count = count }

    /// The number in bytes, kB or MB, such as "7.0 MB".
    var text: String {
        switch count {
        case ..<1000: "\(count) bytes"
        case ..<1_000_000: "\((count + 500) / 1000) kB"
        default: "\(count / 1_000_000).\(count % 1_000_000 / 100_000) MB"
        }
    }
}
