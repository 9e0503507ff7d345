extension Animation {
    /// The spring of .5 s without bounce.
    public static var spring: Animation { spring() }
    /// A spring by the time that it seems to take and by its bounce, −1…1.
    public static func spring(
        duration: Double = 0.5,
        bounce: Double = 0,
        blendDuration: Double = 0
    ) -> Animation {
        spring(
            response: duration,
            dampingFraction: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
            blendDuration: blendDuration
        )
    }
    /// A spring by its response in seconds and its damping: 1 is the least that does not swing.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation {
        Animation(.fluidSpring(FluidSpring(response: response, damping: dampingFraction)))
    }
    /// A spring that follows a finger.
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// A spring that follows a finger, by its response and its damping.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }
    /// A spring that follows a finger, by its duration and its bounce beyond .14.
    public static func interactiveSpring(
        duration: Double = 0.15,
        extraBounce: Double = 0,
        blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }
    /// A spring without bounce.
    public static var smooth: Animation { smooth() }
    /// A spring without bounce.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A spring that bounces a little: .15.
    public static var snappy: Animation { snappy() }
    /// A spring that bounces a little: .15.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A spring that bounces: .3.
    public static var bouncy: Animation { bouncy() }
    /// A spring that bounces: .3.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
    /// A mass on a damped spring, whose motions add up where one begins before another has ended.
    public static func interpolatingSpring(
        mass: Double = 1,
        stiffness: Double,
        damping: Double,
        initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .oscillator(
                Oscillator(
                    mass: mass,
                    stiffness: stiffness,
                    damping: damping,
                    initialVelocity: initialVelocity
                )
            )
        )
    }
    /// A mass on a damped spring by the time that it seems to take and by its bounce.
    public static func interpolatingSpring(
        duration: Double = 0.5,
        bounce: Double = 0,
        initialVelocity: Double = 0
    ) -> Animation {
        let frequency = 2 * Double.pi / max(duration, 0.001)
        let ratio = bounce < 0 ? 1 / (1 + max(bounce, -0.999)) : 1 - bounce
        return interpolatingSpring(
            stiffness: frequency * frequency,
            damping: 2 * frequency * ratio,
            initialVelocity: initialVelocity
        )
    }
    /// A mass on a damped spring without bounce.
    public static var interpolatingSpring: Animation {
        interpolatingSpring(duration: 0.5, bounce: 0)
    }
    /// The spring described by `spring`.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        self.spring(
            response: spring.response,
            dampingFraction: spring.dampingRatio,
            blendDuration: blendDuration
        )
    }
    /// The spring described by `spring`, whose motions add up.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0)
        -> Animation
    {
        interpolatingSpring(
            mass: spring.mass,
            stiffness: spring.stiffness,
            damping: spring.damping,
            initialVelocity: initialVelocity
        )
    }
}
