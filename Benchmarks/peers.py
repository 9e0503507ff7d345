"""Builds the available peers: Cairo from the system's packages, Skia from PyPI."""

import os
import shlex
import shutil
import subprocess
import sys
import venv

PROGRAMS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "Peers")


class Missing(Exception):
    """A peer that cannot be built, with the reason."""


def build(folder, may_install, say):
    """Builds the peers. Returns their commands and versions by name."""
    commands, versions = {}, {}
    for name, prepare in (("cairo", cairo), ("skia", skia)):
        try:
            commands[name], versions[name] = prepare(folder, may_install, say)
        except Missing as error:
            say("%s is missing: %s" % (name.capitalize(), error))
            versions[name] = None
    return commands, versions


def output(words, problem):
    """Returns a program's output. Raises `Missing` with its last line if it fails."""
    try:
        done = subprocess.run(
            words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, check=False
        )
    except OSError as error:
        raise Missing("%s: %s" % (problem, error)) from error
    if done.returncode != 0:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise Missing("%s: %s" % (problem, lines[-1] if lines else "no reason given"))
    return done.stdout


def has_cairo():
    """Returns whether the headers of Cairo and libpng are installed."""
    if shutil.which("pkg-config") is None:
        return False
    words = ["pkg-config", "--exists", "cairo", "libpng"]
    return subprocess.run(words, check=False).returncode == 0


def install_cairo(say):
    """Installs Cairo's headers, if no password is needed."""
    if shutil.which("brew"):
        words = ["brew", "install", "cairo", "libpng"]
    elif shutil.which("apt-get"):
        words = ["apt-get", "install", "-y", "--no-install-recommends"]
        words += ["libcairo2-dev", "libpng-dev", "pkg-config"]
    else:
        raise Missing("install cairo and libpng with this system's package manager")
    prefix = []
    if words[0] == "apt-get" and os.geteuid() != 0:
        prefix = ["sudo", "-n"]
        if shutil.which("sudo") is None:
            raise Missing("run as root: " + " ".join(words))
    line = " ".join([*(["sudo"] if prefix else []), *words])
    say("installing Cairo: " + line)
    if words[0] == "apt-get":
        output([*prefix, "apt-get", "update"], "run: " + line)
    output([*prefix, "env", "DEBIAN_FRONTEND=noninteractive", *words], "run: " + line)


def cairo(folder, may_install, say):
    """Builds the Cairo program. Returns its command and Cairo's version."""
    if not has_cairo() and may_install:
        install_cairo(say)
    if not has_cairo():
        raise Missing("no headers of cairo and libpng (Debian: libcairo2-dev)")
    program = os.path.join(folder, "cairo_peer")
    flags = shlex.split(
        output(["pkg-config", "--cflags", "--libs", "cairo", "libpng"], "pkg-config")
    )
    source = os.path.join(PROGRAMS, "cairo_peer.c")
    compiler = shlex.split(os.environ.get("CC", "cc" if shutil.which("cc") else "clang"))
    output([*compiler, "-O2", source, "-o", program, *flags, "-lm"], "cannot be built")
    version = output(["pkg-config", "--modversion", "cairo"], "pkg-config").strip()
    return [program], version


def skia(folder, may_install, say):
    """Prepares the Skia program in a virtual environment. Returns its command and Skia's version.
    """
    place = os.path.join(folder, ".venv-bench")
    python = os.path.join(place, "bin", "python")
    probe = [
        python, "-c",
        "import numpy, skia; from importlib.metadata import version; print(version('skia-python'))",
    ]
    try:
        version = output(probe, "skia-python")
    except Missing:
        if not may_install:
            raise
        say("installing skia-python and numpy into " + os.path.relpath(place))
        try:
            venv.create(place, with_pip=True, clear=True)
        except (OSError, subprocess.CalledProcessError) as error:
            raise Missing("no virtual environment (Debian: python3-venv): %s" % error) from error
        words = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        output([*words, "skia-python", "numpy"], "pip")
        version = output(probe, "skia-python")
    return [python, os.path.join(PROGRAMS, "skia_peer.py")], version.strip()


if __name__ == "__main__":
    sys.exit("run bench.py instead; this file is only a module of it")
