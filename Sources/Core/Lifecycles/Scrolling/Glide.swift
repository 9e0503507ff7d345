import Raster

/// Content that no finger holds: beyond its end it springs back, within it glides until it rests
/// or comes to the end with speed left, which carries it beyond.
struct Glide {
    /// A stretch under one law.
    private struct Stretch {
        var start: Double
        var offset: Double
        var velocity: Double
    }

    private let bounce: BounceBack
    private let deceleration: Deceleration
    private var stretches: [Stretch] = []
    /// When the content rests, in seconds.
    private(set) var end = 0.0

    /// A bounce is over when no more than this many points of it are left.
    private static let nearness = 0.1
    /// A glide is over when it is slower than this many points a second.
    private static let slowness = 1.0

    /// A glide from an offset in points at a speed in points a second.
    init(offset: Double, velocity: Double, bounce: BounceBack, deceleration: Deceleration) {
        self.bounce = bounce
        self.deceleration = deceleration
        var next: Stretch? = Stretch(start: 0, offset: offset, velocity: velocity)
        while let stretch = next {
            stretches.append(stretch)
            next = isBeyond(stretch) ? afterBounce(stretch) : afterGliding(stretch)
        }
    }

    /// The offset `seconds` after the finger went up.
    func offset(after seconds: Double) -> Double {
        guard let stretch = stretches.last(where: { $0.start <= seconds }) else { return 0 }
        let elapsed = min(seconds, end) - stretch.start
        guard isBeyond(stretch) else {
            return min(
                stretch.offset + deceleration.distance(from: stretch.velocity, after: elapsed),
                0
            )
        }
        if seconds >= end { return 0 }
        return bounce.offset(from: stretch.offset, velocity: stretch.velocity, after: elapsed)
    }

    private func isBeyond(_ stretch: Stretch) -> Bool {
        stretch.offset > 0 || (stretch.offset == 0 && stretch.velocity > 0)
    }

    /// A push upwards may carry the content through its place of rest; else it ends there.
    private mutating func afterBounce(_ stretch: Stretch) -> Stretch? {
        let slope = stretch.velocity + bounce.rate * stretch.offset
        if slope < 0 {
            let seconds = -stretch.offset / slope
            return Stretch(
                start: stretch.start + seconds,
                offset: 0,
                velocity: slope * DeterministicMath.exp(-bounce.rate * seconds)
            )
        }
        // The offset falls from here on: its extreme is where (x₀ + at)·β = a.
        let peak = slope > 0 ? max(1 / bounce.rate - stretch.offset / slope, 0) : 0
        var seconds = peak
        while bounce.offset(from: stretch.offset, velocity: stretch.velocity, after: seconds)
            > Self.nearness
        {
            seconds += 1 / Gesture.rate
        }
        end = stretch.start + seconds
        return nil
    }

    private mutating func afterGliding(_ stretch: Stretch) -> Stretch? {
        let seconds = deceleration.time(toGo: -stretch.offset, from: stretch.velocity)
        if stretch.velocity > 0, let seconds {
            return Stretch(
                start: stretch.start + seconds,
                offset: 0,
                velocity: deceleration.velocity(from: stretch.velocity, after: seconds)
            )
        }
        let speed = stretch.velocity.magnitude
        end = stretch.start
        if speed > Self.slowness {
            end +=
                deceleration.timeConstant * DeterministicMath.log(speed / Self.slowness)
        }
        return nil
    }
}
