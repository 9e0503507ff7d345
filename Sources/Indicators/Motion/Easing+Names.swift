extension Easing {
    private static let named: [(name: String, easing: Easing)] = [
        ("linear", linear),
        ("easeIn", easeIn),
        ("easeOut", easeOut),
        ("easeInOut", easeInOut),
        ("coreAnimationDefault", coreAnimationDefault),
        ("spring", spring(.standard)),
        ("smooth", spring(.smooth)),
        ("snappy", spring(.snappy)),
        ("bouncy", spring(.bouncy)),
        ("interactive", spring(.interactive)),
        ("legacySpring", spring(.legacy)),
    ]

    /// The names that designs may use.
    public static let names = named.map(\.name)

    /// The easing that designs call `name`.
    ///
    /// - Throws: `MotionError` with the nearest name, or with all of them.
    public init(named name: String) throws(MotionError) {
        guard let found = Self.named.first(where: { $0.name == name }) else {
            throw MotionError(
                message: "there is no easing “\(NearestName.excerpt(name))”",
                hint: NearestName.hint(for: name, among: Self.names)
            )
        }
        self = found.easing
    }
}
