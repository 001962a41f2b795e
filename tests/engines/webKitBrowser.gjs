#!/usr/bin/gjs
// A window of WebKitGTK for its driver (WebKitWebDriver), with nothing but the page in it: the bar of WebKitGTK's
// small browser is wider than a phone. With --without-scripts, pages run none.
imports.gi.versions.Gtk = '3.0'
imports.gi.versions.WebKit2 = '4.1'
const { Gtk, WebKit2 } = imports.gi
const { CURRENT_TIME } = imports.gi.Gdk

Gtk.init(null)
const context = WebKit2.WebContext.new_ephemeral()
const settings = new WebKit2.Settings({ enable_javascript: !ARGV.includes('--without-scripts') })
context.set_automation_allowed(true)
context.connect('automation-started', (_, session) => {
  session.connect('create-web-view', () => {
    const view = new WebKit2.WebView({
      web_context: context,
      settings,
      is_controlled_by_automation: true,
    })
    const window = new Gtk.Window()
    // No window manager gives it the focus, without which WebKit matches no `:focus`.
    window.connect('map-event', () => window.get_window().focus(CURRENT_TIME))
    window.set_default_size(1280, 900)
    window.add(view)
    window.show_all()
    return view
  })
})
Gtk.main()
