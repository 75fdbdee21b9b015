"""Drives a headless Chromium through its debugging pipe, with nothing but Python's own library."""

import base64
import json
import os
import subprocess
import sys
import time


KEYS = {"PageUp": 33, "PageDown": 34, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38,
        "ArrowRight": 39, "ArrowDown": 40}


def expect(value, wanted, what):
    if value != wanted:
        sys.exit(f"{what}: expected {wanted!r}, got {value!r}")


class Browser:
    def __init__(self, executable):
        """Starts the browser with one empty page."""
        into, self.requests = os.pipe()
        self.replies, out = os.pipe()

        def connect():
            # Copies first: the pipes may have the numbers 3 and 4 themselves, in either order.
            one, two = os.dup(into), os.dup(out)
            os.dup2(one, 3)
            os.dup2(two, 4)

        self.process = subprocess.Popen(
            [executable, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--remote-debugging-pipe", "--no-first-run", "about:blank"],
            preexec_fn=connect, close_fds=False,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(into)
        os.close(out)
        self.buffer, self.number, self.session, self.events = b"", 0, None, []
        page = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=page, flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def call(self, method, **parameters):
        """Calls a method of the DevTools protocol; keeps the events that come meanwhile."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while True:
            reply = self.read()
            if reply.get("id") == self.number:
                if "error" in reply:
                    raise RuntimeError(f"{method}: {reply['error']['message']}")
                return reply["result"]
            self.events.append(reply)

    def read(self):
        while b"\0" not in self.buffer:
            part = os.read(self.replies, 1 << 20)
            if not part:
                raise RuntimeError("the browser has ended")
            self.buffer += part
        reply, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(reply)

    def open(self, address):
        """Opens a page anew and waits until it has loaded."""
        for step in ("about:blank", address):
            self.events = []
            self.call("Page.navigate", url=step)
            while not any(event.get("method") == "Page.loadEventFired" for event in self.events):
                self.events.append(self.read())

    def evaluate(self, expression):
        """The value of an expression of JavaScript."""
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']['exception']['description']}")
        return result["result"].get("value")

    def accessible(self, wanted):
        """The role and the name of all that is there for those who do not see the page. It is gathered after the
        page is drawn: asked for again, up to ten seconds, while roles are missing that are wanted."""
        end = time.monotonic() + 10
        while True:
            nodes = [(node.get("role", {}).get("value"), node.get("name", {}).get("value"))
                     for node in self.call("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
            missing = wanted - {role for role, _ in nodes}
            if not missing or time.monotonic() > end:
                expect(missing, set(), "roles that are missing")
                return nodes
            self.evaluate("new Promise(done => setTimeout(done, 100))")

    def press(self, key):
        """Presses a key and lets it go."""
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key,
                      windowsVirtualKeyCode=KEYS[key])

    def click(self, selector):
        """Clicks into the middle of the first element that a selector finds."""
        x, y = self.middle(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def middle(self, selector):
        """The middle of the first element that a selector finds, brought into sight."""
        return self.evaluate(
            f"(() => {{ const e = document.querySelector({json.dumps(selector)});"
            " e.scrollIntoView({block: 'center'}); const b = e.getBoundingClientRect();"
            " return [b.x + b.width / 2, b.y + b.height / 2]; })()")

    def wheel(self, selector, distance):
        """Turns the wheel over an element."""
        x, y = self.middle(selector)
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=distance)

    def drag(self, selector, distance):
        """Drags from the middle of an element, down by so many pixels."""
        x, y = self.middle(selector)
        for kind, part in (("mousePressed", 0), ("mouseMoved", 0.5), ("mouseMoved", 1), ("mouseReleased", 1)):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y + distance * part, button="left", clickCount=1)

    def picture(self, file):
        """Writes what the whole page looks like as a PNG."""
        answer = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=True)
        file.write_bytes(base64.b64decode(answer["data"]))

    def emulate(self, width, height, scheme, is_still=False):
        """A window of this size, on a system with this colour scheme."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1, mobile=width < 600)
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce" if is_still else "no-preference"}])

    def problems(self):
        """What the page complained about since it was opened, and what it asked the network for."""
        found = []
        for event in self.events:
            method, parameters = event.get("method"), event.get("params", {})
            if method == "Runtime.exceptionThrown":
                details = parameters["exceptionDetails"]
                found.append(details.get("exception", {}).get("description", details["text"]))
            elif method == "Runtime.consoleAPICalled":
                found.append(f"console.{parameters['type']}")
            elif method == "Log.entryAdded":
                found.append(parameters["entry"]["text"])
            elif method == "Network.requestWillBeSent":
                address = parameters["request"]["url"]
                if not address.startswith(("file:", "data:", "about:")):
                    found.append(f"asks for {address}")
        return found

    def close(self):
        self.process.kill()
        self.process.wait()
