import Base

/// Images for `UIImage.animatedImageNamed`, which need no asset catalogue.
struct UIKitTarget: PackTarget {
    let name = "uikit"
    let purpose = "images in an iOS app's bundle, for UIImageView"
    let proof = PackProof.structure

    /// `animatedImageNamed` looks for the numbers 0…1024.
    private static let frameLimit = 1025

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        try pack.checkScales([1, 2, 3], of: self, "UIKit loads the scales 1, 2 and 3")
        try pack.checkCounts(Self.frameLimit, of: self, "UIImage.animatedImageNamed finds up to")
        guard pack.numbering == .plain else {
            throw InputError(
                "UIImage.animatedImageNamed needs numbers from 0 without leading zeros",
                hint: "leave --first-index and --padding out for uikit"
            )
        }
        var contents = PackContents()
        try pack.addImages(to: &contents) { sequence, index, variant in
            "\(pack.frameName(sequence, index))\(variant.suffix).png"
        }
        contents.files.append(PackFile("\(pack.typeName)Frames.swift", text: code(pack)))
        return contents
    }

    private func code(_ pack: Pack) -> String {
        let properties = pack.sequences.map { sequence in
            let name = "\(pack.name)-\(sequence.name)"
            switch sequence.playback {
            case .still:
                return "    static let \(sequence.propertyName) = UIImage(named: \"\(name)0\")"
            case .drag:
                return """
                        /// Returns the frame for a progress of 0…1.
                        static func \(sequence.propertyName)(_ progress: CGFloat) -> UIImage? {
                            let index = min(max(Int(progress * \(sequence.count)), 0), \(sequence.count - 1))
                            return UIImage(named: "\(name)\\(index)")
                        }
                    """
            case .once, .loop:
                let seconds = sequence.duration.literal
                return "    static let \(sequence.propertyName) = "
                    + "UIImage.animatedImageNamed(\"\(name)\", duration: \(seconds))"
            }
        }
        return """
            import UIKit

            /// The frames of the indicator "\(pack.design.name)". An image view plays an animated image
            /// repeatedly. For a state that plays once, use `animationImages` with
            /// `animationRepeatCount = 1`.
            @MainActor enum \(pack.typeName)Frames {
            \(properties.joined(separator: "\n"))
            }
            """
    }
}
