/// Swift code that plays frames with UIKit.
struct AnimatedImageCode {
    /// The design and its settings.
    let pack: Pack
    /// The prefix of all image names.
    let prefix: String
    /// Whether loops are loaded by `animatedImageNamed`, which finds numbers from 0 without leading
    /// zeros.
    var loadsByName = false

    /// The source of the file.
    var text: String {
        """
        import UIKit

        /// The frames of the indicator "\(pack.design.name)".
        @MainActor enum \(pack.typeName)Frames {
        \(pack.sequences.map(declaration).joined(separator: "\n"))

            private static func images(_ name: String, _ count: Int) -> [UIImage] {
                (0..<count).compactMap { UIImage(named: name + number($0)) }
            }

            private static func number(_ index: Int) -> String {
        \(pack.numbering.swiftBody(indent: 8))
            }

            /// Plays images in a view once, and then shows the last one.
            static func playOnce(
                _ images: [UIImage],
                lasting seconds: TimeInterval,
                in view: UIImageView
            ) {
                view.image = images.last
                view.animationImages = images
                view.animationDuration = seconds
                view.animationRepeatCount = 1
                view.startAnimating()
            }
        }
        """
    }

    private func declaration(_ sequence: PackSequence) -> String {
        let name = "\(prefix)\(sequence.name)"
        let property = sequence.propertyName
        switch sequence.playback {
        case .still:
            return
                "    static let \(property) = UIImage(named: \"\(name)\(pack.numbering.text(0))\")"
        case .drag:
            let last = sequence.count - 1
            return """
                    /// Returns the frame for a progress of 0…1.
                    static func \(property)(_ progress: CGFloat) -> UIImage? {
                        let index = min(max(Int(progress * \(sequence.count)), 0), \(last))
                        return UIImage(named: "\(name)" + number(index))
                    }
                """
        case .once:
            return """
                    static let \(property) = images("\(name)", \(sequence.count))
                    static let \(property)Duration: TimeInterval = \(sequence.duration.literal)
                """
        case .loop where loadsByName:
            return """
                    static let \(property) = UIImage.animatedImageNamed(
                        "\(name)",
                        duration: \(sequence.duration.literal)
                    )
                """
        case .loop:
            return """
                    static let \(property) = UIImage.animatedImage(
                        with: images("\(name)", \(sequence.count)),
                        duration: \(sequence.duration.literal)
                    )
                """
        }
    }
}
