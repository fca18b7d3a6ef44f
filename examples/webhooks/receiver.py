"""Receives webhooks, and reads the trades they are about: python3 receiver.py

Python 3.9 or later, nothing to install. Your own code keeps DATA_FOLDER/trades.json up to date:
the open trades, each with its payer, as {"<tradeId>": "<marketplaceUserId>"}.
"""

import hashlib
import json
import os
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
API_KEY = os.environ["SYMBLEPAY_API_KEY"]
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
        size = int(self.headers.get("Content-Length") or 0)
        if self.path != PATH:
            return self.respond(404)
        if not 0 <= size <= MAX_BYTES:
            return self.respond(413)
        store(self.rfile.read(size))
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
    """A notification is a hint: the trades it names, in whatever field, are read."""
    body = file.read_bytes()
    trades = json.loads((DATA / "trades.json").read_bytes())
    named = {id: payer for id, payer in trades.items() if json.dumps(id).encode() in body}
    if named:
        read_trades(named)
    elif tries == 1:
        # It can be faster than the response to your own call. Look again before you read them all.
        raise LookupError("It names no trade of yours.")
    else:
        read_all(trades, file.stat().st_mtime)


reading_all = threading.Lock()
last_round = {"began": 0.0, "covers_until": 0.0}


def read_all(trades, arrived):
    """At most once a minute. One round covers all that came before it began."""
    if last_round["covers_until"] > arrived:
        return
    if not reading_all.acquire(blocking=False):
        raise RuntimeError("All trades are being read already.")
    try:
        now = time.time()
        if now < last_round["began"] + 60:
            raise RuntimeError("All trades were read less than a minute ago.")
        last_round["began"] = now
        read_trades(trades)
        last_round["covers_until"] = now
    finally:
        reading_all.release()


def read_trades(trades):
    """Reads them all, even when one of them fails."""
    failures = []
    for trade_id, payer in trades.items():
        try:
            read_trade(trade_id, payer)
        except Exception as error:
            failures.append(f"{trade_id}: {error}")
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
        path = f"/users/{quote(payer, safe='')}/trades/{quote(trade_id, safe='')}"
        request = Request(SERVER + path, headers={"Authorization": f"Bearer {API_KEY}"})
        with opener.open(request, timeout=10) as response:
            trade = json.load(response)
        # Here your own code stores what the trade says.
        print(f"Trade {trade_id}: {trade['payer']['status']['title']}", flush=True)


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
