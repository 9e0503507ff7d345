/// What a parameter is set to.
public enum ParameterValue: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// One colour.
    case color(ColorValue)
    /// Colours in order.
    case colors([ColorValue])
    /// One of the parameter's choices.
    case choice(String)
    /// True or false.
    case boolean(Bool)
}
