import Foundation

extension Path: LosslessStringConvertible {
    /// The elements of the path, such as `0 0 m 10 0 l h`. The operators m, l, q, c and h follow
    /// their coordinates.
    public var description: String {
        var words: [String] = []
        func append(_ points: CGPoint..., as name: String) {
            for point in points { words += [Self.number(point.x), Self.number(point.y)] }
            words.append(name)
        }
        forEach { element in
            switch element {
            case .move(let point): append(point, as: "m")
            case .line(let point): append(point, as: "l")
            case .quadCurve(let point, let control): append(control, point, as: "q")
            case .curve(let point, let first, let second): append(first, second, point, as: "c")
            case .closeSubpath: append(as: "h")
            }
        }
        return words.joined(separator: " ")
    }

    /// Formats a number with six significant digits, like `%g`.
    private static func number(_ value: CGFloat) -> String {
        String(format: "%g", Double(value))
    }

    /// Creates a path from a string in the format of `description`. The operator `re` adds a
    /// rectangle. Returns `nil` if the string is invalid.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(number)
                continue
            }
            guard numbers.count.isMultiple(of: 2) else { return nil }
            let points = stride(from: 0, to: numbers.count, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, points.count) {
            case ("m", 1): move(to: points[0])
            case ("l", 1): addLine(to: points[0])
            case ("q", 2): addQuadCurve(to: points[1], control: points[0])
            case ("c", 3):
                addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            case ("re", 2):
                addRect(
                    CGRect(
                        origin: points[0],
                        size: CGSize(width: points[1].x, height: points[1].y)
                    )
                )
            default: return nil
            }
            numbers.removeAll(keepingCapacity: true)
        }
        guard numbers.isEmpty else { return nil }
    }
}
