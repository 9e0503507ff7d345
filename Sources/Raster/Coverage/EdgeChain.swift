import CPixels

/// A stretch of an outline within one row of pixels that runs only down or only up.
///
/// `first` and `last` tell its corners in the outline's order, `left` and `right` its least and
/// greatest x; `direction` is +1 where the outline runs down and −1 where it runs up; `next` is the
/// row's next chain, or −1.
package typealias EdgeChain = cpixels_chain

extension EdgeChain {
    /// A point in a row: x in units from the picture's left, y in units from the row's top.
    typealias Corner = cpixels_corner
}
