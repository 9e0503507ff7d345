/// The files of an image, for several scales and for the light and the dark appearance.
package struct ImageSet: Hashable, Sendable {
    /// An image file of the set.
    package struct Variant: Hashable, Sendable {
        /// The path of the file.
        package let path: String
        /// The pixels per point.
        package let scale: Int
        /// Whether the file is for the dark appearance.
        package let isDark: Bool
        fileprivate let rank: Int
    }

    private let variants: [Variant]
    /// Whether the image is drawn in the foreground style. It is `nil` if the set does not specify
    /// it.
    package let isTemplate: Bool?

    /// Reads the list of files from the `Contents.json` in the asset's folder.
    ///
    /// - Throws: `AssetError` if `Contents.json` cannot be read.
    package init(_ asset: Asset) throws(AssetError) {
        let contents = try AssetContents.read(in: asset.folder)
        switch contents.properties?.templateRenderingIntent {
        case "template": isTemplate = true
        case "original": isTemplate = false
        default: isTemplate = nil
        }
        variants = (contents.images ?? []).compactMap { entry in
            entry.filename.map { file in
                Variant(
                    path: "\(asset.folder)/\(file)",
                    scale: entry.scale.flatMap { Int($0.dropLast()) } ?? 1,
                    isDark: entry.isDark,
                    rank: entry.rank
                )
            }
        }
    }

    /// Creates a set from files that differ in scale only, such as `logo.png` and `logo@2x.png`.
    package init(files: [(path: String, scale: Int)]) {
        isTemplate = nil
        variants = files.map { Variant(path: $0.path, scale: $0.scale, isDark: false, rank: 0) }
    }

    /// Returns the file for a scale in pixels per point: the smallest file with at least that
    /// scale, otherwise the largest. Returns `nil` if the set has no files.
    package func variant(scale: Double, isDark: Bool) -> Variant? {
        func best(_ candidates: [Variant]) -> Variant? {
            candidates.min { first, second in
                func distance(_ variant: Variant) -> Double {
                    let gap = Double(variant.scale) - scale
                    return gap >= 0 ? gap : 1000 - gap
                }
                return (first.rank, distance(first)) < (second.rank, distance(second))
            }
        }
        let light = best(variants.filter { !$0.isDark })
        return isDark ? best(variants.filter(\.isDark)) ?? light : light
    }
}
