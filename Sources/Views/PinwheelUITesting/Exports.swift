// Makes `expectGolden` and its settings available to tests that import this module.
@_exported import GoldenTesting
