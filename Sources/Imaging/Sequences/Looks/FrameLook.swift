import Raster

/// In which way one actual frame differs from the expected frame in its place.
enum FrameLook {
    /// The whole is moved.
    case moved(ShiftMeter.Shift)
    /// What differs is turned, by degrees.
    case turned(Double)
    /// A colour took the place of transparency, or gave way to it.
    case filled(FillCheck.Fill)
    /// Everything is more or less opaque.
    case faded(Double)
    /// Only colours differ.
    case recolored(Recoloring)
    /// It shows an earlier moment, by frames, or a later one.
    case late(Double)
    /// None of these.
    case changed
}
