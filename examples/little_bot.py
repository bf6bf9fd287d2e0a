"""A whole bot in twenty lines: it joins a table by its link and answers at random, over HTTP alone.

python examples/little_bot.py http://localhost:8337 TOKEN JOIN_CODE
"""

import json
import random
import sys
import urllib.request


def call(path: str, body: object = None):  # type: ignore[no-untyped-def]
    data = None if body is None else json.dumps(body).encode()
    headers = {"authorization": f"Bearer {sys.argv[2]}", "content-type": "application/json"}
    return urllib.request.urlopen(urllib.request.Request(sys.argv[1] + path, data, headers))


call("/api/join", {"code": sys.argv[3], "name": "little bot"})
for line in call("/api/turns"):  # one line for each question; empty lines only keep the connection open
    if line.strip():
        turn = json.loads(line)
        action = random.choice(turn["options"])["action"]
        key = f"{turn['seq']}-{action}"  # the same key again would be done only once
        call(
            f"/api/tables/{turn['table']}/act", {"seat": turn["seat"], "seq": turn["seq"], "key": key, "action": action}
        )
