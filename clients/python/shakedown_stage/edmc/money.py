"""What an event adds to or takes from the credits: a member of the event, which it may lack."""

from __future__ import annotations

from typing import Any, Mapping

MONEY = {
    'BookDropship': '-Cost',
    'BookTaxi': '-Cost',
    'BuyAmmo': '-Cost',
    'BuyDrones': '-TotalCost',
    'BuyExplorationData': '-Cost',
    'BuyMicroResources': '-Price',
    'BuyTradeData': '-Cost',
    'CancelDropship': '+Refund',
    'CancelTaxi': '+Refund',
    'CarrierBuy': '-Price',
    'CommunityGoalReward': '+Reward',
    'CrewHire': '-Cost',
    'FetchRemoteModule': '-TransferCost',
    'MarketBuy': '-TotalCost',
    'MarketSell': '+TotalSale',
    'MissionCompleted': '+Reward',
    'ModuleBuy': '-BuyPrice',
    'ModuleRetrieve': '-Cost',
    'ModuleSell': '+SellPrice',
    'ModuleSellRemote': '+SellPrice',
    'ModuleStore': '-Cost',
    'MultiSellExplorationData': '+TotalEarnings',
    'NpcCrewPaidWage': '-Amount',
    'PayBounties': '-Amount',
    'PayFines': '-Amount',
    'PayLegacyFines': '-Amount',
    'PowerplayFastTrack': '-Cost',
    'PowerplaySalary': '+Amount',
    'RedeemVoucher': '+Amount',
    'RefuelAll': '-Cost',
    'RefuelPartial': '-Cost',
    'Repair': '-Cost',
    'RepairAll': '-Cost',
    'RestockVehicle': '-Cost',
    'Resurrect': '-Cost',
    'SellDrones': '+TotalSale',
    'SellExplorationData': '+TotalEarnings',
    'SellMicroResources': '+Price',
    'SellShipOnRebuy': '+ShipPrice',
    'ShipyardBuy': '-ShipPrice',
    'ShipyardSell': '+ShipPrice',
    'ShipyardTransfer': '-TransferPrice',
    'UpgradeSuit': '-Cost',
    'UpgradeWeapon': '-Cost',
}


def earned(entry: Mapping[str, Any]) -> Any:
    """The difference that an event makes to the credits."""
    sign, name = MONEY[entry['event']][0], MONEY[entry['event']][1:]
    return entry.get(name, 0) if sign == '+' else -entry.get(name, 0)
