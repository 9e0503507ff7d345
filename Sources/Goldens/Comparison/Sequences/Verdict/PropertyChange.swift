/// A change in a design's file that explains a difference. With the expected value, the design
/// draws the expected frames.
public struct PropertyChange: Equatable, Sendable {
    /// The visible effect on the frames, such as "shapes are larger by 2 px".
    public let effect: String
    /// The name of the layer, or `nil` if it has none.
    public let layer: String?
    /// The layer or parameter in the wording of sentences, such as "layer “dots”". `nil` for the
    /// entire design.
    public let subject: String?
    /// The path of keys to the value, such as "circle.diameter".
    public let property: String
    /// The value that draws the expected frames, or `nil` if it was not set.
    public let expected: String?
    /// The value in the file, or `nil` if it is not set.
    public let actual: String?

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

    /// The part of the finding's sentence that follows the frames.
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
