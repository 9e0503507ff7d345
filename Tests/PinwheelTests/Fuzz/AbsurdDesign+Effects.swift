extension AbsurdDesign.Writer {
    /// Returns layers with the kind's subject: one, several, copied or nested.
    mutating func many(of kind: AbsurdDesign.Kind) -> String {
        switch whole(0...3) {
        case 0: return subject(of: kind)
        case 1:
            let count = [2, 20, 100][whole(0...2)]
            return (0..<count).map { _ in subject(of: kind) }.joined(separator: ", ")
        case 2:
            let count = [2, 30, 200, 1_000][whole(0...3)]
            return layer(
                "\"repeat\": {\"count\": \(count), \"angle\": \(number(-360...360)), "
                    + "\"offset\": [\(number(-9...9)), 0], \"phase\": \(number(0...1)), "
                    + "\"order\": \"\(one(of: ["forwards", "backwards", "center", "random"]))\", "
                    + "\"layers\": [\(subject(of: kind))]}"
            )
        default:
            return (0..<whole(1...10)).reduce(subject(of: kind)) { inside, _ in
                layer("\"group\": [\(inside)]", effect(of: kind))
            }
        }
    }

    /// Returns a layer with a few effects, in a group with as many.
    mutating func mixture() -> String {
        let kinds = AbsurdDesign.Kind.allCases
        let content = layers(kinds[whole(0...kinds.count - 2)])
        let all: [AbsurdDesign.Kind] = [.blurs, .shadows, .masks, .turns, .skews, .blends, .clocks]
        let effects = all.filter { _ in whole(0...2) == 0 }.map { effect(of: $0) }
        return "{\((["\"group\": [\(content)]"] + effects).joined(separator: ", "))}"
    }

    /// Returns a layer with the kind's subject.
    private mutating func subject(of kind: AbsurdDesign.Kind) -> String {
        switch kind {
        case .texts: layer(text(), stroke(dash: whole(0...3) == 0 ? dash() : ""))
        case .images: layer(image())
        case .components: layer("\"use\": \"part.yaml\"", "\"with\": {\"size\": \(size())}")
        case .morphs: layer(morph(), whole(0...1) == 0 ? fill() : stroke(dash: ""))
        case .stars: layer(star(), whole(0...1) == 0 ? fill() : stroke(dash: ""))
        case .each: each()
        default:
            layer(
                whole(0...3) == 0 ? star() : outline(),
                whole(0...1) == 0 ? fill() : stroke(dash: ""),
                whole(0...3) == 0 ? trim() : "",
                effect(of: kind)
            )
        }
    }

    /// Returns the properties of the kind.
    private mutating func effect(of kind: AbsurdDesign.Kind) -> String {
        switch kind {
        case .blurs: "\"blur\": \(deviation())"
        case .shadows:
            "\"shadow\": {\"blur\": \(deviation()), \"offset\": [\(number(-99...99)), "
                + "\(number(-99...99))], \"color\": \"#00ff0088\"}"
        case .masks:
            "\"mask\": {\"by\": \"\(one(of: ["alpha", "luminance"]))\", "
                + "\"inverted\": \(one(of: ["true", "false"])), "
                + "\"layers\": [\(layer(outline(), fill()))]}"
        case .turns:
            "\"rotateX\": \(number(-180...180)), \"rotateY\": \(number(-180...180)), "
                + "\"perspective\": \(size())"
        case .skews: "\"skew\": [\(number(-89...89)), \(number(-89...89))]"
        case .clocks:
            "\"clock\": {\"period\": \(number(0.001...9)), \"delay\": \(number(-9...9)), "
                + "\"alternate\": true}, \"rotate\": [0, 360], "
                + "\"scale\": {\"default\": [0.1, \(number(1...50)), 1]}"
        default: blend()
        }
    }

    /// Returns a trim whose ends may be out of range or wrap round.
    private mutating func trim() -> String {
        "\"trim\": {\"from\": [\(number(-3...3)), \(number(-3...3))], \"to\": \(number(-3...3))}"
    }

    /// Returns a standard deviation, mostly small or at the maximum.
    private mutating func deviation() -> Double {
        [number(0...2), number(0...20), number(20...100), 100][whole(0...3)]
    }

    private mutating func text() -> String {
        let letters = (0..<[1, 12, 200][whole(0...2)]).map { _ in
            one(of: ["a", "&", "8", "W", "%"])
        }
        return "\"text\": {\"string\": \"\(letters.joined())\", \"size\": \(size()), "
            + "\"spacing\": \(number(-30...30))}"
    }

    private mutating func image() -> String {
        let size = "\"size\": [\(size()), \(size())]"
        guard whole(0...1) == 0 else {
            return "\"image\": {\"file\": \"\(one(of: ["dot.png", "large.png"]))\", \(size)}"
        }
        return "\"image\": {\"sheet\": \"large.png\", \"cells\": [\(cells()), \(cells())], "
            + "\"frame\": [0, \(number(0...99))], \(size)}"
    }

    /// Returns a divisor of the large image's side.
    private mutating func cells() -> Int { [1, 2, 5, 24, 30][whole(0...4)] }

    private mutating func star() -> String {
        let count = [2, 5, 60, 1_000][whole(0...3)]
        switch whole(0...3) {
        case 0:
            return "\"superellipse\": {\"size\": [\(size()), \(size())], "
                + "\"exponent\": \(one(of: ["0.1", "0.5", "2", "7", "100"]))}"
        case 1: return "\"regularPolygon\": {\"count\": \(max(count, 3)), \"radius\": \(size())}"
        case 2:
            return "\"sector\": {\"radius\": \(size()), \"innerRadius\": \(size()), "
                + "\"start\": \(number(-999...999)), \"sweep\": \(number(-999...999))}"
        default:
            return
                "\"star\": {\"count\": \(count), \"radius\": \(size()), \"innerRadius\": \(size())}"
        }
    }

    /// Returns an outline that morphs into another one with as many segments.
    private mutating func morph() -> String {
        guard whole(0...3) > 0 else { return combination() }
        let steps = (0..<[3, 30, 300][whole(0...2)]).map { _ in whole(0...2) }
        let (start, end) = (data(steps), data(steps))
        return "\"path\": {\"data\": {\"pulling\": [\"\(start)\", \"\(end)\"]}}"
    }

    /// Returns an outline that is combined from others, or changes from one to the next.
    private mutating func combination() -> String {
        let outlines = (0..<whole(2...5)).map { _ in
            "{\(star()), \"rotate\": [0, \(number(-999...999))]}"
        }
        let list = "\"outlines\": [\(outlines.joined(separator: ", "))]"
        guard whole(0...1) == 0 else { return "\"morph\": {\(list), \"at\": [0, 1]}" }
        let operation = one(of: ["union", "subtraction", "intersection", "exclusion"])
        return "\"combine\": {\"operation\": \"\(operation)\", \(list)}"
    }

    private mutating func data(_ steps: [Int]) -> String {
        steps.reduce("M\(point())") { data, step in
            switch step {
            case 0: "\(data)L\(point())"
            case 1: "\(data)Q\(point()) \(point())"
            default: "\(data)C\(point()) \(point()) \(point())"
            }
        }
    }

    /// Returns copies with a value for each one.
    private mutating func each() -> String {
        let count = [3, 40, 1_000][whole(0...2)]
        func values(_ one: (inout Self) -> String) -> String {
            (0..<count).map { _ in one(&self) }.joined(separator: ", ")
        }
        let diameters = values { "\($0.size())" }
        let turns = values { "[0, \($0.number(-999...999))]" }
        let inside = layer(
            "\"circle\": {\"diameter\": {\"each\": [\(diameters)]}}",
            whole(0...1) == 0 ? fill() : stroke(dash: ""),
            "\"rotate\": {\"each\": [\(turns)]}",
            effect(of: [.blurs, .shadows, .turns, .blends][whole(0...3)])
        )
        return layer("\"repeat\": {\"count\": \(count), \"layers\": [\(inside)]}")
    }
}
