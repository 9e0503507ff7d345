/// Six rows of an image. For each colour, it stores which pixels of each column have it.
struct SixelBand {
    private let width: Int
    /// One byte per column, colour after colour. The lowest bit is the top row.
    private var columns: [UInt8]
    /// The column after the last one with each colour, or 0 if the colour does not occur.
    private var ends: [Int]

    /// Creates six empty rows.
    init(width: Int, colors: Int) {
        self.width = width
        columns = Array(repeating: 0, count: width * colors)
        ends = Array(repeating: 0, count: colors)
    }

    /// Adds a row with the index `bit`, 0…5 from the top. The row contains a colour number for each
    /// pixel, or a negative number for none.
    mutating func add(_ row: ArraySlice<Int16>, bit: UInt8) {
        for (x, number) in row.enumerated() where number >= 0 {
            let number = Int(number)
            columns[number * width + x] |= 1 << bit
            ends[number] = max(ends[number], x + 1)
        }
    }

    /// Writes all colours on top of each other, then clears the rows.
    mutating func write(to bytes: inout [UInt8]) {
        var isFirst = true
        for number in ends.indices where ends[number] > 0 {
            if !isFirst { bytes.append(UInt8(ascii: "$")) }
            isFirst = false
            bytes += "#\(number)".utf8
            let start = number * width
            Self.write(columns[start..<start + ends[number]], to: &bytes)
            for column in start..<start + ends[number] { columns[column] = 0 }
            ends[number] = 0
        }
    }

    /// Writes sixels. Runs of more than three are compressed.
    private static func write(_ sixels: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
        var rest = sixels
        while let first = rest.first {
            let length = rest.firstIndex { $0 != first }.map { $0 - rest.startIndex } ?? rest.count
            let sixel = first + 63
            if length > 3 {
                bytes += "!\(length)".utf8
                bytes.append(sixel)
            } else {
                bytes.append(contentsOf: repeatElement(sixel, count: length))
            }
            rest = rest.dropFirst(length)
        }
    }
}
