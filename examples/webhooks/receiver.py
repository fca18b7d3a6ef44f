"""Receives webhooks, and reads the trades and users they are about: python3 receiver.py

Python 3.9 or later, nothing to install. Your own code keeps two files in DATA_FOLDER up to date:

    trades.json   the open trades, each with its payer: {"<tradeId>": "<marketplaceUserId>"}
    users.json    your users, if you want to hear of them: ["<marketplaceUserId>"]
"""

import hashlib
import json
import os
import sys
import threading
import time
import uuid
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote
from urllib.request import HTTPRedirectHandler, Request, build_opener

SERVER = os.environ.get("SYMBLEPAY_SERVER", "http://127.0.0.1:4010/v1/marketplace")
API_KEY = os.environ.get("SYMBLEPAY_API_KEY") or sys.exit("SYMBLEPAY_API_KEY is not set.")
PORT = int(os.environ.get("PORT", "3001"))
DATA = Path(os.environ.get("DATA_FOLDER", "data"))
PATH = "/webhooks/symblepay"  # Make it hard to guess.
MAX_BYTES = 64 * 1024
MAX_TRIES = 10
FIRST_PAUSE = 5

# A notification moves from the inbox to done or failed. Those in failed are yours to look at.
inbox, done, failed = DATA / "inbox", DATA / "done", DATA / "failed"
retries = DATA / "retries"


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        size = self.headers.get("Content-Length", "0")
        if self.path.split("?")[0] != PATH:
            return self.respond(404)
        if "Transfer-Encoding" in self.headers:
            return self.respond(411)
        if not size.isdecimal():
            return self.respond(400)
        if len(size) > 9 or int(size) > MAX_BYTES:
            return self.respond(413)
        store(self.rfile.read(int(size)))
        self.respond(204)

    def respond(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


def store(body):
    """Stores a notification as it came, whatever it looks like, once however often it comes."""
    # Without an id, two that look alike may tell of two changes.
    key = hashlib.sha256(body).hexdigest() if b'"id"' in body else uuid.uuid4().hex
    if not any((folder / key).exists() for folder in (inbox, done, failed)):
        write(inbox / key, body)


def write(file, content):
    """A crash leaves the whole file or none."""
    part = DATA / f"{uuid.uuid4().hex}.part"
    with open(part, "wb") as output:
        output.write(content)
        output.flush()
        os.fsync(output.fileno())
    part.replace(file)


def work():
    """Tries what waits in the inbox, also what a restart left there."""
    in_hand = set()

    def take(file):
        try:
            attempt(file)
        except Exception as error:
            print(f"Notification {file.name} stays in the inbox: {error}", flush=True)
        finally:
            in_hand.discard(file.name)

    with ThreadPoolExecutor(8) as pool:
        while True:
            for file in inbox.iterdir():
                if file.name not in in_hand:
                    in_hand.add(file.name)
                    pool.submit(take, file)
            time.sleep(0.5)


def attempt(file):
    """Tries one when its time has come. If that fails, only this one waits, three times as long."""
    retry = read_retry(file)
    if not file.exists() or retry["due"] > time.time():
        return
    tries = retry["tries"] + 1
    try:
        handle(file, tries)
        finish(file, done)
    except Exception as error:
        print(f"Notification {file.name}, try {tries}: {error}", flush=True)
        if tries >= MAX_TRIES:
            return finish(file, failed)
        due = time.time() + FIRST_PAUSE * 3 ** (tries - 1)
        write(retries / file.name, json.dumps({"tries": tries, "due": due}).encode())


def finish(file, folder):
    file.replace(folder / file.name)
    (retries / file.name).unlink(missing_ok=True)


def read_retry(file):
    try:
        return json.loads((retries / file.name).read_bytes())
    except FileNotFoundError:
        return {"tries": 0, "due": 0}


def handle(file, tries):
    """A notification is a hint: what it names, in whatever field, is read."""
    body = file.read_bytes().decode(errors="replace")
    trades = [(read_trade, id, payer) for id, payer in read_known("trades.json", {}).items()]
    users = [(read_user, id) for id in read_known("users.json", [])]
    named = [item for item in trades + users if json.dumps(item[1], ensure_ascii=False) in body]
    if named:
        read_each(named)
    elif tries == 1:
        # It can be faster than the response to your own call. Look again before you read them all.
        raise LookupError("names nothing that is known yet")
    else:
        read_all(trades, file.stat().st_mtime)


def read_known(name, empty):
    try:
        return json.loads((DATA / name).read_bytes())
    except FileNotFoundError:
        return empty


reading_all = threading.Lock()
last_round = {"began": 0.0, "covers_until": 0.0}


def read_all(trades, arrived):
    """At most once a minute. One round covers all that came before it began."""
    if last_round["covers_until"] > arrived:
        return
    if not reading_all.acquire(blocking=False):
        raise RuntimeError("waits for the next round")
    try:
        now = time.time()
        if now < last_round["began"] + 60:
            raise RuntimeError("waits for the next round")
        last_round["began"] = now
        read_each(trades)
        last_round["covers_until"] = now
    finally:
        reading_all.release()


def read_each(items):
    """Reads them all, even when one of them fails."""
    failures = []
    for read, *ids in items:
        try:
            read(*ids)
        except Exception as error:
            failures.append(f"{ids[0]}: {error}")
    if failures:
        raise RuntimeError(", ".join(failures))


class NoRedirects(HTTPRedirectHandler):
    """A redirect would carry the key to another address."""

    def redirect_request(self, *_):
        return None


opener = build_opener(NoRedirects)
turns = defaultdict(threading.Lock)


def read_trade(trade_id, payer):
    # One at a time, so that an older response cannot overtake a newer one.
    with turns[trade_id]:
        trade = get("users", payer, "trades", trade_id)
        # Here your own code stores what the trade says.
        print(f"Trade {trade_id}: {trade['payer']['status']['title']}", flush=True)


def read_user(user_id):
    with turns[user_id]:
        user = get("users", user_id)
        # Here your own code stores what the user may do.
        state = "onboarded" if user["hasCompletedOnboarding"] else "not onboarded yet"
        print(f"User {user_id}: {state}", flush=True)


def get(*path):
    url = "/".join([SERVER, *(quote(part, safe="") for part in path)])
    request = Request(url, headers={"Authorization": f"Bearer {API_KEY}"})
    with opener.open(request, timeout=10) as response:
        return json.load(response)


if __name__ == "__main__":
    for folder in (inbox, done, failed, retries):
        folder.mkdir(parents=True, exist_ok=True)
    server = ThreadingHTTPServer(("127.0.0.1", PORT), Receiver)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"Listening on port {server.server_port}", flush=True)
    try:
        work()
    except KeyboardInterrupt:
        pass
