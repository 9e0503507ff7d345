import Commands

/// The entry point of the program `pinwheel`.
@main
enum Main {
    static func main() { Pinwheel.main() }
}
