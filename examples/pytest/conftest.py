import json
import os
import subprocess
import urllib.error
import urllib.request
import uuid

import pytest


@pytest.fixture(scope="session")
def sandbox():
    """The sandbox, started before the first test that needs it."""
    file = os.environ.get("SYMBLEPAY_SANDBOX", "symblepay-sandbox.mjs")
    command = ["node", file, "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        line = process.stdout.readline()
        if not line:
            pytest.exit(f"{file} did not start.", returncode=1)
        yield json.loads(line)
        process.terminate()


@pytest.fixture
def world(sandbox):
    """A sandbox of its own for one test, which sees nothing of the others."""
    world = World(sandbox["origin"], sandbox["key"])
    yield world
    request("DELETE", f"{sandbox['origin']}/_sandbox/worlds/{world.name}")


class World:
    def __init__(self, origin, key):
        self.name = str(uuid.uuid4())
        # What the code under test is given.
        self.server = f"{origin}/v1/marketplace"
        self.api_key = f"{key}~{self.name}"
        self._control = f"{origin}/_worlds/{self.name}/_sandbox"

    def control(self, path, body=None):
        """What no call can cause: carriers, support, time, chaos."""
        return request("GET" if body is None else "POST", self._control + path, body)


def request(method, url, body=None):
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    call = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(call) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        raise AssertionError(error.read().decode()) from None
