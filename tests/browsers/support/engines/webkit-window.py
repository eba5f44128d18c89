"""A bare window of WebKitGTK for WebKitWebDriver, which starts it and ends it: a page and nothing around it, so that it
can be as narrow as a phone's.

webkit-window.py WIDTH HEIGHT LOG BLOCKED

LOG gets, a line each, the errors of its pages: what they write to the console as such, what is thrown and caught by
nobody, what the security policy blocks. The driver itself tells nothing of them.
BLOCKED is a part of the addresses that are blocked as an extension of Safari does it, by a content rule; empty for none.
"""

import json
import os
import re
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

width, height, log, blocked = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4]

tell_errors = """
const tell = (...parts) => webkit.messageHandlers.errors.postMessage(parts.map(String).join(" ").replace(/\\s+/g, " "));
const write = console.error;
console.error = (...parts) => { tell(...parts); write.apply(console, parts); };
addEventListener("error", ({ message }) => message && tell(message));
addEventListener("unhandledrejection", ({ reason }) => tell("Not caught:", reason));
document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
    tell("Blocked by the security policy", violatedDirective, blockedURI));
"""


def keep_error(_scripts, message):
    with open(log, "a", encoding="utf-8") as file:
        file.write(message.get_js_value().to_string() + "\n")


# A profile of its own that ends with the window, with a cache as every visitor has one: a window that keeps nothing has none.
profile = os.path.join(os.path.dirname(log), "profile")
context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
)
filters = []


def show_view():
    scripts = WebKit2.UserContentManager()
    scripts.connect("script-message-received::errors", keep_error)
    scripts.register_script_message_handler("errors")
    for content_filter in filters:
        scripts.add_filter(content_filter)
    frames, start = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    scripts.add_script(WebKit2.UserScript.new(tell_errors, frames, start, None, None))
    view = WebKit2.WebView(web_context=context, is_controlled_by_automation=True, user_content_manager=scripts)
    window = Gtk.Window()
    window.set_default_size(width, height)
    window.add(view)
    window.show_all()
    view.grab_focus()
    return view


class FirstPage(BaseHTTPRequestHandler):
    """A page that comes over the network from the host of the tested site, as that site's own pages do."""

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>first page</title>")

    def log_message(self, *_):
        pass


first_page = HTTPServer(("127.0.0.1", 0), FirstPage)
Thread(target=first_page.serve_forever, daemon=True).start()


def loads_pages(view):
    """Loads the first page, and tells whether it came within five seconds."""
    late = []
    timer = GLib.timeout_add_seconds(5, lambda: late.append(True))
    view.load_uri(f"http://127.0.0.1:{first_page.server_port}/")
    while (view.is_loading() or view.get_title() != "first page") and not late:
        GLib.MainContext.default().iteration(True)
    if not late:
        GLib.source_remove(timer)
    return not late


def open_window(_session):
    # The driver may be faster than the rule, and waits for ever for a browser that does not let itself be driven yet.
    while blocked and not filters:
        GLib.MainContext.default().iteration(True)
    # One of some 500 first views of WebKit 2.50 never loads a page: all its processes wait. The next view does.
    while not loads_pages(view := show_view()):
        view.get_toplevel().destroy()
    return view


def keep_filter(store, result):
    filters.append(store.save_finish(result))


context.connect("automation-started", lambda _context, session: session.connect("create-web-view", open_window))
if blocked:
    rules = [{"trigger": {"url-filter": re.escape(blocked)}, "action": {"type": "block"}}]
    store = WebKit2.UserContentFilterStore.new(os.path.join(os.path.dirname(log), "filters"))
    store.save("blocked", GLib.Bytes.new(json.dumps(rules).encode()), None, keep_filter)
context.set_automation_allowed(True)
Gtk.main()
