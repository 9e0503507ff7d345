// What a gallery names beside its views; the rest of the module has names that views have, too.
@_exported import protocol Indicators.Indicator
@_exported import enum Indicators.StateName
@_exported import struct Indicators.StateTimeline
