/** Figures of a journal by a parser that shares nothing with the project, line by line. */

type Line = Readonly<Record<string, unknown>>;

/** A number of a line; 0 if it is missing. */
const of = (line: Line, field: string) => Number(line[field] ?? 0);

/** What lines pay or cost, by field and sign. */
const amounts: Readonly<Record<string, string>> = {
  '+TotalSale': 'MarketSell SellDrones',
  '+TotalEarnings': 'SellExplorationData MultiSellExplorationData',
  '+Reward': 'SearchAndRescue CommunityGoalReward MissionCompleted',
  '+Amount': 'RedeemVoucher PowerplaySalary',
  '+SellPrice': 'ModuleBuy ModuleSell ModuleSellRemote ShipyardBuy',
  '+ShipPrice': 'ShipyardSell SellShipOnRebuy',
  '+Price': 'SellSuit SellWeapon SellMicroResources',
  '+Refund': 'CancelTaxi CancelDropship',
  '+Withdraw': 'CarrierBankTransfer',
  '-Deposit': 'CarrierBankTransfer',
  '-Donated': 'MissionCompleted',
  '-TotalCost': 'MarketBuy BuyDrones',
  '-Amount': 'PayFines PayBounties PayLegacyFines NpcCrewPaidWage',
  '-Price': 'BuySuit BuyWeapon BuyMicroResources CarrierBuy',
  '-Cost': `BuyTradeData BuyExplorationData RefuelAll RefuelPartial Repair RepairAll BuyAmmo RestockVehicle ModuleStore
    ModuleRetrieve Resurrect CrewHire UpgradeSuit UpgradeWeapon BookTaxi BookDropship`,
  '-BuyPrice': 'ModuleBuy ModuleBuyAndStore',
  '-ShipPrice': 'ShipyardBuy',
  '-TransferCost': 'FetchRemoteModule',
  '-TransferPrice': 'ShipyardTransfer',
};
const fields = Object.entries(amounts).map(([field, kinds]) => ({
  field: field.slice(1),
  sign: field.startsWith('-') ? -1 : 1,
  kinds: new Set<unknown>(kinds.split(/\s+/)),
}));

function amountIn(line: Line): number {
  if (line['event'] === 'SellOrganicData')
    return (line['BioData'] as Line[]).reduce((sum, row) => sum + of(row, 'Value') + of(row, 'Bonus'), 0);
  return fields.reduce(
    (sum, { field, sign, kinds }) => sum + (kinds.has(line['event']) ? sign * of(line, field) : 0),
    0,
  );
}

/** After these the tank, or the hold, may be another. */
const newTank =
  /^(Fileheader|LoadGame|Loadout|Refuel.*|LaunchDrone|Shipyard.*|Died|Resurrect|.*Crew.*|SystemsShutdown|Docked)$/;
const newHold =
  /^(.*Drones|CollectCargo|MiningRefined|EjectCargo|Cargo.+|Search.*|Market.+|Mission.+|Power.*|Engineer.*|Carrier.*|Colon.*|.*SRV)$/;

/** What is known after a line. */
interface Plain {
  commander: unknown;
  balance: number | undefined;
  fuel: number | undefined;
  cargo: number | undefined;
}

export interface PlainFigures extends Plain {
  lines: number;
  sessions: number;
  jumps: number;
  distance: number;
  /** By the own ship. */
  fuelUsed: number;
  first: number | undefined;
  money: Map<string, { change: number; count: number }>;
  /** After each line. */
  after: Plain[];
}

export function plainFigures(texts: readonly string[]): PlainFigures {
  const known: Plain = { commander: undefined, balance: undefined, fuel: undefined, cargo: undefined };
  const sums = { lines: 0, sessions: 0, jumps: 0, distance: 0, fuelUsed: 0, first: undefined as number | undefined };
  const [money, after]: [PlainFigures['money'], Plain[]] = [new Map(), []];
  for (const text of texts) {
    const line = JSON.parse(text) as Line;
    const event = String(line['event']);
    sums.lines++;
    if (newTank.test(event)) known.fuel = undefined;
    if (newTank.test(event) || newHold.test(event)) known.cargo = undefined;
    if (event === 'Fileheader' && of(line, 'part') <= 1) {
      sums.sessions++;
      known.balance = undefined;
    }
    if (event === 'LoadGame') Object.assign(known, { balance: line['Credits'], commander: line['Commander'] });
    sums.first ??= known.balance;
    // Exploration data and rescues are paid after the wages of the crew, which stand before them.
    const next = event === 'NpcCrewPaidWage' ? (JSON.parse(texts[sums.lines] ?? '{}') as Line) : {};
    const isShare = /Exploration|Rescue/.test(String(next['event']));
    const change = isShare ? 0 : amountIn(line);
    if (change !== 0) {
      const before = money.get(event) ?? { change: 0, count: 0 };
      money.set(event, { change: before.change + change, count: before.count + 1 });
      if (known.balance !== undefined) known.balance += change;
    }
    if (event === 'CarrierBankTransfer') known.balance = of(line, 'PlayerBalance');
    if (event === 'FSDJump') {
      sums.jumps++;
      sums.distance += of(line, 'JumpDist');
    }
    if (event === 'FSDJump' && line['Taxi'] !== true && line['Multicrew'] !== true) {
      known.fuel = of(line, 'FuelLevel');
      sums.fuelUsed += of(line, 'FuelUsed');
    }
    if (event === 'FuelScoop') known.fuel = of(line, 'Total');
    if (event === 'ReservoirReplenished') known.fuel = of(line, 'FuelMain');
    if (event === 'Cargo' && line['Vessel'] === 'Ship') known.cargo = of(line, 'Count');
    // Until the sale is written, a wage out of it looks like any other.
    after.push({ ...known, ...(isShare && { balance: known.balance && known.balance + amountIn(line) }) });
  }
  return { ...known, ...sums, money, after };
}
