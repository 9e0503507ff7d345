import PinwheelUI
import Testing

/// Springs and timing curves, compared with independent implementations of their definitions.
struct SpringTests {
    /// Returns the position after `time` on the way from 0 to `target`, by velocity Verlet in steps
    /// of 1/300 s.
    private func verlet(_ response: Double, _ damping: Double, _ target: Double, _ time: Double)
        -> Double
    {
        let stiffness = min(pow(2 * Double.pi / response, 2), 45_000)
        let friction = 2 * stiffness.squareRoot() * damping
        var (place, velocity, force, passed) = (0.0, 0.0, 0.0, 0.0)
        while passed < time {
            let half = velocity + force / 600
            place += half / 300
            force = stiffness * (target - place) - friction * half
            velocity = half + force / 600
            passed += 1 / 300.0
        }
        return place
    }

    @Test(arguments: [(0.5, 1.0), (0.55, 0.825), (0.35, 0.85), (0.15, 0.86), (1.2, 0.3)])
    func `fluid springs are integrated in steps of 1/300 s`(response: Double, damping: Double) {
        let animation = Animation.spring(response: response, dampingFraction: damping)
        for frame in 1...20 {
            let time = Double(frame) / 60
            let step = animation.step(at: time, length: 100)
            guard !step.isFinished else { continue }
            let exact = verlet(response, damping, 100, time) / 100
            #expect(abs(step.fraction - exact) < 1e-6)
        }
    }

    @Test(arguments: [(0.5, 0.0), (0.5, 0.3), (0.35, 0.15), (0.8, -0.4)])
    func `interpolating springs follow the exact solution`(duration: Double, bounce: Double) {
        let spring = Spring(duration: duration, bounce: bounce)
        let animation = Animation.interpolatingSpring(spring)
        for frame in 1...20 {
            let time = Double(frame) / 60
            let exact = 1 - rest(spring, time)
            #expect(abs(animation.step(at: time, length: 100).fraction - exact) < 1e-6)
            #expect(abs(spring.value(target: 1, time: time) - exact) < 1e-6)
            let slope =
                (spring.value(target: 1.0, initialVelocity: 2, time: time + 1e-5)
                    - spring.value(target: 1.0, initialVelocity: 2, time: time - 1e-5)) / 2e-5
            let velocity = spring.velocity(target: 1.0, initialVelocity: 2, time: time)
            #expect(abs(velocity - slope) < 1e-4)
        }
    }

    /// Returns the remaining distance on the way from 0 to 1.
    private func rest(_ spring: Spring, _ time: Double) -> Double {
        let (omega, zeta) = (2 * Double.pi / spring.response, spring.dampingRatio)
        if zeta == 1 { return (1 + omega * time) * exp(-omega * time) }
        if zeta < 1 {
            let swing = omega * (1 - zeta * zeta).squareRoot()
            let shape = cos(swing * time) + zeta * omega / swing * sin(swing * time)
            return exp(-zeta * omega * time) * shape
        }
        let root = (zeta * zeta - 1).squareRoot()
        let (slow, fast) = (omega * (root - zeta), -omega * (root + zeta))
        return (slow * exp(fast * time) - fast * exp(slow * time)) / (slow - fast)
    }

    @Test(
        arguments: [
            (Animation.easeIn(duration: 1), 0.42, 0.0, 1.0, 1.0),
            (.easeOut(duration: 1), 0.0, 0.0, 0.58, 1.0),
            (.easeInOut(duration: 1), 0.42, 0.0, 0.58, 1.0),
            (.timingCurve(0.2, 1.4, 0.7, -0.3, duration: 1), 0.2, 1.4, 0.7, -0.3),
        ]
    )
    func `timing curves are cubic Béziers over time`(
        animation: Animation,
        x1: Double,
        y1: Double,
        x2: Double,
        y2: Double
    ) {
        func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
            3 * a * t * (1 - t) * (1 - t) + 3 * b * t * t * (1 - t) + t * t * t
        }
        for index in 1..<20 {
            let t = Double(index) / 20
            let step = animation.step(at: bezier(x1, x2, t))
            #expect(abs(step.fraction - bezier(y1, y2, t)) < 1e-6)
        }
    }

    @Test func `named springs have their durations and bounces`() {
        #expect(Animation.smooth == .spring(response: 0.5, dampingFraction: 1))
        #expect(Animation.snappy == .spring(response: 0.5, dampingFraction: 0.85))
        #expect(Animation.bouncy == .spring(response: 0.5, dampingFraction: 0.7))
        #expect(Animation.default == .spring(response: 0.5, dampingFraction: 1))
        #expect(
            Animation.interactiveSpring(response: 0.15, dampingFraction: 0.86, blendDuration: 0.25)
                == .spring(response: 0.15, dampingFraction: 0.86)
        )
        #expect(
            Animation.interactiveSpring() == .spring(response: 0.15, dampingFraction: 0.86)
        )
        #expect(Animation.interactiveSpring == .interactiveSpring())
        #expect(
            Animation.spring(duration: 0.4, bounce: -0.5)
                == .spring(
                    response: 0.4,
                    dampingFraction: 2
                )
        )
    }
}
