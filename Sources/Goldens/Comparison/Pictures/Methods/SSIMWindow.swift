/// A window into two grey planes.
struct SSIMWindow {
    /// The window's columns in the planes.
    let columns: Range<Int>
    /// The window's rows in the planes.
    let rows: Range<Int>

    /// Returns the structural similarity index, −1…1. Equal windows have 1.
    ///
    /// Source: Wang, Bovik, Sheikh and Simoncelli, "Image quality assessment: from error visibility
    /// to structural similarity", 2004, with K₁ = 0.01, K₂ = 0.03 and L = 255:
    ///
    ///     (2 μx μy + C₁)(2 σxy + C₂) / ((μx² + μy² + C₁)(σx² + σy² + C₂))
    func index(_ a: GreyPlane, _ b: GreyPlane) -> Double {
        let count = Double(columns.count * rows.count)
        var (sumA, sumB) = (0.0, 0.0)
        for y in rows {
            for x in columns {
                sumA += a[x, y]
                sumB += b[x, y]
            }
        }
        let (meanA, meanB) = (sumA / count, sumB / count)
        var (varianceA, varianceB, covariance) = (0.0, 0.0, 0.0)
        for y in rows {
            for x in columns {
                let (da, db) = (a[x, y] - meanA, b[x, y] - meanB)
                varianceA += da * da
                varianceB += db * db
                covariance += da * db
            }
        }
        let (c1, c2) = (2.55 * 2.55, 7.65 * 7.65)
        return (2 * meanA * meanB + c1) * (2 * covariance / count + c2)
            / ((meanA * meanA + meanB * meanB + c1) * ((varianceA + varianceB) / count + c2))
    }
}
