import Base

/// Images for `UIImage.animatedImageNamed`, which need no asset catalogue.
struct UIKitTarget: PackTarget {
    let name = "uikit"
    let purpose = "images in an iOS app's bundle, for UIImageView"
    let proof = PackProof.structure
    let loadsAllFrames = true

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
        let code = AnimatedImageCode(pack: pack, prefix: "\(pack.name)-", loadsByName: true)
        contents.files.append(PackFile("\(pack.typeName)Frames.swift", text: code.text))
        return contents
    }
}
