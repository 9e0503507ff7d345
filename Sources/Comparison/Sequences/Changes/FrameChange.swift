import Raster

/// In which way one actual frame differs from the expected frame in its place.
enum FrameChange {
    /// The whole is moved.
    case moved(ShiftMeter.Shift)
    /// What differs is turned.
    case turned(TurnMeter.Turn)
    /// A colour took the place of transparency, or gave way to it.
    case filled(FillCheck.Fill)
    /// Everything is more or less opaque, which may look like a delay by frames, too.
    case faded(Double, delay: Double?)
    /// Only colours differ.
    case recolored(Recoloring)
    /// It shows an earlier moment, by frames, or a later one.
    case late(Double)
    /// None of these; with the turn that it might be, if frames around it are turned.
    case changed(likely: TurnMeter.Turn?)
}
