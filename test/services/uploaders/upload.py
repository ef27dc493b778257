"""Sends what it reads to EDDN, by each way that Python has; the addresses are wired in."""
import sys
import urllib.error
import urllib.request

message = sys.stdin.buffer.read()
EDDN = "https://eddn.edcd.io:4430/upload/"
EDSM = "http://www.edsm.net/api-journal-v1/discard"
ELSEWHERE = "https://example.com/"


def by_urllib(address, body=None):
    try:
        request = urllib.request.Request(address, body, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code
    except urllib.error.URLError as error:
        return "502" if "502" in str(error.reason) else error


def by_requests(address, body=None):
    try:
        headers = {"Content-Type": "application/json"}
        return requests.request("POST" if body else "GET", address, data=body, headers=headers, timeout=30).status_code
    except requests.exceptions.ProxyError as error:
        return "502" if "502" in str(error) else error


ways = {"urllib": by_urllib}
try:
    import requests

    ways["requests"] = by_requests
except ImportError:
    pass

for name, send in ways.items():
    print(name, send(EDDN, message), send(EDSM), send(ELSEWHERE))
