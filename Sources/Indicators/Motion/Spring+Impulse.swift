extension Spring {
    /// The way of a mass at rest at its aim, `seconds` after a push to 1 a second.
    ///
    /// The impulse response e^(−ζωt)·sin(ω_d·t)/ω_d, which is the step response's speed over ω².
    package func impulse(at seconds: Double) -> Double {
        velocity(at: seconds) / (frequency * frequency)
    }

    /// The speed of that mass: x′ = (1 − s) − 2ζω·x with the step response s, from the
    /// oscillator's equation.
    package func impulseVelocity(at seconds: Double) -> Double {
        1 - value(at: seconds) - 2 * damping * frequency * impulse(at: seconds)
    }
}
