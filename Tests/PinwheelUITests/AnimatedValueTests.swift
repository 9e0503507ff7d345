import PinwheelUI
import Testing

/// How animations combine.
struct AnimatedValueTests {
    @Test func `a timing curve leads from the old value to the new one`() {
        var value = AnimatedValue(10.0)
        value.set(20, with: .linear(duration: 2), at: 1)
        #expect(value.value(at: 1) == 10)
        #expect(value.value(at: 2) == 15)
        #expect(value.value(at: 3) == 20)
    }

    @Test func `a change without an animation is immediate`() {
        var value = AnimatedValue(0.0)
        value.set(1, with: nil, at: 0)
        #expect(value.value(at: 0) == 1)
    }

    @Test func `a change without an animation moves the target of a running animation`() {
        var value = AnimatedValue(0.0)
        value.set(10, with: .linear(duration: 1), at: 0)
        value.set(110, with: nil, at: 0.5)
        #expect(value.value(at: 0.5) == 105)
        #expect(value.value(at: 1) == 110)
    }

    @Test func `a second curve blends with the first: r = before + f·(delta − before)`() {
        var value = AnimatedValue(0.0)
        value.set(10, with: .linear(duration: 1), at: 0)
        value.set(0, with: .linear(duration: 1), at: 0.5)
        // At 0.75 s: before = 7.5, f = 0.25, and the delta of both changes is 0.
        #expect(abs(value.value(at: 0.75) - 5.625) < 1e-12)
        #expect(value.value(at: 1.5) == 0)
    }

    @Test(arguments: [10.0, 30, 60])
    func `a frame at the end of a repetition shows the start of the next`(fps: Double) {
        for (duration, delay) in [(0.8, 0.0), (0.2, 0.1), (0.7, 0.3), (1.1, 0.2), (0.3, 0.0)] {
            let again = Animation.linear(duration: duration).repeatForever(autoreverses: false)
                .delay(delay)
            for pass in 1...40 {
                let frame = ((Double(pass) * duration + delay) * fps).rounded()
                let time = frame / fps
                guard abs(time - Double(pass) * duration - delay) < 1e-9 else { continue }
                #expect(again.step(at: time).fraction < 1e-6, "\(duration) \(delay) \(time)")
            }
        }
    }

    @Test(arguments: [(0.15, 0.86), (0.5, 0.825)])
    func `a fluid spring continues from offset, velocity and force`(
        response: Double,
        damping: Double
    ) {
        let spring = Animation.spring(response: response, dampingFraction: damping)
        let stiffness = min(pow(2 * Double.pi / response, 2), 45_000)
        let friction = 2 * stiffness.squareRoot() * damping
        var (place, velocity, force) = (0.0, 0.0, 0.0)
        func goOn(to target: Double, for time: Double) {
            var passed = 0.0
            while passed < time {
                let half = velocity + force / 600
                place += half / 300
                force = stiffness * (target - place) - friction * half
                velocity = half + force / 600
                passed += 1 / 300.0
            }
        }
        var value = AnimatedValue(0.0)
        value.set(100, with: spring, at: 0)
        value.set(300, with: spring, at: 0.05)
        goOn(to: 100, for: 0.05)
        goOn(to: 300, for: 0.1)
        #expect(abs(value.value(at: 0.15) - place) < 1e-6)
    }

    @Test func `a repetition reverses or restarts`() {
        let there = Animation.linear(duration: 1).repeatForever()
        #expect(there.step(at: 0.25).fraction == 0.25)
        #expect(there.step(at: 1.25).fraction == 0.75)
        let again = Animation.linear(duration: 1).repeatForever(autoreverses: false)
        #expect(again.step(at: 1.25).fraction == 0.25)
        #expect(again.step(at: 1e6 + 0.5).fraction == 0.5)
        let thrice = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
        #expect(thrice.step(at: 2.5) == Animation.linear(duration: 1).step(at: 0.5))
        #expect(thrice.step(at: 3).isFinished)
    }

    @Test func `a delay outside a repetition applies once, one inside each time`() {
        let once = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(0.5)
        #expect(once.step(at: 0.25).fraction == 0)
        #expect(once.step(at: 1.75).fraction == 0.25)
        let each = Animation.linear(duration: 1).delay(0.5).repeatForever(autoreverses: false)
        #expect(each.step(at: 1.75).fraction == 0)
        #expect(each.step(at: 2.25).fraction == 0.25)
        #expect(Animation.linear(duration: 1).speed(2).step(at: 0.25).fraction == 0.5)
    }

    /// The exact step response for 0.5 s and ζ = 1. The integrator deviates by less than 0.0135.
    @Test(arguments: [
        (0.05, 0.1313), (0.1, 0.3577), (0.15, 0.5620), (0.2, 0.7154), (0.3, 0.8900), (0.4, 0.9605),
    ])
    func `fluid and interpolating springs approximate the exact solution`(
        time: Double,
        exact: Double
    ) {
        let spring = Animation.spring(response: 0.5, dampingFraction: 1)
        #expect(abs(spring.step(at: time, length: 100).fraction - exact) < 0.0135)
        let oscillator = Animation.interpolatingSpring(duration: 0.5, bounce: 0)
        #expect(abs(oscillator.step(at: time, length: 100).fraction - exact) < 5e-5)
    }

    @Test func `a retargeted spring preserves position and velocity`() {
        var value = AnimatedValue(0.0)
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.8)
        value.set(100, with: spring, at: 0)
        let before = value
        // The target changes little, so the velocity changes little within three steps.
        value.set(101, with: spring, at: 0.1)
        #expect(abs(value.value(at: 0.1) - before.value(at: 0.1)) < 1e-9)
        let speed = (before.value(at: 0.1) - before.value(at: 0.09)) / 0.01
        let next = (value.value(at: 0.11) - value.value(at: 0.1)) / 0.01
        #expect(abs(next - speed) < 0.2 * abs(speed))
        #expect(value.value(at: 10) == 101)
    }
}
