// Importing the C library links it. The compiler may call it for square roots, remainders and
// roundings, which IEEE 754 defines to the last bit.
#if canImport(Glibc)
    private import Glibc
#elseif canImport(Musl)
    private import Musl
#elseif canImport(Darwin)
    private import Darwin
#endif

/// Elementary functions with the same result on every machine.
///
/// The mathematics libraries of systems differ in the last bits. Here every result comes from IEEE
/// 754 additions, multiplications, divisions and bit patterns in a fixed order, never from a fused
/// multiplication, so that all pixels that depend on it are the same everywhere.
///
/// The series are Taylor series; reducing the argument makes them short. If one double is not exact
/// enough for an intermediate value, it is stored as a pair of doubles (Dekker, Numer. Math. 18,
/// 1971).
public enum DeterministicMath {
    /// Returns the sine and cosine of an angle in radians.
    ///
    /// The error is within 1 ulp for |x| ≤ 2⁵⁰. For larger angles, where adjacent numbers are at
    /// least a quarter of a radian apart, and for numbers that are not finite, the result is (0,
    /// 1).
    public static func sineCosine(_ radians: Double) -> (sine: Double, cosine: Double) {
        guard radians.magnitude <= 0x1p50 else { return (0, 1) }
        guard radians.magnitude > quarterOfPi else { return kernel(radians, tail: 0) }
        // Cody and Waite: subtract the nearest multiple of π/2, with π/2 as three doubles.
        let count = nearestInteger(radians * (1 / halfPi.high))
        let first = product(count, halfPi.high)
        let second = product(count, halfPi.low)
        let a = sum(radians - first.high, -first.low)
        let b = sum(a.high, -second.high)
        let rest = (a.low - second.low) + (b.low - count * -0x1.f1976b7ed8fbcp-110)
        let reduced = sum(b.high, rest)
        let (sine, cosine) = kernel(reduced.high, tail: reduced.low)
        // The count may not fit a 32-bit Int.
        return switch Int64(count) & 3 {
        case 0: (sine, cosine)
        case 1: (cosine, -sine)
        case 2: (-sine, -cosine)
        default: (-cosine, sine)
        }
    }

    /// Returns the tangent of an angle in radians.
    ///
    /// The error is within 3 ulp for |x| ≤ 2⁵⁰. For larger angles and numbers that are not finite,
    /// the result is 0.
    public static func tangent(_ radians: Double) -> Double {
        let (sine, cosine) = sineCosine(radians)
        return sine / cosine
    }

    /// Returns the distance of the point (x, y) from the origin.
    ///
    /// The error is within 2 ulp. The result is infinite if either is infinite, and otherwise NaN
    /// if either is NaN.
    public static func hypot(_ x: Double, _ y: Double) -> Double {
        guard x.isFinite, y.isFinite else {
            return x.isInfinite || y.isInfinite ? .infinity : .nan
        }
        let largest = max(x.magnitude, y.magnitude)
        guard largest > 0 else { return 0 }
        // Powers of two keep the squares clear of overflow and of subnormal numbers.
        let scale = largest > 0x1p500 ? 0x1p-600 : largest < 0x1p-400 ? 0x1p600 : 1
        let (width, height) = (x * scale, y * scale)
        return (width * width + height * height).squareRoot() / scale
    }

    /// Returns the angle from the x axis to the point (x, y), in radians from −π to π.
    ///
    /// The error is within 2 ulp. Signed zeros and infinities follow IEEE 754: `atan2(y: 0, x: -1)`
    /// is π, `atan2(y: -0.0, x: -1)` is −π. The result is 0 if either is NaN.
    public static func atan2(y: Double, x: Double) -> Double {
        guard !x.isNaN, !y.isNaN else { return 0 }
        // Fast path for half a turn, which every round cap has.
        if y == 0, x < 0 { return signed(.pi, as: y) }
        var (width, height) = (x.magnitude, y.magnitude)
        if width.isInfinite || height.isInfinite {
            (width, height) = (width.isInfinite ? 1 : 0, height.isInfinite ? 1 : 0)
        }
        // Powers of two keep the divisions below clear of overflow and of subnormal numbers.
        let scale = max(width, height) > 0x1p500 ? 0x1p-500 : 0x1p500
        if !(0x1p-400...0x1p500).contains(max(width, height)) {
            width *= scale
            height *= scale
        }
        let (near, far) = height > width ? (width, height) : (height, width)
        guard far > 0 else { return signed(x.sign == .minus ? Double.pi : 0, as: y) }
        var angle = arcTangent(near, far)
        if height > width { angle = difference(halfPi, angle) }
        if x.sign == .minus { angle = difference((2 * halfPi.high, 2 * halfPi.low), angle) }
        return signed(angle.high + angle.low, as: y)
    }

    /// Returns e to the power `x`.
    ///
    /// The error is within 1 ulp for normal results; subnormal results are rounded once more. The
    /// result is infinite above 709.78… and 0 below −745.13…; NaN gives NaN.
    public static func exp(_ x: Double) -> Double {
        exponential(x, tail: 0)
    }

    /// Returns the natural logarithm of `x`.
    ///
    /// The error is within 1 ulp. The result is −∞ for 0, and NaN for negative `x` and NaN.
    public static func log(_ x: Double) -> Double {
        guard x > 0, x.isFinite else { return x == 0 ? -.infinity : x > 0 ? x : .nan }
        let (m, power) = decomposed(x)
        let exponent = Double(power)
        // log m = 2 artanh s, computed as f − s(f − r), because f = m − 1 is exact.
        let f = m - 1
        let s = f / (2 + f)
        let z = s * s
        var r = 2.0 / 21
        r = r * z + 2.0 / 19
        r = r * z + 2.0 / 17
        r = r * z + 2.0 / 15
        r = r * z + 2.0 / 13
        r = r * z + 2.0 / 11
        r = r * z + 2.0 / 9
        r = r * z + 2.0 / 7
        r = r * z + 2.0 / 5
        r = (r * z + 2.0 / 3) * z
        return exponent * log2.high - ((s * (f - r) - exponent * log2.low) - f)
    }

    /// Returns `base` to the power `exponent`, for a base of 0 or more.
    ///
    /// The error is within 1 ulp for normal results. Powers of 1 and powers to 0 are 1, and the
    /// first power is the base. Bases of 0 and ∞ give 0 or ∞, depending on the sign of the
    /// exponent. A negative base gives NaN.
    public static func pow(base: Double, exponent: Double) -> Double {
        if exponent == 0 || base == 1 { return 1 }
        guard base >= 0, !exponent.isNaN else { return .nan }
        if exponent == 1 { return base }
        if base == 0 || base.isInfinite {
            return (base == 0) == (exponent > 0) ? 0 : .infinity
        }
        if exponent.isInfinite {
            return (base < 1) == (exponent > 0) ? 0 : .infinity
        }
        let logarithm = pairLogarithm(base)
        let estimate = exponent * logarithm.high
        guard estimate.magnitude < 800 else { return estimate > 0 ? .infinity : 0 }
        let power = product(exponent, logarithm.high)
        return exponential(power.high, tail: power.low + exponent * logarithm.low)
    }

    /// Returns the cube root of `x`, which is negative for negative `x`.
    ///
    /// The error is within 1 ulp; cubes of integers are exact. Zeros, infinities and NaN are
    /// returned unchanged.
    public static func cbrt(_ x: Double) -> Double {
        guard x != 0, x.isFinite else { return x }
        let (m, exponent) = decomposed(x.magnitude)
        let third = (exponent + 1200) / 3 - 400
        let cube = m * powerOfTwo(exponent - 3 * third)
        // A line is close enough to the root on √½…4√2 for three steps of Halley's method.
        var root = 0.75 + cube * 0.2
        for _ in 0..<3 {
            let power = root * root * root
            root *= (power + 2 * cube) / (2 * power + cube)
        }
        // With half the bits, its square is exact, so that one more step rounds only once.
        root = Double(bitPattern: (root.bitPattern + (1 << 26)) & ~((1 << 27) - 1))
        let quotient = cube / (root * root)
        root += root * ((quotient - root) / (2 * root + quotient))
        return signed(root * powerOfTwo(third), as: x)
    }

    /// Returns `cbrt(x)` rounded up to an integer, faster for numbers from 1 to 2⁴⁸.
    package static func cbrtRoundedUp(_ x: Double) -> Double {
        guard x >= 1, x <= 0x1p48 else { return cbrt(x).rounded(.up) }
        // A third of the exponent is within 5 % of the root (Kahan), and a step of Halley's method
        // within 10⁻⁴. This nearly always decides between which integers the root is.
        let high = UInt32(truncatingIfNeeded: x.bitPattern >> 32) / 3 + 715_094_163
        let estimate = Double(bitPattern: UInt64(high) << 32)
        let power = estimate * estimate * estimate
        let root = (estimate * ((power + 2 * x) / (2 * power + x))).rounded(.up)
        let below = root - 1
        // Cubes of such integers are exact. Closer to one, the rounding of `cbrt` matters.
        if x > below * below * below * (1 + 0x1p-46), x < root * root * root * (1 - 0x1p-46) {
            return root
        }
        return cbrt(x).rounded(.up)
    }
}

// MARK: - Reduced arguments

extension DeterministicMath {
    /// A number as the unevaluated sum of two doubles; the lower is within half an ulp of the
    /// higher.
    private typealias Pair = (high: Double, low: Double)

    private static let quarterOfPi = 0x1.921fb54442d18p-1
    private static let halfPi: Pair = (0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54)
    /// The natural logarithm of 2. The higher part has 32 bits, so that its product with an
    /// exponent is exact.
    private static let log2: Pair = (0x1.62e42feep-1, 0x1.a39ef35793c76p-33)

    /// atan(k/8) for k = 0…8, as two doubles each.
    private static let arcTangents: [(high: Double, low: Double)] = [
        (0, 0),
        (0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59),
        (0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57),
        (0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56),
        (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56),
        (0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58),
        (0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56),
        (0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56),
        (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55),
    ]

    /// Returns the sine and cosine of r + tail for |r| ≤ π/4, by their Taylor series to r¹⁷ and
    /// r¹⁸.
    private static func kernel(_ r: Double, tail: Double) -> (sine: Double, cosine: Double) {
        let z = r * r
        var s = 1.0 / 355_687_428_096_000
        s = s * z - 1.0 / 1_307_674_368_000
        s = s * z + 1.0 / 6_227_020_800
        s = s * z - 1.0 / 39_916_800
        s = s * z + 1.0 / 362_880
        s = s * z - 1.0 / 5040
        s = s * z + 1.0 / 120
        s = s * z - 1.0 / 6
        var c = -1.0 / 6_402_373_705_728_000
        c = c * z + 1.0 / 20_922_789_888_000
        c = c * z - 1.0 / 87_178_291_200
        c = c * z + 1.0 / 479_001_600
        c = c * z - 1.0 / 3_628_800
        c = c * z + 1.0 / 40_320
        c = c * z - 1.0 / 720
        c = c * z + 1.0 / 24
        let half = 0.5 * z
        let start = 1 - half
        let sine = r + (r * z * s + tail * start)
        let cosine = start + (((1 - start) - half) + (z * z * c - r * tail))
        return (sine, cosine)
    }

    /// Returns the arctangent of near/far, for 0 ≤ near ≤ far and far > 0.
    ///
    /// With c = k/8 closest to the quotient q, atan q = atan c + atan((q − c)/(1 + cq)).
    private static func arcTangent(_ near: Double, _ far: Double) -> Pair {
        let k = Int(nearestInteger(8 * (near / far)))
        let c = Double(k) / 8
        let t = (near - c * far) / (far + c * near)
        let z = t * t
        var series = 1.0 / 13
        series = series * z - 1.0 / 11
        series = series * z + 1.0 / 9
        series = series * z - 1.0 / 7
        series = series * z + 1.0 / 5
        series = series * z - 1.0 / 3
        let base = arcTangents[k]
        return sum(base.high, t + (t * z * series + base.low))
    }

    /// Returns e to the power x + tail: x becomes k·log 2 + r with |r| ≤ log 2 / 2, then a Taylor
    /// series to r¹⁴.
    private static func exponential(_ x: Double, tail: Double) -> Double {
        guard !x.isNaN else { return x }
        guard x < 710 else { return .infinity }
        guard x > -746 else { return 0 }
        let count = nearestInteger(x * 0x1.71547652b82fep+0)
        let k = Int(count)
        let high = x - count * log2.high
        let low = count * log2.low - tail
        let r = high - low
        let rest = (high - r) - low
        var series = 1.0 / 87_178_291_200
        series = series * r + 1.0 / 6_227_020_800
        series = series * r + 1.0 / 479_001_600
        series = series * r + 1.0 / 39_916_800
        series = series * r + 1.0 / 3_628_800
        series = series * r + 1.0 / 362_880
        series = series * r + 1.0 / 40_320
        series = series * r + 1.0 / 5040
        series = series * r + 1.0 / 720
        series = series * r + 1.0 / 120
        series = series * r + 1.0 / 24
        series = series * r + 1.0 / 6
        series = series * r + 0.5
        let value = 1 + (r + (rest + r * r * series))
        // Two steps, because neither 2¹⁰²⁴ nor 2⁻¹⁰⁷⁵ is a double.
        return value * powerOfTwo(k / 2) * powerOfTwo(k - k / 2)
    }

    /// Returns the logarithm of a positive, finite number with a relative error of about 2⁻⁶⁵, so
    /// that an exponent of up to 709 still leaves all digits of the power correct.
    private static func pairLogarithm(_ x: Double) -> Pair {
        let (m, power) = decomposed(x)
        let exponent = Double(power)
        let f = m - 1
        let divisor = sum(1, m)
        let s = f / divisor.high
        let check = product(s, divisor.high)
        let sLow = ((f - check.high) - check.low - s * divisor.low) / divisor.high
        let square = product(s, s)
        let z: Pair = (square.high, square.low + 2 * s * sLow)
        var tail = 2.0 / 23
        tail = tail * z.high + 2.0 / 21
        tail = tail * z.high + 2.0 / 19
        tail = tail * z.high + 2.0 / 17
        tail = tail * z.high + 2.0 / 15
        tail = tail * z.high + 2.0 / 13
        tail = tail * z.high + 2.0 / 11
        tail = tail * z.high + 2.0 / 9
        tail = tail * z.high + 2.0 / 7
        let fifth = add((0x1.999999999999ap-2, -0x1.999999999999ap-56), tail * z.high)
        let inner = multiply(fifth, z)
        let third = add((0x1.5555555555555p-1, 0x1.5555555555555p-55), inner.high)
        let series = multiply((third.high, third.low + inner.low), z)
        let cubic = multiply(series, (s, sLow))
        let logarithm = add((2 * s, 2 * sLow), cubic.high)
        let total = sum(exponent * log2.high, logarithm.high)
        let low = total.low + (logarithm.low + cubic.low + exponent * log2.low)
        return sum(total.high, low)
    }
}

// MARK: - Parts of numbers

extension DeterministicMath {
    /// Rounds a value of at most 2⁵⁰ to the nearest integer, ties to even: adding 1.5·2⁵² removes
    /// the fraction.
    private static func nearestInteger(_ value: Double) -> Double {
        (value + 0x1.8p52) - 0x1.8p52
    }

    /// Returns 2 to the power `exponent`, −1022…1023.
    private static func powerOfTwo(_ exponent: Int) -> Double {
        Double(bitPattern: UInt64(1023 + exponent) << 52)
    }

    /// Returns m in √½…√2 and an exponent with m·2^exponent = x, for a positive, finite x.
    private static func decomposed(_ x: Double) -> (m: Double, exponent: Int) {
        let isSubnormal = x < 0x1p-1022
        let bits = (isSubnormal ? x * 0x1p54 : x).bitPattern
        let exponent = Int(bits >> 52) - (isSubnormal ? 1023 + 54 : 1023)
        let m = Double(bitPattern: bits & 0xF_FFFF_FFFF_FFFF | 1023 << 52)
        return m > 0x1.6a09e667f3bcdp0 ? (m / 2, exponent + 1) : (m, exponent)
    }

    private static func signed(_ magnitude: Double, as sign: Double) -> Double {
        sign.sign == .minus ? -magnitude : magnitude
    }

    /// Returns the exact sum of two doubles (Knuth).
    private static func sum(_ a: Double, _ b: Double) -> Pair {
        let high = a + b
        let part = high - a
        return (high, (a - (high - part)) + (b - part))
    }

    private static func add(_ a: Pair, _ b: Double) -> Pair {
        let total = sum(a.high, b)
        return (total.high, total.low + a.low)
    }

    private static func difference(_ a: Pair, _ b: Pair) -> Pair {
        let total = sum(a.high, -b.high)
        return (total.high, total.low + (a.low - b.low))
    }

    /// Returns the exact product of two doubles below about 2⁹⁹⁰ (Veltkamp, Dekker).
    private static func product(_ a: Double, _ b: Double) -> Pair {
        let high = a * b
        let (a1, a2) = halves(a)
        let (b1, b2) = halves(b)
        return (high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2)
    }

    private static func multiply(_ a: Pair, _ b: Pair) -> Pair {
        let main = product(a.high, b.high)
        return (main.high, main.low + (a.high * b.low + a.low * b.high))
    }

    private static func halves(_ a: Double) -> (Double, Double) {
        let scaled = a * 134_217_729
        let upper = scaled - (scaled - a)
        return (upper, a - upper)
    }
}
