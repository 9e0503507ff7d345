/// A gradient: colours along positions t from 0 to 1.
public struct Gradient: Hashable, Sendable {
    /// A colour at a position along the gradient.
    public struct Stop: Hashable, Sendable {
        /// The colour at the stop.
        public var color: Color
        /// The position, from 0 to 1.
        public var location: Double

        /// Creates a stop; `location` is clamped to 0…1.
        public init(color: Color, location: Double) {
            self.color = color
            self.location = location > 0 ? min(location, 1) : 0
        }
    }

    /// The colour space of the interpolation between adjacent stops.
    public enum Interpolation: String, Hashable, Sendable, CaseIterable {
        /// Oklab on premultiplied components, as in SwiftUI.
        case oklab
        /// Encoded sRGB on premultiplied components.
        case srgb
    }

    /// The stops, ordered by location. Two stops at one location make a hard edge.
    public let stops: [Stop]
    /// The colour space of the interpolation.
    public let interpolation: Interpolation

    /// Creates a gradient from stops. A location below the previous stop's is replaced by the
    /// previous stop's.
    public init(stops: [Stop], interpolation: Interpolation = .oklab) {
        var last = 0.0
        self.stops = stops.map { stop in
            last = max(last, stop.location)
            return Stop(color: stop.color, location: last)
        }
        self.interpolation = interpolation
    }

    /// Creates a gradient of evenly spaced colours. A single colour fills everything.
    public init(colors: [Color], interpolation: Interpolation = .oklab) {
        let last = max(Double(colors.count - 1), 1)
        self.init(
            stops: colors.enumerated().map { Stop(color: $1, location: Double($0) / last) },
            interpolation: interpolation
        )
    }
}
