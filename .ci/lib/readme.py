"""The fenced code blocks of a page."""

import re
import sys
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Block:
    language: str
    heading: str  # the nearest heading above
    marker: str  # the text of the '<!-- snippet: … -->' line directly above, or empty
    line: int  # where the first line of the code stands
    code: list


def blocks(path="README.md"):
    if not Path(path).exists():
        sys.exit(f"{path} does not exist; it has the test command and the snippets that the gates use")
    result = []
    heading = marker = ""
    block = None
    with open(path, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            line = line.rstrip("\n")
            if block is not None:
                if line.strip() == "```":
                    result.append(block)
                    block = None
                else:
                    block.code.append(line)
            elif line.startswith("```"):
                block = Block(line[3:].strip(), heading, marker, number + 1, [])
                marker = ""
            elif comment := re.fullmatch(r"<!--\s*snippet:\s*(.*?)\s*-->", line.strip()):
                marker = comment[1]
            elif line.strip():
                marker = ""
                if line.startswith("#"):
                    heading = line.lstrip("# ")
    return result
