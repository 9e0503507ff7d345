import Foundation
import Raster

extension Color {
    public struct Resolved: Hashable, Sendable, ShapeStyle {
        /// Red, in linear light.
        public var linearRed: Float
        /// Green, in linear light.
        public var linearGreen: Float
        /// Blue, in linear light.
        public var linearBlue: Float
        /// The opacity, 0…1.
        public var opacity: Float

        /// Creates a colour from components. Display P3 components are treated as sRGB.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            let isLinear = colorSpace == .sRGBLinear
            func linear(_ component: Float) -> Float {
                isLinear ? component : Self.decoded(component)
            }
            linearRed = linear(red)
            linearGreen = linear(green)
            linearBlue = linear(blue)
            self.opacity = opacity
        }

        /// Red, with the sRGB transfer function.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.decoded(newValue) }
        }
        /// Green, with the sRGB transfer function.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.decoded(newValue) }
        }
        /// Blue, with the sRGB transfer function.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.decoded(newValue) }
        }
        public var cgColor: CGColor { UIColor(Color(self)).cgColor }

        public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
            Color(self)._resolved(in: environment)
        }

        // Extended sRGB: the transfer function is mirrored at 0 and continues beyond 1.
        private static func decoded(_ component: Float) -> Float {
            component < 0
                ? -decoded(-component) : Float(TransferFunction.decode(Double(component)))
        }
        private static func encoded(_ component: Float) -> Float {
            if component < 0 { return -encoded(-component) }
            guard component > 1 else { return Float(TransferFunction.encode(Double(component))) }
            let power = DeterministicMath.pow(base: Double(component), exponent: 1 / 2.4)
            return Float(1.055 * power - 0.055)
        }
    }

    public init(_ resolved: Resolved) {
        self.init(
            .sRGBLinear,
            red: Double(resolved.linearRed),
            green: Double(resolved.linearGreen),
            blue: Double(resolved.linearBlue),
            opacity: Double(resolved.opacity)
        )
    }

    public func resolve(in environment: EnvironmentValues) -> Resolved {
        let color = resolved(in: environment)
        return Resolved(
            red: Float(color.red),
            green: Float(color.green),
            blue: Float(color.blue),
            opacity: Float(color.alpha)
        )
    }
}
