import Raster

/// What a colour can stand for: a colour itself, one that a parameter may take the point of, one
/// that may be driven, or a paint.
///
/// So `.red` and `.rgb(255, 136, 0)` can be written wherever a colour is expected.
public protocol ColorExpressible {
    /// What stands for a colour.
    init(color: ColorValue)
}

extension ColorExpressible {
    /// The system's red.
    public static var red: Self { named(.red) }
    /// The system's orange.
    public static var orange: Self { named(.orange) }
    /// The system's yellow.
    public static var yellow: Self { named(.yellow) }
    /// The system's green.
    public static var green: Self { named(.green) }
    /// The system's mint.
    public static var mint: Self { named(.mint) }
    /// The system's teal.
    public static var teal: Self { named(.teal) }
    /// The system's cyan.
    public static var cyan: Self { named(.cyan) }
    /// The system's blue.
    public static var blue: Self { named(.blue) }
    /// The system's indigo.
    public static var indigo: Self { named(.indigo) }
    /// The system's purple.
    public static var purple: Self { named(.purple) }
    /// The system's pink.
    public static var pink: Self { named(.pink) }
    /// The system's brown.
    public static var brown: Self { named(.brown) }
    /// The system's gray.
    public static var gray: Self { named(.gray) }
    /// Text: black on light, white on dark.
    public static var primary: Self { named(.primary) }
    /// Lesser text.
    public static var secondary: Self { named(.secondary) }
    /// Still lesser text.
    public static var tertiary: Self { named(.tertiary) }
    /// The least text.
    public static var quaternary: Self { named(.quaternary) }
    /// White in every appearance.
    public static var white: Self { named(.white) }
    /// Black in every appearance.
    public static var black: Self { named(.black) }
    /// Nothing at all.
    public static var clear: Self { named(.clear) }

    /// One of the system's colours, or a constant one of UIKit's.
    public static func named(_ name: SystemColor) -> Self { Self(color: ColorValue.system(name)) }

    /// Components of 0…255 in sRGB, and an alpha of 0…1.
    public static func rgb(
        _ red: UInt8,
        _ green: UInt8,
        _ blue: UInt8,
        alpha: Double = 1
    ) -> Self {
        Self(color: ColorValue.fixed(Color(red8: red, green8: green, blue8: blue, alpha: alpha)))
    }

    /// A colour for each appearance.
    public static func light(_ light: ColorValue, dark: ColorValue) -> Self {
        Self(color: ColorValue.adaptive(light: light, dark: dark))
    }
}

extension ColorValue: ColorExpressible {
    /// The colour itself.
    public init(color: ColorValue) { self = color }
}

extension Setting: ColorExpressible where Value == ColorValue {
    /// A constant.
    public init(color: ColorValue) { self = .constant(color) }
}

extension Driven: ColorExpressible where Value == ColorValue {
    /// A constant.
    public init(color: ColorValue) { self = .constant(color) }
}

extension PaintSource: ColorExpressible {
    /// One colour.
    public init(color: ColorValue) { self = .color(.constant(color)) }

    /// The colour of the parameter with this name.
    public static func parameter(_ name: String) -> PaintSource { .color(.parameter(name)) }

    /// A colour for each word of the parameter called `name`, a choice or a boolean.
    public static func choice(
        _ name: String,
        _ branches: KeyValuePairs<String, Driven<ColorValue>>
    ) -> PaintSource {
        .color(.choice(name, branches))
    }

    /// Two or more colours along a line between two points of the frame.
    public static func linear(
        _ colors: Driven<ColorValue>...,
        from start: UnitPoint = .top,
        to end: UnitPoint = .bottom
    ) -> PaintSource {
        linear(colors: .constant(colors), from: start, to: end)
    }

    /// Two or more colours, as of a parameter, along a line between two points of the frame.
    public static func linear(
        colors: Setting<[Driven<ColorValue>]>,
        from start: UnitPoint = .top,
        to end: UnitPoint = .bottom
    ) -> PaintSource {
        let colors = Colors(.even(colors))
        return .linear(
            .constant(LinearGradient(colors, start: .constant(start), end: .constant(end)))
        )
    }

    /// Two or more colours by distance from the frame's middle, up to a radius in points.
    public static func radial(
        _ colors: Driven<ColorValue>...,
        to radius: Driven<Double>
    ) -> PaintSource {
        .radial(.constant(RadialGradient(Colors(colors), endRadius: radius)))
    }

    /// Two or more colours by direction from the frame's middle, beginning at some degrees: 0 points
    /// right, 90 down.
    public static func conic(
        _ colors: Driven<ColorValue>...,
        from start: Driven<Double> = 0
    ) -> PaintSource {
        conic(colors: .constant(colors), from: start)
    }

    /// Two or more colours, as of a parameter, by direction from the frame's middle.
    public static func conic(
        colors: Setting<[Driven<ColorValue>]>,
        from start: Driven<Double> = 0
    ) -> PaintSource {
        .conic(.constant(ConicGradient(Colors(.even(colors)), start: start)))
    }
}
