// Shows a page in WebKitGTK at a size that its small browser, whose bar is wider than a phone, cannot have, and
// writes what an expression of JavaScript gives there, as JSON: gjs measureWithWebKit.gjs <address> <width> <height> <expression>
imports.gi.versions.Gtk = '3.0'
imports.gi.versions.WebKit2 = '4.1'
const { Gtk, WebKit2 } = imports.gi
const [address, width, height, expression] = ARGV

Gtk.init(null)
const window = new Gtk.OffscreenWindow()
const view = new WebKit2.WebView()
view.set_size_request(Number(width), Number(height))
window.set_default_size(Number(width), Number(height))
window.add(view)
window.show_all()

function finish(_, result) {
  try {
    print(view.call_async_javascript_function_finish(result).to_string())
  } catch (error) {
    printerr(error.message)
  }
  Gtk.main_quit()
}

view.connect('load-changed', (_, event) => {
  if (event !== WebKit2.LoadEvent.FINISHED) return
  const body = `return JSON.stringify(await (${expression}))`
  view.call_async_javascript_function(body, -1, null, null, null, null, finish)
})
view.load_uri(address)
Gtk.main()
