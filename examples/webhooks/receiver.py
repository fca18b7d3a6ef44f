"""Receives webhooks, and reads the trades and users they name: python3 receiver.py

A webhook may never arrive, so it also polls the open trades. Python 3.9 or later, nothing to
install. Your own code keeps two files up to date in DATA_FOLDER:

    trades.json   the open trades, each with its payer: {"<tradeId>": "<marketplaceUserId>"}
    users.json    the users you want to hear about: ["<marketplaceUserId>"]

If SANDBOX_SECRET is set, it accepts only what the sandbox has signed.
"""

import base64
import hashlib
import hmac
import json
import os
import re
import sys
import threading
import time
import uuid
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote
from urllib.request import HTTPRedirectHandler, Request, build_opener

SERVER = os.environ.get("SYMBLEPAY_SERVER", "http://127.0.0.1:4010/v1/marketplace")
API_KEY = os.environ.get("SYMBLEPAY_API_KEY") or sys.exit("SYMBLEPAY_API_KEY is not set.")
SANDBOX_SECRET = os.environ.get("SANDBOX_SECRET", "")
PORT = int(os.environ.get("PORT", "3001"))
DATA = Path(os.environ.get("DATA_FOLDER", ""))
PATH = "/webhooks/symblepay"  # Make it hard to guess.
MAX_BYTES = 64 * 1024
MAX_TRIES = 10
FIRST_PAUSE = 5
TOLERANCE = 5 * 60
MINUTE, HOUR = 60, 60 * 60
USER_EVENTS = ("user.connected", "user.bank-account-connected")  # These are about a user alone.

if not DATA.is_absolute():
    sys.exit("DATA_FOLDER must be the full path of a folder.")

# A notification moves from the inbox to done or failed. Look at those in failed yourself.
inbox, done, failed = DATA / "inbox", DATA / "done", DATA / "failed"
retries, readings, unclear = DATA / "retries", DATA / "readings", DATA / "unclear"


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
        body = self.rfile.read(int(size))
        if SANDBOX_SECRET and not is_signed(self.headers, body):
            return self.respond(401)
        store(self.headers.get("webhook-id"), body)
        self.respond(204)

    def respond(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


def is_signed(headers, body):
    """The sandbox signs like Standard Webhooks. How Symblepay signs is not public."""
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    id, sent, signatures = (headers.get(name, "") for name in names)
    key = base64.b64decode(SANDBOX_SECRET.replace("whsec_", "", 1))
    digest = hmac.digest(key, f"{id}.{sent}.".encode() + body, "sha256")
    expected = b"v1," + base64.b64encode(digest)
    is_genuine = any(hmac.compare_digest(expected, each.encode()) for each in signatures.split())
    # An old one may have been recorded and replayed.
    return is_genuine and abs(time.time() - int(sent)) <= TOLERANCE


def store(id, body):
    """Stores a notification as it came, whatever it looks like. A duplicate isn't stored again."""
    try:
        # Only a top-level id belongs to the notification: one further inside may be a trade's.
        id = id or json.loads(body)["id"]
    except Exception:
        id = None
    # If unsure, store it: reading a trade twice does no harm, but missing a change does.
    key = hashlib.sha256(f"{id} ".encode() + body).hexdigest() if id else uuid.uuid4().hex
    if not any((folder / key).exists() for folder in (inbox, done, failed)):
        write(inbox / key, body)


def write(file, content):
    """Writes the whole file or, after a crash, none of it."""
    part = DATA / f"{uuid.uuid4().hex}.part"
    with open(part, "wb") as output:
        output.write(content)
        output.flush()
        os.fsync(output.fileno())
    part.replace(file)


def read_json(file, default):
    try:
        return json.loads(file.read_bytes())
    except FileNotFoundError:
        return default


def work():
    """Handles the notifications in the inbox, including those from before a restart."""
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
    """If it fails, the next try of this notification comes after a pause three times as long."""
    retry = read_json(retries / file.name, {"tries": 0, "due": 0})
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


def handle(file, tries):
    """Reads each trade and user it names, in whatever field. Trusts nothing else in it."""
    body = file.read_bytes().decode(errors="replace")
    named = lambda ids: [id for id in ids if json.dumps(id, ensure_ascii=False) in body]
    payers = read_json(DATA / "trades.json", {})
    trades = [(read_trade, id, payers[id]) for id in named(payers)]
    users = [(read_user, id) for id in named(read_json(DATA / "users.json", []))]
    if not trades and not (users and named(USER_EVENTS)):
        # It may have overtaken the response to your own request. Wait before you read every trade.
        if tries == 1:
            raise LookupError("names no trade that is known yet")
        write(unclear, str(time.time()).encode())
    read_each(trades + users)


def read_each(items):
    """Reads them all, even if one fails."""
    failures = []
    for read, *ids in items:
        try:
            read(*ids)
        except Exception as error:
            failures.append(f"{ids[0]}: {error}")
    if failures:
        raise RuntimeError(", ".join(failures))


def poll():
    """Finds changes whose notification never arrived."""
    while True:
        try:
            trades = read_json(DATA / "trades.json", {})
            read_each([(read_if_due, id, payer) for id, payer in trades.items()])
        except Exception as error:
            print(f"Polling: {error}", flush=True)
        time.sleep(1)


def read_if_due(trade_id, payer):
    """At most once a minute, no matter how many notifications are unclear."""
    now = time.time()
    reading = read_json(readings / quote(trade_id, safe=""), {"asked": 0, "due": 0})
    is_unclear = reading["asked"] <= read_json(unclear, -1)
    if now >= reading["asked"] + MINUTE and (is_unclear or now >= reading["due"]):
        read_trade(trade_id, payer)


def plan(trade_id, asked, due):
    write(readings / quote(trade_id, safe=""), json.dumps({"asked": asked, "due": due}).encode())


def next_reading(trade, now):
    """Just after a deadline, every hour in the 12 hours before it, otherwise every 3 hours."""
    # A parcel can be delivered at any time, and then a user has only 12 hours to decide.
    statuses = [trade[party]["status"] for party in ("payer", "payee")]
    deadlines = [to_seconds(status.get("deadline")) for status in statuses]
    left = min((each for each in deadlines if each), default=float("inf")) - now
    return now + min(left, 3 * HOUR if left > 12 * HOUR else HOUR)


def to_seconds(deadline):
    try:
        text = re.sub(r"\.\d+", "", deadline)
        return datetime.strptime(text, "%Y-%m-%dT%H:%M:%S%z").timestamp()
    except (TypeError, ValueError):
        return None


def is_over(trade):
    """The money has left escrow, or the trade ended without a payment."""
    contract, finished = trade["phases"]["contract"], trade["phases"].get("finished")
    return bool(finished) and bool(finished.get("released") or not contract.get("paid"))


class NoRedirects(HTTPRedirectHandler):
    """A redirect would carry the key to another address."""

    def redirect_request(self, *_):
        return None


opener = build_opener(NoRedirects)
turns = defaultdict(threading.Lock)


def read_trade(trade_id, payer):
    # One read at a time, so that an older response can't overwrite a newer one.
    with turns[trade_id]:
        asked = time.time()
        # If this fails, it stays due.
        plan(trade_id, asked, asked)
        trade = get("users", payer, "trades", trade_id)
        # Here your own code stores what the trade says.
        print(f"Trade {trade_id}: {trade['payer']['status']['title']}", flush=True)
        if is_over(trade):
            print(f"Trade {trade_id} is over. Take it out of trades.json.", flush=True)
        plan(trade_id, asked, next_reading(trade, asked))


def read_user(user_id):
    with turns[user_id]:
        user = get("users", user_id)
        # Here your own code stores what the user can do.
        state = "onboarded" if user["hasCompletedOnboarding"] else "not onboarded yet"
        print(f"User {user_id}: {state}", flush=True)


def get(*path):
    url = "/".join([SERVER, *(quote(part, safe="") for part in path)])
    request = Request(url, headers={"Authorization": f"Bearer {API_KEY}"})
    with opener.open(request, timeout=10) as response:
        return json.load(response)


if __name__ == "__main__":
    for folder in (inbox, done, failed, retries, readings):
        folder.mkdir(parents=True, exist_ok=True)
    server = ThreadingHTTPServer(("127.0.0.1", PORT), Receiver)
    for job in (server.serve_forever, poll):
        threading.Thread(target=job, daemon=True).start()
    print(f"Listening on port {server.server_port}", flush=True)
    try:
        work()
    except KeyboardInterrupt:
        pass
