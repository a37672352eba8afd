"""A bot for Daydream, to start your own from: no planning, but a good eye for rows and columns.

    reverie lab match --game daydream --players random,"bot:python3 docs/bots/greedy_daydream.py" --games 100
    reverie serve --bot "clever@daydream=python3 docs/bots/greedy_daydream.py"

Reverie starts it and writes one request a line; it writes one answer a line. docs/bots.md tells the rest.
"""
import json
import random
import sys


def worth(move, sheet):
    """How good a move looks: more is better."""
    if move["do"] == "forgo":
        return -1.5  # a leaf is something, but a cloud stays empty
    if move["do"] == "bonus":
        return 1 if move["take"] == "sun" else 0
    if move["do"] != "write":
        return 0
    grid, cloud, digit = sheet["grid"], move["cloud"], move["digit"]
    row, column = cloud[0], int(cloud[1:])
    total = -0.4 * abs(digit - move["die"])  # every step away from the die costs a leaf
    for place, written in grid.items():
        other_row, other_column = place[0], int(place[1:])
        if (other_row == row) == (other_column == column):
            continue  # neither in this row nor in this column
        if written == digit:
            total -= 2  # a digit that repeats spoils the line
            continue
        apart = abs(ord(other_row) - ord(row)) + abs(other_column - column)
        # Different digits are good; digits that could follow each other one by one are better.
        total += 1 if abs(written - digit) == apart else 0.3
    return total


def choose(request):
    sheet = request["view"]["table"]["sheets"][request["seat"]]
    random.seed(request["seed"])  # the same request, the same answer
    moves = request["moves"]
    best = max(moves, key=lambda move: (worth(move, sheet), random.random()))
    return {"move": best, "why": f"Of {len(moves)} moves, this one fits its row and column best."}


for line in sys.stdin:
    request = json.loads(line)
    if request["game"] == "daydream":
        reply = {"ok": choose(request)}
    else:
        reply = {"error": {"code": "no-such-game", "message": "I only know Daydream."}}
    print(json.dumps({"id": request["id"], **reply}), flush=True)
