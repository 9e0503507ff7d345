/// How a source meets what is already there.
///
/// Within a shape's coverage c the result is c·mode(source, backdrop) + (1 − c)·backdrop, on
/// premultiplied components; outside the shape nothing changes. `plusLighter` and `plusDarker` take
/// c·source as their source instead, so that two shapes that share a pixel add up to all of it.
/// For every mode that keeps the backdrop of a clear source, a shape and a group that holds only
/// this shape give the same pixels.
/// Formulas: W3C Compositing and Blending Level 1; Porter and Duff, 1984.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// The source above the backdrop: S + B·(1 − αs).
    case sourceOver
    /// Nothing: 0.
    case clear
    /// The source alone: S.
    case source
    /// The backdrop alone: B.
    case destination
    /// The backdrop above the source: S·(1 − αb) + B.
    case destinationOver
    /// The source where there is a backdrop: S·αb.
    case sourceIn
    /// The backdrop where there is a source: B·αs.
    case destinationIn
    /// The source where there is no backdrop: S·(1 − αb).
    case sourceOut
    /// The backdrop where there is no source: B·(1 − αs).
    case destinationOut
    /// The source over the backdrop only: S·αb + B·(1 − αs).
    case sourceAtop
    /// The backdrop over the source only: S·(1 − αb) + B·αs.
    case destinationAtop
    /// Either alone, not both: S·(1 − αb) + B·(1 − αs).
    case xor
    /// The sum, up to white: min(1, S + B).
    case plusLighter
    /// Darker: the product of the colours, then source-over.
    case multiply
    /// Lighter: Cb + Cs − Cb·Cs, then source-over.
    case screen
    /// Multiplied where the backdrop is dark, screened where it is light.
    case overlay
    /// The darker of both in each component.
    case darken
    /// The lighter of both in each component.
    case lighten
    /// The backdrop brightened by the source: Cb/(1 − Cs).
    case colorDodge
    /// The backdrop darkened by the source: 1 − (1 − Cb)/Cs.
    case colorBurn
    /// Multiplied where the source is dark, screened where it is light.
    case hardLight
    /// Darkened or brightened a little, by the source.
    case softLight
    /// |Cb − Cs|.
    case difference
    /// Cb + Cs − 2·Cb·Cs.
    case exclusion
    /// The source's hue with the backdrop's saturation and luminosity.
    case hue
    /// The source's saturation with the backdrop's hue and luminosity.
    case saturation
    /// The source's hue and saturation with the backdrop's luminosity.
    case color
    /// The source's luminosity with the backdrop's hue and saturation.
    case luminosity
    /// The sum of what both lack of white, down to black: α − min(α, (αs − S) + (αb − B)) with
    /// α = min(1, αs + αb), as Core Graphics has it.
    case plusDarker
}

extension BlendMode {
    /// Whether the result is a sum that is limited: coverage then scales the source, since limiting
    /// and mixing by coverage do not commute.
    var isSum: Bool { self == .plusLighter || self == .plusDarker }

    /// Whether a clear source leaves the backdrop as it is.
    var keepsBackdropOfClearSource: Bool {
        switch self {
        case .clear, .source, .sourceIn, .destinationIn, .sourceOut, .destinationAtop: false
        default: true
        }
    }
}
