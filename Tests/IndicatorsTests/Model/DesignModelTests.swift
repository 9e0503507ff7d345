import Indicators
import Testing

/// A model can be created, changed and compared, and its problems have their place.
@Suite struct DesignModelTests {
    private static let ring = DesignModel(
        name: "ring",
        canvas: 60,
        parameters: [
            .number("width", default: 4, in: 1...20),
            .choice("size", of: ["small", "large"]),
            .color("tint", default: .red),
        ],
        layers: [.constant(circle.layer)]
    )

    private static let circle = Circle(diameter: .choice("size", ["small": 20, "large": 40]))
        .opacity(.parameter("width"))
        .stroke(.parameter("tint"), width: .parameter("width"))

    /// Returns the problems of the ring after a change.
    private func problems(_ change: (inout DesignModel) -> Void) -> [String] {
        var model = Self.ring
        model.layers = [.constant(Self.circle.opacity(1).layer)]
        change(&model)
        do {
            _ = try Design(model)
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    /// Returns the problems of a design with one layer.
    private func problems(in layer: some LayerContent) -> [String] {
        problems { $0.layers = [.constant(layer.layer)] }
    }

    @Test func `a valid model has no problems, and a changed one is another`() throws {
        #expect(problems { _ in } == [])
        var model = Self.ring
        model.layers = []
        let empty = try Design(model)
        #expect(empty.model == model)
        model.title = "Nothing"
        #expect(try Design(model) != empty)
        #expect(empty.layerCount == 0)
    }

    @Test func `an invalid value from a parameter is reported with the parameter and the place`()
        throws
    {
        #expect(
            problems { $0 = Self.ring } == [
                "layers[0].opacity: “4” (from $width) is outside of 0…1"
            ]
        )
        #expect(
            problems(in: Self.circle.opacity(.parameter("with"))) == [
                "layers[0].opacity: there is no parameter “$with”; did you mean “width”?"
            ]
        )
        #expect(
            problems(in: Self.circle.opacity(.parameter("tint"))) == [
                "layers[0].opacity: “red” (from $tint) is not allowed here"
            ]
        )
        #expect(
            problems { $0.parameters[0] = .number("width", default: 0, in: 1...2) }
                .contains("parameters.width: “0” is outside of 1…2")
        )
        #expect(
            problems { $0.parameters.append($0.parameters[0]) } == [
                "parameters.width: duplicate parameter"
            ]
        )
    }

    @Test func `a problem in a layer with a name is reported by the name`() {
        #expect(
            problems(in: Self.circle.named("head").opacity(.parameter("with"))) == [
                "layers[head].opacity: there is no parameter “$with”; did you mean “width”?"
            ]
        )
        #expect(
            problems(in: LayerGroup { Self.circle.named("a b").opacity(1) }) == [
                "layers[0].group[0].name: “a b” cannot name a layer; allowed: letters, digits, - "
                    + "and _, a letter first"
            ]
        )
    }

    @Test func `layer names must be unique within a list, but not across lists or branches`() {
        let dot = Circle(diameter: 2).fill(.red).named("dot").layer
        #expect(
            problems {
                $0.layers = .constant(
                    [dot, Circle(diameter: 1).fill(.red).layer, dot].map(Setting.constant)
                )
            }
                == ["layers[2].name: another layer of the list is called “dot”"]
        )
        let choice: Setting<Layer> = .choice(
            "size",
            ["small": .constant(dot), "large": .constant(dot.opacity(0.5))]
        )
        #expect(problems { $0.layers = [choice, .constant(LayerGroup { dot }.layer)] } == [])
    }

    @Test func `mistakes in inactive branches are reported`() {
        let layer = Circle(diameter: .choice("size", ["small": 2, "large": -4])).fill(.red)
        #expect(
            problems(in: layer) == [
                "layers[0].circle.diameter.$size.large: “-4” is outside of 0…100000 points"
            ]
        )
        let half = Circle(diameter: .choice("size", ["small": 2, "big": 4])).fill(.red)
        #expect(
            problems(in: half) == [
                "layers[0].circle.diameter.$size: $size has no choice “big”; "
                    + "allowed: small, large",
                "layers[0].circle.diameter.$size: no value for the choice “large” of $size",
            ]
        )
        let counts: Setting<Int> = .choice("size", ["small": 1, "large": 2])
        let copies = Repetition(count: counts, alpha: [1]) { Circle(diameter: 1).fill(.red) }
        #expect(
            problems(in: copies) == [
                "layers[0].repeat.alpha: expected 2 opacities, one for each copy, found 1"
            ]
        )
    }

    @Test func `a model refuses whatever the reader of files refuses`() {
        #expect(
            problems { $0.canvas = 0 }.first == "canvas.size[0]: “0” is outside of 1…4096 points"
        )
        #expect(problems { $0.states = [] } == ["states: a design needs at least one state"])
        #expect(
            problems { $0.states = [ModelState(.idle, Timeline(drive: .constant(.time)))] } == [
                "states.idle: a state driven by time needs the key “period”"
            ]
        )
        #expect(
            problems { $0.states = [ModelState(.idle, Timeline(period: 1))] } == [
                "states.idle.period: “period” does not apply to a state driven by progress; "
                    + "add drive: time, or remove the key"
            ]
        )
        #expect(
            problems(in: Circle(diameter: 4)) == [
                "layers[0]: the layer draws nothing: it needs a fill or a stroke; write fill: black, "
                    + "or stroke: {width: 2}"
            ]
        )
        #expect(
            problems(in: Circle(diameter: 4).fill(.linear(.red))) == [
                "layers[0].fill.paint.linear.colors: expected a list of 2…1000 items, found 1"
            ]
        )
        #expect(
            problems(in: PathData("M0 0 L").fill(.red)).first?
                .hasPrefix("layers[0].path.data: the path data are not right") == true
        )
        let late: Driven<Double> = .by(pulling: .through([0: 1, 2: 3]))
        #expect(
            problems(in: Circle(diameter: 4).fill(.red).rotate(late)) == [
                "layers[0].rotate.pulling: the time 2 is outside of 0…1"
            ]
        )
        let nested: Driven<Double> = .by(pulling: .by(idle: 1))
        #expect(problems(in: Circle(diameter: nested).fill(.red)).count == 1)
        let bent: Driven<Double> = .through([0: 0, 1: 1], ease: .bezier(2, 0, 1, 1))
        #expect(problems(in: Circle(diameter: bent).fill(.red)).count == 1)
    }

    @Test func `parameters are set to values, and earlier settings are preserved`() throws {
        var model = Self.ring
        model.layers = [.constant(Self.circle.opacity(1).layer)]
        let ring = try Design(model)
        let wide = try ring.setting([("width", .number(9)), ("size", .choice("large"))])
        let blue = try wide.setting([("tint", .color(.blue))])
        #expect(blue.parameters.map(\.text) == ["9", "large", "blue"])
        #expect(blue.parameters.map(\.defaultText) == ["4", "small", "red"])
        #expect(try blue.setting([("width", .number(4))]) != ring)
        let error = #expect(throws: ModelErrors.self) {
            try ring.setting([("width", .number(40)), ("tint", .number(1))])
        }
        #expect(
            error?.problems.map(\.description).prefix(2) == [
                "parameters.width: “40” is outside of 1…20",
                "parameters.tint: “1” is not allowed for the type “color”",
            ]
        )
        #expect(throws: ModelErrors.self) { try ring.setting([("wide", .number(1))]) }
    }
}
