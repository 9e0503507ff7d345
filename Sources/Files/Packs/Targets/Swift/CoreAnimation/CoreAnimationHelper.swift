/// The private members of a generated layer that its statements call.
enum CoreAnimationHelper {
    /// The functions that make keys, by name.
    static let functions: [(name: String, lines: [String])] = [
        (
            "degrees",
            function("degrees", "Double", "$0 * Double.pi / 180", "angles in degrees")
        ),
        ("colors", function("colors", "[Double]", "Self.color($0)", "colours")),
        (
            "gradients",
            function(
                "gradients",
                "[Double]",
                "numbers in",
                "the colours of a gradient",
                body: [
                    "stride(from: 0, to: numbers.count, by: 4)",
                    "    .map { Self.color(Array(numbers[$0..<($0 + 4)])) }",
                ]
            )
        ),
        ("locations", function("locations", "[Double]", "$0", "locations of stops")),
        (
            "points",
            function(
                "points",
                "[Double]",
                "NSValue(cgPoint: CGPoint(x: $0[0], y: $0[1]))",
                "points"
            )
        ),
        (
            "ellipses",
            function(
                "ellipses",
                "[Double]",
                "CGPath(ellipseIn: Self.rect($0), transform: nil)",
                "ellipses in rectangles"
            )
        ),
        (
            "rects",
            function(
                "rects",
                "[Double]",
                "CGPath(rect: Self.rect($0), transform: nil)",
                "rectangles"
            )
        ),
        (
            "paths",
            [
                "", "/// Returns keys of paths with the same commands.", "private func paths(",
                "    _ commands: String,", "    _ times: [Double],", "    _ values: [[Double]],",
                "    delay: Double = 0", ") -> Keys {",
                "    Keys(times, values.map { path(commands, $0) }, delay)", "}",
            ]
        ),
        (
            "keys",
            function("keys", "Double", "$0", "numbers")
        ),
        (
            "shears",
            function(
                "shears",
                "Double",
                "shear in",
                "shears",
                body: [
                    "let matrix = CGAffineTransform(a: 1, b: 0, c: shear, d: 1, tx: 0, ty: 0)",
                    "return NSValue(caTransform3D: CATransform3DMakeAffineTransform(matrix))",
                ]
            )
        ),
    ]

    private static func function(
        _ name: String,
        _ type: String,
        _ expression: String,
        _ noun: String,
        body: [String] = []
    ) -> [String] {
        let values =
            body.isEmpty
            ? ["    Keys(times, values.map { \(expression) }, delay)"]
            : ["    let values = values.map { \(expression)"] + body.map { "        " + $0 }
                + ["    }", "    return Keys(times, values, delay)"]
        return [
            "", "/// Returns keys of \(noun).",
            "private func \(name)(_ times: [Double], _ values: [\(type)], delay: Double = 0) -> Keys {",
        ] + values + ["}"]
    }

    /// The function that makes a path.
    static let path = """

        /// Returns the path of SVG's commands M, L, Q, C and Z, and their coordinates.
        private func path(_ commands: String, _ coordinates: [Double]) -> CGPath {
            let path = CGMutablePath()
            var rest = coordinates.makeIterator()
            func point() -> CGPoint { CGPoint(x: rest.next() ?? 0, y: rest.next() ?? 0) }
            for command in commands {
                switch command {
                case "M": path.move(to: point())
                case "L": path.addLine(to: point())
                case "Q":
                    let control = point()
                    path.addQuadCurve(to: point(), control: control)
                case "C":
                    let (control1, control2) = (point(), point())
                    path.addCurve(to: point(), control1: control1, control2: control2)
                default: path.closeSubpath()
                }
            }
            return path
        }
        """

    static let color = """

        private static func color(_ components: [Double]) -> CGColor {
            CGColor(
                srgbRed: components[0],
                green: components[1],
                blue: components[2],
                alpha: components[3]
            )
        }
        """

    static let rect = """

        private static func rect(_ numbers: [Double]) -> CGRect {
            CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        }
        """
}
