import Raster

/// The animations of one element of a vector drawable.
struct DrawableAnimation {
    /// The values of a property over the time of a sequence.
    struct Property: Equatable {
        enum Kind: String { case floatType, colorType, pathType }

        struct Key: Equatable {
            /// The time as a fraction, 0…1.
            var time: Double
            var value: String
        }

        var name: String
        var kind: Kind
        /// The keys by ascending time, from 0 to 1.
        var keys: [Key]

        /// Creates the values of a property.
        ///
        /// Android divides by the distance of the first two keys and of the last two, so these are
        /// never at one time.
        init(_ name: String, _ kind: Kind, _ keys: [Key]) {
            (self.name, self.kind) = (name, kind)
            var keys = keys
            if keys.count > 2, keys[0].time == keys[1].time { keys.removeFirst() }
            let last = keys.count - 1
            if last > 1, keys[last].time == keys[last - 1].time {
                keys[last - 1].time = max(Self.beforeEnd, keys[last - 2].time)
            }
            self.keys = Self.withoutRepeated(keys)
        }

        private static let beforeEnd = 0.9999

        /// Removes keys between two with the same value.
        private static func withoutRepeated(_ keys: [Key]) -> [Key] {
            keys.indices.filter { index in
                guard index > 0, index < keys.count - 1 else { return true }
                return keys[index - 1].value != keys[index].value
                    || keys[index].value != keys[index + 1].value
            }
            .map { keys[$0] }
        }
    }

    /// The name of the animated element.
    var target: String
    var properties: [Property]

    /// Whether a path changes. Android has no keyframes for paths, only animations from one to
    /// another, which cannot be repeated as a series.
    var hasPath: Bool { properties.contains { $0.kind == .pathType } }

    /// Returns the element `target`.
    ///
    /// - Parameters:
    ///   - milliseconds: The duration.
    ///   - repeats: Whether the animation starts again at its end.
    func element(milliseconds: Int, repeats: Bool) -> ResourceElement {
        let keyed = properties.filter { $0.kind != .pathType }
        var animators: [ResourceElement] = []
        if !keyed.isEmpty {
            animators.append(Self.animator(of: keyed, milliseconds, repeats: repeats))
        }
        for property in properties where property.kind == .pathType {
            animators.append(Self.series(of: property, milliseconds))
        }
        let animation = animators.count == 1 ? animators[0] : ResourceElement("set", [:], animators)
        return ResourceElement(
            "target",
            ["name": target],
            [ResourceElement(attribute: "animation", animation)]
        )
    }

    private static func animator(
        of properties: [Property],
        _ milliseconds: Int,
        repeats: Bool
    ) -> ResourceElement {
        let holders = properties.map { property in
            ResourceElement(
                "propertyValuesHolder",
                ["propertyName": property.name, "valueType": property.kind.rawValue],
                property.keys.map { key in
                    ResourceElement("keyframe", ["fraction": key.time.css, "value": key.value])
                }
            )
        }
        var animator = ResourceElement("objectAnimator", ["duration": "\(milliseconds)"], holders)
        if repeats { animator["repeatCount"] = "infinite" }
        animator["interpolator"] = "@android:anim/linear_interpolator"
        return animator
    }

    /// Returns animations that follow one another, one for each pair of keys.
    private static func series(of property: Property, _ milliseconds: Int) -> ResourceElement {
        func time(_ key: Property.Key) -> Int {
            Int((key.time * Double(milliseconds)).rounded())
        }
        let parts = zip(property.keys, property.keys.dropFirst())
            .filter { time($0) < time($1) }
            .map { start, end in
                ResourceElement(
                    "objectAnimator",
                    [
                        "propertyName": property.name,
                        "valueType": property.kind.rawValue,
                        "valueFrom": start.value,
                        "valueTo": end.value,
                        "duration": "\(time(end) - time(start))",
                        "interpolator": "@android:anim/linear_interpolator",
                    ]
                )
            }
        return ResourceElement("set", ["ordering": "sequentially"], parts)
    }
}
