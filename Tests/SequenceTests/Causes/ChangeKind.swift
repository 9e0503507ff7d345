/// A kind of change that somebody makes to one property of a design, with the words that are a right
/// explanation of it.
enum ChangeKind: String, CaseIterable {
    case size, lineWidth, arcLength, rotation, turns, delay, period, opacity, addedOpacity, color
    case gradientColor, copies, copySize, position, text, fontSize, blur, bounce, easing
    case cornerRadius, dash, addedLayer, removedLayer, background

    /// The names of findings that explain the change without knowing the design.
    var names: Set<String> {
        switch self {
        case .size: ["scaled", "enlarged"]
        case .lineWidth: ["thickened"]
        case .arcLength: ["lengthened", "shortened"]
        // A loop that turns evenly is late where it is turned.
        case .rotation: ["turned", "late"]
        case .turns: ["retimed", "seam", "late", "counterturned", "reversed"]
        case .delay: ["late", "timed"]
        case .period: ["recounted", "retimed"]
        case .opacity, .addedOpacity: ["faded"]
        case .color, .gradientColor, .background: ["recolored", "filled", "cleared"]
        case .copies, .addedLayer, .removedLayer: ["added", "removed"]
        case .copySize: ["scaled", "enlarged"]
        case .position: ["moved"]
        case .text: ["lettered"]
        case .fontSize: ["scaled", "enlarged"]
        case .blur: ["softened"]
        case .bounce: ["moved", "scaled", "enlarged"]
        case .easing: ["timed", "late"]
        case .cornerRadius, .dash: []
        }
    }

    /// Keys one of which must be in the property that explains the change when the design is known.
    var keys: Set<String> {
        switch self {
        case .size, .copySize: ["diameter", "size", "radius", "innerRadius", "scale"]
        case .lineWidth: ["width", "line"]
        case .arcLength: ["to", "from", "sweep"]
        case .rotation: ["rotate", "angle", "start", "from", "to", "fadePhase"]
        case .turns: ["rotate"]
        case .delay: ["delay"]
        case .period: ["period"]
        case .opacity, .addedOpacity: ["opacity", "paint", "fill"]
        case .color, .gradientColor: ["fill", "paint", "color", "colors"]
        case .copies: ["count"]
        case .position: ["offset", "x", "y"]
        case .text: ["string"]
        case .fontSize: ["size", "scale"]
        case .blur: ["blur"]
        case .bounce: ["offset", "y", "scale"]
        case .easing: ["ease"]
        case .cornerRadius: ["radius"]
        case .dash: ["dash"]
        case .addedLayer, .removedLayer: []
        case .background: ["background", "light"]
        }
    }
}
