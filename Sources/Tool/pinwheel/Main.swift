import Commands

/// The command line, and nothing else.
@main
enum Main {
    static func main() { Pinwheel.main() }
}
