import DesignFormat
import Indicators
import Testing

/// The curves must show the values that layers are drawn with.
@Suite struct LayerValuesTests {
    private func values(
        _ design: Design,
        _ moment: Moment
    ) -> [String: [String: LayerValues.Value.Content]] {
        design.layerValues(at: moment, in: .standard).reduce(into: [:]) { all, layer in
            all[layer.layer] = layer.values.reduce(into: [:]) { $0[$1.name] = $1.content }
        }
    }

    @Test func `the arc's trim and rotation are those of its file`() throws {
        let arc = try #require(BuiltInDesigns.design(named: "arc"))
        let half = values(arc, Moment(state: .pulling, position: .progress(0.5)))
        #expect(half["circle"]?["trim"] == .pair(0, 0.5))
        #expect(half["circle"]?["rotation"] == .number(75))
        #expect(half["circle"]?["lineWidth"] == .number(8))
        let turning = values(arc, Moment(state: .refreshing, position: .time(0.225)))
        #expect(turning["circle"]?["rotation"] == .number(90))
    }

    @Test func `layers of one kind are numbered, and inner layers are named after outer ones`()
        throws
    {
        let text = """
            pinwheel: 1
            canvas: {size: [20, 20]}
            states: {idle: {frames: 1}, pulling: {frames: 2}}
            layers:
              - circle: {diameter: 4}
                fill: red
                stroke: {width: 1, paint: "#0000ff80"}
              - circle: {diameter: 2}
                fill: {idle: red, pulling: [red, blue]}
              - group:
                  - rect: {size: [1, 2]}
                    fill: white
                    scale: {x: 2, y: [1, 3]}
            """
        let design = try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml")
        let all = design.layerValues(
            at: Moment(state: .pulling, position: .progress(1)),
            in: .standard
        )
        #expect(all.map(\.layer) == ["circle 1", "circle 2", "group", "group/rect"])
        let values = values(design, Moment(state: .pulling, position: .progress(1)))
        #expect(values["circle 1"]?["fillColor"] != nil)
        #expect(values["circle 1"]?["strokeColor"] != nil)
        #expect(values["circle 1"]?["color"] == nil)
        #expect(values["circle 2"]?["color"] != nil)
        #expect(values["group/rect"]?["scale"] == .pair(2, 3))
    }

    @Test func `a layer with a name uses it, and the others are numbered without it`() throws {
        let text = """
            pinwheel: 1
            canvas: {size: [20, 20]}
            states: {idle: {frames: 1}}
            layers:
              - {name: head, circle: {diameter: 4}, fill: red}
              - {circle: {diameter: 4}, fill: red}
              - name: rect
                group:
                  - {name: head, circle: {diameter: 4}, fill: red}
                  - {circle: {diameter: 4}, fill: red}
                  - {circle: {diameter: 4}, fill: red}
              - {rect: {size: [1, 2]}, fill: red}
            """
        let design = try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml")
        let all = design.layerValues(
            at: Moment(state: .idle, position: .progress(0)),
            in: .standard
        )
        let expected = [
            "head", "circle", "rect", "rect/head", "rect/circle 1", "rect/circle 2", "rect 1",
        ]
        #expect(all.map(\.layer) == expected)
        #expect(design.layerLabels.map(\.text) == expected)
        #expect(
            design.layerLabels.filter(\.isNamed).map(\.text) == ["head", "rect", "rect/head"]
        )
    }

    @Test func `layers are named after the keys of their outlines`() throws {
        let layers: Layer.Layers = [
            .constant(Polygon([(0, 0), (1, 1)]).fill(.red).layer),
            .constant(PathData("M0 0h1v1z").fill(.red).layer),
        ]
        let model = DesignModel(name: "x", canvas: .pair(9, 9), layers: layers)
        let moment = Moment(state: .pulling, position: .progress(0))
        let all = try Design(model).layerValues(at: moment, in: .standard)
        #expect(all.map(\.layer) == ["polygon", "path"])
    }

    @Test(arguments: BuiltInDesigns.names)
    func `every moment of a built-in design has the same names`(name: String) throws {
        let design = try #require(BuiltInDesigns.design(named: name))
        var names: Set<[String]> = []
        for timeline in design.states {
            for moment in design.moments(of: timeline.state, steps: 5) {
                names.insert(
                    design.layerValues(at: moment, in: .standard).flatMap { layer in
                        [layer.layer] + layer.values.map(\.name)
                    }
                )
            }
        }
        #expect(names.count == 1)
    }
}
