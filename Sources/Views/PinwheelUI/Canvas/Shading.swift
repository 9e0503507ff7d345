import Foundation
import Raster

extension GraphicsContext {
    public struct Shading: ShapeStyle {
        fileprivate let make: @Sendable (EnvironmentValues) -> ResolvedStyle

        /// Returns the style for an environment.
        public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
            make(environment)
        }

        public static var foreground: Shading {
            Shading { ForegroundStyle()._resolved(in: $0) }
        }
        /// The background style.
        public static var backdrop: Shading { Shading { BackgroundStyle()._resolved(in: $0) } }
        public static func color(_ color: Color) -> Shading { Shading { color._resolved(in: $0) } }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            red: Double,
            green: Double,
            blue: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB,
            white: Double,
            opacity: Double = 1
        ) -> Shading {
            color(Color(colorSpace, white: white, opacity: opacity))
        }
        /// Returns a shading that fits a style to the bounding box of the drawn path.
        public static func style<S: ShapeStyle>(_ style: S) -> Shading {
            Shading { style._resolved(in: $0) }
        }
        /// Returns the first shading: hierarchical levels are not supported.
        public static func palette(_ array: [Shading]) -> Shading { array.first ?? .foreground }

        /// Returns a linear gradient. `options` is ignored.
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            fixed(gradient) { .linear($0, start: Point(startPoint), end: Point(endPoint)) }
        }
        /// Returns a radial gradient. `options` is ignored.
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            fixed(gradient) {
                .radial(
                    $0,
                    center: Point(center),
                    startRadius: startRadius,
                    endRadius: endRadius
                )
            }
        }
        /// Returns a conic gradient. `options` is ignored.
        public static func conicGradient(
            _ gradient: Gradient,
            center: CGPoint,
            angle: Angle = .zero,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            fixed(gradient) {
                .conic(
                    $0,
                    center: Point(center),
                    start: .radians(angle.radians),
                    end: .radians(angle.radians + 2 * Double.pi)
                )
            }
        }

        /// Returns the shading for a gradient whose points are in the context's space.
        private static func fixed(
            _ gradient: Gradient,
            _ paint: @escaping @Sendable (Raster.Gradient) -> Paint
        ) -> Shading {
            Shading { ResolvedStyle(.fixed(paint(gradient.resolved(in: $0)))) }
        }
    }

    /// Options for gradients. They are ignored: a gradient has its end colours beyond its ends.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Ignored: colours are interpolated in sRGB.
        public static let linearColor = GradientOptions(rawValue: 4)
    }

    /// Options for filters. They are ignored.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Ignored.
        public static let linearColor = FilterOptions(rawValue: 1)
    }

    /// Options for shadows. They are ignored.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Ignored: a shadow is always behind its content.
        public static let shadowAbove = ShadowOptions(rawValue: 1)
    }

    /// A filter that applies to each drawn item separately.
    public struct Filter {
        let effects: (EnvironmentValues) -> [LeafEffect]

        private static func matrix(_ matrix: ColorMatrix) -> Filter {
            Filter { _ in [.filtered(matrix)] }
        }
        /// Returns a Gaussian blur. `radius` is the standard deviation in points.
        public static func blur(radius: CGFloat) -> Filter {
            Filter { _ in [.blur(radius: max(radius, 0))] }
        }
        /// Returns a shadow behind the content. `blendMode` and `options` are ignored.
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
        public static func brightness(_ amount: Double) -> Filter { matrix(.brightness(amount)) }
        public static func contrast(_ amount: Double) -> Filter { matrix(.contrast(amount)) }
        public static func saturation(_ amount: Double) -> Filter { matrix(.saturation(amount)) }
        public static func grayscale(_ amount: Double) -> Filter { matrix(.saturation(1 - amount)) }
        public static func hueRotation(_ angle: Angle) -> Filter {
            matrix(.hueRotation(angle.radians))
        }
        /// Returns a filter that inverts colours entirely. `amount` is ignored.
        public static func colorInvert(_ amount: Double = 1) -> Filter { matrix(.inversion) }
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { [.filtered(.multiplication(by: color.resolved(in: $0)))] }
        }
        /// Returns a filter that draws black with the luminance as its alpha.
        public static var luminanceToAlpha: Filter { Filter { _ in [.luminance] } }
    }
}
