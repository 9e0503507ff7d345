import Base
import Indicators

/// Where problems lie that are in no file: the option of the command line that says so.
package enum OptionLocation {
    /// That of the parameter `name` set to `value`.
    package static func parameter(_ name: String, _ value: String) -> String {
        "-P \(NearestName.excerpt(name))=\(NearestName.excerpt(value))"
    }

    /// That of fix the fault `name`.
    package static func fix(_ name: String) -> String { "--fix \(NearestName.excerpt(name))" }
}
