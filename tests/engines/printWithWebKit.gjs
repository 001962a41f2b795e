// Wakes a page in WebKitGTK and prints it, for which WebKit's driver has no command. What the console
// says goes to the standard output: gjs printWithWebKit.gjs <address> <file.pdf>
imports.gi.versions.Gtk = '3.0'
imports.gi.versions.WebKit2 = '4.1'
const { GLib, Gtk, WebKit2 } = imports.gi
const [address, file] = ARGV

Gtk.init(null)
const window = new Gtk.OffscreenWindow()
const settings = new WebKit2.Settings({ enable_write_console_messages_to_stdout: true })
const view = new WebKit2.WebView({ settings })
window.set_default_size(1280, 900)
window.add(view)
window.show_all()

function print() {
  const printer = new Gtk.PrintSettings()
  printer.set_printer('Print to File')
  printer.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, 'pdf')
  printer.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, GLib.filename_to_uri(file, null))
  const paper = new Gtk.PageSetup()
  paper.set_paper_size(Gtk.PaperSize.new('iso_a4'))
  const operation = new WebKit2.PrintOperation({ web_view: view })
  operation.set_print_settings(printer)
  operation.set_page_setup(paper)
  operation.connect('failed', (_, error) => printerr(error.message))
  operation.connect('finished', () => Gtk.main_quit())
  operation.print()
}

view.connect('load-changed', (_, event) => {
  if (event !== WebKit2.LoadEvent.FINISHED) return
  const interaction = 'void dispatchEvent(new KeyboardEvent("keydown", { key: "Shift" }))'
  view.evaluate_javascript(interaction, -1, null, null, null, null)
  // For React to take over, and for the fonts, which may arrive after the document.
  GLib.timeout_add(0, 800, () => void print())
})
view.load_uri(address)
Gtk.main()
