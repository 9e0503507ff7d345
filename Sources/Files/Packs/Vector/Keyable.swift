import Raster

/// A value that consists of numbers, which a format interpolates one by one.
package protocol Keyable: Equatable, Sendable {
    /// The numbers. A number that has no meaning is NaN, such as the red of a clear colour.
    var components: [Double] { get }
    /// The largest error of each number.
    var tolerances: [Double] { get }

    /// Returns the value with other numbers. `components` has as many numbers as this value.
    func replacing(_ components: [Double]) -> Self
}

extension Keyable {
    /// Returns whether the numbers differ by no more than the tolerances.
    package func isClose(to other: Self) -> Bool {
        let (own, others, tolerances) = (components, other.components, tolerances)
        guard own.count == others.count else { return false }
        for index in own.indices where (own[index] - others[index]).magnitude > tolerances[index] {
            return false
        }
        return true
    }

    /// Returns the value at a fraction of the way to another, with each number interpolated.
    package func interpolated(to other: Self, at fraction: Double) -> Self {
        replacing(zip(components, other.components).map { $0 * (1 - fraction) + $1 * fraction })
    }
}

/// The largest errors of interpolated values.
enum KeyTolerance {
    /// Lengths and positions, in points.
    static let points = 0.01
    /// Angles in degrees: a hundredth of a point at a radius of 30 points.
    static let degrees = 0.02
    /// Factors of a scale, and fractions of a path.
    static let factor = 0.0002
    /// Channels of colours and opacities: a quarter of a step of 1/255.
    static let channel = 0.001
}

/// An opacity, 0…1.
package struct Opacity: Keyable {
    package var value: Double

    package init(_ value: Double) { self.value = value }

    package var components: [Double] { [value] }
    package var tolerances: [Double] { [KeyTolerance.channel] }
    package func replacing(_ components: [Double]) -> Opacity { Opacity(components[0]) }
}

/// An angle in degrees clockwise. It may exceed a turn.
package struct Degrees: Keyable {
    package var value: Double

    package init(_ value: Double) { self.value = value }

    package var components: [Double] { [value] }
    package var tolerances: [Double] { [KeyTolerance.degrees] }
    package func replacing(_ components: [Double]) -> Degrees { Degrees(components[0]) }
}

/// A factor, or a fraction of a path.
package struct Factor: Keyable {
    package var value: Double

    package init(_ value: Double) { self.value = value }

    package var components: [Double] { [value] }
    package var tolerances: [Double] { [KeyTolerance.factor] }
    package func replacing(_ components: [Double]) -> Factor { Factor(components[0]) }
}

/// Scale factors along both axes.
package struct ScaleFactors: Keyable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    package var components: [Double] { [x, y] }
    package var tolerances: [Double] { [KeyTolerance.factor, KeyTolerance.factor] }
    package func replacing(_ components: [Double]) -> ScaleFactors {
        ScaleFactors(x: components[0], y: components[1])
    }
}

/// Lengths in points, such as a width or a dash pattern.
package struct Lengths: Keyable {
    package var values: [Double]

    package init(_ values: [Double]) { self.values = values }

    package var components: [Double] { values }
    package var tolerances: [Double] { values.map { _ in KeyTolerance.points } }
    package func replacing(_ components: [Double]) -> Lengths { Lengths(components) }
}

extension Vector: Keyable {
    package var components: [Double] { [dx, dy] }
    package var tolerances: [Double] { [KeyTolerance.points, KeyTolerance.points] }
    package func replacing(_ components: [Double]) -> Vector {
        Vector(dx: components[0], dy: components[1])
    }
}

extension Color: Keyable {
    package var components: [Double] {
        let isClear = alpha == 0 && red == 0 && green == 0 && blue == 0
        return isClear ? [.nan, .nan, .nan, 0] : [red, green, blue, alpha]
    }
    package var tolerances: [Double] { Array(repeating: KeyTolerance.channel, count: 4) }
    package func replacing(_ components: [Double]) -> Color {
        Color(
            red: components[0].isNaN ? 0 : components[0],
            green: components[1].isNaN ? 0 : components[1],
            blue: components[2].isNaN ? 0 : components[2],
            alpha: components[3]
        )
    }
}

extension Path: Keyable {
    package var components: [Double] {
        var numbers: [Double] = []
        func add(_ point: Point) {
            numbers.append(point.x)
            numbers.append(point.y)
        }
        for element in elements {
            switch element {
            case .move(let end), .line(let end): add(end)
            case .quad(let control, let end):
                add(control)
                add(end)
            case .cubic(let first, let second, let end):
                add(first)
                add(second)
                add(end)
            case .arc(let center, let sweep, let end):
                add(center)
                numbers.append(sweep.radians)
                add(end)
            case .close: break
            }
        }
        return numbers
    }

    package var tolerances: [Double] {
        let count = elements.reduce(0) { count, element in
            switch element {
            case .move, .line: count + 2
            case .quad: count + 4
            case .cubic: count + 6
            case .arc: count + 5
            case .close: count
            }
        }
        return Array(repeating: KeyTolerance.points, count: count)
    }

    package func replacing(_ components: [Double]) -> Path {
        var rest = components[...]
        func point() -> Point {
            defer { rest = rest.dropFirst(2) }
            return Point(x: rest[rest.startIndex], y: rest[rest.startIndex + 1])
        }
        let elements = self.elements.map { element -> Element in
            switch element {
            case .move: return .move(point())
            case .line: return .line(point())
            case .quad: return .quad(point(), point())
            case .cubic: return .cubic(point(), point(), point())
            case .arc:
                let center = point()
                let sweep = rest.removeFirst()
                return .arc(center: center, sweep: .radians(sweep), point())
            case .close: return .close
            }
        }
        return Path(elements: elements)
    }
}
