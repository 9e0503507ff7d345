import Raster

/// The motion of content after the finger goes up.
///
/// Content beyond its end springs back. Other content decelerates until it stops, or until it
/// passes the end with its remaining velocity.
struct Glide {
    /// A part of the motion with one formula: a bounce or a deceleration.
    private struct Phase {
        var start: Double
        var offset: Double
        var velocity: Double
    }

    private let bounce: BounceBack
    private let deceleration: Deceleration
    private var phases: [Phase] = []
    /// The time when the content stops, in seconds after the finger went up.
    private(set) var end = 0.0

    /// The offset in points below which a bounce has ended.
    private static let bounceEndOffset = 0.1
    /// The speed in points per second below which a deceleration has ended.
    private static let decelerationEndSpeed = 1.0

    /// Computes the motion from an offset in points and a velocity in points per second.
    init(offset: Double, velocity: Double, bounce: BounceBack, deceleration: Deceleration) {
        self.bounce = bounce
        self.deceleration = deceleration
        var next: Phase? = Phase(start: 0, offset: offset, velocity: velocity)
        while let phase = next {
            phases.append(phase)
            next = isBeyond(phase) ? afterBounce(phase) : afterGliding(phase)
        }
    }

    /// Returns the offset `seconds` after the finger went up, in points.
    func offset(after seconds: Double) -> Double {
        guard let phase = phases.last(where: { $0.start <= seconds }) else { return 0 }
        let elapsed = min(seconds, end) - phase.start
        guard isBeyond(phase) else {
            return min(
                phase.offset + deceleration.distance(from: phase.velocity, after: elapsed),
                0
            )
        }
        if seconds >= end { return 0 }
        return bounce.offset(from: phase.offset, velocity: phase.velocity, after: elapsed)
    }

    private func isBeyond(_ phase: Phase) -> Bool {
        phase.offset > 0 || (phase.offset == 0 && phase.velocity > 0)
    }

    /// Returns the deceleration that follows if the bounce overshoots offset 0.
    ///
    /// Otherwise sets `end` and returns `nil`.
    private mutating func afterBounce(_ phase: Phase) -> Phase? {
        let slope = phase.velocity + bounce.rate * phase.offset
        if slope < 0 {
            let seconds = -phase.offset / slope
            return Phase(
                start: phase.start + seconds,
                offset: 0,
                velocity: slope * DeterministicMath.exp(-bounce.rate * seconds)
            )
        }
        // The offset is largest where (x₀ + at)·β = a, and falls after that time.
        let peak = slope > 0 ? max(1 / bounce.rate - phase.offset / slope, 0) : 0
        var seconds = peak
        while bounce.offset(from: phase.offset, velocity: phase.velocity, after: seconds)
            > Self.bounceEndOffset
        {
            seconds += 1 / Gesture.rate
        }
        end = phase.start + seconds
        return nil
    }

    private mutating func afterGliding(_ phase: Phase) -> Phase? {
        let seconds = deceleration.time(toGo: -phase.offset, from: phase.velocity)
        if phase.velocity > 0, let seconds {
            return Phase(
                start: phase.start + seconds,
                offset: 0,
                velocity: deceleration.velocity(from: phase.velocity, after: seconds)
            )
        }
        let speed = phase.velocity.magnitude
        end = phase.start
        if speed > Self.decelerationEndSpeed {
            end +=
                deceleration.timeConstant * DeterministicMath.log(speed / Self.decelerationEndSpeed)
        }
        return nil
    }
}
