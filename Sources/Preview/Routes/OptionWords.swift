import Base
import Indicators

/// The options of commands that make the same picture as an address.
enum OptionWords {
    /// Scale, appearance and palette, as far as they are not the usual ones.
    static func options(of environment: Environment) -> [String] {
        var words: [String] = []
        if environment.scale != 1 { words += ["--scale", NumberText.short(environment.scale)] }
        if environment.appearance != .light {
            words += ["--appearance", environment.appearance.rawValue]
        }
        if environment.palette != .ios18 { words += ["--palette", environment.palette.rawValue] }
        return words
    }
}
