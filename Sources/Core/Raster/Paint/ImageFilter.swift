/// How the colours between an image's pixels, or of several pixels together, are found.
public enum ImageFilter: String, CaseIterable, Hashable, Sendable {
    /// Bilinear interpolation where the image is enlarged, the average by area where it is reduced.
    case smooth
    /// The one pixel under the centre of the drawn pixel, for pixel art.
    case nearest
}
