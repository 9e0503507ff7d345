/// A private extension that generated statements may call.
enum SwiftUIHelper: CaseIterable {
    /// Paths from commands and coordinates.
    case path
    /// Trims across the end of a path.
    case trim
    /// Colours from numbers.
    case color
    /// Gradients from numbers.
    case gradient
    /// Rectangles from numbers.
    case rect
    /// Rectangles around the origin from a size.
    case rectAroundCenter

    /// The source.
    var text: String {
        switch self {
        case .path:
            """
            extension Path {
                /// Creates a path from SVG's commands M, L, Q, C and Z, and their coordinates.
                fileprivate init(_ commands: String, _ coordinates: [Double]) {
                    self.init()
                    var rest = coordinates.makeIterator()
                    func point() -> CGPoint { CGPoint(x: rest.next() ?? 0, y: rest.next() ?? 0) }
                    for command in commands {
                        switch command {
                        case "M": move(to: point())
                        case "L": addLine(to: point())
                        case "Q":
                            let control = point()
                            addQuadCurve(to: point(), control: control)
                        case "C":
                            let (control1, control2) = (point(), point())
                            addCurve(to: point(), control1: control1, control2: control2)
                        default: closeSubpath()
                        }
                    }
                }
            }
            """
        case .trim:
            """
            extension Path {
                /// Returns the part with a start and a length as fractions of the path. A part that
                /// crosses the end continues at the start.
                fileprivate func trimmed(from start: Double, length: Double) -> Path {
                    let start = start - start.rounded(.down)
                    var part = trimmedPath(from: start, to: min(start + length, 1))
                    if start + length > 1 {
                        part.addPath(trimmedPath(from: 0, to: start + length - 1))
                    }
                    return part
                }
            }
            """
        case .color:
            """
            extension Color {
                /// Creates a colour from red, green, blue and opacity.
                fileprivate init(_ components: [Double]) {
                    self.init(
                        red: components[0],
                        green: components[1],
                        blue: components[2],
                        opacity: components[3]
                    )
                }
            }
            """
        case .gradient:
            """
            extension Gradient {
                /// Creates a gradient from red, green, blue, opacity and location of each stop.
                fileprivate init(_ numbers: [Double]) {
                    self.init(
                        stops: stride(from: 0, to: numbers.count, by: 5).map { start in
                            Stop(
                                color: Color(Array(numbers[start..<(start + 4)])),
                                location: numbers[start + 4]
                            )
                        }
                    )
                }
            }
            """
        case .rect:
            """
            extension CGRect {
                /// Creates a rectangle from its position and size.
                fileprivate init(_ numbers: [Double]) {
                    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
                }
            }
            """
        case .rectAroundCenter:
            """
            extension CGRect {
                /// Creates a rectangle around the origin from a width and a height.
                fileprivate init(size: [Double]) {
                    self.init(x: -size[0] / 2, y: -size[1] / 2, width: size[0], height: size[1])
                }
            }
            """
        }
    }

    /// The function that reads keys.
    static func keys(isList: Bool, hasDelay: Bool) -> [String] {
        let name = isList ? "lists" : "keys"
        let (value, between) =
            isList
            ? (
                "[Double]",
                [
                    "    return zip(values[next - 1], values[next])",
                    "        .map { $0 + ($1 - $0) * fraction }",
                ]
            )
            : (
                "Double",
                ["    return values[next - 1] + (values[next] - values[next - 1]) * fraction"]
            )
        let parameters =
            hasDelay
            ? [
                "private func \(name)(",
                "    _ times: [Double],",
                "    _ values: [\(value)],",
                "    delay: Double = 0",
                ") -> \(value) {",
                "    let position = position - delay - (position - delay).rounded(.down)",
            ]
            : ["private func \(name)(_ times: [Double], _ values: [\(value)]) -> \(value) {"]
        return [
            "",
            "/// Returns the value at the position, linear between keys. Two keys at one time are a jump.",
        ] + parameters + [
            "    guard let next = times.firstIndex(where: { $0 > position }), next > 0 else {",
            "        return values[position < times[0] ? 0 : values.count - 1]",
            "    }",
            "    let fraction = (position - times[next - 1]) / (times[next] - times[next - 1])",
        ] + between + ["}"]
    }
}
