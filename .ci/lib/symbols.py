"""The public symbols of the library products, from a folder of symbol graphs."""

import json
from pathlib import Path

import package


def modules():
    return package.offered(package.load())


def symbols(folder, module):
    """The module's symbols, without extensions as such, and without what fulfils a requirement of a protocol or
    comes from an extension of one."""
    folder = Path(folder)
    for file in [*folder.glob(f"{module}.symbols.json"), *folder.glob(f"{module}@*.symbols.json")]:
        graph = json.loads(file.read_text(encoding="utf-8"))
        elsewhere = {link["source"] for link in graph["relationships"] if "sourceOrigin" in link}
        for symbol in graph["symbols"]:
            if (symbol["accessLevel"] in ("public", "open") and symbol["kind"]["identifier"] != "swift.extension"
                    and symbol["identifier"]["precise"] not in elsewhere):
                yield symbol


def name(symbol):
    return ".".join(symbol["pathComponents"])
