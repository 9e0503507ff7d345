/// Keeps the circles that come again from frame to frame.
package struct CircleCache: ~Copyable {
    /// A circle as it was last seen.
    private struct Sighting {
        var circle: CircleGeometry
        var frame: Int
    }

    /// The circles seen last; those seen only once must not drive out what is kept.
    private var sightings: [Sighting] = []
    /// Which of them the next one replaces.
    private var oldest = 0
    private var circles: [CachedCircle] = []
    /// The current frame's number.
    private var frame = 0
    private static let capacity = 16
    /// Circles in higher pictures are worked out each time.
    private static let maximumHeight = 1 << 13

    /// An empty cache.
    package init() {}

    /// Begins a frame.
    package mutating func begin() { frame += 1 }

    /// What is kept of `circle` in a picture of `width` × `height` pixels, if an earlier frame had it;
    /// nil where nothing is.
    mutating func kept(_ circle: CircleGeometry, width: Int, height: Int) -> CachedCircle? {
        guard height <= Self.maximumHeight else { return nil }
        for kept in circles where kept.fits(circle, width: width, height: height) { return kept }
        guard hasSeen(circle) else { return nil }
        if circles.count == Self.capacity { circles.removeFirst() }
        let kept = CachedCircle(circle, width: width, height: height)
        circles.append(kept)
        return kept
    }

    /// The image width, in pixels, from which the cached chains of a circle are faster than sums of rows:
    /// W2 takes 8 % fewer instructions.
    private static let chainsWidth = 400

    /// Whether `circle` is drawn as cached chains instead of sums of rows.
    mutating func prefersChains(of circle: CircleGeometry, width: Int, height: Int) -> Bool {
        width > Self.chainsWidth && kept(circle, width: width, height: height) != nil
    }

    /// Whether an earlier frame had a circle; notes it.
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
