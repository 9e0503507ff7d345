"""A running preview server for tests."""

import re
import signal
import subprocess

from browser import PATIENCE


class Server:
    """Runs `pinwheel preview` with arguments on a free port."""

    def __init__(self, tool, folder, arguments):
        self.tool = tool
        self.folder = folder
        self.arguments = arguments
        self.port = 0
        self.process = None

    def start(self):
        """Starts the server, on the same port as before if it ran already."""
        command = [self.tool, "preview", *self.arguments, "--port", str(self.port)]
        self.process = subprocess.Popen(
            command,
            cwd=self.folder,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            # A background process of a shell ignores SIGINT by default.
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )
        line = self.process.stdout.readline()
        found = re.search(r"http://[\w.:\[\]]+?:(\d+)", line)
        if not found:
            raise RuntimeError(f"the preview did not start: {line or 'no output'}")
        self.port = int(found.group(1))

    @property
    def address(self):
        """The page's address."""
        return f"http://127.0.0.1:{self.port}/"

    def stop(self):
        """Stops the server with SIGINT. Returns its exit status."""
        self.process.send_signal(signal.SIGINT)
        status = self.process.wait(timeout=PATIENCE)
        self.process.stdout.close()
        return status
