#if ONE_MODULE
    // As in `SmallArray`. The standard library compares with nil by comparing values where these can be
    // compared, which takes the comparison of every type that is ever compared with nil.

    extension Optional {
        /// Whether there is no value.
        @inline(__always)
        static func == (value: Wrapped?, none: _OptionalNilComparisonType) -> Bool {
            if case .none = value { true } else { false }
        }

        /// Whether there is a value.
        @inline(__always)
        static func != (value: Wrapped?, none: _OptionalNilComparisonType) -> Bool {
            if case .none = value { false } else { true }
        }

        /// What is made of the value; nil where there is none.
        @inline(__always)
        func map<Value, Failure>(
            _ transform: (Wrapped) throws(Failure) -> Value
        ) throws(Failure) -> Value? {
            if let value = self { try transform(value) } else { nil }
        }

        /// What is made of the value; nil where there is none.
        @inline(__always)
        func flatMap<Value, Failure>(
            _ transform: (Wrapped) throws(Failure) -> Value?
        ) throws(Failure) -> Value? {
            if let value = self { try transform(value) } else { nil }
        }
    }
#endif
