"""An HTTP server for a folder. It can add a header and receive a page's report."""

import json
import queue
import sys
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer


class Server(ThreadingHTTPServer):
    """A server that ignores browsers that disconnect during a response."""

    def handle_error(self, request, client_address):
        """Reports all other errors."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class FolderServer:
    """Serves a folder on a free port. `/strict/…` serves it with a policy that forbids WebAssembly.
    """

    # A strict Content-Security-Policy without `wasm-unsafe-eval`.
    strict = "default-src 'self'; script-src 'self'"

    def __init__(self, folder):
        self.reports = queue.Queue()
        reports = self.reports
        strict = self.strict

        class Handler(SimpleHTTPRequestHandler):
            """A request handler."""

            def __init__(self, *words):
                super().__init__(*words, directory=folder)

            def translate_path(self, path):
                self.is_strict = path.startswith("/strict/")
                return super().translate_path(path.removeprefix("/strict"))

            def end_headers(self):
                if getattr(self, "is_strict", False):
                    self.send_header("Content-Security-Policy", strict)
                self.send_header("Cache-Control", "no-store")
                super().end_headers()

            def do_GET(self):
                """Handles GET, also for the icon that browsers request."""
                if self.path != "/favicon.ico":
                    return super().do_GET()
                self.send_response(204)
                return self.end_headers()

            def do_POST(self):
                """Receives a report."""
                length = int(self.headers["Content-Length"])
                reports.put(json.loads(self.rfile.read(length)))
                self.send_response(204)
                self.end_headers()

            def log_message(self, format, *args):
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        """The server's address."""
        return f"http://127.0.0.1:{self.server.server_port}/"

    def stop(self):
        """Stops the server."""
        self.server.shutdown()
        self.server.server_close()
