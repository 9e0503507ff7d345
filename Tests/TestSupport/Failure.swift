/// Returns the error of the given type that `body` throws. Returns `nil` if it throws none or
/// another one.
package func failure<Failure: Error, Result>(
    _ kind: Failure.Type,
    of body: () throws -> Result
) -> Failure? {
    do {
        _ = try body()
        return nil
    } catch {
        return error as? Failure
    }
}
