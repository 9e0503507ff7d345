import Pictures

/// What tells pictures apart: pictures of different sizes may have the same bytes.
package struct PictureKey: Hashable {
    /// The hash of the pixels.
    let hash: PixelHash
    /// The extents.
    let size: PixelSize

    /// The key of a picture of these pixels.
    package init(hash: PixelHash, size: PixelSize) {
        self.hash = hash
        self.size = size
    }
}

extension SequenceFrame {
    /// What tells the picture from others.
    var key: PictureKey { PictureKey(hash: hash, size: size) }
}
