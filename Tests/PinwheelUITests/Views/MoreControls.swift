#if canImport(SwiftUI)
    import SwiftUI
#else
    import PinwheelUI
#endif

struct Row: Identifiable, Hashable {
    let id: Int
    var name: String
    var isOn = false
}

struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
            }
        }
    }
}

/// Typical uses of controls and containers.
struct MoreControls: View {
    @State private var rows = [Row(id: 1, name: "One"), Row(id: 2, name: "Two")]
    @State private var value = 0.4
    @State private var count = 1
    @State private var text = "Text"
    @State private var page = 1
    @State private var shown: Row?
    @State private var isShown = false
    @State private var selection: Set<Int> = []
    private let title = "Title"

    var body: some View {
        VStack(spacing: 2) {
            lists
            inputs
            links
            pages
        }
        .navigationBarTitle(Text("Names"), displayMode: .inline)
        .navigationBarItems(leading: EditButton())
        .toolbarBackground(.hidden, for: .navigationBar)
        .toolbar {
            ToolbarItem(placement: .primaryAction) { ShareLink(item: "a") }
            ToolbarItem(placement: .cancellationAction) { Button(title) {} }
        }
        .fullScreenCover(item: $shown) { Text($0.name) }
        .alert(title, isPresented: $isShown) {
            Button("OK") {}
        } message: {
            Text("Message")
        }
        .alert(isPresented: $isShown) {
            Alert(title: Text("A"), message: Text("B"), dismissButton: .default(Text("OK")))
        }
        .alert(item: $shown) { row in
            Alert(
                title: Text(row.name),
                primaryButton: .destructive(Text("Delete")) {},
                secondaryButton: .cancel()
            )
        }
        .alert("About", isPresented: $isShown, presenting: shown) { _ in
            Button("OK") {}
        } message: {
            Text($0.name)
        }
        .confirmationDialog("Sure?", isPresented: $isShown) {
            Button("Yes") {}
        } message: {
            Text("Message")
        }
        .searchable(text: $text, prompt: "Search")
        .sheet(isPresented: $isShown) {
            Text("Sheet").presentationDetents([.medium, .height(200)]).presentationDragIndicator(
                .visible
            )
        }
        .keyboardShortcut(.defaultAction)
    }

    @ViewBuilder private var lists: some View {
        List($rows) { $row in
            Toggle(row.name, isOn: $row.isOn).toggleStyle(CheckStyle())
        }
        .frame(height: 90)
        ForEach($rows) { $row in TextField("Name", text: $row.name) }
        ForEach($rows, id: \.self) { $row in Toggle(isOn: $row.isOn) { Text(row.name) } }
        List(selection: $selection) {
            ForEach(rows) { Text($0.name) }.onDelete { _ in }.onMove { _, _ in }
        }
        .listStyle(SidebarListStyle())
        .frame(height: 90)
        Section(header: Text("Header")) { Text("Row") }
        Section(header: Text("Header"), footer: Text("Footer")) { Text("Row") }
        Section(footer: Text("Footer")) { Text("Row") }
        Section(title) { Text("Row") }
        LazyVStack(spacing: 2, pinnedViews: [.sectionHeaders]) { Text("Lazy") }
        LazyHStack(pinnedViews: []) { Text("Lazy") }
    }

    @ViewBuilder private var inputs: some View {
        Slider(value: $value, in: 0...1) {
            Text("Label")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("1")
        }
        Slider(value: $value, in: 0...1, step: 0.1) { _ in }
        Slider(value: $value) { Text("Label") }
        Stepper("Count: \(count)", value: $count)
        Stepper(title, value: $count, in: 0...9)
        Stepper("Count", onIncrement: { count += 1 }, onDecrement: { count -= 1 })
        Stepper(value: $count, in: 0...3) { Text("Label") }
        TextField(title, text: $text, prompt: Text("Prompt"))
        TextField("Name", text: $text, axis: .vertical).textFieldStyle(.roundedBorder)
        TextField("Name", text: $text, onCommit: {})
        TextField("Value", value: $value, format: .number)
        SecureField("Password", text: $text)
        TextEditor(text: $text).frame(height: 20)
        Picker(selection: $page, label: Text("Picker")) { Text("1").tag(1) }
            .pickerStyle(SegmentedPickerStyle())
        Picker(title, selection: $page) { Text("1").tag(1) }.pickerStyle(.segmented).labelsHidden()
        Toggle("Symbol", systemImage: "star", isOn: $isShown).toggleStyle(.switch)
        Menu("Menu") { Button("One") {} }
        DatePicker("Day", selection: .constant(Date()), displayedComponents: .date)
        Button(title, systemImage: "star") {}.buttonBorderShape(.capsule)
    }

    @ViewBuilder private var links: some View {
        NavigationLink(value: rows[0]) { Text("Value") }
        NavigationLink("Value", value: 3)
        NavigationLink(title) { Text("There") }
        NavigationLink(destination: Text("There"), isActive: $isShown) { Text("Here") }
        Link(title, destination: URL(fileURLWithPath: "/there"))
        Text("Menu").contextMenu { Button("One") {} }
    }

    @ViewBuilder private var pages: some View {
        TabView(selection: $page) {
            Color.red.tag(0)
            Color.blue.tag(1).tabItem { Label("Two", systemImage: "star") }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .frame(width: 10, height: 10)
        TabView {
            Tab("One", systemImage: "star") { Color.green }
        }
        .frame(width: 10, height: 10)
    }
}
