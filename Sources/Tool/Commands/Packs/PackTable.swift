import Base
import Indicators
import Packs
import Platform

/// The sizes of a design's packs for all targets.
struct PackTable {
    private let design: any Indicator
    private let settings: PackSettings

    init(of design: any Indicator, _ settings: PackSettings) {
        (self.design, self.settings) = (design, settings)
    }

    /// Prints a line for each target. A target that cannot show the design has the reason instead
    /// of sizes.
    func print(_ report: ReportOptions) throws {
        let images = try PackImages(of: design, settings)
        if !report.json, !report.quiet {
            try StandardOutput.write(lines: [
                "\(design.name), by --for:", Self.line("target", "size", "memory", "for"),
            ])
        }
        for target in PackTargets.all {
            let result = Result { try PlannedPack(of: images, for: target) }
            try printLine(target, result, report)
        }
    }

    private func printLine(
        _ target: any PackTarget,
        _ result: Result<PlannedPack, any Error>,
        _ report: ReportOptions
    ) throws {
        switch result {
        case .success(let pack):
            if report.json {
                return try pack.printResult(in: pack.path(in: "."), written: nil, report)
            }
            guard !report.quiet else { return }
            let size = ByteCount(pack.contents.byteCount).text
            let memory = ByteCount(pack.decodedBytes).text
            try StandardOutput.write(line: Self.line(target.name, size, memory, target.purpose))
        case .failure(let error):
            if report.json {
                let line = JSON.object([
                    JSON.Member("design", .string(design.name)),
                    JSON.Member("target", .string(target.name)),
                    JSON.Member("problem", .string("\(error)")),
                ])
                return try StandardOutput.write(line: line.text)
            }
            guard !report.quiet else { return }
            try StandardOutput.write(line: Self.line(target.name, "-", "-", "\(error)"))
        }
    }

    private static func line(_ name: String, _ size: String, _ memory: String, _ purpose: String)
        -> String
    {
        "  \(name.padded(to: 12)) \(size.padded(to: 8)) \(memory.padded(to: 8)) \(purpose)"
    }
}
