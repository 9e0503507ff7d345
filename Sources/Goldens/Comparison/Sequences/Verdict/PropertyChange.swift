/// A change in a design's file that explains a difference: with the former value, the design draws
/// the expected frames.
public struct PropertyChange: Equatable, Sendable {
    /// What the change does to the frames, such as "shapes are larger by 2 px".
    public let effect: String
    /// The name of the layer; nil if it has none.
    public let layer: String?
    /// What a sentence calls the layer or the parameter, such as "layer “dots”"; nil for the whole
    /// design.
    public let subject: String?
    /// The keys in the file that lead to the value, such as "circle.diameter".
    public let property: String
    /// The value with which the expected frames are drawn; nil if the file had none.
    public let expected: String?
    /// The value in the file; nil if it has none.
    public let actual: String?

    /// A change of one value.
    package init(
        effect: String,
        layer: String?,
        subject: String?,
        property: String,
        expected: String?,
        actual: String?
    ) {
        self.effect = effect
        self.layer = layer
        self.subject = subject
        self.property = property
        self.expected = expected
        self.actual = actual
    }

    /// The end of the sentence that says where frames differ.
    var clause: String {
        let location = subject.map { " in \($0)" } ?? ""
        guard !property.isEmpty else { return effect + location }
        let value =
            switch (expected, actual) {
            case (let expected?, let actual?): "\(property) is \(actual) in place of \(expected)"
            case (let expected?, nil): "\(property) is not set, in place of \(expected)"
            case (nil, let actual?): "\(property) is \(actual), and was not set"
            case (nil, nil): "\(property) was not set"
            }
        return "\(effect)\(location): \(value)"
    }
}
