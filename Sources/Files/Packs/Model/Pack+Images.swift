import Raster

extension Pack {
    /// Adds the PNGs of all sequences in all variants.
    ///
    /// - Parameter path: Returns the path of a frame with an index from 0.
    func addImages(
        to contents: inout PackContents,
        path: (PackSequence, Int, PackVariant) -> String
    ) throws {
        for variant in variants {
            let pngs = try images.pngs(variant)
            for (sequence, files) in zip(sequences, pngs) {
                for (index, bytes) in files.enumerated() {
                    contents.add(PackFile(path(sequence, index, variant), bytes), to: sequence)
                }
            }
        }
    }

    /// Returns the name of a frame, such as `arc-pulling0`.
    func frameName(_ sequence: PackSequence, _ index: Int) -> String {
        "\(name)-\(sequence.name)\(numbering.text(index))"
    }

    /// Returns whether the dark frames differ from the light ones at the pack's smallest scale.
    func differsInDark() throws -> Bool {
        guard appearances.count > 1, let scale = scales.first else { return false }
        let light = try images.pngs(PackVariant(scale: scale, appearance: .light))
        return try images.pngs(PackVariant(scale: scale, appearance: .dark)) != light
    }

    /// Returns the pack without the dark variant if its frames equal the light ones.
    func withoutEqualAppearances() throws -> Pack {
        guard appearances.count > 1, try !differsInDark() else { return self }
        var pack = self
        pack.appearances = [.light]
        return pack
    }
}
