/// The system's spinner of eight spokes, as a course of 16 images.
public enum ActivityIndicator {
    /// The images of one turn.
    public static let images = 16
    /// How long one is shown, in seconds.
    public static let imageDuration = 0.05

    /// The image, 0…15, `seconds` after the spinner began to turn.
    public static func image(after seconds: Double) -> Int {
        // A difference of times that means a whole number of images may miss its last bit.
        let count = (max(seconds, 0) / imageDuration + 1e-9).rounded(.down)
        return Int(count.truncatingRemainder(dividingBy: Double(images)))
    }
}
