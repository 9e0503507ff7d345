/// Returns whether two values are equal: by `==` if the type is `Equatable`, otherwise by their
/// bytes. Values that contain references are equal if they refer to the same objects.
func hasEqualState<Value>(_ old: Value, _ new: Value) -> Bool {
    func isEqual<Known: Equatable>(_ old: Known) -> Bool { (new as? Known) == old }
    if let old = old as? any Equatable { return isEqual(old) }
    return unsafe withUnsafeBytes(of: old) { old in
        unsafe withUnsafeBytes(of: new) { new in unsafe old.elementsEqual(new) }
    }
}
