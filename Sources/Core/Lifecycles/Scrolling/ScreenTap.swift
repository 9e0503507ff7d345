import DesignFormat
import Indicators

/// A tap on a button that a lifecycle shows.
public struct ScreenTap: Equatable, Sendable {
    /// The buttons.
    public enum Button: String, Hashable, Sendable, CaseIterable {
        /// Begins the refresh that failed anew.
        case retry
        /// Sends the error away.
        case dismiss
    }

    /// When, in seconds.
    public var time: Double
    /// On which button.
    public var button: Button

    /// A tap at a time.
    public init(time: Double, button: Button) {
        self.time = time
        self.button = button
    }
}

extension OptionLocation {
    /// That of tapping a button.
    package static func tap(_ button: ScreenTap.Button) -> String { "--\(button.rawValue)" }
}
