import Base
import Frames
import Indicators
import Raster

/// A design with all settings of a target, ready to be written.
package struct Pack: Sendable {
    /// The start of all file names: ASCII letters, digits, `-` and `_`.
    package let name: String
    /// The design.
    package let design: any Indicator
    /// The sequences of frames, in the order of the states.
    package let sequences: [PackSequence]
    /// The scales in pixels per point, ascending.
    package let scales: [Double]
    /// The appearances, light first.
    package internal(set) var appearances: [Appearance]
    /// The numbers in file names.
    package let numbering: PackNumbering
    /// The settings of the user.
    package let settings: PackSettings
    /// The rendered frames.
    package let images: PackImages

    /// Creates the pack of a design for a target.
    ///
    /// - Parameter images: The cached frames of the same design and settings.
    /// - Throws: `InputError` if the name is not allowed.
    package init(
        of images: PackImages,
        for target: some PackTarget
    ) throws(InputError) {
        let settings = images.settings
        self.images = images
        self.settings = settings
        design = images.design
        sequences = images.sequences
        name = settings.name ?? images.design.name
        scales = (settings.scales ?? target.scales).unique().sorted()
        let appearances = settings.appearances ?? target.appearances
        self.appearances = Appearance.allCases.filter(appearances.contains)
        numbering = PackNumbering(
            first: settings.firstIndex ?? target.numbering.first,
            digits: settings.padding ?? target.numbering.digits
        )
        try checkName()
    }

    /// All combinations of appearances and scales.
    package var variants: [PackVariant] {
        appearances.flatMap { appearance in
            scales.map { PackVariant(scale: $0, appearance: appearance) }
        }
    }

    /// Returns the sequence with a name, or `nil` if the design has no such state.
    package func sequence(_ name: String) -> PackSequence? {
        sequences.first { $0.name == name }
    }

    /// The name as a type's name in Swift, Kotlin or Dart, such as `RefreshControl`.
    package var typeName: String {
        let words = name.split { $0 == "-" || $0 == "_" }
        let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return joined.first?.isNumber == true ? "Design" + joined : joined
    }

    /// The name with lower-case letters, digits and `_` only, as Android and C require.
    package var identifier: String {
        String(name.lowercased().map { $0 == "-" ? "_" : $0 })
    }

    /// The bytes of all frames in memory, with four bytes for each pixel, at the largest scale and
    /// one appearance.
    package var decodedBytes: Int {
        guard let size = design.pixelSize(atScale: scales.last ?? 1) else { return 0 }
        return sequences.reduce(0) { $0 + $1.count } * size.width * size.height * 4
    }

    private func checkName() throws(InputError) {
        let isValid = name.utf8.allSatisfy {
            $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") || isLetterOrDigit($0)
        }
        guard isValid, name.utf8.contains(where: isLetterOrDigit), name.utf8.count <= 100 else {
            throw InputError(
                "“\(NearestName.excerpt(name))” cannot start the names of a pack's files",
                hint: "pass --name with up to 100 ASCII letters, digits, - and _"
            )
        }
    }

    private func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: false
        }
    }
}
