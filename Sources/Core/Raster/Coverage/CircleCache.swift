/// The circles that recur from frame to frame.
package struct CircleCache: ~Copyable {
    /// A circle and the last frame that had it.
    private struct Sighting {
        var circle: CircleGeometry
        var frame: Int
    }

    /// The most recent circles. They are stored separately, so that a circle of a single frame does
    /// not evict a cached one.
    private var sightings: [Sighting] = []
    /// The index of the sighting to be replaced next.
    private var oldest = 0
    private var circles: [CachedCircle] = []
    /// The number of the current frame.
    private var frame = 0
    private static let capacity = 16
    /// The height of an image, in pixels, beyond which circles are not cached.
    private static let maximumHeight = 1 << 13

    /// Creates an empty cache.
    package init() {}

    /// Begins a frame.
    package mutating func begin() { frame += 1 }

    /// Returns the cached rows of `circle` in an image of `width` × `height` pixels. Returns `nil`
    /// unless an earlier frame had the circle.
    mutating func cached(_ circle: CircleGeometry, width: Int, height: Int) -> CachedCircle? {
        guard height <= Self.maximumHeight else { return nil }
        for cached in circles where cached.fits(circle, width: width, height: height) {
            return cached
        }
        guard hasSeen(circle) else { return nil }
        if circles.count == Self.capacity { circles.removeFirst() }
        let cached = CachedCircle(circle, width: width, height: height)
        circles.append(cached)
        return cached
    }

    /// The image width, in pixels, beyond which the cached chains of a circle are faster than sums
    /// of rows. Benchmark W2 takes 8 % fewer instructions.
    private static let chainsWidth = 400

    /// Returns whether `circle` is drawn as cached chains instead of sums of rows.
    mutating func prefersChains(of circle: CircleGeometry, width: Int, height: Int) -> Bool {
        width > Self.chainsWidth && cached(circle, width: width, height: height) != nil
    }

    /// Returns whether an earlier frame had a circle, and records it for this frame.
    private mutating func hasSeen(_ circle: CircleGeometry) -> Bool {
        if let index = sightings.firstIndex(where: { $0.circle == circle }) {
            return sightings[index].frame < frame
        }
        let sighting = Sighting(circle: circle, frame: frame)
        if sightings.count < Self.capacity {
            sightings.append(sighting)
        } else {
            sightings[oldest] = sighting
            oldest = (oldest + 1) % Self.capacity
        }
        return false
    }
}
