import Base

/// The design, scale and appearance that a series of frames have in common.
package struct FrameSeriesKey: Hashable, Sendable {
    private let design: String
    private let scale: Double
    private let appearance: String

    /// Creates the key of a frame.
    package init(_ label: FrameLabel) {
        (design, scale, appearance) = (label.design, label.scale, label.appearance)
    }

    /// Creates the key of a frame in a manifest. Returns `nil` if a field is missing.
    init?(_ json: JSON) {
        guard let design = json["design"]?.string, let scale = json["scale"]?.number,
            let appearance = json["appearance"]?.string
        else { return nil }
        (self.design, self.scale, self.appearance) = (design, scale, appearance)
    }

    /// The text in messages, such as `arc at scale 2, dark`.
    package var description: String {
        "\(design) at scale \(NumberText.short(scale)), \(appearance)"
    }
}
