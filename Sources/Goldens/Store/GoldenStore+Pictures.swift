import Raster

extension GoldenStore {
    /// The picture of one frame of a golden.
    ///
    /// - Throws: `GoldenError` where the PNG is missing, damaged, a pointer of Git LFS, or shows
    ///   other pixels than the manifest says.
    package func picture(
        of frame: GoldenFrame,
        in name: GoldenName
    ) throws(GoldenError) -> Image {
        try files(of: name).image(of: frame)
    }
}
