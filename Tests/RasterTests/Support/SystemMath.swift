#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system's mathematical functions, for references of tests. Drawing has its own.
enum SystemMath {
    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }

    static func sineCosine(_ x: Double) -> (Double, Double) { (sin(x), cos(x)) }

    static func cubeRoot(_ x: Double) -> Double { cbrt(x) }

    /// Returns the direction of (x, y) as a fraction 0…1 of a turn, clockwise from the x axis.
    static func turns(x: Double, y: Double) -> Double {
        let turns = atan2(y, x) / (2 * Double.pi)
        return turns < 0 ? turns + 1 : turns
    }
}
