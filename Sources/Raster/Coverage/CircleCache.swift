/// The circles of the arcs drawn last.
package final class CircleCache {
    private var circles: [CachedCircle] = []
    /// The number of the frame.
    private var frame = 0
    private static let capacity = 16
    /// Circles in higher pictures are worked out each time.
    private static let maximumHeight = 1 << 13

    /// An empty cache.
    package init() {}

    /// Begins a frame.
    func begin() { frame += 1 }

    /// What is kept of `circle` in a picture of `width` × `height` pixels, if an earlier frame had it;
    /// nil where nothing is.
    func kept(_ circle: CircleGeometry, width: Int, height: Int) -> CachedCircle? {
        guard height <= Self.maximumHeight else { return nil }
        for kept in circles where kept.fits(circle, width: width, height: height) {
            if kept.frame < frame { kept.keep() }
            return kept
        }
        if circles.count == Self.capacity { circles.removeFirst() }
        circles.append(CachedCircle(circle, width: width, height: height, frame: frame))
        return nil
    }
}
