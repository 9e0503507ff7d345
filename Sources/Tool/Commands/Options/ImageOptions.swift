import ArgumentParser
import Base
import Frames
import Indicators

/// The options for drawing one image.
struct ImageOptions: ParsableArguments {
    @Option(
        name: [.customShort("s"), .customLong("scale")],
        help: ArgumentHelp("Pixels per point. (default: 1)", valueName: "scale"),
        transform: ScaleArgument.one
    )
    var scale: Double = 1

    @Option(
        help: ArgumentHelp("light or dark. (default: light)", valueName: "appearance"),
        completion: .list(Appearance.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in
            try CommaList.name(text, of: "appearances")
        }
    )
    var appearance: Appearance = .light
}
