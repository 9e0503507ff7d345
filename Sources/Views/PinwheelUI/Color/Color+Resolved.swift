import Foundation
import Raster

extension Color {
    /// A colour's components, as they are in some surroundings.
    public struct Resolved: Hashable, Sendable, ShapeStyle {
        /// Red, in linear light.
        public var linearRed: Float
        /// Green, in linear light.
        public var linearGreen: Float
        /// Blue, in linear light.
        public var linearBlue: Float
        /// The share that covers what is behind, 0…1.
        public var opacity: Float

        /// A colour of components in a space.
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

        /// Red, encoded as sRGB.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.decoded(newValue) }
        }
        /// Green, encoded as sRGB.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.decoded(newValue) }
        }
        /// Blue, encoded as sRGB.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.decoded(newValue) }
        }
        /// The colour for Core Graphics.
        public var cgColor: CGColor { UIColor(Color(self)).cgColor }

        /// The colour.
        public func _resolved(in environment: EnvironmentValues) -> ResolvedStyle {
            Color(self)._resolved(in: environment)
        }

        // As in extended sRGB: mirrored at 0, and the curve goes on beyond 1.
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

    /// A colour of components.
    public init(_ resolved: Resolved) {
        self.init(
            .sRGBLinear,
            red: Double(resolved.linearRed),
            green: Double(resolved.linearGreen),
            blue: Double(resolved.linearBlue),
            opacity: Double(resolved.opacity)
        )
    }

    /// The colour's components in some surroundings.
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
