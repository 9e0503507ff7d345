// What SwiftUI's users have by importing it alone.
@_exported import Foundation
@_exported import Observation
@_exported import PinwheelCombine
