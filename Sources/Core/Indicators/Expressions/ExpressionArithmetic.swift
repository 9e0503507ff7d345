import Raster

/// The mathematics of formulas. Every result is finite.
///
/// Results beyond ±`limit` are clamped. Where mathematics has no result, it is 0: x / 0, `sqrt` and
/// `log` of numbers for which they are undefined, `atan2(0, 0)`, 0 to a negative power, and a
/// negative number to a power that is not an integer. 0 to the power 0 is 1.
enum ExpressionArithmetic {
    /// The largest magnitude of a result. `DeterministicMath.sineCosine` is exact up to it.
    static let limit = 1e15

    /// Returns a number within ±`limit`, or 0 if it is NaN.
    static func bounded(_ value: Double) -> Double {
        if value.magnitude <= limit { return value }
        return value > 0 ? limit : value < 0 ? -limit : 0
    }

    /// Applies an operation to a number.
    static func apply(_ operation: ExpressionOperation.Unary, _ x: Double) -> Double {
        switch operation {
        case .negate: -x
        case .floor: x.rounded(.down)
        case .ceil: x.rounded(.up)
        case .round: x.rounded(.toNearestOrAwayFromZero)
        case .fract: x - x.rounded(.down)
        case .abs: x.magnitude
        case .sign: x > 0 ? 1 : x < 0 ? -1 : 0
        case .sqrt: x > 0 ? x.squareRoot() : 0
        case .sin: DeterministicMath.sineCosine(x).sine
        case .cos: DeterministicMath.sineCosine(x).cosine
        case .tan: bounded(DeterministicMath.tangent(x))
        case .exp: bounded(DeterministicMath.exp(x))
        case .log: x > 0 ? DeterministicMath.log(x) : 0
        }
    }

    /// Applies an operation to two numbers.
    static func apply(
        _ operation: ExpressionOperation.Binary,
        _ x: Double,
        _ y: Double
    ) -> Double {
        switch operation {
        case .add: bounded(x + y)
        case .subtract: bounded(x - y)
        case .multiply: bounded(x * y)
        case .divide: y == 0 ? 0 : bounded(x / y)
        case .power: power(x, y)
        case .less: x < y ? 1 : 0
        case .lessOrEqual: x <= y ? 1 : 0
        case .greater: x > y ? 1 : 0
        case .greaterOrEqual: x >= y ? 1 : 0
        case .equal: x == y ? 1 : 0
        case .unequal: x != y ? 1 : 0
        case .min: y < x ? y : x
        case .max: y > x ? y : x
        case .step: y < x ? 0 : 1
        // Adding 0 removes the sign of −0, which would choose between π and −π.
        case .atan2: x == 0 && y == 0 ? 0 : DeterministicMath.atan2(y: x + 0, x: y)
        case .hypot: bounded(DeterministicMath.hypot(x, y))
        case .noise: noise(seed: x, y)
        }
    }

    /// Applies an operation to three numbers.
    static func apply(
        _ operation: ExpressionOperation.Ternary,
        _ x: Double,
        _ y: Double,
        _ z: Double
    ) -> Double {
        switch operation {
        case .choose: x != 0 ? y : z
        case .clamp: min(max(x, y), z)
        case .mix: bounded(x + (y - x) * z)
        case .smoothstep: smoothstep(x, y, z)
        }
    }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        if exponent == 2 { return bounded(base * base) }
        if base > 0 || exponent == 0 {
            return bounded(DeterministicMath.pow(base: base, exponent: exponent))
        }
        guard base < 0, exponent.rounded(.down) == exponent else { return 0 }
        let magnitude = DeterministicMath.pow(base: -base, exponent: exponent)
        let half = exponent / 2
        return bounded(half.rounded(.down) == half ? magnitude : -magnitude)
    }

    /// Returns 0 up to `first`, 1 from `last` on, and 3f² − 2f³ between them.
    private static func smoothstep(_ first: Double, _ last: Double, _ x: Double) -> Double {
        guard first != last else { return x < first ? 0 : 1 }
        let fraction = min(max((x - first) / (last - first), 0), 1)
        return fraction * fraction * (3 - 2 * fraction)
    }

    /// Returns value noise in 0…1: a random number at each integer, joined smoothly.
    ///
    /// Seeds are rounded to integers.
    private static func noise(seed: Double, _ x: Double) -> Double {
        let whole = x.rounded(.down)
        let seed = UInt64(bitPattern: Int64(seed.rounded()))
        let left = random(seed, Int64(whole))
        let right = random(seed, Int64(whole) + 1)
        return left + (right - left) * smoothstep(0, 1, x - whole)
    }

    /// Returns a random number in 0..<1 for an integer: two steps of SplitMix64 (Steele, Lea and
    /// Flood, “Fast splittable pseudorandom number generators”, 2014).
    private static func random(_ seed: UInt64, _ integer: Int64) -> Double {
        let bits = mixed(mixed(seed) &+ UInt64(bitPattern: integer))
        return Double(bits >> 11) * 0x1p-53
    }

    private static func mixed(_ state: UInt64) -> UInt64 {
        var mixed = state &+ 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
