import Raster

/// A type that can be created from a colour, such as a colour setting, a driven colour or a paint.
///
/// It allows `.red` and `.rgb(255, 136, 0)` wherever a colour is expected.
public protocol ColorExpressible {
    /// Creates a value from a colour.
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
    /// The label colour for primary content: black in light, white in dark.
    public static var primary: Self { named(.primary) }
    /// The label colour for secondary content.
    public static var secondary: Self { named(.secondary) }
    /// The label colour for tertiary content.
    public static var tertiary: Self { named(.tertiary) }
    /// The label colour for quaternary content, the faintest.
    public static var quaternary: Self { named(.quaternary) }
    /// White in every appearance.
    public static var white: Self { named(.white) }
    /// Black in every appearance.
    public static var black: Self { named(.black) }
    /// Fully transparent.
    public static var clear: Self { named(.clear) }

    /// Returns a system colour.
    public static func named(_ name: SystemColor) -> Self { Self(color: ColorValue.system(name)) }

    /// Returns an sRGB colour with components of 0…255 and an alpha of 0…1.
    public static func rgb(
        _ red: UInt8,
        _ green: UInt8,
        _ blue: UInt8,
        alpha: Double = 1
    ) -> Self {
        Self(color: ColorValue.fixed(Color(red8: red, green8: green, blue8: blue, alpha: alpha)))
    }

    /// Returns an adaptive colour.
    public static func light(_ light: ColorValue, dark: ColorValue) -> Self {
        Self(color: ColorValue.adaptive(light: light, dark: dark))
    }
}

extension ColorValue: ColorExpressible {
    /// Creates a copy of the colour.
    public init(color: ColorValue) { self = color }
}

extension Setting: ColorExpressible where Value == ColorValue {
    /// Creates a constant.
    public init(color: ColorValue) { self = .constant(color) }
}

extension Driven: ColorExpressible where Value == ColorValue {
    /// Creates a constant.
    public init(color: ColorValue) { self = .constant(color) }
}

extension PaintSource: ColorExpressible {
    /// Creates a solid paint.
    public init(color: ColorValue) { self = .color(.constant(color)) }

    /// Returns the colour of a parameter.
    public static func parameter(_ name: String) -> PaintSource { .color(.parameter(name)) }

    /// Returns a colour that depends on the choice or Boolean parameter `name`. `branches` has a
    /// colour for each of its options.
    public static func choice(
        _ name: String,
        _ branches: KeyValuePairs<String, Driven<ColorValue>>
    ) -> PaintSource {
        .color(.choice(name, branches))
    }

    /// Returns a linear gradient of two or more colours between two points of the frame.
    public static func linear(
        _ colors: Driven<ColorValue>...,
        from start: UnitPoint = .top,
        to end: UnitPoint = .bottom
    ) -> PaintSource {
        linear(colors: .constant(colors), from: start, to: end)
    }

    /// Returns a linear gradient between two points of the frame. The colours may come from a
    /// parameter.
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

    /// Returns a radial gradient of two or more colours, from the frame's centre to a radius in
    /// points.
    public static func radial(
        _ colors: Driven<ColorValue>...,
        to radius: Driven<Double>
    ) -> PaintSource {
        .radial(.constant(RadialGradient(Colors(colors), endRadius: radius)))
    }

    /// Returns a conic gradient of two or more colours around the frame's centre. `start` is the
    /// angle of the first colour in degrees: 0 points right, 90 down.
    public static func conic(
        _ colors: Driven<ColorValue>...,
        from start: Driven<Double> = 0
    ) -> PaintSource {
        conic(colors: .constant(colors), from: start)
    }

    /// Returns a conic gradient around the frame's centre. The colours may come from a parameter.
    public static func conic(
        colors: Setting<[Driven<ColorValue>]>,
        from start: Driven<Double> = 0
    ) -> PaintSource {
        .conic(.constant(ConicGradient(Colors(.even(colors)), start: start)))
    }
    /// Returns a gradient of two or more colours along a stroke, from the start of the drawn part
    /// to its end.
    public static func along(_ colors: Driven<ColorValue>...) -> PaintSource {
        along(colors: .constant(colors))
    }

    /// Returns a gradient along a stroke. The colours may come from a parameter.
    public static func along(colors: Setting<[Driven<ColorValue>]>) -> PaintSource {
        .along(.constant(LineGradient(Colors(.even(colors)))))
    }
}
