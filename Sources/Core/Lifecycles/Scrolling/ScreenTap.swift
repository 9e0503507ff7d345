import DesignFormat
import Indicators

/// A tap on a button of a lifecycle's error view.
public struct ScreenTap: Equatable, Sendable {
    /// The buttons of an error view.
    public enum Button: String, Hashable, Sendable, CaseIterable {
        /// Starts the failed refresh again.
        case retry
        /// Hides the error.
        case dismiss
    }

    /// The time in seconds.
    public var time: Double
    /// The button that is tapped.
    public var button: Button

    /// Creates a tap.
    public init(time: Double, button: Button) {
        self.time = time
        self.button = button
    }
}

extension OptionLocation {
    /// Returns the location of errors about the option that taps a button.
    package static func tap(_ button: ScreenTap.Button) -> String { "--\(button.rawValue)" }
}
