import DesignFormat
import Indicators
import Raster

/// The built-in designs in all states, and one with springs and Bézier easings.
enum DesignPictures {
    /// All designs at three scales in both appearances, and at scale 1 in the palette of iOS 26.
    static let all: [CatalogueImage] = designs.flatMap { name, design in
        environments.flatMap { position, environment in
            moments(of: design).map { label, moment in
                CatalogueImage("designs/\(name)/\(position)/\(label)") {
                    design.scene(at: moment, in: environment)
                }
            }
        }
    }

    /// An invalid design is skipped, so that it is missing from the list and the comparison fails.
    private static let designs: [(name: String, design: Design)] = {
        var designs: [(name: String, design: Design)] = BuiltInDesigns.articleNames.compactMap {
            name in
            BuiltInDesigns.design(named: name).map { (name: name, design: $0) }
        }
        let spokes = BuiltInDesigns.design(named: "spokes")
        if let large = try? spokes?.overriding([("size", "large")]) {
            designs.append((name: "spokes-large", design: large))
        }
        let moving = Array(MovingDesign.yaml.utf8)
        if let design = try? Design(yaml: moving, name: "moving", file: "moving.yaml") {
            designs.append((name: "moving", design: design))
        }
        return designs
    }()

    private static let environments: [(name: String, environment: Environment)] =
        Appearance.allCases.flatMap { appearance in
            [(Palette.ios18, 1), (.ios18, 2), (.ios18, 3), (.ios26, 1)].compactMap {
                palette,
                scale in
                Environment(appearance: appearance, palette: palette, scale: Double(scale)).map {
                    ("\(palette.rawValue)/\(appearance.rawValue)/\(scale)x", $0)
                }
            }
        }

    /// Returns up to four moments of each state, and a moment beyond the threshold.
    private static func moments(of design: Design) -> [(name: String, moment: Moment)] {
        var result: [(name: String, moment: Moment)] = []
        for timeline in design.states {
            let count = min(StateFrames(of: timeline).count, 4)
            for index in 0..<count {
                let moment = moment(index, of: count, in: timeline)
                result.append((name: "\(timeline.state.rawValue)-\(index)", moment: moment))
            }
        }
        result.append((name: "armed-far", moment: Moment(state: .armed, position: .progress(1.37))))
        return result
    }

    /// Returns a moment of the entire state, including a loop's intro.
    private static func moment(_ index: Int, of count: Int, in timeline: StateTimeline) -> Moment {
        guard timeline.drive == .time, timeline.loops else {
            return StateFrames(of: timeline, steps: count).moments[index]
        }
        let length = timeline.intro + timeline.period
        let seconds = length * Double(index) / Double(count)
        return Moment(state: timeline.state, position: .time(seconds))
    }
}
