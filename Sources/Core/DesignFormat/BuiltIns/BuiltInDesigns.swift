import Indicators
import Raster

/// The built-in designs. Their YAML files are embedded in the binary.
public enum BuiltInDesigns {
    /// The names, in alphabetical order.
    public static let names = BuiltInDesign.all.map { $0.name }

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

/// An entry in the list of built-in designs. Commands, previews, goldens and lists are derived from
/// it.
package struct BuiltInDesign: Sendable {
    /// The name of the design and of its file.
    package let name: String
    /// Returns the file's bytes.
    package let source: @Sendable () -> [UInt8]

    /// All built-in designs, in alphabetical order.
    package static let all = [
        BuiltInDesign("arc") { PackageResources.arc_yaml },
        BuiltInDesign("arrow") { PackageResources.arrow_yaml },
        BuiltInDesign("compass") { PackageResources.compass_yaml },
        BuiltInDesign("refresh-control") { PackageResources.refresh_control_yaml },
        BuiltInDesign("spokes") { PackageResources.spokes_yaml },
    ]

    package init(_ name: String, _ source: @escaping @Sendable () -> [UInt8]) {
        self.name = name
        self.source = source
    }

    /// Parses the design.
    package func design() throws(DesignErrors) -> Design {
        try Design(yaml: source(), name: name, file: "\(name).yaml")
    }
}
