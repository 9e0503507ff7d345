import Indicators
import Raster

/// The designs that come with Pinwheel: files like any other, kept in the binary.
public enum BuiltInDesigns {
    /// The names, sorted.
    public static let names = BuiltInDesign.all.map { $0.name }

    /// The file of the design called `name`; nil where there is none.
    public static func source(named name: String) -> [UInt8]? {
        BuiltInDesign.all.first { $0.name == name }?.source()
    }

    /// The design called `name`; nil where there is none.
    public static func design(named name: String) -> Design? {
        guard let builtIn = BuiltInDesign.all.first(where: { $0.name == name }) else { return nil }
        return try? builtIn.design()
    }
}

/// A design that comes with Pinwheel: commands, previews, goldens and lists follow from the entry.
package struct BuiltInDesign: Sendable {
    /// The name, which the file has, too.
    package let name: String
    /// The file's bytes.
    package let source: @Sendable () -> [UInt8]

    /// All of them, by their names.
    package static let all = [
        BuiltInDesign("arc") { PackageResources.arc_yaml },
        BuiltInDesign("arrow") { PackageResources.arrow_yaml },
        BuiltInDesign("compass") { PackageResources.compass_yaml },
        BuiltInDesign("refresh-control") { PackageResources.refresh_control_yaml },
        BuiltInDesign("spokes") { PackageResources.spokes_yaml },
    ]

    /// A design by its name and its file.
    package init(_ name: String, _ source: @escaping @Sendable () -> [UInt8]) {
        self.name = name
        self.source = source
    }

    /// The design.
    package func design() throws(DesignErrors) -> Design {
        try Design(yaml: source(), name: name, file: "\(name).yaml")
    }
}
