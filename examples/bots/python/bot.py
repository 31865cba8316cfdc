"""A bot that plays 7 Wonders on an Emporion server, as an example of how to write one.

It uses the standard library and the package `websockets`, and nothing of Emporion but its API:

1. It says who it is: with a token (`Authorization: Bearer ...`) or, without one, as a new guest.
2. It makes a table with bots of the server, or sits down at the table it is told.
3. On the table's live channel it answers every decision that waits for it, until the game is over.

    python bot.py --server http://localhost:8080
    python bot.py --server https://games.example.org --token TOKEN --table TABLE
"""

import argparse
import asyncio
import json
import random
import sys
import urllib.error
import urllib.request
import uuid

import websockets


class Refused(Exception):
    """The server said no, and why."""


class Server:
    """Requests to the server, with the token or the cookie that says who we are."""

    def __init__(self, url, token=None):
        self.url = url.rstrip("/")
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        headers = dict(self.headers, **({"Content-Type": "application/json"} if data else {}))
        request = urllib.request.Request(self.url + path, data=data, headers=headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                cookie = response.headers.get("Set-Cookie")
                if cookie:
                    self.headers["Cookie"] = cookie.split(";")[0]
                return json.load(response)
        except urllib.error.HTTPError as error:
            refusal = json.load(error)
            raise Refused(f"{refusal['code']}: {refusal['message']}") from None

    def live(self, table):
        """The live channel of a table."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        return websockets.connect(address, additional_headers=self.headers)


def choose(view):
    """An action for what we see. All that is possible stands in the view, with what it costs."""
    stage = view["stage"]
    if "setup" in stage:
        setup = stage["setup"]
        if None in setup["wonders"]:
            return {"take-wonder": {"wonder": random.choice(setup["free_wonders"])}}
        return {"choose-side": {"side": random.choice(["day", "night"])}}
    own = stage["ages"]["own"]
    if own["pickable"]:
        return {"pick": {"card": random.choice(own["pickable"])["card"]}}
    # Build what costs least, else a stage of the wonder, else sell a card.
    possible = [held for held in own["hand"] if "possible" in held["build"]]
    if possible:
        held = min(possible, key=lambda held: cheapest(held["build"])["coins"])
        return {"play": {"card": held["card"], "how": {"build": cheapest(held["build"])["payment"]}}}
    card = random.choice(own["hand"])["card"]
    if "possible" in own["stage"]:
        return {"play": {"card": card, "how": {"stage": cheapest(own["stage"])["payment"]}}}
    return {"play": {"card": card, "how": "sell"}}


def cheapest(verdict):
    """The first of the ways to pay."""
    return verdict["possible"]["ways"][0]


async def play(server, table):
    """Plays our seat until the game is over; gives the outcome. A broken line is taken up again."""
    seen = None
    unanswered = None
    while True:
        try:
            async with server.live(table) as channel:
                await say(channel, {"type": "hello", "last_seq": seen})
                if unanswered:
                    # The same id twice acts once, so it is safe to say it again.
                    await say(channel, unanswered)
                async for text in channel:
                    message = json.loads(text)
                    kind = message["type"]
                    if kind == "ack":
                        unanswered = None
                    elif kind == "error":
                        if message["code"] not in ("stale-decision", "stale"):
                            raise Refused(f"{message['code']}: {message['message']}")
                        unanswered = None
                    elif kind == "state":
                        seen = message["seq"]
                        if message["over"]:
                            return server.call("GET", f"/api/tables/{table}")["outcome"]
                        act = None if unanswered else answer(message)
                        if act:
                            unanswered = act
                            await say(channel, act)
        except (websockets.ConnectionClosed, OSError) as error:
            print(f"the line broke ({error}); again in a second", file=sys.stderr)
            await asyncio.sleep(1)


def answer(state):
    """The message for the decision that waits for us, if one does."""
    for own in state["decisions"]:
        if own["seat"] in state["awaited"] and own["seat"] == state["viewer"]:
            action = choose(state["view"])
            return {"type": "act", "id": uuid.uuid4().hex, "decision": own["decision"], "seat": own["seat"], "action": action}
    return None


async def say(channel, message):
    await channel.send(json.dumps(message))


def sit_down(server, table):
    """Takes a seat at a table, or makes one with two bots of the server and begins."""
    if table:
        server.call("POST", f"/api/tables/{table}/join", {})
        return table
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    return server.call("POST", "/api/tables", {"game": "seven-wonders", "seats": seats, "start": True})["id"]


def main():
    parser = argparse.ArgumentParser(description="Plays one game of 7 Wonders on an Emporion server.")
    parser.add_argument("--server", default="http://localhost:8080", help="address of the server")
    parser.add_argument("--token", help="token of the person to play for; a new guest without one")
    parser.add_argument("--table", help="table to sit down at; a new one against bots without it")
    arguments = parser.parse_args()
    server = Server(arguments.server, arguments.token)
    try:
        me = server.call("GET", "/api/me") if arguments.token else server.call("POST", "/api/session")
        table = sit_down(server, arguments.table)
        print(f"{me['name']} plays at {server.url}, table {table}")
        outcome = asyncio.run(play(server, table))
    except Refused as refusal:
        sys.exit(f"refused: {refusal}")
    for standing in sorted(outcome["standings"], key=lambda standing: standing["place"]):
        print(f"{standing['place']}. seat {standing['seat']}: {standing['points']} points")


if __name__ == "__main__":
    main()
