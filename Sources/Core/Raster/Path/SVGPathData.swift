extension Path {
    /// The largest size of path data, in bytes: 1 MiB.
    public static let svgLimit = 1 << 20

    /// Parses SVG path data, the value of a `d` attribute.
    ///
    /// Supports all commands of SVG 1.1, 8.3, absolute and relative: M, L, H, V, C, S, Q, T, A and
    /// Z, with repeated arguments and compact numbers. Arcs become cubics, exact to 4·10⁻⁷ of their
    /// larger radius. White space alone is an empty path.
    ///
    /// Throws at the first error, unlike browsers, which draw the path up to it. Also throws if the
    /// data has more than `svgLimit` bytes.
    public init(svg data: String) throws(SVGPathError) {
        guard data.utf8.count <= Path.svgLimit else {
            throw SVGPathError(
                index: 0,
                found: "\(data.utf8.count) bytes",
                expected: "at most \(Path.svgLimit) bytes of path data"
            )
        }
        var reader = SVGPathReader(data)
        self = try reader.read()
    }
}

/// A parser of the commands of SVG path data.
private struct SVGPathReader {
    private var scanner: SVGPathScanner
    private var path = Path()
    private var current = Point.zero
    private var start = Point.zero
    /// The last control point, which S or T mirrors.
    private var control: Control = .none

    /// The kind of curve of the last control point.
    private enum Control {
        case none
        case cubic(Point)
        case quad(Point)
    }

    init(_ data: String) { scanner = SVGPathScanner(data) }

    mutating func read() throws(SVGPathError) -> Path {
        scanner.skipSpace()
        guard let first = scanner.next else { return path }
        guard first | 0x20 == UInt8(ascii: "m") else {
            throw scanner.error(expecting: "M or m, which begins path data")
        }
        while let next = scanner.next {
            let letter = Character(UnicodeScalar(next | 0x20))
            guard next < 0x80, "mlhvcsqtaz".contains(letter) else {
                throw scanner.error(expecting: "a command (one of MLHVCSQTAZ)")
            }
            let isRelative = next & 0x20 != 0
            scanner.advance()
            try run(letter, isRelative: isRelative)
        }
        return path
    }

    /// Parses the arguments of a command, which may be repeated.
    private mutating func run(_ command: Character, isRelative: Bool) throws(SVGPathError) {
        scanner.skipSpace()
        if command == "z" {
            path.close()
            current = start
            control = .none
            return
        }
        try step(command, isRelative: isRelative)
        while true {
            let hasComma = scanner.skipSeparator()
            guard scanner.isAtNumber else {
                if hasComma { throw scanner.error(expecting: "a number after the comma") }
                if let next = scanner.next, !next.isASCIILetter {
                    throw scanner.error(expecting: "a number or a command")
                }
                return
            }
            // After the first point of a move, further points are ends of lines.
            try step(command == "m" ? "l" : command, isRelative: isRelative)
        }
    }

    /// Parses one set of arguments of a command.
    private mutating func step(_ command: Character, isRelative: Bool) throws(SVGPathError) {
        let origin = isRelative ? current : .zero
        switch command {
        case "m":
            move(to: try point(from: origin))
        case "l":
            line(to: try point(from: origin))
        case "h":
            line(to: Point(x: origin.x + (try scanner.number()), y: current.y))
        case "v":
            line(to: Point(x: current.x, y: origin.y + (try scanner.number())))
        case "c":
            let control1 = try point(from: origin)
            scanner.skipSeparator()
            try cubic(control1: control1, origin: origin)
        case "s":
            var control1 = current
            if case .cubic(let last) = control { control1 = current + (current - last) }
            try cubic(control1: control1, origin: origin)
        case "q":
            let middle = try point(from: origin)
            scanner.skipSeparator()
            quad(to: try point(from: origin), through: middle)
        case "t":
            var middle = current
            if case .quad(let last) = control { middle = current + (current - last) }
            quad(to: try point(from: origin), through: middle)
        default:
            try arc(origin: origin)
        }
    }

    private mutating func point(from origin: Point) throws(SVGPathError) -> Point {
        let x = try scanner.number()
        scanner.skipSeparator()
        let y = try scanner.number()
        return Point(x: origin.x + x, y: origin.y + y)
    }

    private mutating func move(to point: Point) {
        path.move(to: point)
        (start, current, control) = (point, point, .none)
    }

    private mutating func line(to point: Point) {
        path.line(to: point)
        (current, control) = (point, .none)
    }

    private mutating func quad(to point: Point, through middle: Point) {
        path.quad(to: point, control: middle)
        (current, control) = (point, .quad(middle))
    }

    /// Parses the rest of a cubic whose first control point is known.
    private mutating func cubic(control1: Point, origin: Point) throws(SVGPathError) {
        let control2 = try point(from: origin)
        scanner.skipSeparator()
        let end = try point(from: origin)
        path.cubic(to: end, control1: control1, control2: control2)
        (current, control) = (end, .cubic(control2))
    }

    private mutating func arc(origin: Point) throws(SVGPathError) {
        let radiusX = try scanner.number()
        scanner.skipSeparator()
        let radiusY = try scanner.number()
        scanner.skipSeparator()
        let rotation = try scanner.number()
        scanner.skipSeparator()
        let isLarge = try scanner.flag()
        scanner.skipSeparator()
        let isClockwise = try scanner.flag()
        scanner.skipSeparator()
        let end = try point(from: origin)
        let arc = SVGArc(
            from: current,
            to: end,
            radii: Vector(dx: radiusX, dy: radiusY),
            rotation: .degrees(rotation.truncatingRemainder(dividingBy: 360)),
            isLarge: isLarge,
            isClockwise: isClockwise
        )
        arc.add(to: &path)
        (current, control) = (end, .none)
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}

/// An error in SVG path data, with its position.
public struct SVGPathError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The number of characters before the error; CR and LF count as two.
    public let index: Int
    /// The character or number at the error; `nil` at the end of the data.
    public let found: String?
    /// A description of what is allowed there.
    public let expected: String

    /// A message with the position, what was found and what is allowed.
    public var description: String {
        let found = found.map { "“\($0)”" } ?? "the end"
        return "path data, character \(index + 1): found \(found), expected \(expected)"
    }
}
