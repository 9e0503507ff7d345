/// A writer of cells as characters. Colours are only written when they change.
struct CellWriter {
    private(set) var bytes: [UInt8] = []
    private var text: CellColor?
    private var background: CellColor?

    /// Writes one cell at the cursor and advances the cursor.
    mutating func write(_ cell: Cell) {
        switch (cell.upper, cell.lower) {
        case (nil, nil): write(" ", text: text, background: nil)
        case (let upper?, nil): write("▀", text: upper, background: nil)
        case (nil, let lower?): write("▄", text: lower, background: nil)
        // Without colours, only a full block has the foreground in both halves.
        case (.foreground, .foreground): write("█", text: .foreground, background: nil)
        case (let upper?, let lower?): write("▀", text: upper, background: lower)
        }
    }

    /// Writes a control sequence, such as a cursor movement.
    mutating func write(control: String) {
        bytes += control.utf8
    }

    /// Moves the cursor to an image's origin. Restoring a saved cursor also restores the saved
    /// colours, which are the default colours.
    mutating func move(to origin: ImageOrigin) {
        bytes += origin.bytes
        if origin == .saved { (text, background) = (nil, nil) }
    }

    /// Restores the default colours.
    mutating func reset() {
        if text != nil || background != nil { bytes += "\u{1B}[0m".utf8 }
        (text, background) = (nil, nil)
    }

    private mutating func write(_ character: String, text: CellColor?, background: CellColor?) {
        // The default text colour need not be selected.
        let text = text == .foreground ? nil : text
        var selections: [String] = []
        if let text, text != self.text { selections.append(text.selection(of: 38)) }
        if background != self.background {
            selections.append(background?.selection(of: 48) ?? "49")
        }
        if !selections.isEmpty {
            bytes += "\u{1B}[\(selections.joined(separator: ";"))m".utf8
        }
        (self.text, self.background) = (text, background)
        bytes += character.utf8
    }
}
