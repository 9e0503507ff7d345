// Tests of views need `expectGolden` and its settings.
@_exported import GoldenTesting
