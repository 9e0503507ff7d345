/// sRGB's transfer function (IEC 61966-2-1): between encoded and linear light, both 0…1.
package enum TransferFunction {
    /// The linear light of an encoded component.
    package static func decode(_ encoded: Double) -> Double {
        encoded <= 0.04045
            ? encoded / 12.92
            : DeterministicMath.pow(base: (encoded + 0.055) / 1.055, exponent: 2.4)
    }

    /// The encoded component of linear light; clamped to 0…1.
    package static func encode(_ linear: Double) -> Double {
        guard linear > 0.0031308 else { return max(linear, 0) * 12.92 }
        guard linear < 1 else { return 1 }
        return 1.055 * DeterministicMath.pow(base: linear, exponent: 1 / 2.4) - 0.055
    }
}
