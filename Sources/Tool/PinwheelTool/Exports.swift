// Only the types that a gallery needs. Other names of the module would conflict with those of
// views.
@_exported import protocol Indicators.Indicator
@_exported import enum Indicators.StateName
@_exported import struct Indicators.StateTimeline
