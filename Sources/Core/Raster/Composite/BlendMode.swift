/// The operator that combines a source with the backdrop.
///
/// Within the coverage c of a shape, the result is c·mode(source, backdrop) + (1 − c)·backdrop, on
/// premultiplied components. Outside the shape nothing changes. `plusLighter` and `plusDarker` use
/// c·source as their source instead, so that the coverages of two adjacent shapes add up.
///
/// For every mode that keeps the backdrop of a clear source, a shape gives the same pixels as a
/// group of this shape alone.
///
/// Formulas: W3C Compositing and Blending Level 1; Porter and Duff, 1984.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
    /// The source over the backdrop: S + B·(1 − αs).
    case sourceOver
    /// Clear: 0.
    case clear
    /// The source alone: S.
    case source
    /// The backdrop alone: B.
    case destination
    /// The backdrop over the source: S·(1 − αb) + B.
    case destinationOver
    /// The source inside the backdrop: S·αb.
    case sourceIn
    /// The backdrop inside the source: B·αs.
    case destinationIn
    /// The source outside the backdrop: S·(1 − αb).
    case sourceOut
    /// The backdrop outside the source: B·(1 − αs).
    case destinationOut
    /// The source over the backdrop, inside the backdrop only: S·αb + B·(1 − αs).
    case sourceAtop
    /// The backdrop over the source, inside the source only: S·(1 − αb) + B·αs.
    case destinationAtop
    /// The parts of both that do not overlap: S·(1 − αb) + B·(1 − αs).
    case xor
    /// The sum, limited to white: min(1, S + B).
    case plusLighter
    /// The product of the colours, then source-over; darkens.
    case multiply
    /// Cb + Cs − Cb·Cs, then source-over; lightens.
    case screen
    /// Multiply where the backdrop is dark, screen where it is light.
    case overlay
    /// The darker value of each component.
    case darken
    /// The lighter value of each component.
    case lighten
    /// The backdrop brightened by the source: Cb/(1 − Cs).
    case colorDodge
    /// The backdrop darkened by the source: 1 − (1 − Cb)/Cs.
    case colorBurn
    /// Multiply where the source is dark, screen where it is light.
    case hardLight
    /// A weaker form of `hardLight`.
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
    /// The sum of the distances from white, limited to black: α − min(α, (αs − S) + (αb − B)) with
    /// α = min(1, αs + αb), as in Core Graphics.
    case plusDarker
}

extension BlendMode {
    /// Whether the result is a limited sum. Coverage then scales the source, because limiting and
    /// mixing by coverage do not commute.
    var isSum: Bool { self == .plusLighter || self == .plusDarker }

    /// Whether a clear source leaves the backdrop unchanged.
    var keepsBackdropOfClearSource: Bool {
        switch self {
        case .clear, .source, .sourceIn, .destinationIn, .sourceOut, .destinationAtop: false
        default: true
        }
    }
}
