import Foundation
import Raster

extension GraphicsContext {
    /// What a canvas fills and strokes with. Points and radii are in the context's points.
    public struct Shading: ShapeStyle {
        fileprivate let make: @Sendable (EnvironmentValues) -> ResolvedStyle

        /// The style in its surroundings.
        public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
            make(environment)
        }

        /// The style of foregrounds.
        public static var foreground: Shading {
            Shading { ForegroundStyle()._resolved(in: $0) }
        }
        /// The style of the background.
        public static var backdrop: Shading { Shading { BackgroundStyle()._resolved(in: $0) } }
        /// A colour.
        public static func color(_ color: Color) -> Shading { Shading { color._resolved(in: $0) } }
        /// A colour of components in 0…1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        /// A gray.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// A style, in the frame of what is painted.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { style._resolved(in: $0) }
        }
        /// The first of several.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// Colours along a line.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { environment in
                ResolvedStyle(
                    .fixed(
                        .linear(
                            gradient.resolved(in: environment),
                            start: Point(startPoint),
                            end: Point(endPoint)
                        )
                    )
                )
            }
        }
        /// Colours in rings round a point.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { environment in
                ResolvedStyle(
                    .fixed(
                        .radial(
                            gradient.resolved(in: environment),
                            center: Point(center),
                            startRadius: startRadius,
                            endRadius: endRadius
                        )
                    )
                )
            }
        }
        /// Colours by direction from a point, once round.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = .zero,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading { environment in
                ResolvedStyle(
                    .fixed(
                        .conic(
                            gradient.resolved(in: environment),
                            center: Point(center),
                            start: .radians(angle.radians),
                            end: .radians(angle.radians + 2 * Double.pi)
                        )
                    )
                )
            }
        }
    }

    /// How a gradient goes on beyond its ends: always with its last colours.
    public struct GradientOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Taken as none.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// How filters are taken.
    public struct FilterOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Taken as none.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// How a shadow is drawn.
    public struct ShadowOptions: OptionSet, Sendable {
        /// A bit for each.
        public let rawValue: UInt32
        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Taken as none: shadows lie behind.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
    }

    /// A change of each piece that is drawn.
    public struct Filter {
        let effects: (EnvironmentValues) -> [LeafEffect]

        private static func matrix(_ matrix: ColorMatrix) -> Filter {
            Filter { _ in [.filtered(matrix)] }
        }
        /// Blurred by a Gaussian; its standard deviation in points.
        public static func blur(radius: CGFloat) -> Filter {
            Filter { _ in [.blur(radius: max(radius, 0))] }
        }
        /// A shadow behind.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0,
            blendMode: BlendMode = .normal,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { environment in
                [
                    .shadow(
                        color.resolved(in: environment),
                        radius: max(radius, 0),
                        dx: x,
                        dy: y
                    )
                ]
            }
        }
        /// Brighter.
        public static func brightness(_ amount: Double) -> Filter { matrix(.brightness(amount)) }
        /// More contrast, or less.
        public static func contrast(_ amount: Double) -> Filter { matrix(.contrast(amount)) }
        /// More saturated, or less.
        public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }
        /// Grayer.
        public static func grayscale(_ amount: Double) -> Filter { matrix(.saturation(1 - amount)) }
        /// Hues turned.
        public static func hueRotation(_ angle: Angle) -> Filter {
            matrix(.hueRotation(angle.radians))
        }
        /// Colours inverted.
        public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(.inversion) }
        /// Colours multiplied.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { [.filtered(.multiplication(by: color.resolved(in: $0)))] }
        }
        /// Black, as opaque as it was bright.
        public static var luminanceToAlpha: Filter { Filter { _ in [.luminance] } }
    }
}
