import Base

/// The limits of one request.
package enum PreviewLimits {
    /// The range of scales, in pixels per point.
    package static let scales = 1.0...8.0
    /// The range of frame rates, in frames per second.
    package static let rates = 1.0...240.0
    /// The maximum number of frames in one response.
    package static let frames = 2_000
    /// The maximum number of pixels of all images in one response.
    package static let pixels = 1 << 24
    /// Pinwheel's version.
    package static let version = "0.1.0"

    /// The limits as JSON, for the page.
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
