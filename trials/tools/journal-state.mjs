/**
 * What the lines of a journal, and the files beside it, say about a commander. One method per kind of line.
 *
 * @typedef {Readonly<Record<string, any>>} Line a line, or the content of a file such as Cargo.json
 * @typedef {Record<string, number>} Counts
 */
export class JournalState {
  /** @type {Record<string, any>} what can be asked for; what is not certain is undefined, and left out of the answer */
  known = {};
  /** @type {string | undefined} the time of the last line */
  upTo;
  /** @type {string | undefined} */
  account;
  /** In the arena or a training mission: nothing is about the commander's own affairs. */
  isElsewhere = false;
  /** In the ship of another commander. */
  isCrew = false;
  isNearStation = false;
  /** @type {Map<string, Line>} the latest content of each file */
  files = new Map();
  /** @type {Map<string, string>} times of lines whose list is in a file that was not read yet */
  unread = new Map();
  /** @type {Line[]} changes since the last Backpack line */
  backpackChanges = [];
  /** @type {Map<string, number>} signals since the last jump began, by SystemAddress */
  signals = new Map();
  /** @type {Map<string, Set<string>>} names of scanned bodies, by SystemAddress */
  bodies = new Map();
  /** @type {Map<string, { target?: string, left?: number }>} by id: the target of a mission, and how many are left */
  missions = new Map();
  /** @type {{ id: number, system: string }[] | undefined} */
  goals;
  /** @type {Map<string, Record<string, any>>} by SystemAddress and BodyID */
  finds = new Map();
  /** @type {number | undefined} */
  carrierId;

  /** @param {Line} line */
  take(line) {
    this.upTo = line.timestamp;
    // The arena and training missions load a game without a ship.
    if (line.event === 'LoadGame') this.isElsewhere = line.Ship === undefined;
    if (!this.isElsewhere) this.handle(line);
  }

  /** @param {Line} line */
  handle(line) {
    if (/^[A-Z]/.test(line.event)) /** @type {any} */ (this)[line.event]?.(line);
  }

  /**
   * The content of a file belongs to the line of the same time.
   *
   * @param {Line} content
   */
  takeFile(content) {
    const { event, timestamp } = content;
    if (event === 'Status') return this.handle(content);
    this.files.set(event, content);
    const waiting = this.unread.get(event);
    // Backpack.json is written again with each change.
    if (waiting !== timestamp && !(event === 'Backpack' && waiting !== undefined && waiting < timestamp)) return;
    this.unread.delete(event);
    this.handle(content);
  }

  /**
   * A line leaves its content to its file, which may have been read already.
   *
   * @param {string} event
   * @param {string} timestamp
   */
  needs(event, timestamp) {
    this.unread.set(event, timestamp);
    const content = this.files.get(event);
    if (content?.timestamp === timestamp) this.takeFile(content);
  }

  /** @returns {Record<string, any>} */
  answer() {
    const { upTo, known } = this;
    const { missions, explored, lifeForms, vehicle } = known;
    const vehicleType = isDriven(vehicle) ? known.vehicleType : vehicle && null;
    const lists = { missions: listOf(missions), explored: listOf(explored), lifeForms: listOf(lifeForms) };
    const left = [...this.missions].flatMap(([id, mission]) =>
      mission.left === undefined ? [] : [[id, mission.left]],
    );
    const lifeOn = [...this.finds].flatMap(([key, { life }]) => (life === undefined ? [] : [[key, life]]));
    const found = { targetsLeft: Object.fromEntries(left), lifeOn: Object.fromEntries(lifeOn) };
    return { ...known, vehicleType, ...lists, ...found, ...(known.system !== undefined && this.answerHere()), upTo };
  }

  /** About the current system. */
  answerHere() {
    const key = String(this.known.systemAddress ?? this.known.system);
    const bodies = [...this.finds].filter(([place]) => place.startsWith(`${key} `));
    /** @param {string} name */
    const each = (name) =>
      Object.fromEntries(
        bodies.flatMap(([place, found]) => (found[name] === undefined ? [] : [[place.split(' ')[1], found[name]]])),
      );
    return {
      signals: this.signals.get(key) ?? 0,
      bodies: [...(this.bodies.get(key) ?? [])],
      orbits: each('circles'),
      bodySignals: each('signals'),
      goals: this.goals?.filter(({ system }) => system === this.known.system).map(({ id }) => id),
    };
  }

  // Who plays what

  /** Another start of the game, or another commander. */
  begin() {
    const { client, beta } = this.known;
    this.known = { client, beta, explored: new Set(), lifeForms: new Set() };
    this.isCrew = false;
    this.unread.clear();
    this.bodies.clear();
    this.missions.clear();
    this.finds.clear();
    this.goals = undefined;
  }

  /** Nothing about the place is certain. */
  leave() {
    const names = ['system', 'systemAddress', 'body', 'station', 'marketId', 'docked', 'place', 'vehicle', 'route'];
    for (const name of [...names, 'clearance', 'factions']) this.known[name] = undefined;
    this.isNearStation = false;
    this.known.vehicleType = undefined;
    this.signals.clear();
  }

  /** @param {Line} line */
  Fileheader({ part = 1, gameversion = '', Odyssey }) {
    if (part !== 1) return;
    this.begin();
    this.known.beta = /beta/i.test(gameversion);
    this.known.client = gameversion.startsWith('3.') ? 'legacy' : Odyssey ? 'odyssey' : 'horizons';
  }

  /** @param {Line} line */
  Commander({ FID, Name }) {
    const account = FID ?? Name;
    if (account !== this.account) this.begin();
    this.account = account;
    this.known.commander = Name;
    this.known.playing = 'menu';
  }

  /** @param {Line} line */
  LoadGame(line) {
    const { FID, Commander, Credits, Ship, Odyssey, StartLanded, StartDead } = line;
    this.Commander({ FID, Name: Commander });
    this.leave();
    this.isCrew = false;
    const client = this.known.client === 'legacy' || Odyssey === undefined ? this.known.client : undefined;
    Object.assign(this.known, {
      credits: Credits,
      client: client ?? (Odyssey ? 'odyssey' : 'horizons'),
      vehicle: vehicleNamed(Ship),
      playing: StartDead ? 'dead' : this.known.playing,
      place: StartLanded ? 'landed' : undefined,
      jumps: 0,
      dockings: 0,
      bounties: 0,
    });
    if (isDriven(this.known.vehicle)) this.known.vehicleType = Ship.toLowerCase();
    // What it calls the ship may be a suit, an SRV or a fighter.
    if (this.known.vehicle === 'ship') this.Loadout(line);
  }

  Shutdown() {
    this.known.playing = 'over';
  }

  /** @param {Line} line */
  Rank(line) {
    this.known.ranks = numbersIn(line);
  }

  /** @param {Line} line */
  Promotion(line) {
    if (this.known.ranks) Object.assign(this.known.ranks, numbersIn(line));
  }

  /** @param {Line} line */
  Powerplay({ Power, Merits }) {
    Object.assign(this.known, { pledge: Power, merits: Merits });
  }

  /** @param {Line} line */
  PowerplayMerits({ Power, TotalMerits }) {
    this.Powerplay({ Power, Merits: TotalMerits });
  }

  /** @param {Line} line */
  PowerplayJoin({ Power }) {
    this.Powerplay({ Power });
  }

  /** @param {Line} line */
  PowerplayDefect({ ToPower }) {
    this.Powerplay({ Power: ToPower });
  }

  PowerplayLeave() {
    this.Powerplay({ Power: null });
  }

  // Where

  /** @param {Line} line */
  Location(line) {
    if (this.isCrew) return;
    const { Body, BodyType, Docked, Latitude } = line;
    this.arrive(line);
    this.known.playing = 'on';
    this.known.body = Body ?? null;
    this.isNearStation = BodyType === 'Station';
    this.known.vehicle = this.vehicleIn(line) ?? this.known.vehicle ?? 'ship';
    // On foot, Docked is false wherever the ship is.
    if (this.known.vehicle === 'foot') this.dock(undefined);
    else this.dock(Docked ? line : null);
    if (Docked) this.known.place = 'docked';
    else if (this.isAboard && Latitude === undefined) this.known.place = 'space';
  }

  get isAboard() {
    return ['ship', 'taxi', 'crew'].includes(this.known.vehicle);
  }

  /** @param {Line} line */
  FSDJump(line) {
    if (this.isCrew) return;
    this.arrive(line);
    this.known.jumps++;
    this.known.body = null;
    this.known.place = 'supercruise';
    this.known.vehicle = this.vehicleIn(line) ?? 'ship';
    this.known.clearance = false;
    this.dock(null);
    const [next, ...others] = this.known.route ?? [];
    this.known.route = next === line.StarSystem ? others : undefined;
  }

  /** @param {Line} line */
  CarrierJump(line) {
    const isAboard = line.Docked === true || line.OnFoot === true;
    if (!isAboard || line.MarketID === this.carrierId) this.known.carrier = line.StarSystem;
    if (isAboard) this.Location(line);
  }

  /** @param {Line} line */
  arrive({ StarSystem, SystemAddress, Factions = [] }) {
    this.known.system = StarSystem;
    this.known.systemAddress = SystemAddress;
    this.known.factions = Factions.map((/** @type {Line} */ { Name }) => Name);
  }

  /** @param {Line} line */
  StartJump({ JumpType }) {
    if (JumpType !== 'Hyperspace') return;
    this.known.body = null;
    this.known.place = 'hyperspace';
    this.signals.clear();
  }

  /** @param {Line} line */
  SupercruiseEntry(line) {
    this.known.place = 'supercruise';
    if (this.isNearStation) this.known.body = null;
    this.known.vehicle = this.vehicleIn(line) ?? this.known.vehicle;
  }

  /** @param {Line} line */
  SupercruiseExit({ Body, BodyType }) {
    this.known.place = 'space';
    this.known.body = Body ?? null;
    this.isNearStation = BodyType === 'Station';
  }

  Interdicted() {
    this.known.place = 'space';
  }

  /** @param {Line} line */
  ApproachBody({ Body }) {
    this.known.body = Body;
    this.isNearStation = false;
  }

  LeaveBody() {
    this.known.body = null;
  }

  /** @param {Line} line */
  Touchdown({ Body, PlayerControlled }) {
    // A dismissed or recalled ship lands without the commander.
    if (PlayerControlled === false) return;
    this.known.body = Body ?? this.known.body;
    this.known.place = 'landed';
  }

  /** @param {Line} line */
  Liftoff({ Body, PlayerControlled }) {
    if (PlayerControlled === false) return;
    this.known.body = Body ?? this.known.body;
    this.known.place = 'space';
  }

  /** @param {Line | null | undefined} line of the station, null for none, undefined if that is not known */
  dock(line) {
    if (line && !this.known.docked) this.known.dockings++;
    const docked = line === undefined ? undefined : line !== null;
    const nothing = line === undefined ? undefined : null;
    Object.assign(this.known, { docked, station: line?.StationName ?? nothing, marketId: line?.MarketID ?? nothing });
  }

  DockingGranted() {
    this.known.clearance = true;
  }

  DockingCancelled() {
    this.known.clearance = false;
  }

  DockingTimeout() {
    this.known.clearance = false;
  }

  /** @param {Line} line */
  Docked(line) {
    if (this.isCrew) return;
    this.dock(line);
    this.known.place = 'docked';
    this.known.clearance = undefined;
    this.known.vehicle = this.vehicleIn(line) ?? 'ship';
  }

  /** @param {Line} line */
  Undocked(line) {
    if (this.isCrew) return;
    this.dock(null);
    this.known.body = line.StationName;
    this.known.place = 'space';
    this.known.clearance = false;
    this.isNearStation = true;
    this.known.vehicle = this.vehicleIn(line) ?? this.known.vehicle;
  }

  Died() {
    this.leave();
    this.known.cargo = {};
    this.known.playing = 'dead';
  }

  Resurrect() {
    this.leave();
    this.known.ship = undefined;
    this.known.playing = 'on';
  }

  // In what

  /** @param {Line} line */
  Loadout({ Ship, ShipID, ShipName, HullValue }) {
    if (this.isCrew || vehicleNamed(Ship) !== 'ship') return;
    if (ShipID !== this.known.ship?.id) this.known.hullValue = undefined;
    // The game writes a space for a ship without a name.
    this.known.ship = { id: ShipID, type: Ship.toLowerCase(), name: ShipName?.trim() || null };
    // Outfitting leaves it out.
    this.known.hullValue = HullValue ?? this.known.hullValue;
  }

  /** @param {Line} line */
  ShipyardNew({ ShipType, NewShipID }) {
    this.known.ships = this.known.ships && [...this.known.ships, NewShipID];
    this.ShipyardSwap({ ShipType, ShipID: NewShipID });
    this.known.ship.name = null;
  }

  /** @param {Line} line */
  ShipyardSwap({ ShipType, ShipID }) {
    this.known.ship = { id: ShipID, type: ShipType.toLowerCase() };
    this.known.hullValue = undefined;
    this.known.cargo = undefined;
  }

  /** @param {Line} line */
  ShipyardBuy(line) {
    this.ShipyardSell(line);
  }

  /** @param {Line} line */
  ShipyardSell({ SellShipID }) {
    this.known.ships = this.known.ships?.filter((/** @type {number} */ id) => id !== SellShipID);
  }

  /** @param {Line} line */
  StoredShips({ ShipsHere, ShipsRemote }) {
    const stored = [...ShipsHere, ...ShipsRemote].map(({ ShipID }) => ShipID);
    this.known.ships = this.known.ship && [...new Set([...stored, this.known.ship.id])];
  }

  /** @param {Line} line */
  SetUserShipName({ ShipID, UserShipName }) {
    if (this.known.ship?.id === ShipID) this.known.ship.name = UserShipName.trim() || null;
  }

  /** @param {Line} line */
  LaunchSRV({ SRVType = 'testbuggy', PlayerControlled }) {
    this.launch(SRVType, PlayerControlled);
  }

  /** @param {Line} line */
  LaunchVessel({ VesselType, PlayerControlled }) {
    this.launch(VesselType, PlayerControlled);
  }

  /** @param {Line} line */
  LaunchFighter({ PlayerControlled, Loadout, '': type }) {
    // Until 4.4.1 the Nomad was launched like a fighter; since then the type of a fighter is under an empty key.
    if (type === undefined && landerLoadouts.has(Loadout)) this.launch('lander01', PlayerControlled);
    else if (PlayerControlled !== false) this.known.vehicle = 'fighter';
  }

  /** @param {string} type @param {boolean | undefined} isPlayerControlled */
  launch(type, isPlayerControlled) {
    if (isPlayerControlled === false) return;
    this.known.vehicleType = type.toLowerCase();
    this.known.vehicle = vehicleNamed(type);
  }

  /** @param {Line} line */
  VehicleSwitch({ To }) {
    this.known.vehicle = To === 'Fighter' ? 'fighter' : 'ship';
  }

  DockSRV() {
    this.known.vehicle = 'ship';
    this.known.vehicleType = undefined;
  }

  SRVDestroyed() {
    this.DockSRV();
  }

  DockFighter() {
    this.DockSRV();
  }

  FighterDestroyed() {
    this.DockSRV();
  }

  /** @param {Line} line */
  Embark(line) {
    this.known.vehicle = this.vehicleIn({ ...line, InSRV: line.SRV }) ?? 'ship';
    this.isCrew = line.Multicrew === true;
    if (line.Taxi && this.known.place === 'landed') this.known.place = undefined;
  }

  Disembark() {
    this.known.vehicle = 'foot';
    this.isCrew = false;
  }

  DropshipDeploy() {
    this.known.vehicle = 'foot';
    this.known.place = 'landed';
  }

  /** @param {Line} line */
  JoinACrew({ Telepresence }) {
    const { system, systemAddress } = this.known;
    this.leave();
    // The commander, who takes part remotely, is where they were.
    if (Telepresence !== false) Object.assign(this.known, { system, systemAddress });
    this.isCrew = true;
    this.known.vehicle = 'crew';
  }

  QuitACrew() {
    this.leave();
    this.isCrew = false;
  }

  /**
   * What the line says that the commander is in, unless it is the ship, or something that was known before.
   *
   * @param {Line} line
   */
  vehicleIn({ OnFoot, InSRV, Taxi, Multicrew }) {
    if (OnFoot) return 'foot';
    if (InSRV) return vehicleNamed(this.known.vehicleType ?? 'srv');
    if (Taxi) return 'taxi';
    return Multicrew ? 'crew' : undefined;
  }

  // What

  /** @param {Line} line */
  Cargo({ Vessel = 'Ship', Inventory, Count, timestamp }) {
    const hold = Vessel === 'SRV' ? 'srvCargo' : 'cargo';
    // The list of the last line was never read, and its file is gone.
    if (this.unread.has('Cargo')) this.known.cargo = undefined;
    this.unread.delete('Cargo');
    if (Inventory) this.known[hold] = countsIn(Inventory);
    else if (Count === 0) this.known[hold] = {};
    else this.needs('Cargo', timestamp);
  }

  /** @param {Line} line */
  MiningRefined({ Type }) {
    // In a ship, Cargo says what it has.
    if (isDriven(this.known.vehicle)) add(this.known.srvCargo, [{ Name: Type, Count: 1 }], 1);
  }

  /** @param {Line} line */
  ShipLocker(line) {
    if (line.Items) this.known.locker = countsIn(itemsIn(line));
    else this.needs('ShipLocker', line.timestamp);
  }

  /** @param {Line} line */
  Backpack(line) {
    if (line.Items) {
      this.known.backpack = countsIn(itemsIn(line));
      for (const change of this.backpackChanges) if (change.timestamp > line.timestamp) this.changeBackpack(change);
    } else {
      this.needs('Backpack', line.timestamp);
      this.backpackChanges = [];
    }
  }

  /** @param {Line} line */
  BackpackChange(line) {
    if (this.unread.has('Backpack')) this.backpackChanges.push(line);
    else this.changeBackpack(line);
  }

  /** @param {Line} line */
  changeBackpack({ Added = [], Removed = [] }) {
    add(this.known.backpack, Added, 1);
    add(this.known.backpack, Removed, -1);
  }

  /** @param {Line} line */
  Materials({ Raw, Manufactured, Encoded }) {
    this.known.materials = countsIn([...Raw, ...Manufactured, ...Encoded]);
  }

  /** @param {Line} line */
  MaterialCollected(line) {
    add(this.known.materials, [line], 1);
  }

  /** @param {Line} line */
  MaterialDiscarded(line) {
    add(this.known.materials, [line], -1);
  }

  /** @param {Line} line */
  Synthesis({ Materials }) {
    add(this.known.materials, Materials, -1);
  }

  /** @param {Line} line */
  EngineerCraft({ Ingredients = [] }) {
    add(this.known.materials, Ingredients, -1);
  }

  /** @param {Line} line */
  MaterialTrade({ Paid, Received }) {
    add(this.known.materials, [{ Name: Paid.Material, Count: Paid.Quantity }], -1);
    add(this.known.materials, [{ Name: Received.Material, Count: Received.Quantity }], 1);
  }

  /** @param {Line} line */
  Status({ Balance }) {
    // In the menu there is none.
    this.known.credits = Balance ?? this.known.credits;
  }

  /** @param {Line} line */
  Market({ Items, timestamp }) {
    if (Items) this.known.prices = countsIn(Items, 'SellPrice');
    else this.needs('Market', timestamp);
  }

  /** @param {Line} line */
  CarrierLocation({ CarrierID, CarrierType, StarSystem }) {
    if (CarrierType === 'SquadronCarrier') return;
    this.carrierId = CarrierID;
    this.known.carrier = StarSystem;
  }

  /** @param {Line} line */
  CarrierBuy({ CarrierID, CarrierType, Location }) {
    this.CarrierLocation({ CarrierID, CarrierType, StarSystem: Location });
  }

  /** @param {Line} line */
  Bounty({ TotalReward, Reward, VictimFaction }) {
    this.known.bounties += TotalReward ?? Reward ?? 0;
    this.kill(VictimFaction);
  }

  /** @param {Line} line */
  ColonisationConstructionDepot({ ConstructionProgress }) {
    this.known.construction = ConstructionProgress;
  }

  // Missions

  /** @param {Line} line */
  Missions({ Active = [], Complete = [] }) {
    this.known.missions = new Set([...Active, ...Complete].map(({ MissionID }) => String(MissionID)));
  }

  /** @param {Line} line */
  MissionAccepted({ MissionID, TargetFaction, KillCount }) {
    (this.known.missions ??= new Set()).add(String(MissionID));
    this.missions.set(String(MissionID), { target: TargetFaction, left: KillCount });
  }

  /** @param {Line} line */
  MissionRedirected({ MissionID }) {
    const mission = this.missions.get(String(MissionID));
    // Kills of the wing have no line of their own.
    if (mission?.left !== undefined) mission.left = 0;
  }

  /** @param {string} faction */
  kill(faction) {
    for (const mission of this.missions.values()) if (mission.left && mission.target === faction) mission.left--;
  }

  /** @param {Line} line */
  FactionKillBond({ VictimFaction }) {
    this.kill(VictimFaction);
  }

  /** @param {Line} line */
  MissionCompleted(line) {
    const target = line.TargetFaction ?? this.missions.get(String(line.MissionID))?.target;
    /** @type {Line[]} */
    const effects = line.FactionEffects ?? [];
    // The game leaves out the name of the faction that the mission was for or against.
    const affected = effects.map(({ Faction }) => Faction || target);
    this.known.influenced = [...new Set(affected.filter(Boolean))];
    /** @type {Counts} */
    const influence = {};
    for (const { SystemAddress, Influence, Trend } of effects.flatMap((effect) => effect.Influence ?? [])) {
      const size = Trend === 'DownBad' ? -Influence.length : Influence.length;
      influence[SystemAddress] = (influence[SystemAddress] ?? 0) + size;
    }
    this.known.influence = influence;
    if (line.MaterialsReward) add(this.known.materials, line.MaterialsReward, 1);
    this.MissionFailed(line);
  }

  /** @param {Line} line */
  MissionFailed({ MissionID }) {
    this.known.missions?.delete(String(MissionID));
    this.missions.delete(String(MissionID));
  }

  /** @param {Line} line */
  MissionAbandoned(line) {
    this.MissionFailed(line);
  }

  // What was found, and where to go

  /** @param {Line} line */
  FSSSignalDiscovered(line) {
    const key = this.systemOf(line);
    this.signals.set(key, (this.signals.get(key) ?? 0) + 1);
  }

  /** @param {Line} line */
  Scan(line) {
    const key = this.systemOf(line);
    this.bodies.set(key, (this.bodies.get(key) ?? new Set()).add(line.BodyName));
    const [circles] = Object.values(line.Parents?.[0] ?? {});
    this.find(line, line.BodyID, { circles });
  }

  /** @param {Line} line */
  systemOf({ SystemAddress }) {
    return String(SystemAddress ?? this.known.systemAddress ?? this.known.system);
  }

  /** @param {Line} line @param {number} body @param {Record<string, unknown>} found */
  find(line, body, found) {
    const key = `${this.systemOf(line)} ${body}`;
    this.finds.set(key, { ...this.finds.get(key), ...found });
  }

  /** @param {Line} line */
  FSSBodySignals(line) {
    const signals = line.Signals.reduce((/** @type {number} */ sum, /** @type {Line} */ { Count }) => sum + Count, 0);
    this.find(line, line.BodyID, { signals });
  }

  /** @param {Line} line */
  SAASignalsFound(line) {
    this.FSSBodySignals(line);
  }

  /** @param {Line} line */
  CommunityGoal({ CurrentGoals }) {
    this.goals = CurrentGoals.map((/** @type {Line} */ { CGID, SystemName }) => ({ id: CGID, system: SystemName }));
  }

  /** @param {Line} line */
  FSSAllBodiesFound({ SystemName }) {
    this.known.explored?.add(SystemName);
  }

  /** @param {Line} line */
  ScanOrganic(line) {
    if (line.ScanType !== 'Analyse') return;
    this.known.lifeForms?.add(line.Species);
    this.find(line, line.Body, { life: line.Species });
  }

  /** @param {Line} line */
  NavRoute({ Route, timestamp }) {
    this.known.route = Route?.slice(1).map((/** @type {Line} */ { StarSystem }) => StarSystem);
    if (!Route) this.needs('NavRoute', timestamp);
  }

  NavRouteClear() {
    this.unread.delete('NavRoute');
    if (this.known.place !== 'hyperspace') this.known.route = [];
  }
}

const landerLoadouts = new Set(['starter', 'base', 'galactic', 'stellar']);

/**
 * What LoadGame calls the ship may be a suit, an SRV or a fighter.
 *
 * @param {string} type
 */
function vehicleNamed(type) {
  if (/suit/i.test(type)) return 'foot';
  if (/lander/i.test(type)) return 'lander';
  if (/buggy|srv|rhino/i.test(type)) return 'srv';
  if (/fighter/i.test(type)) return 'fighter';
  return /taxi/i.test(type) ? 'taxi' : 'ship';
}

/** @param {string | undefined} vehicle */
function isDriven(vehicle) {
  return vehicle === 'srv' || vehicle === 'lander';
}

/** @param {Set<string> | undefined} names */
function listOf(names) {
  return names && [...names];
}

/** @param {Line} line @returns {Counts} */
function numbersIn(line) {
  return Object.fromEntries(Object.entries(line).filter(([, value]) => typeof value === 'number'));
}

/** @param {Line} line @returns {Line[]} */
function itemsIn({ Items = [], Components = [], Consumables = [], Data = [] }) {
  return [...Items, ...Components, ...Consumables, ...Data];
}

/**
 * @param {readonly Line[]} rows
 * @param {string} [field]
 */
function countsIn(rows, field) {
  /** @type {Counts} */
  const counts = {};
  add(counts, rows, 1, field);
  return counts;
}

/**
 * One thing may be in several rows: with several owners, or for several missions.
 *
 * @param {Counts | undefined} counts
 * @param {readonly Line[]} rows
 * @param {1 | -1} sign
 * @param {string} [field]
 */
function add(counts, rows, sign, field = 'Count') {
  if (!counts) return;
  for (const row of rows) {
    const name = row.Name.toLowerCase().replace(/^\$(\w+?)(_name)?;$/, '$1');
    counts[name] = (counts[name] ?? 0) + sign * row[field];
  }
}
