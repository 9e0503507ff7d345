import DesignFormat
import Indicators

extension OptionPlace {
    /// That of tapping a button.
    package static func tap(_ button: ScreenTap.Button) -> String { "--\(button.rawValue)" }
}
