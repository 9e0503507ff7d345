import DesignFormat
import Indicators
import Synchronization

/// The program that runs: what it is called, and which indicators it carries beside the built-in designs.
package struct Program: Sendable {
    /// What help calls it.
    package let name: String
    /// What is typed to run it, in commands that are told to be copied.
    package let command: [String]
    /// Indicators made in Swift, in the order in which they are listed.
    package let indicators: [any Indicator]

    /// A program.
    ///
    /// - Parameter command: What is typed to run it; its name if not given.
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

    /// The program that runs; the tool itself where it has not said otherwise.
    package static var current: Program { running.withLock { $0 } }

    /// Says what runs, before anything asks.
    package static func begin(_ program: Program) { running.withLock { $0 = program } }

    /// What is drawn where nothing is named: the indicators that it carries, else the built-in designs.
    package var usualDesigns: [String] {
        indicators.isEmpty ? BuiltInDesigns.names : indicators.map(\.name)
    }

    /// All designs that can be named without a file.
    package var knownDesigns: [String] {
        (indicators.map(\.name) + BuiltInDesigns.names).unique()
    }

    /// The indicator of a name; nil where the program does not carry it.
    package func indicator(named name: String) -> (any Indicator)? {
        indicators.first { $0.name == name }
    }
}
