import Base
import Packs

/// Findings about the limits of pack targets.
package enum TargetFindings {
    /// The memory for decoded frames above which programs stall, in bytes.
    private static let memoryLimit = 8_000_000

    /// Returns the findings for a design and a target.
    ///
    /// - Throws: Errors of encoders, such as a missing library.
    package static func findings(
        of images: PackImages,
        for target: any PackTarget
    ) throws -> [MotionFinding] {
        let pack: Pack
        let contents: PackContents
        do {
            pack = try Self.pack(of: images, for: target)
            contents = try target.contents(of: pack)
        } catch let error as InputError {
            return [
                MotionFinding(
                    "limit",
                    reason: "\(target.name) cannot be packed",
                    cure: error.description
                )
            ]
        }
        var findings = contents.substitutions.map {
            MotionFinding(
                "substitution",
                reason: "\(target.name): \($0.dropLast($0.hasSuffix(".") ? 1 : 0))",
                cure: "accept it, or choose another target"
            )
        }
        if pack.decodedBytes > memoryLimit, target.loadsAllFrames {
            let megabytes = Double(pack.decodedBytes / 100_000) / 10
            findings.append(
                MotionFinding(
                    "memory",
                    value: megabytes,
                    reason: "\(target.name) keeps all frames in memory: "
                        + "\(NumberText.short(megabytes)) MB, more than 8 MB",
                    cure: "pass a lower --fps or --scale"
                )
            )
        }
        return findings
    }

    private static func pack(
        of images: PackImages,
        for target: some PackTarget
    ) throws(InputError) -> Pack {
        try Pack(of: images, for: target)
    }
}
