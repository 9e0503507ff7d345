/// A picture of a catalogue, in its sizes, for light and for dark.
package struct ImageSet: Hashable, Sendable {
    /// A file of the picture.
    package struct Variant: Hashable, Sendable {
        /// Where it is.
        package let path: String
        /// Its pixels to a point.
        package let scale: Int
        /// Whether it is for dark.
        package let isDark: Bool
        fileprivate let rank: Int
    }

    private let variants: [Variant]
    /// Whether it is drawn in the style of foregrounds; nil where the set leaves that open.
    package let isTemplate: Bool?

    /// Reads which files there are in `asset`'s folder.
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

    /// Files of one name beside each other: `logo.png`, `logo@2x.png`.
    package init(files: [(path: String, scale: Int)]) {
        isTemplate = nil
        variants = files.map { Variant(path: $0.path, scale: $0.scale, isDark: false, rank: 0) }
    }

    /// The file for so many pixels to a point: the smallest that has them, else the largest.
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
