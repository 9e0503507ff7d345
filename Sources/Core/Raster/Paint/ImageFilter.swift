/// The method of computing the colour of a drawn pixel from the pixels of an image.
public enum ImageFilter: String, CaseIterable, Hashable, Sendable {
    /// Bilinear interpolation where the image is enlarged, the average by area where it is reduced.
    case smooth
    /// The pixel under the centre of the drawn pixel, for pixel art.
    case nearest
}
