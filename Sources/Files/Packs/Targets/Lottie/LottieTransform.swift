import Base
import Raster

/// The transform of a layer or a group of Lottie.
///
/// Lottie scales first, then skews, then rotates about the anchor, and puts the anchor at the
/// position.
struct LottieTransform {
    let timeline: LottieTimeline

    /// Returns the members of a transform.
    ///
    /// - Parameters:
    ///   - origin: The position of the container's centre in its coordinates.
    ///   - contentOrigin: The position of the layer's centre in the content's coordinates.
    ///   - contentScale: The size of a unit of the content, in points.
    func members(
        _ transform: VectorTransform,
        opacity: Animated<Opacity>,
        origin: Vector = .zero,
        contentOrigin: Vector = .zero,
        contentScale: ScaleFactors = ScaleFactors(x: 1, y: 1)
    ) -> [JSON.Member] {
        let anchor = transform.anchor.map { anchor in
            Vector(
                dx: contentOrigin.dx + anchor.dx / contentScale.x,
                dy: contentOrigin.dy + anchor.dy / contentScale.y
            )
        }
        let position = transform.anchor.combined(with: transform.offset) { anchor, offset in
            origin + anchor + offset
        }
        var members = [
            JSON.Member("a", timeline.property(anchor) { [$0.dx, $0.dy] }),
            JSON.Member("p", timeline.property(position) { [$0.dx, $0.dy] }),
            JSON.Member(
                "s",
                timeline.property(transform.scale) {
                    [$0.x * contentScale.x * 100, $0.y * contentScale.y * 100]
                }
            ),
            JSON.Member("r", timeline.property(transform.rotation) { [$0.value] }),
            JSON.Member("o", timeline.property(opacity) { [$0.value * 100] }),
        ]
        if transform.shear.constant?.value != 0 {
            members.append(JSON.Member("sk", timeline.property(skew(transform)) { [$0.value] }))
            members.append(JSON.Member("sa", ["a": 0, "k": 0]))
        }
        return members
    }

    /// The angle whose tangent is the x that is added for each scaled y.
    private func skew(_ transform: VectorTransform) -> Animated<Degrees> {
        transform.shear.combined(with: transform.scale) { shear, scale in
            guard scale.y != 0 else { return Degrees(0) }
            let angle = DeterministicMath.atan2(y: shear.value * scale.x / scale.y, x: 1)
            return Degrees(-angle * 180 / .pi)
        }
    }
}
