import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// Colours with an alpha: `{color: $tint, alpha: 0.5}`.
@Suite struct FadedColorTests {
    private static let parameters = """
        parameters:
          tint: {type: color, default: {light: "#FF000080", dark: "#00FF00"}}
          fade: {type: number, default: 0.25, range: [0, 1]}
          side: {type: choice, choices: [left, right], default: left}
        """

    private func design(_ layer: String, parameters: String = parameters) throws -> Design {
        try Design(text: Samples.design(layers: "  - " + layer, parameters: parameters))
    }

    private func color(
        _ layer: String,
        _ appearance: Appearance = .light,
        overriding values: [(name: String, value: String)] = []
    ) throws -> Color {
        let design = try design(layer).overriding(values)
        let environment = try #require(Environment(appearance: appearance, scale: 1))
        let moment = Moment(state: .armed, position: .progress(1))
        return try #require(design.scene(at: moment, in: environment).shapes.first?.color)
    }

    private let circle = "circle: {diameter: 4}\n    fill: "

    @Test func `the alpha is multiplied with that of the colour`() throws {
        let written = circle + "{color: \"#0000FF80\", alpha: 0.5}"
        #expect(try color(written) == Color(red: 0, green: 0, blue: 1, alpha: 64 / 255))
        #expect(try color(circle + "{color: white, alpha: 0}").alpha == 0)
        #expect(try color(circle + "{color: white, alpha: 1}") == .white)
    }

    @Test func `parameters can provide the colour and the alpha`() throws {
        let written = circle + "{color: $tint, alpha: $fade}"
        #expect(try color(written) == Color(red: 1, green: 0, blue: 0, alpha: 32 / 255))
        #expect(try color(written, .dark) == Color(red: 0, green: 1, blue: 0, alpha: 0.25))
        let changed = try color(written, overriding: [("tint", "white"), ("fade", "0.5")])
        #expect(changed == Color(red: 1, green: 1, blue: 1, alpha: 0.5))
        let choice = circle + "{color: {$side: {left: $tint, right: white}}, alpha: 0.5}"
        #expect(try color(choice, overriding: [("side", "right")]).alpha == 0.5)
    }

    @Test func `a faded colour is accepted wherever a colour is`() throws {
        let nested = "{color: {color: black, alpha: 0.5}, alpha: 0.5}"
        #expect(try color(circle + nested).alpha == 0.25)
        let adaptive = "{light: {color: $tint, alpha: 0.5}, dark: black}"
        #expect(try color(circle + adaptive).alpha == 64 / 255)
        let states = "{armed: [red, {color: black, alpha: 0.5}], default: red}"
        #expect(try color(circle + states) == Color(red: 0, green: 0, blue: 0, alpha: 0.5))
        for fill in [
            "{linear: [{color: $tint, alpha: 0.5}, blue]}",
            "{radial: {stops: [{at: 0, color: {color: $tint, alpha: 0.5}}, {at: 1, color: red}], endRadius: 4}}",
        ] {
            _ = try design(circle + fill)
        }
        _ = try design("group: []\n    shadow: {blur: 1, color: {color: $tint, alpha: $fade}}")
    }

    @Test func `a used design gets the colour with the outer design's parameters`() throws {
        let inner = Samples.design(
            layers: "  - circle: {diameter: 4}\n    fill: $own",
            parameters: "parameters: {own: {type: color, default: black}}"
        )
        let outer = Samples.design(
            layers: "  - use: inner.yaml\n    with: {own: {color: $tint, alpha: $fade}}",
            parameters: Self.parameters
        )
        let design = try Design(
            yaml: Array(outer.utf8),
            name: "outer",
            file: "outer.yaml",
            assets: DesignAssets(images: [:], texts: ["inner.yaml": inner])
        )
        let color = design.scene(.armed, progress: 1).shapes[0].color
        #expect(color == Color(red: 1, green: 0, blue: 0, alpha: 32 / 255))
    }

    @Test func `a parameter's default may be faded, but not depend on a parameter`() throws {
        let faded = "parameters: {tint: {type: color, default: {color: red, alpha: 0.5}}}"
        let design = try design(circle + "$tint", parameters: faded)
        #expect(design.scene(.armed, progress: 1).shapes[0].color?.alpha == 0.5)
        let dependent = """
            parameters:
              a: {type: color, default: red}
              b: {type: color, default: {color: $a, alpha: 0.5}}
            """
        #expect(throws: DesignErrors.self) {
            try self.design(circle + "$b", parameters: dependent)
        }
    }

    @Test func `a design with a faded colour round-trips`() throws {
        let design = try design(circle + "{color: $tint, alpha: $fade}")
        let text = design.yaml()
        #expect(try Design(text: text).yaml() == text)
        #expect(text.contains("{color: $tint, alpha: $fade}"), "\(text)")
    }
}
