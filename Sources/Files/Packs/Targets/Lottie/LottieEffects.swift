import Base
import Raster

/// The blur and the shadow of a layer as effects of Lottie.
///
/// lottie-web, lottie-ios and ThorVG draw them; rlottie does not.
struct LottieEffects {
    let timeline: LottieTimeline

    /// Returns the effects, the first of which is applied first.
    func list(_ layer: VectorLayer) -> [JSON] {
        (layer.blur.map { [blur($0)] } ?? []) + (layer.shadow.map { [shadow($0)] } ?? [])
    }

    /// The standard deviation of a Gaussian blur with a blurriness of 1.
    private static let blurriness = 0.3
    /// The standard deviation of a shadow with a softness of 1.
    private static let softness = 0.25

    private func blur(_ blur: Animated<Lengths>) -> JSON {
        [
            "ty": 29, "nm": "blur", "en": 1,
            "ef": [
                value(
                    0,
                    "Blurriness",
                    timeline.property(blur) { [$0.values[0] / Self.blurriness] }
                ),
                value(7, "Dimensions", ["a": 0, "k": 1]),
                value(7, "Repeat Edge Pixels", ["a": 0, "k": 0]),
            ],
        ]
    }

    private func shadow(_ shadow: VectorLayer.Shadow) -> JSON {
        // The direction of the shadow is measured clockwise from up.
        let direction = shadow.offset.map { offset in
            Degrees(DeterministicMath.atan2(y: offset.dx, x: -offset.dy) * 180 / .pi)
        }
        return [
            "ty": 25, "nm": "shadow", "en": 1,
            "ef": [
                value(2, "Shadow Color", timeline.property(shadow.color, Self.opaque)),
                value(0, "Opacity", timeline.property(shadow.color) { [$0.alpha * 255] }),
                value(0, "Direction", timeline.property(direction) { [$0.value] }),
                value(0, "Distance", timeline.property(shadow.offset) { [$0.length] }),
                value(
                    0,
                    "Softness",
                    timeline.property(shadow.blur) { [$0.values[0] / Self.softness] }
                ),
            ],
        ]
    }

    private static func opaque(_ color: Color) -> [Double] {
        [color.red, color.green, color.blue, 1]
    }

    private func value(_ type: Int, _ name: String, _ value: JSON) -> JSON {
        ["ty": .number(Double(type)), "nm": .string(name), "v": value]
    }
}
