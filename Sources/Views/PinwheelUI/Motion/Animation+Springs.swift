extension Animation {
    public static var spring: Animation { spring() }
    /// Creates a spring from a perceptual duration and a bounce from −1 to 1. `blendDuration` is
    /// ignored.
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
    /// Creates a spring from a response in seconds and a damping ratio. `blendDuration` is ignored.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5,
        dampingFraction: Double = 0.825,
        blendDuration: Double = 0
    ) -> Animation {
        Animation(.fluidSpring(FluidSpring(response: response, damping: dampingFraction)))
    }
    public static var interactiveSpring: Animation { interactiveSpring() }
    /// Creates a spring with the defaults for following a finger. `blendDuration` is ignored.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15,
        dampingFraction: Double = 0.86,
        blendDuration: Double = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }
    /// Creates a spring whose bounce is 0.14 plus `extraBounce`. `blendDuration` is ignored.
    public static func interactiveSpring(
        duration: Double = 0.15,
        extraBounce: Double = 0,
        blendDuration: Double = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce, blendDuration: blendDuration)
    }
    public static var smooth: Animation { smooth() }
    /// Creates a spring whose bounce is `extraBounce`. `blendDuration` is ignored.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    public static var snappy: Animation { snappy() }
    /// Creates a spring whose bounce is 0.15 plus `extraBounce`. `blendDuration` is ignored.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    public static var bouncy: Animation { bouncy() }
    /// Creates a spring whose bounce is 0.3 plus `extraBounce`. `blendDuration` is ignored.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }
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
    public static var interpolatingSpring: Animation {
        interpolatingSpring(duration: 0.5, bounce: 0)
    }
    /// Creates an animation from the parameters of `spring`. `blendDuration` is ignored.
    public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation {
        self.spring(
            response: spring.response,
            dampingFraction: spring.dampingRatio,
            blendDuration: blendDuration
        )
    }
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
