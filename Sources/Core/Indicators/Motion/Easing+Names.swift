import Base

extension Easing {
    private static let named: [(name: String, easing: Easing)] = [
        ("linear", linear),
        ("easeIn", easeIn),
        ("easeOut", easeOut),
        ("easeInOut", easeInOut),
        ("coreAnimationDefault", coreAnimationDefault),
        ("hold", hold),
        ("spring", spring(.standard)),
        ("smooth", spring(.smooth)),
        ("snappy", spring(.snappy)),
        ("bouncy", spring(.bouncy)),
        ("interactive", spring(.interactive)),
        ("legacySpring", spring(.legacy)),
    ]

    /// The names of easings in designs.
    public static let names = named.map { $0.name }

    /// The syntax of a timing curve in CSS.
    static let curveForm = "cubic-bezier(x1, y1, x2, y2)"

    /// Creates the easing called `name` in designs, or a timing curve in CSS syntax.
    ///
    /// - Throws: `MotionError` for an unknown name, with the most similar name or all names.
    public init(named name: String) throws(MotionError) {
        if name.hasPrefix("cubic-bezier(") {
            let points = try Self.points(written: name)
            self = try Self.cubic(points[0], points[1], points[2], points[3])
            return
        }
        guard let found = Self.named.first(where: { $0.name == name }) else {
            throw MotionError(
                message: "there is no easing “\(NearestName.excerpt(name))”",
                hint: NearestName.hint(for: name, among: Self.names)
            )
        }
        self = found.easing
    }

    /// Parses the four numbers of a timing curve in CSS syntax.
    fileprivate static func points(written text: String) throws(MotionError) -> [Double] {
        let inner = text.drop { $0 != "(" }.dropFirst()
        let numbers = inner.prefix { $0 != ")" }.split(separator: ",").compactMap { part in
            NumberText.number(String(part.drop { $0 == " " }.prefix { $0 != " " }))
        }
        guard numbers.count == 4, inner.hasSuffix(")"), text.count <= 100 else {
            throw MotionError(
                message: "“\(NearestName.excerpt(text))” is not a timing curve",
                hint: "write it as \(curveForm)"
            )
        }
        return numbers
    }
}

extension Ease {
    /// Creates the easing called `text` in designs, or a timing curve in CSS syntax.
    ///
    /// - Throws: `MotionError`, as `Easing(named:)` does.
    package init(spelled text: String) throws(MotionError) {
        _ = try Easing(named: text)
        guard text.hasPrefix("cubic-bezier(") else {
            self = .named(text)
            return
        }
        let points = try Easing.points(written: text).map { Setting.constant($0) }
        self = .bezier(points[0], points[1], points[2], points[3])
    }
}
