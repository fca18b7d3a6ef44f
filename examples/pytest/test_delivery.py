import json
import urllib.request


def read_trade(world, user, trade_id):
    """Stands for the code under test: reads a trade with the key that it was given."""
    url = f"{world.server}/users/{user}/trades/{trade_id}"
    call = urllib.request.Request(url, headers={"Authorization": f"Bearer {world.api_key}"})
    with urllib.request.urlopen(call) as response:
        return json.load(response)


def test_a_parcel_that_arrives_waits_for_the_payer(world):
    trade = world.control("/trades", {"state": "awaitingHandIn", "payer": "anna"})
    act = f"/trades/{trade['tradeId']}/act"
    world.control(act, {"on": "shipment.sent", "by": "carrier"})
    world.control(act, {"on": "shipment.delivered", "by": "carrier"})
    status = read_trade(world, "anna", trade["tradeId"])["payer"]["status"]
    assert "GiveItemConditionFeedback" in [action["type"] for action in status["actions"]]


def test_a_payer_who_says_nothing_approves(world):
    trade = world.control("/trades", {"state": "shipmentDelivered", "payer": "anna"})
    # Without an address the sandbox itself receives the webhooks.
    world.control("/webhooks/endpoints", {})
    world.control(f"/trades/{trade['tradeId']}/act", {"on": "deadline.passed", "by": "clock"})
    assert "succeeded" in read_trade(world, "anna", trade["tradeId"])["phases"]["finished"]
    [webhook] = world.control(f"/webhooks/received?tradeId={trade['tradeId']}")
    assert webhook["body"]["eventName"] == "trade.changed"
