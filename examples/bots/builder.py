"""A bot for Luftschloss without any dependencies. It plays every game: it builds where it can, close to what it has, and else decides by chance.

    luftschloss arena castles --bots "program:python3 examples/bots/builder.py,random"
"""
import json
import random
import sys

# Actions that put something into a castle or the palace, the best first; whatever is not named comes last.
KINDS = ["place", "reward", "buy-room", "build", "pay", "buy-stairs", "buy-hallway"]


def rank(action):
    return KINDS.index(action["type"]) if action["type"] in KINDS else len(KINDS)


def distance(action):
    """How far from the middle: rooms that lie close together are completed sooner."""
    return abs(action.get("x", 0)) + abs(action.get("y", 0))


def price(action, view):
    """In Castles the market says what a room costs; the others cost nothing or always the same."""
    prices = {lot["tile"]: lot["price"] or 0 for lot in view.get("market", [])}
    return prices.get(action.get("tile"), 0)


def decide(view, choices):
    best = min(map(rank, choices))
    choices = [action for action in choices if rank(action) == best]
    return min(choices, key=lambda action: (price(action, view), distance(action), random.random()))


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            random.seed(message["seed"])
            answer = {"type": "ready", "protocol": 1}
        elif message["type"] == "decide":
            answer = {"id": message["id"], "action": decide(message["view"], message["choices"])}
        else:  # "end": another game may follow, or the end of input
            continue
        print(json.dumps(answer), flush=True)


main()
