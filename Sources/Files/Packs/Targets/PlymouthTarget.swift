import Base
import Indicators
import Pictures
import Raster

/// A theme for Plymouth's module two-step, which shows the start of a Linux system.
///
/// Plymouth plays the throbber at 30 ticks a second over 2 seconds, so the throbber has the frames
/// of 2 seconds. `progress-` follows the start's progress. Source: Plymouth 22.02,
/// libply-splash-graphics/ply-throbber.c and ply-progress-animation.c.
struct PlymouthTarget: PackTarget {
    let name = "plymouth"
    let purpose = "a Plymouth theme for the start of Linux"
    let proof = PackProof.structure
    let scales: [Double] = [1]
    let appearances: [Appearance] = [.dark]
    let numbering = PackNumbering(first: 1, digits: 4)

    private static let seconds = 2.0
    private static let frameLimit = 60

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        guard pack.scales.count == 1 else {
            throw InputError("plymouth has one image size", hint: "pass one --scale")
        }
        guard let loop = pack.sequence("refreshing"), loop.playback == .loop else {
            throw InputError(
                "\(pack.design.name) has no state refreshing that repeats, which Plymouth needs"
            )
        }
        let variant = PackVariant(scale: pack.scales[0], appearance: pack.appearances[0])
        let pngs = try pack.images.pngs(variant)
        var contents = PackContents()
        for (sequence, files) in zip(pack.sequences, pngs) {
            switch sequence.name {
            case "refreshing":
                add(throbber(sequence, files), "throbber-", sequence, pack, to: &contents)
                contents.substitutions += [substitution(sequence)].compactMap(\.self)
            case "pulling":
                add(files, "progress-", sequence, pack, to: &contents)
            case "finishing":
                add(files, "animation-", sequence, pack, to: &contents)
            default: continue
            }
        }
        if pack.sequence("finishing") == nil, let index = pack.sequences.firstIndex(of: loop) {
            // Without an ending, the throbber's last frame stays.
            add(Array(pngs[index].prefix(1)), "animation-", loop, pack, to: &contents)
        }
        try addTheme(pack, to: &contents)
        return contents
    }

    /// Returns the frames of two seconds, evenly spaced.
    private func throbber(_ loop: PackSequence, _ files: [[UInt8]]) -> [[UInt8]] {
        let periods = Self.periods(of: loop)
        let count = min(files.count, max(Self.frameLimit / periods, 1))
        let period = (0..<count).map { files[$0 * files.count / count] }
        return (0..<periods).flatMap { _ in period }
    }

    /// Returns a sentence about the throbber's speed if it differs from the design's.
    private func substitution(_ loop: PackSequence) -> String? {
        let periods = Double(Self.periods(of: loop))
        guard abs(periods * loop.duration - Self.seconds) > 0.01 else { return nil }
        return "Plymouth plays the throbber in 2 s: a period lasts "
            + "\((Self.seconds / periods).milliseconds) s instead of "
            + "\(loop.duration.milliseconds) s."
    }

    /// The number of periods in two seconds.
    private static func periods(of loop: PackSequence) -> Int {
        Int(max((seconds / loop.duration).rounded(), 1))
    }

    private func add(
        _ files: [[UInt8]],
        _ prefix: String,
        _ sequence: PackSequence,
        _ pack: Pack,
        to contents: inout PackContents
    ) {
        for (index, bytes) in files.enumerated() {
            let path = "\(pack.name)/\(prefix)\(pack.numbering.text(index)).png"
            contents.add(PackFile(path, bytes), to: sequence)
        }
    }

    /// Adds the theme's file and the images of the password dialog, without which two-step shows
    /// nothing.
    private func addTheme(_ pack: Pack, to contents: inout PackContents) throws {
        let clear = Image(width: 1, height: 1, pixels: [0, 0, 0, 0])
        for name in ["lock", "entry", "bullet"] {
            let bytes = try FrameFormat.png.file(of: clear)
            contents.files.append(PackFile("\(pack.name)/\(name).png", bytes))
        }
        let modes = ["boot-up", "shutdown", "reboot"].map {
            "[\($0)]\nUseEndAnimation=true\nUseFirmwareBackground=false"
        }
        let theme = """
            [Plymouth Theme]
            Name=\(pack.typeName)
            Description=The indicator \(pack.design.name)
            ModuleName=two-step

            [two-step]
            ImageDir=/usr/share/plymouth/themes/\(pack.name)
            HorizontalAlignment=.5
            VerticalAlignment=.5
            BackgroundStartColor=0x000000
            BackgroundEndColor=0x000000

            \(modes.joined(separator: "\n\n"))
            """
        contents.files.append(PackFile("\(pack.name)/\(pack.name).plymouth", text: theme))
    }
}
