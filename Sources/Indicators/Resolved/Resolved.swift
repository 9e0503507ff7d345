/// A design's parts once its parameters have their values: what drawing reads, with nothing left to
/// look up or to check.
enum Resolved {}
