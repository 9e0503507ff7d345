/// What tells pictures apart: pictures of different sizes may have the same bytes.
struct PictureKey: Hashable {
    /// The hash of the pixels.
    let hash: PixelHash
    /// The extents.
    let size: PixelSize
}

extension SequenceFrame {
    /// What tells the picture from others.
    var key: PictureKey { PictureKey(hash: hash, size: size) }
}
