"""The package as its manifest has it now, and the manifests of packages that depend on it."""

import json
import subprocess
import sys
from pathlib import Path


def load():
    dump = subprocess.run(["swift", "package", "dump-package"], stdout=subprocess.PIPE, text=True)
    if dump.returncode != 0:
        sys.exit(f"{Path(sys.argv[0]).name}: Package.swift does not load (above)")
    return json.loads(dump.stdout)


def libraries(package):
    return [product for product in package["products"] if "library" in product["type"]]


def offered(package):
    """The modules that the library products offer."""
    return sorted({target for library in libraries(package) for target in library["targets"]})


def dependencies(package, *first):
    """What a client's target depends on that uses all of them."""
    products = [f'.product(name: "{library["name"]}", package: "{package["name"]}")' for library in libraries(package)]
    return f"dependencies: [{', '.join([*first, *products])}]"


def client(name, package, targets):
    """The manifest of a package below .build that uses this one."""
    lines = "\n    ".join(targets)
    return f"""// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "{name}",
  platforms: [.iOS(.v18), .macOS(.v15), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  dependencies: [.package(name: "{package["name"]}", path: "../..")],
  targets: [
    {lines}
  ]
)
"""


def write(path, text):
    """Leaves an equal file alone, so that what is unchanged builds nothing."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")
    return path
