// The modules that SwiftUI also exports.
@_exported import Foundation
@_exported import Observation
@_exported import PinwheelCombine
