import Base

/// The most that one request may need.
package enum PreviewLimits {
    /// Pixels a point.
    package static let scales = 1.0...8.0
    /// Frames a second.
    package static let rates = 1.0...240.0
    /// Frames of one answer.
    package static let frames = 2_000
    /// Pixels of one answer's picture, or of all its pictures together.
    package static let pixels = 1 << 24
    /// Pinwheel's version.
    package static let version = "0.1.0"

    /// The limits for the page.
    static var json: JSON {
        .object([
            JSON.Member("scale", range(scales)),
            JSON.Member("fps", range(rates)),
            JSON.Member("frames", .number(Double(frames))),
            JSON.Member("pixels", .number(Double(pixels))),
            JSON.Member("body", .number(Double(Site.bodyLimit))),
        ])
    }

    private static func range(_ range: ClosedRange<Double>) -> JSON {
        .array([.number(range.lowerBound), .number(range.upperBound)])
    }
}
