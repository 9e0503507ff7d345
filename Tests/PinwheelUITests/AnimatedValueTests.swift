import PinwheelUI
import Testing

/// Values on their way, after the engine's rules.
struct AnimatedValueTests {
    @Test("A curve leads from where the value was to where it was set")
    func curve() {
        var value = AnimatedValue(10.0)
        value.set(20, with: .linear(duration: 2), at: 1)
        #expect(value.value(at: 1) == 10)
        #expect(value.value(at: 2) == 15)
        #expect(value.value(at: 3) == 20)
    }

    @Test("Without an animation it is there at once")
    func jump() {
        var value = AnimatedValue(0.0)
        value.set(1, with: nil, at: 0)
        #expect(value.value(at: 0) == 1)
    }

    @Test("A change without an animation moves the model under a running one")
    func modelMoves() {
        var value = AnimatedValue(0.0)
        value.set(10, with: .linear(duration: 1), at: 0)
        value.set(110, with: nil, at: 0.5)
        #expect(value.value(at: 0.5) == 105)
        #expect(value.value(at: 1) == 110)
    }

    @Test("A second curve leads on from the first: r = before + f·(way − before)")
    func stacks() {
        var value = AnimatedValue(0.0)
        value.set(10, with: .linear(duration: 1), at: 0)
        value.set(0, with: .linear(duration: 1), at: 0.5)
        // At .75: before = 7.5 of 10, f = .25 of a way of 0 in all.
        #expect(abs(value.value(at: 0.75) - 5.625) < 1e-12)
        #expect(value.value(at: 1.5) == 0)
    }

    @Test("A frame at the end of a pass is the beginning of the next", arguments: [10.0, 30, 60])
    func borders(fps: Double) {
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

    @Test("A spring takes over place, speed and force", arguments: [(0.15, 0.86), (0.5, 0.825)])
    func merges(response: Double, damping: Double) {
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

    @Test("A repeat goes back and forth, or begins again")
    func repeats() {
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

    @Test("A delay outside of a repeat waits once, one inside each time")
    func delays() {
        let once = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(0.5)
        #expect(once.step(at: 0.25).fraction == 0)
        #expect(once.step(at: 1.75).fraction == 0.25)
        let each = Animation.linear(duration: 1).delay(0.5).repeatForever(autoreverses: false)
        #expect(each.step(at: 1.75).fraction == 0)
        #expect(each.step(at: 2.25).fraction == 0.25)
        #expect(Animation.linear(duration: 1).speed(2).step(at: 0.25).fraction == 0.5)
    }

    /// The exact step response of .5 s and ζ = 1, to which the integrator keeps within .013.
    @Test(arguments: [
        (0.05, 0.1313), (0.1, 0.3577), (0.15, 0.5620), (0.2, 0.7154), (0.3, 0.8900), (0.4, 0.9605),
    ])
    func springsAreNearTheExactSolution(time: Double, exact: Double) {
        let spring = Animation.spring(response: 0.5, dampingFraction: 1)
        #expect(abs(spring.step(at: time, length: 100).fraction - exact) < 0.0135)
        let oscillator = Animation.interpolatingSpring(duration: 0.5, bounce: 0)
        #expect(abs(oscillator.step(at: time, length: 100).fraction - exact) < 5e-5)
    }

    @Test("A spring takes over place and speed: no jump and no kink")
    func springsMerge() {
        var value = AnimatedValue(0.0)
        let spring = Animation.spring(response: 0.5, dampingFraction: 0.8)
        value.set(100, with: spring, at: 0)
        let before = value
        // The pull changes by little, so that within three steps the speed does, too.
        value.set(101, with: spring, at: 0.1)
        #expect(abs(value.value(at: 0.1) - before.value(at: 0.1)) < 1e-9)
        let speed = (before.value(at: 0.1) - before.value(at: 0.09)) / 0.01
        let next = (value.value(at: 0.11) - value.value(at: 0.1)) / 0.01
        #expect(abs(next - speed) < 0.2 * abs(speed))
        #expect(value.value(at: 10) == 101)
    }
}
