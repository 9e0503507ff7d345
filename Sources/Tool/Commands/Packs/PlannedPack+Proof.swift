import Base
import PackProofs
import Packs
import Platform

extension PlannedPack {
    /// Compares what a program of the platform shows with the design, and prints the verdict for
    /// each state.
    ///
    /// - Returns: Whether all states look the same. Also `true` for a target whose program does not
    ///   run here.
    /// - Throws: `InputError` if the program is not installed, or rejects the pack.
    func prove(in output: String, _ report: ReportOptions) throws -> Bool {
        let folder = path(in: output)
        guard let player = PackPlayers.player(for: target) else {
            try printUnproven(folder, report)
            return true
        }
        if let command = player.installation {
            throw InputError(
                "\(player.name), which shows \(target) packs, is not installed",
                hint: "run: \(command)"
            )
        }
        return try prove(
            WrittenPack(pack: pack, contents: contents, folder: folder),
            by: player,
            report
        )
    }

    private func prove(
        _ written: WrittenPack,
        by player: some PackPlayer,
        _ report: ReportOptions
    ) throws -> Bool {
        var passes = true
        for sequence in pack.sequences {
            guard let proof = try SequenceProof(of: sequence, in: written, by: player) else {
                continue
            }
            passes = passes && proof.passes
            if report.json {
                let folder = JSON.Member("folder", .string(written.folder))
                guard case .object(let members) = proof.json else { continue }
                try StandardOutput.write(line: JSON.object([folder] + members).text)
            } else if !proof.passes {
                StandardError.write(lines: ["\(written.folder): \(proof.text)"])
            } else if !report.quiet {
                try StandardOutput.write(line: "\(written.folder): \(proof.text)")
            }
        }
        return passes
    }

    private func printUnproven(_ folder: String, _ report: ReportOptions) throws {
        if report.json {
            let line: JSON = ["folder": .string(folder), "player": .null]
            try StandardOutput.write(line: line.text)
        } else if !report.quiet {
            try StandardOutput.write(
                line: "\(folder): no program that runs here shows \(target) packs; "
                    + "see pack --list for how they are tested"
            )
        }
    }
}
