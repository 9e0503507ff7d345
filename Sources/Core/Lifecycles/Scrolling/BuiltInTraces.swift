import DesignFormat

/// The traces that come with Pinwheel, as YAML files embedded in the program.
public enum BuiltInTraces {
    /// The names of all built-in traces, the reference traces first.
    public static let names = [
        "t130", "t150", "short-pull", "pull-and-return", "double-pull", "fling", "cancel",
    ]

    /// Returns the YAML file of a trace, or `nil` if there is no built-in trace with this name.
    public static func source(named name: String) -> [UInt8]? {
        switch name {
        case "t130": PackageResources.t130_yaml
        case "t150": PackageResources.t150_yaml
        case "short-pull": PackageResources.short_pull_yaml
        case "pull-and-return": PackageResources.pull_and_return_yaml
        case "double-pull": PackageResources.double_pull_yaml
        case "fling": PackageResources.fling_yaml
        case "cancel": PackageResources.cancel_yaml
        default: nil
        }
    }

    /// Returns a parsed trace, or `nil` if there is no built-in trace with this name.
    public static func trace(named name: String) -> Trace? {
        guard let source = source(named: name) else { return nil }
        return try? Trace(yaml: source, name: name, file: "\(name).yaml")
    }
}
