import DesignFormat
import Indicators
import Synchronization

/// The running program: its name, and the indicators that it contains in addition to the built-in
/// designs.
package struct Program: Sendable {
    /// The name in help texts.
    package let name: String
    /// The words that start the program in printed commands, such as `swift run tool`.
    package let command: [String]
    /// The indicators written in Swift, in display order.
    package let indicators: [any Indicator]

    /// Creates a program.
    ///
    /// - Parameters:
    ///   - name: The name in help texts.
    ///   - command: The command that runs the program. Default: `name`.
    ///   - indicators: The indicators in Swift.
    package init(
        name: String = "pinwheel",
        command: [String]? = nil,
        indicators: [any Indicator] = []
    ) {
        self.name = name
        self.command = command ?? [name]
        self.indicators = indicators
    }

    private static let running = Mutex(Program())

    /// The running program. By default, `pinwheel`.
    package static var current: Program { running.withLock { $0 } }

    /// Sets the running program. Must be called before `current` is read.
    package static func begin(_ program: Program) { running.withLock { $0 = program } }

    /// The default designs of commands: the program's indicators, or the built-in designs if there
    /// are none.
    package var defaultDesigns: [String] {
        indicators.isEmpty ? BuiltInDesigns.names : indicators.map(\.name)
    }

    /// The designs of goldens and plans that name none: the program's indicators, or the built-in
    /// designs of the articles if there are none.
    package var defaultGoldenDesigns: [String] {
        indicators.isEmpty ? BuiltInDesigns.articleNames : indicators.map(\.name)
    }

    /// The names of all designs that are not files.
    package var knownDesigns: [String] {
        (indicators.map(\.name) + BuiltInDesigns.names).unique()
    }

    /// Returns the program's indicator with a name, or `nil`.
    package func indicator(named name: String) -> (any Indicator)? {
        indicators.first { $0.name == name }
    }
}
