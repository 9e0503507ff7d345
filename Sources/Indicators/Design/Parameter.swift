/// A value of a design that may be changed without changing its file.
public struct Parameter: Hashable, Sendable {
    /// What values a parameter takes.
    public enum Kind: Hashable, Sendable {
        /// A number within a range.
        case number(ClosedRange<Double>)
        /// One colour.
        case color
        /// Two or more colours in order.
        case colors
        /// One of several words.
        case choice([String])
        /// True or false.
        case boolean

        /// The word that stands for the kind in a design file.
        public var name: String {
            switch self {
            case .number: "number"
            case .color: "color"
            case .colors: "colors"
            case .choice: "choice"
            case .boolean: "boolean"
            }
        }
    }

    /// What it is called, without the dollar sign.
    public let name: String
    /// What values it takes.
    public let kind: Kind
    /// What it is for, in the words of the design; empty where the design says nothing.
    public let summary: String
    /// The value in the design file, as it is written there.
    public let defaultText: String
    /// The value in force.
    public let value: ParameterValue
    /// The value in force as text, as it would be given on a command line.
    public let text: String

    /// The value in force, as the file's reader substitutes it.
    let node: YAMLNode
}
