import Raster
import SeededRandom

extension AbsurdDesign {
    /// A generator of layers inside the canvas and far outside of it.
    struct Writer {
        var random: SplitMix64
        var side = 0.0

        mutating func whole(_ range: ClosedRange<Int>) -> Int {
            Int.random(in: range, using: &random)
        }

        mutating func number(_ range: ClosedRange<Double>) -> Double {
            (random.double(in: range) * 1_000).rounded() / 1_000
        }

        /// Returns a size, from tiny to far larger than the canvas.
        mutating func size() -> Double {
            max((random.double(exponents: -8...14) * 1_000).rounded() / 1_000, 0.001)
        }

        mutating func one(of words: [String]) -> String { words[whole(0...(words.count - 1))] }

        mutating func point() -> String {
            let reach = whole(0...3) == 0 ? 4 * side : side / 2
            return "\(number(-reach...reach)) \(number(-reach...reach))"
        }

        mutating func layers(_ kind: Kind) -> String {
            switch kind {
            case .pens: layer(outline(), stroke(dash: ""))
            case .dashes: layer(outline(), stroke(dash: dash()))
            case .groups: group(depth: whole(1...14))
            case .crossings: layer(scribble(), whole(0...1) == 0 ? fill() : stroke(dash: ""))
            case .copies: copies(depth: whole(1...2))
            case .paints: layer(outline(), "\"fill\": \(gradient())", blend())
            case .clips: clips(depth: whole(1...8))
            case .mixtures: (0..<whole(1...3)).map { _ in mixture() }.joined(separator: ", ")
            default: many(of: kind)
            }
        }

        mutating func layer(_ parts: String...) -> String {
            "{\(parts.filter { !$0.isEmpty }.joined(separator: ", "))}"
        }

        mutating func outline() -> String {
            switch whole(0...4) {
            case 0: "\"circle\": {\"diameter\": \(size())}"
            case 1: "\"path\": {\"data\": \"M\(point()) C\(point()) \(point()) \(point())\"}"
            case 2: "\"roundedRect\": {\"size\": [\(size()), \(size())], \"radius\": \(size())}"
            case 3: "\"ellipse\": {\"size\": [\(size()), \(size())]}"
            default: scribble()
            }
        }

        /// Returns an outline of many curves or lines between arbitrary points.
        mutating func scribble() -> String {
            var data = "M\(point())"
            for _ in 0..<[3, 30, 300, 1_500][whole(0...3)] {
                switch whole(0...2) {
                case 0: data += "L\(point())"
                case 1: data += "Q\(point()) \(point())"
                default: data += "C\(point()) \(point()) \(point())"
                }
            }
            return "\"path\": {\"data\": \"\(data)\(whole(0...1) == 0 ? "Z" : "")\"}"
        }

        mutating func stroke(dash: String) -> String {
            let cap = one(of: ["butt", "round", "square"])
            let join = one(of: ["miter", "round", "bevel"])
            return "\"stroke\": {\"width\": \(size()), \"cap\": \"\(cap)\", \"join\": \"\(join)\", "
                + "\"miterLimit\": \(number(1...1_000)), \(dash)\"paint\": \(paint())}"
        }

        mutating func dash() -> String {
            let count = 2 * whole(1...4)
            let lengths = (0..<count).map { _ in "\(size())" }.joined(separator: ", ")
            return "\"dash\": [\(lengths)], "
        }

        mutating func fill() -> String {
            "\"fill\": {\"paint\": \(paint()), \"rule\": \"\(one(of: ["nonZero", "evenOdd"]))\"}"
        }

        mutating func paint() -> String { whole(0...3) == 0 ? gradient() : "\"#3366cc80\"" }

        mutating func gradient() -> String {
            let colors = (0..<whole(2...200)).map { _ in
                "\"\(one(of: ["red", "#00ff0088", "blue"]))\""
            }
            .joined(separator: ", ")
            switch whole(0...2) {
            case 0: return "{\"linear\": {\"colors\": [\(colors)]}}"
            case 1: return "{\"radial\": {\"endRadius\": \(size()), \"colors\": [\(colors)]}}"
            default: return "{\"conic\": {\"colors\": [\(colors)]}}"
            }
        }

        mutating func blend() -> String {
            "\"blend\": \"\(one(of: BlendMode.allCases.map { "\($0)" }))\""
        }

        mutating func group(depth: Int) -> String {
            let inside = depth == 0 ? layer(outline(), fill()) : group(depth: depth - 1)
            let beside = layer(outline(), stroke(dash: ""))
            return layer(
                "\"group\": [\(inside), \(beside)]",
                "\"opacity\": \(number(0.1...1))",
                blend(),
                "\"scale\": \(number(0.5...2))"
            )
        }

        mutating func copies(depth: Int) -> String {
            let inside =
                depth == 0
                ? layer(outline(), whole(0...1) == 0 ? fill() : stroke(dash: dash()))
                : copies(depth: depth - 1)
            let count = [2, 30, 100, 1_000][whole(0...3)]
            return layer(
                "\"repeat\": {\"count\": \(count), \"angle\": \(number(-360...360)), "
                    + "\"offset\": [\(number(-9...9)), 0], \"layers\": [\(inside)]}"
            )
        }

        mutating func clips(depth: Int) -> String {
            let inside = depth == 0 ? layer(scribble(), fill()) : clips(depth: depth - 1)
            return layer("\"group\": [\(inside)]", "\"clip\": {\(scribble())}")
        }
    }
}
