import Indicators

/// The animation of the system's activity indicator: eight spokes, 16 images per turn.
package enum ActivityIndicator {
    /// The number of images per turn.
    package static let images = SpokeWheel.imageCount
    /// The duration of each image, in seconds.
    package static let imageDuration = SpokeWheel.imageDuration

    /// Returns the index of the image, 0…15, `seconds` after the animation started.
    package static func image(after seconds: Double) -> Int {
        // The tolerance corrects rounding errors in differences of times.
        let count = (max(seconds, 0) / imageDuration + 1e-9).rounded(.down)
        // Exact, because 16 is a power of two.
        let turns = (count / Double(images)).rounded(.down)
        return Int(count - turns * Double(images))
    }

    /// Returns the rotation that an image shows, in degrees clockwise.
    package static func rotation(ofImage image: Int) -> Double {
        Double(image) * (360 / Double(images))
    }
}
