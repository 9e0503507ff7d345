/// A stretch of an outline within one row of pixels that runs only down or only up.
struct Strand: BitwiseCopyable {
    /// A place in a row: x in units from the picture's left, y in units from the row's top.
    struct Corner: BitwiseCopyable {
        var x: Int32
        var y: Int32
    }

    /// The first of the strand's corners, in the outline's order.
    var first: Int32
    /// The last of the strand's corners.
    var last: Int32
    /// The least x.
    var left: Int32
    /// The greatest x.
    var right: Int32
    /// +1 where the outline runs down, −1 where it runs up.
    var direction: Int32
    /// The row's next strand, or −1.
    var next: Int32
}
