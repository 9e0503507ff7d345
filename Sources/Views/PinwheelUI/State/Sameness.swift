/// Whether a value is the one that was there: by its own measure if it has one, else by its bytes. Values that are
/// made of references are the same where those are.
func areSame<Value>(_ old: Value, _ new: Value) -> Bool {
    func isEqual<Known: Equatable>(_ old: Known) -> Bool { (new as? Known) == old }
    if let old = old as? any Equatable { return isEqual(old) }
    return unsafe withUnsafeBytes(of: old) { old in
        unsafe withUnsafeBytes(of: new) { new in unsafe old.elementsEqual(new) }
    }
}
