import SeededRandom
import Raster
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Returns the number of representable numbers between two results.
private func ulps(_ a: Double, _ b: Double) -> Double {
    if a == b || a.isNaN && b.isNaN { return 0 }
    guard a.isFinite, b.isFinite else { return .infinity }
    return (a - b).magnitude / max(a.magnitude, b.magnitude).ulp
}

/// The system's libraries have errors of up to 1 ulp, so agreement within 2 ulp is required.
private let allowed = 2.0

@Suite struct SineCosineTests {
    @Test func `sine and cosine agree with the system's on a dense grid`() {
        var worst = 0.0
        for i in -200_000...200_000 {
            let x = Double(i) * 0.000_37
            let (sine, cosine) = DeterministicMath.sineCosine(x)
            worst = max(worst, ulps(sine, sin(x)), ulps(cosine, cos(x)))
        }
        #expect(worst <= allowed)
    }

    @Test func `sine and cosine agree with the system's for very large and small angles`() {
        var random = SplitMix64(seed: 1)
        var worst = 0.0
        for _ in 0..<200_000 {
            let x = random.double(exponents: -60...49) * (Bool.random(using: &random) ? 1 : -1)
            let (sine, cosine) = DeterministicMath.sineCosine(x)
            worst = max(worst, ulps(sine, sin(x)), ulps(cosine, cos(x)))
        }
        #expect(worst <= allowed)
    }

    @Test func `sine and cosine are exact near their zeros`() {
        var worst = 0.0
        for i in 1...2_000_000 {
            let x = Double(i) * (Double.pi / 2)
            let (sine, cosine) = DeterministicMath.sineCosine(x)
            worst = max(worst, ulps(sine, sin(x)), ulps(cosine, cos(x)))
        }
        #expect(worst <= allowed)
    }

    @Test func `the tangent agrees with the system's`() {
        var random = SplitMix64(seed: 2)
        var worst = 0.0
        for _ in 0..<200_000 {
            let x = random.double(exponents: -60...49) * (Bool.random(using: &random) ? 1 : -1)
            worst = max(worst, ulps(DeterministicMath.tangent(x), tan(x)))
        }
        #expect(worst <= 4)
        #expect(DeterministicMath.tangent(0x1p60) == 0)
        #expect(DeterministicMath.tangent(.infinity) == 0)
    }

    @Test func `the distance from the origin agrees with the system's`() {
        var random = SplitMix64(seed: 3)
        var worst = 0.0
        for _ in 0..<200_000 {
            let exponent = Int.random(in: -1060...1010, using: &random)
            let x = random.double(exponents: exponent...exponent + 12)
            let y = random.double(exponents: exponent...exponent + 12)
            // Subnormal numbers have fewer digits.
            guard x > 0x1p-1000 else { continue }
            worst = max(worst, ulps(DeterministicMath.hypot(x, -y), hypot(x, y)))
        }
        #expect(worst <= allowed)
        #expect(DeterministicMath.hypot(3, 4) == 5)
        #expect(DeterministicMath.hypot(0, 0) == 0)
        #expect(DeterministicMath.hypot(0x1p-1074, 0) == 0x1p-1074)
        #expect(DeterministicMath.hypot(.infinity, .nan) == .infinity)
        #expect(DeterministicMath.hypot(1, .nan).isNaN)
    }

    @Test func `quarter turns are as exact as radians allow`() {
        #expect(DeterministicMath.sineCosine(0) == (0, 1))
        #expect(DeterministicMath.sineCosine(.pi / 2) == (1, 6.123233995736766e-17))
        #expect(DeterministicMath.sineCosine(-.pi / 2) == (-1, 6.123233995736766e-17))
        #expect(DeterministicMath.sineCosine(.pi) == (1.2246467991473532e-16, -1))
        #expect(DeterministicMath.sineCosine(1.5 * .pi) == (-1, -1.8369701987210297e-16))
    }

    @Test func `the sine is odd and the cosine even`() {
        var random = SplitMix64(seed: 2)
        for _ in 0..<10_000 {
            let x = random.double(in: 0...1000)
            let (plus, minus) = (
                DeterministicMath.sineCosine(x), DeterministicMath.sineCosine(-x)
            )
            #expect(plus.sine == -minus.sine && plus.cosine == minus.cosine)
        }
    }

    @Test(arguments: [.infinity, -.infinity, .nan, 0x1p51, -1e300, .greatestFiniteMagnitude])
    func `huge, infinite and undefined angles count as zero`(_ x: Double) {
        #expect(DeterministicMath.sineCosine(x) == (0, 1))
    }
}

@Suite struct ArcTangentTests {
    @Test func `the arctangent agrees with the system's in all directions`() {
        var worst = 0.0
        for i in 0..<100_000 {
            let angle = Double(i) * (2 * Double.pi / 100_000)
            let (y, x) = (sin(angle) * 3.7, cos(angle) * 3.7)
            worst = max(worst, ulps(DeterministicMath.atan2(y: y, x: x), atan2(y, x)))
        }
        #expect(worst <= allowed)
    }

    @Test func `the arctangent agrees with the system's for any two magnitudes`() {
        var random = SplitMix64(seed: 3)
        var worst = 0.0
        for _ in 0..<200_000 {
            let y = random.double(exponents: -1022...1022)
            let x = random.double(exponents: -1022...1022)
            let near = x * random.double(in: -2...2)
            for (y, x) in [(y, x), (y, -x), (-y, x), (near, x), (near, -x)] {
                worst = max(worst, ulps(DeterministicMath.atan2(y: y, x: x), atan2(y, x)))
            }
        }
        #expect(worst <= allowed)
    }

    @Test func `arctangents of special values equal the system's`() {
        let values = [
            0, -0.0, 1, -1, .leastNonzeroMagnitude, -Double.leastNonzeroMagnitude, 1e308, -1e308,
            .infinity, -.infinity,
        ]
        for y in values {
            for x in values {
                let result = DeterministicMath.atan2(y: y, x: x)
                #expect(ulps(result, atan2(y, x)) <= 1, "\(y), \(x)")
                #expect(result.sign == atan2(y, x).sign, "\(y), \(x)")
            }
        }
    }

    @Test func `the arctangent is exact on the axes and diagonals`() {
        #expect(DeterministicMath.atan2(y: 0, x: 3) == 0)
        #expect(DeterministicMath.atan2(y: 3, x: 0) == .pi / 2)
        #expect(DeterministicMath.atan2(y: 0, x: -3) == .pi)
        #expect(DeterministicMath.atan2(y: -3, x: 0) == -.pi / 2)
        #expect(DeterministicMath.atan2(y: 3, x: 3) == .pi / 4)
    }

    @Test func `the arctangent of NaN is zero`() {
        #expect(DeterministicMath.atan2(y: .nan, x: 1) == 0)
        #expect(DeterministicMath.atan2(y: 1, x: .nan) == 0)
    }
}

@Suite struct ExponentialTests {
    @Test func `exponentials agree with the system's`() {
        var worst = 0.0
        for i in -700_000...709_000 {
            let x = Double(i) * 0.001
            worst = max(worst, ulps(DeterministicMath.exp(x), exp(x)))
        }
        var random = SplitMix64(seed: 4)
        for _ in 0..<100_000 {
            let x = random.double(in: -1...1)
            worst = max(worst, ulps(DeterministicMath.exp(x), exp(x)))
        }
        #expect(worst <= allowed)
    }

    @Test func `exponentials of special values follow IEEE 754`() {
        #expect(DeterministicMath.exp(0) == 1)
        #expect(DeterministicMath.exp(709.782712893384) == exp(709.782712893384))
        #expect(DeterministicMath.exp(709.8) == .infinity)
        #expect(DeterministicMath.exp(.infinity) == .infinity)
        #expect(DeterministicMath.exp(-745.13) == .leastNonzeroMagnitude)
        #expect(DeterministicMath.exp(-745.2) == 0)
        #expect(DeterministicMath.exp(-.infinity) == 0)
        #expect(DeterministicMath.exp(.nan).isNaN)
    }
}

@Suite struct LogarithmTests {
    @Test func `logarithms agree with the system's`() {
        var random = SplitMix64(seed: 5)
        var worst = 0.0
        for _ in 0..<300_000 {
            let wide = random.double(exponents: -1074...1023)
            let near = random.double(in: 0.5...2)
            worst = max(worst, ulps(DeterministicMath.log(wide), log(wide)))
            worst = max(worst, ulps(DeterministicMath.log(near), log(near)))
        }
        #expect(worst <= allowed)
    }

    @Test func `logarithms of special values follow IEEE 754`() {
        #expect(DeterministicMath.log(1) == 0)
        #expect(DeterministicMath.log(2) == log(2))
        #expect(DeterministicMath.log(0) == -.infinity)
        #expect(DeterministicMath.log(.infinity) == .infinity)
        #expect(DeterministicMath.log(-1).isNaN)
        #expect(DeterministicMath.log(.nan).isNaN)
    }
}

@Suite struct PowerTests {
    @Test func `powers agree with the system's in the range of transfer functions`() {
        var worst = 0.0
        for exponent in [2.4, 1 / 2.4, 2.2, 1 / 3.0, 0.5, 3] {
            for i in 0...100_000 {
                let base = Double(i) / 100_000 * 1.1
                let result = DeterministicMath.pow(base: base, exponent: exponent)
                worst = max(worst, ulps(result, pow(base, exponent)))
            }
        }
        #expect(worst <= allowed)
    }

    @Test func `powers agree with the system's up to overflow and underflow`() {
        var random = SplitMix64(seed: 6)
        var worst = 0.0
        for _ in 0..<300_000 {
            let base = random.double(exponents: -1022...1023)
            let exponent = random.double(in: -700...700) / log(base).magnitude
            let result = DeterministicMath.pow(base: base, exponent: exponent)
            worst = max(worst, ulps(result, pow(base, exponent)))
        }
        #expect(worst <= allowed)
    }

    @Test func `powers of small integers are exact`() {
        for base in 0...12 {
            var product = 1.0
            for exponent in 0...14 {
                #expect(
                    DeterministicMath.pow(base: Double(base), exponent: Double(exponent))
                        == product
                )
                product *= Double(base)
            }
        }
    }

    @Test func `powers of special values equal the system's`() {
        let bases = [0, .leastNonzeroMagnitude, 0.5, 1, 2, 1e308, .infinity, .nan]
        let exponents = [
            0, 1, -1, 0.5, -0.5, 1e308, -1e308, .leastNonzeroMagnitude, .infinity, -.infinity, .nan,
        ]
        for base in bases {
            for exponent in exponents {
                let result = DeterministicMath.pow(base: base, exponent: exponent)
                #expect(ulps(result, pow(base, exponent)) <= 1, "\(base) to \(exponent)")
            }
        }
    }

    @Test func `powers of negative bases are NaN`() {
        #expect(DeterministicMath.pow(base: -1, exponent: 2).isNaN)
        #expect(DeterministicMath.pow(base: -.infinity, exponent: 1).isNaN)
        #expect(DeterministicMath.pow(base: -2, exponent: 0) == 1)
    }
}

@Suite struct CubeRootTests {
    /// Returns the error of a root by its exact cube, because the system's roots have errors of up
    /// to 4 ulp.
    private func error(of root: Double, from x: Double) -> Double {
        let square = root * root
        let squareRest = (-square).addingProduct(root, root)
        let cube = square * root
        let cubeRest = (-cube).addingProduct(square, root)
        let missing = (x - cube) - cubeRest - squareRest * root
        return (missing / (3 * square)).magnitude / root.ulp
    }

    @Test func `the cube of a cube root is the number`() {
        var random = SplitMix64(seed: 7)
        var worst = 0.0
        for _ in 0..<300_000 {
            let x = random.double(exponents: -900...1023)
            worst = max(worst, error(of: DeterministicMath.cbrt(x), from: x))
        }
        #expect(worst <= 1)
    }

    @Test func `cube roots agree with the system's within its own error`() {
        var random = SplitMix64(seed: 17)
        var worst = 0.0
        for _ in 0..<300_000 {
            let x = random.double(exponents: -1074...1023)
            worst = max(worst, ulps(DeterministicMath.cbrt(x), cbrt(x)))
            worst = max(worst, ulps(DeterministicMath.cbrt(-x), cbrt(-x)))
        }
        #expect(worst <= 5)
    }

    @Test func `cube roots of cubes of integers are exact`() {
        for i in -200_000...200_000 {
            let root = Double(i)
            #expect(DeterministicMath.cbrt(root * root * root) == root)
        }
        #expect(DeterministicMath.cbrt(0.125) == 0.5)
        #expect(DeterministicMath.cbrt(.leastNonzeroMagnitude) == 0x1p-358)
    }

    @Test func `the rounded cube root equals the cube root rounded up`() {
        var wrong: [Double] = []
        func check(_ x: Double) {
            let root = DeterministicMath.cbrt(x).rounded(.up)
            if DeterministicMath.cbrtRoundedUp(x) != root { wrong.append(x) }
        }
        var random = SplitMix64(seed: 27)
        for _ in 0..<100_000 { check(random.double(exponents: -30...60)) }
        for i in 0...2000 {
            let cube = Double(i * i * i)
            for ulps in -40...40 { check(cube + Double(ulps) * cube.ulp) }
        }
        for x in [-8.5, -0.0, 0, 0.5, 0x1p48, 0x1p48.nextUp, .infinity] { check(x) }
        #expect(wrong.isEmpty)
        #expect(DeterministicMath.cbrtRoundedUp(.nan).isNaN)
    }

    @Test func `cube roots of special values follow IEEE 754`() {
        #expect(DeterministicMath.cbrt(-0.0).sign == .minus)
        #expect(DeterministicMath.cbrt(.infinity) == .infinity)
        #expect(DeterministicMath.cbrt(-.infinity) == -.infinity)
        #expect(DeterministicMath.cbrt(.nan).isNaN)
    }
}

/// The exact bits of results, which make images the same on every machine.
@Suite struct FixedBitsTests {
    @Test func `every function returns the same bits on every machine`() {
        var random = SplitMix64(seed: 8)
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ value: Double) { hash = (hash ^ value.bitPattern) &* 0x100_0000_01B3 }
        for _ in 0..<20_000 {
            let (x, y) = (random.double(in: -100...100), random.double(in: -100...100))
            add(DeterministicMath.sineCosine(x).sine)
            add(DeterministicMath.sineCosine(x).cosine)
            add(DeterministicMath.atan2(y: y, x: x))
            add(DeterministicMath.exp(x))
            add(DeterministicMath.log(x.magnitude))
            add(DeterministicMath.pow(base: x.magnitude, exponent: y))
            add(DeterministicMath.cbrt(x))
        }
        #expect(hash == 11_686_050_599_544_164_289)
    }
}
