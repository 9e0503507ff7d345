import Indicators

/// The system's spinner of eight spokes, as a course of 16 images.
package enum ActivityIndicator {
    /// The images of one turn.
    package static let images = SpokeWheel.imageCount
    /// How long one is shown, in seconds.
    package static let imageDuration = SpokeWheel.imageDuration

    /// The image, 0…15, `seconds` after the spinner began to turn.
    package static func image(after seconds: Double) -> Int {
        // A difference of times that means a whole number of images may miss its last bit.
        let count = (max(seconds, 0) / imageDuration + 1e-9).rounded(.down)
        // Exact, as 16 is a power of two.
        let turns = (count / Double(images)).rounded(.down)
        return Int(count - turns * Double(images))
    }

    /// The turn that an image stands for, in degrees clockwise.
    package static func rotation(ofImage image: Int) -> Double {
        Double(image) * (360 / Double(images))
    }
}
