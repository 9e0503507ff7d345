#if ONE_MODULE
    // Replacements that compile to less code, as in `SmallArray`. For an `Equatable` type, the
    // standard library compares with `nil` by `==`, which links the comparison of every such type.

    extension Optional {
        /// Returns whether there is no value.
        @inline(__always)
        static func == (value: Wrapped?, none: _OptionalNilComparisonType) -> Bool {
            if case .none = value { true } else { false }
        }

        /// Returns whether there is a value.
        @inline(__always)
        static func != (value: Wrapped?, none: _OptionalNilComparisonType) -> Bool {
            if case .none = value { false } else { true }
        }

        /// Returns the transformed value. Returns `nil` if there is no value.
        @inline(__always)
        func map<Value, Failure>(
            _ transform: (Wrapped) throws(Failure) -> Value
        ) throws(Failure) -> Value? {
            if let value = self { try transform(value) } else { nil }
        }

        /// Returns the transformed value. Returns `nil` if there is no value.
        @inline(__always)
        func flatMap<Value, Failure>(
            _ transform: (Wrapped) throws(Failure) -> Value?
        ) throws(Failure) -> Value? {
            if let value = self { try transform(value) } else { nil }
        }
    }
#endif
