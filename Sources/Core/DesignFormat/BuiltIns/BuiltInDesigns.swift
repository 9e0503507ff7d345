import Indicators
import Raster

/// The built-in designs. Their YAML files are embedded in the binary.
public enum BuiltInDesigns {
    /// The names, in alphabetical order.
    public static let names = BuiltInDesign.all.map { $0.name }

    /// The names of the designs that reproduce the indicators of five articles about
    /// pull-to-refresh. `record`, `verify` and plans without designs use them.
    public static let articleNames = ["arc", "arrow", "compass", "refresh-control", "spokes"]

    /// Returns the YAML file of a built-in design, or `nil` if the name is unknown.
    public static func source(named name: String) -> [UInt8]? {
        BuiltInDesign.all.first { $0.name == name }?.source()
    }

    /// Returns a built-in design, or `nil` if the name is unknown.
    public static func design(named name: String) -> Design? {
        guard let builtIn = BuiltInDesign.all.first(where: { $0.name == name }) else { return nil }
        return try? builtIn.design()
    }
}
