/// A kind of change to one property of a design, with the findings that explain it correctly.
enum ChangeKind: String, CaseIterable {
    case size, lineWidth, arcLength, rotation, turns, delay, period, opacity, addedOpacity, color
    case gradientColor, copies, copySize, position, text, fontSize, blur, bounce, easing
    case cornerRadius, dash, addedLayer, removedLayer, background

    /// The names of findings that explain the change without knowledge of the design.
    var names: Set<String> {
        switch self {
        case .size: ["scaled", "enlarged"]
        case .lineWidth: ["thickened"]
        case .arcLength: ["lengthened", "shortened"]
        // A loop that rotates evenly is late if its rotation is offset.
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

    /// Keys of properties. With knowledge of the design, the property that explains the change must
    /// have one of them.
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
