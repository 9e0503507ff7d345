import Indicators
import Raster

/// The designs that come with Pinwheel: files like any other, kept in the binary.
public enum BuiltInDesigns {
    /// The names, sorted.
    public static let names = ["arc", "arrow", "compass", "refresh-control", "spokes"]

    /// The file of the design called `name`; nil where there is none.
    public static func source(named name: String) -> [UInt8]? {
        switch name {
        case "arc": PackageResources.arc_yaml
        case "arrow": PackageResources.arrow_yaml
        case "compass": PackageResources.compass_yaml
        case "refresh-control": PackageResources.refresh_control_yaml
        case "spokes": PackageResources.spokes_yaml
        default: nil
        }
    }

    /// The design called `name`; nil where there is none.
    public static func design(named name: String) -> Design? {
        guard let source = source(named: name) else { return nil }
        return try? Design(yaml: source, name: name, file: "\(name).yaml")
    }
}
