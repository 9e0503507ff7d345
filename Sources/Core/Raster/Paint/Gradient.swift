/// Colours along t = 0…1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a position along the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour at the stop.
        public var color: Color
        /// Where the stop lies, 0…1.
        public var location: Double

        /// A stop of `color` at `location`, which is clamped to 0…1.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location > 0 ? min(location, 1) : 0
        }
    }

    /// The space in which neighbouring stops are mixed.
    public enum Interpolation: String, Hashable, Sendable, CaseIterable {
        /// Oklab on premultiplied components, as SwiftUI does.
        case oklab
        /// Encoded sRGB on premultiplied components.
        case srgb
    }

    /// The stops, in order of location; two at one location make a hard change.
    public let stops: [Stop]
    /// The space of mixing.
    public let interpolation: Interpolation

    /// A gradient of stops; a location before its predecessor's counts as the predecessor's.
    public init(stops: [Stop], interpolation: Interpolation = .oklab) {
        var last = 0.0
        self.stops = stops.map { stop in
            last = max(last, stop.location)
            return Stop(color: stop.color, location: last)
        }
        self.interpolation = interpolation
    }

    /// A gradient of evenly spaced colours; one colour stands for itself.
    public init(colors: [Color], interpolation: Interpolation = .oklab) {
        let last = max(Double(colors.count - 1), 1)
        self.init(
            stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) },
            interpolation: interpolation
        )
    }
}
