/// The error of one kind that `body` throws; nil where it ends well or with another.
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
