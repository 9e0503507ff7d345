/// Six rows of a picture: for each colour in them, which pixels of each column have it.
struct SixelBand {
    private let width: Int
    /// A byte a column, colour after colour; the lowest bit is the top row.
    private var columns: [UInt8]
    /// One beyond the last column that a colour is in; 0 where it is in none.
    private var ends: [Int]

    /// Six empty rows.
    init(width: Int, colors: Int) {
        self.width = width
        columns = Array(repeating: 0, count: width * colors)
        ends = Array(repeating: 0, count: colors)
    }

    /// Adds the row `bit`, 0…5 from the top: a colour's number for each pixel, less than 0 for none.
    mutating func add(_ row: ArraySlice<Int16>, bit: UInt8) {
        for (x, number) in row.enumerated() where number >= 0 {
            let number = Int(number)
            columns[number * width + x] |= 1 << bit
            ends[number] = max(ends[number], x + 1)
        }
    }

    /// Writes all colours, one over the other, and empties the rows.
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

    /// Writes sixels; a run of more than three is shorter with its length.
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
