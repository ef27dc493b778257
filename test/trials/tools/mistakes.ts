/**
 * Tools that are wrong in one way each, as tools were in the reports that the trials name.
 */
import type { Question } from '../../../src/direct/tool/question.js';
import { Commanders } from '../../../trials/tools/commanders.mjs';
import { JournalState, type Line } from '../../../trials/tools/journal-state.mjs';
import type { ToolParts } from './in-process.js';
import { type Files, JournalFolder } from './journal-folder.js';

export interface Mistake extends ToolParts {
  /** The trial that is meant for it. */
  readonly caughtBy: string;
}

/** Says that there is none where it does not know. */
class SureOfNothing extends JournalState {
  override answer() {
    const answer = super.answer();
    return { ...answer, commander: answer.commander ?? null, ship: answer.ship ?? null, system: answer.system ?? null };
  }
}

/** Expects valid JSON in a file at all times. */
function crashesOn(name: string) {
  return class extends JournalFolder {
    override companions(files: Files) {
      const content = files.get(name);
      if (content) JSON.parse(content.toString());
      return super.companions(files);
    }
  };
}

/** Right in the game of today, where the Nomad has a launch of its own. */
export class TodaysLaunches extends JournalState {
  override LaunchFighter({ PlayerControlled }: Line) {
    if (PlayerControlled !== false) this.known.vehicle = 'fighter';
  }
}

export const mistakes: Readonly<Record<string, Mistake>> = {
  // Where am I?
  'books signals under the system that is left': {
    caughtBy: 'signals-before-arrival',
    State: class extends JournalState {
      override FSSSignalDiscovered(line: Line) {
        super.FSSSignalDiscovered({ ...line, SystemAddress: undefined });
      }
    },
  },
  'books a late Scan under the new system': {
    caughtBy: 'late-scan',
    State: class extends JournalState {
      override Scan(line: Line) {
        super.Scan({ ...line, SystemAddress: undefined });
      }
    },
  },
  'ignores CarrierJump': {
    caughtBy: 'carrier-jump-aboard',
    State: class extends JournalState {
      override CarrierJump() {}
    },
  },
  "takes a carrier's jump for its own": {
    caughtBy: 'carrier-jump-not-aboard',
    State: class extends JournalState {
      override CarrierLocation(line: Line) {
        super.CarrierLocation(line);
        this.arrive(line);
      }
    },
  },
  'moves by jumps alone': {
    caughtBy: 'moved-while-offline',
    State: class extends JournalState {
      was: Line | undefined;
      override begin() {
        const { system, systemAddress } = this.known;
        super.begin();
        Object.assign(this.known, { system, systemAddress });
      }
      override leave() {
        const { system, systemAddress } = this.known;
        super.leave();
        Object.assign(this.known, { system, systemAddress });
      }
      override Location(line: Line) {
        const { system, systemAddress } = this.known;
        super.Location(line);
        if (system) Object.assign(this.known, { system, systemAddress });
      }
    },
  },
  'is there as soon as the jump begins': {
    caughtBy: 'jump-aborted',
    State: class extends JournalState {
      override StartJump(line: Line) {
        super.StartJump(line);
        if (line.JumpType === 'Hyperspace') this.arrive(line);
      }
    },
  },
  'ignores a jump to the same system': {
    caughtBy: 'jump-to-same',
    State: class extends JournalState {
      override FSDJump(line: Line) {
        if (line.SystemAddress !== this.known.systemAddress) super.FSDJump(line);
      }
    },
  },
  'believes StartJump rather than FSDJump': {
    caughtBy: 'hyperdicted',
    State: class extends JournalState {
      target: Line | undefined;
      override StartJump(line: Line) {
        super.StartJump(line);
        this.target = line.JumpType === 'Hyperspace' ? line : undefined;
      }
      override FSDJump(line: Line) {
        const { StarSystem, SystemAddress } = this.target ?? line;
        super.FSDJump({ ...line, StarSystem, SystemAddress });
      }
    },
  },
  'knows systems by name': {
    caughtBy: 'same-name-systems',
    State: class extends JournalState {
      readonly addresses = new Map<string, number>();
      override arrive(line: Line) {
        const address = this.addresses.get(line.StarSystem) ?? line.SystemAddress;
        this.addresses.set(line.StarSystem, address);
        super.arrive({ ...line, SystemAddress: address });
      }
    },
  },
  'plays in the arena': {
    caughtBy: 'training-and-cqc',
    State: class extends JournalState {
      override take(line: Line) {
        super.take(line.event === 'LoadGame' ? { Ship: '', ...line } : line);
      }
    },
  },
  'expects a system before a settlement': {
    caughtBy: 'settlement-before-location',
    State: class extends JournalState {
      ApproachSettlement(line: Line) {
        if (this.known.system === undefined) throw new Error(`${line.Name} is in no system`);
      }
    },
  },
  'expects coordinates of a settlement': {
    caughtBy: 'settlement-without-coordinates',
    State: class extends JournalState {
      ApproachSettlement({ Latitude, Longitude }: Line) {
        Latitude.toFixed(3);
        Longitude.toFixed(3);
      }
    },
  },
  'leaves the body with supercruise': {
    caughtBy: 'body-without-leave',
    State: class extends JournalState {
      override SupercruiseEntry(line: Line) {
        super.SupercruiseEntry(line);
        this.known.body = null;
      }
    },
  },
  'never leaves a body': {
    caughtBy: 'body-without-leave',
    State: class extends JournalState {
      override LeaveBody() {}
    },
  },
  'stays where it died': {
    caughtBy: 'resurrect',
    State: class extends JournalState {
      isReborn = false;
      override Died() {}
      override Resurrect() {
        this.isReborn = true;
      }
      override Location(line: Line) {
        if (!this.isReborn) super.Location(line);
        this.isReborn = false;
      }
    },
  },
  'plays on where it has logged in dead': {
    caughtBy: 'login-dead',
    State: class extends JournalState {
      override LoadGame(line: Line) {
        super.LoadGame(line);
        this.known.playing = 'on';
      }
    },
  },
  'takes the carrier of the squadron for its own': {
    caughtBy: 'squadron-carrier',
    State: class extends JournalState {
      override CarrierLocation(line: Line) {
        super.CarrierLocation({ ...line, CarrierType: undefined });
      }
    },
  },
  'counts a jump wherever Location is elsewhere': {
    caughtBy: 'two-machines',
    State: class extends JournalState {
      last: unknown;
      override arrive(line: Line) {
        super.arrive(line);
        this.last = line.StarSystem;
      }
      override Location(line: Line) {
        const { last } = this;
        super.Location(line);
        if (last !== undefined && last !== line.StarSystem) this.known.jumps++;
      }
    },
  },
  // Docked or not
  'takes every Docked for another visit': {
    caughtBy: 'login-docked',
    State: class extends JournalState {
      override Docked(line: Line) {
        this.known.docked = false;
        super.Docked(line);
      }
    },
  },
  'expects a market at every Location': {
    caughtBy: 'login-undocked',
    State: class extends JournalState {
      override Location(line: Line) {
        line.MarketID.toFixed();
        super.Location(line);
      }
    },
  },
  'is in space on foot in a station': {
    caughtBy: 'on-foot-in-station',
    State: class extends JournalState {
      override Location(line: Line) {
        super.Location(line);
        if (!line.Docked && line.BodyType === 'Station') this.known.body = null;
      }
    },
  },
  'ignores a second Docked at the same station': {
    caughtBy: 'redock',
    State: class extends JournalState {
      last: unknown;
      override dock(line: Line | null | undefined) {
        if (!line || line.MarketID !== this.last) super.dock(line);
        this.last = line?.MarketID ?? this.last;
      }
    },
  },
  'takes the system from Docked, even if there is none': {
    caughtBy: 'docked-without-name',
    State: class extends JournalState {
      override Docked(line: Line) {
        super.Docked(line);
        this.known.system = line.StarSystem ?? null;
      }
    },
  },
  'expects a faction at every Docked': {
    caughtBy: 'docked-without-faction',
    State: class extends JournalState {
      override Docked(line: Line) {
        line.StationFaction.Name.trim();
        super.Docked(line);
      }
    },
  },
  'takes a taxi for its own ship': {
    caughtBy: 'taxi-docked',
    State: class extends JournalState {
      override vehicleIn(line: Line) {
        return super.vehicleIn({ ...line, Taxi: false });
      }
    },
  },
  'keeps the first name of a station': {
    caughtBy: 'same-station-other-name',
    State: class extends JournalState {
      readonly names = new Map<number, string>();
      override dock(line: Line | null | undefined) {
        if (line) this.names.set(line.MarketID, this.names.get(line.MarketID) ?? line.StationName);
        super.dock(line && { ...line, StationName: this.names.get(line.MarketID) });
      }
    },
  },
  'expects the market of the last station': {
    caughtBy: 'market-of-another-station',
    State: class extends JournalState {
      override dock(line: Line | null | undefined) {
        super.dock(line && { ...line, MarketID: this.market ?? line.MarketID });
      }
      market: unknown;
      override Market(line: Line) {
        super.Market(line);
        this.market = line.MarketID;
      }
    },
  },
  'keeps leave to dock when it has run out': {
    caughtBy: 'docking-computer-noise',
    State: class extends JournalState {
      override DockingTimeout() {}
      override DockingCancelled() {}
    },
  },
  // Which vehicle
  'takes TestBuggy for a ship': {
    caughtBy: 'login-in-srv',
    State: class extends JournalState {
      override LoadGame(line: Line) {
        super.LoadGame(line);
        if (this.known.vehicle !== 'srv') return;
        this.known.vehicle = 'ship';
        this.known.ship = { id: line.ShipID, type: line.Ship.toLowerCase(), name: line.ShipName };
      }
    },
  },
  'takes the Nomad or the Rhino for a ship': {
    caughtBy: 'login-in-lander',
    State: class extends JournalState {
      isFleet = false;
      override LoadGame(line: Line) {
        super.LoadGame(line);
        this.isFleet = /lander|rhino/i.test(line.Ship);
        if (!this.isFleet) return;
        this.known.vehicle = 'ship';
        this.known.ship = { id: line.ShipID, type: line.Ship.toLowerCase(), name: line.ShipName };
      }
      override Location(line: Line) {
        super.Location(this.isFleet ? { ...line, InSRV: false } : line);
      }
    },
  },
  'is in an SRV wherever Location says so': {
    caughtBy: 'login-in-lander',
    State: class extends JournalState {
      override Location(line: Line) {
        super.Location(line);
        if (line.InSRV) Object.assign(this.known, { vehicle: 'srv', vehicleType: 'testbuggy' });
      }
    },
  },
  'takes a suit for a ship': {
    caughtBy: 'login-on-foot',
    State: class extends JournalState {
      isInSuit = false;
      override LoadGame(line: Line) {
        super.LoadGame(line);
        this.isInSuit = this.known.vehicle === 'foot';
        if (!this.isInSuit) return;
        this.known.vehicle = 'ship';
        this.known.ship = { id: line.ShipID, type: line.Ship.toLowerCase(), name: line.ShipName };
      }
      override Location(line: Line) {
        super.Location(this.isInSuit ? { ...line, OnFoot: false } : line);
      }
    },
  },
  'takes a fighter for a ship': {
    caughtBy: 'login-in-fighter',
    State: class extends JournalState {
      override LoadGame(line: Line) {
        super.LoadGame(line);
        if (this.known.vehicle !== 'fighter') return;
        this.known.vehicle = 'ship';
        this.known.ship = { id: line.ShipID, type: line.Ship.toLowerCase(), name: line.ShipName };
      }
    },
  },
  'takes the lander for a fighter': {
    caughtBy: 'nomad',
    State: class extends JournalState {
      override LaunchVessel({ PlayerControlled }: Line) {
        if (PlayerControlled !== false) this.known.vehicle = 'fighter';
      }
    },
  },
  'knows the launches of 4.4.0 alone': {
    caughtBy: 'nomad',
    State: class extends JournalState {
      override LaunchVessel() {}
    },
  },
  'takes a lander without a name for a fighter': { caughtBy: 'nomad-as-fighter', State: TodaysLaunches },
  'takes every SRV for a Scarab': {
    caughtBy: 'which-vehicle',
    State: class extends JournalState {
      override LaunchSRV(line: Line) {
        super.LaunchSRV({ ...line, SRVType: 'testbuggy' });
      }
    },
  },
  'keeps the first vehicle of a slot': {
    caughtBy: 'which-vehicle',
    State: class extends JournalState {
      readonly slots = new Map<number, string>();
      override LaunchVessel(line: Line) {
        this.slots.set(line.ID, line.VesselType);
        super.LaunchVessel(line);
      }
      override LaunchSRV(line: Line) {
        const SRVType = this.slots.get(line.ID) ?? line.SRVType;
        this.slots.set(line.ID, SRVType);
        super.LaunchSRV({ ...line, SRVType });
      }
      override LaunchFighter(line: Line) {
        const VesselType = this.slots.get(line.ID);
        if (VesselType === undefined) super.LaunchFighter(line);
        else super.LaunchVessel({ ...line, VesselType });
      }
    },
  },
  "takes a fighter's Loadout for the ship's": {
    caughtBy: 'loadout-mixture',
    State: class extends JournalState {
      override Loadout(line: Line) {
        super.Loadout(line);
        this.known.ship = { id: line.ShipID, type: line.Ship.toLowerCase(), name: line.ShipName };
      }
    },
  },
  'has a list of all ships': {
    caughtBy: 'unknown-hull',
    State: class extends JournalState {
      override Loadout(line: Line) {
        if (/mkiii/i.test(line.Ship)) throw new Error(`there is no ship ${line.Ship}`);
        super.Loadout(line);
      }
    },
  },
  'is in the SRV until it is docked': {
    caughtBy: 'srv-left-behind',
    State: class extends JournalState {
      isOut = false;
      override LaunchSRV(line: Line) {
        super.LaunchSRV(line);
        this.isOut = true;
      }
      override DockSRV() {
        super.DockSRV();
        this.isOut = false;
      }
      override Embark(line: Line) {
        super.Embark(this.isOut ? { ...line, SRV: true } : line);
      }
    },
  },
  "takes a friend's ship for its own": {
    caughtBy: 'friends-ship-on-foot',
    State: class extends JournalState {
      override Loadout(line: Line) {
        this.isCrew = false;
        super.Loadout(line);
      }
    },
  },
  "takes the captain's ship for its own": {
    caughtBy: 'telepresence-crew',
    State: class extends JournalState {
      override JoinACrew() {}
      override vehicleIn(line: Line) {
        return super.vehicleIn({ ...line, Multicrew: false });
      }
    },
  },
  'expects a value of every hull': {
    caughtBy: 'loadout-without-value',
    State: class extends JournalState {
      override Loadout(line: Line) {
        super.Loadout(line);
        if (line.event === 'Loadout') this.known.hullValue = line.HullValue ?? 0;
      }
    },
  },
  'takes off with a ship that is sent away': {
    caughtBy: 'ship-recalled',
    State: class extends JournalState {
      override Liftoff(line: Line) {
        super.Liftoff({ ...line, PlayerControlled: true });
        this.known.vehicle = 'ship';
      }
    },
  },
  'gives the new ship the name of the old one': {
    caughtBy: 'swap-order',
    State: class extends JournalState {
      override ShipyardNew(line: Line) {
        const name = this.known.ship?.name;
        super.ShipyardNew(line);
        this.known.ship.name = name;
      }
      override Loadout(line: Line) {
        const name = this.known.ship?.name;
        super.Loadout(name === undefined ? line : { ...line, ShipName: name });
      }
    },
  },
  // Cargo, materials, money
  'takes a Cargo without a list for an empty hold': {
    caughtBy: 'cargo-in-file',
    State: class extends JournalState {
      override Cargo(line: Line) {
        super.Cargo({ Inventory: [], ...line });
      }
    },
  },
  'has one hold for ship and SRV': {
    caughtBy: 'srv-cargo',
    State: class extends JournalState {
      override Cargo(line: Line) {
        super.Cargo({ ...line, Vessel: 'Ship' });
      }
    },
  },
  'mines into the ship': {
    caughtBy: 'ground-mining',
    State: class extends JournalState {
      override MiningRefined({ Type }: Line) {
        const cargo = { ...this.known.cargo };
        const name = Type.slice(1, -'_name;'.length);
        this.known.cargo = { ...cargo, [name]: (cargo[name] ?? 0) + 1 };
      }
    },
  },
  'does not see an SRV mine': {
    caughtBy: 'ground-mining',
    State: class extends JournalState {
      override MiningRefined() {}
    },
  },
  'counts by itself what an SRV brings': {
    caughtBy: 'too-many-tonnes',
    State: class extends JournalState {
      isCounting = false;
      override MiningRefined(line: Line) {
        super.MiningRefined(line);
        this.isCounting ||= this.known.vehicle === 'srv';
      }
      override DockSRV() {
        super.DockSRV();
        if (!this.isCounting) return;
        const { cargo, srvCargo } = this.known;
        const sums = Object.entries<number>(srvCargo).map(([name, count]) => [name, count + (cargo[name] ?? 0)]);
        this.known.cargo = { ...cargo, ...Object.fromEntries(sums) };
      }
      override Cargo(line: Line) {
        if (!this.isCounting) super.Cargo(line);
      }
    },
  },
  'keeps the cargo of a lost ship': {
    caughtBy: 'cargo-lost-by-death',
    State: class extends JournalState {
      override Died() {
        const { cargo } = this.known;
        super.Died();
        this.known.cargo = cargo;
      }
      override Cargo(line: Line) {
        if (this.known.playing === 'on') super.Cargo(line);
      }
    },
  },
  'reads the locker from the line': {
    caughtBy: 'locker-in-file',
    State: class extends JournalState {
      override ShipLocker(line: Line) {
        super.ShipLocker({ Items: [], ...line });
      }
    },
  },
  'keeps the last of several stacks': {
    caughtBy: 'split-stacks',
    State: class extends JournalState {
      override ShipLocker(line: Line) {
        super.ShipLocker(line.Items ? { ...line, Items: lastOfEach(line.Items), Data: lastOfEach(line.Data) } : line);
      }
    },
  },
  'books what is collected twice': {
    caughtBy: 'double-book',
    State: class extends JournalState {
      CollectItems(line: Line) {
        this.BackpackChange({ timestamp: line.timestamp, Added: [line] });
      }
    },
  },
  'crashes on an empty Backpack.json': { caughtBy: 'backpack-empty-file', Folder: crashesOn('Backpack.json') },
  'adds up what lines cost': {
    caughtBy: 'wages-and-fees',
    State: class extends JournalState {
      override Status() {}
      override handle(line: Line) {
        super.handle(line);
        this.known.credits += (line.TotalSale ?? line.TotalEarnings ?? 0) - (line.TotalCost ?? line.Cost ?? 0);
      }
    },
  },
  'counts only bounties with a list of rewards': {
    caughtBy: 'bounty-of-skimmer',
    State: class extends JournalState {
      override Bounty(line: Line) {
        if (line.Rewards) super.Bounty(line);
      }
    },
  },
  'rounds large numbers': {
    caughtBy: 'huge-sums',
    Folder: class extends JournalFolder {
      override parse(text: string) {
        return super.parse(text) && (JSON.parse(text) as Line);
      }
    },
  },
  // Missions
  'keeps missions that ended offline': {
    caughtBy: 'mission-expired-offline',
    State: class extends JournalState {
      override begin() {
        const { missions } = this.known;
        super.begin();
        this.known.missions = missions;
      }
      override Missions(line: Line) {
        const before = this.known.missions ?? [];
        super.Missions(line);
        for (const id of before) this.known.missions.add(id);
      }
    },
  },
  'lets a mission expire that can be handed in': {
    caughtBy: 'redirected-stops-clock',
    State: class extends JournalState {
      readonly expiry = new Map<string, string>();
      override MissionAccepted(line: Line) {
        super.MissionAccepted(line);
        this.expiry.set(String(line.MissionID), line.Expiry);
      }
      override take(line: Line) {
        super.take(line);
        for (const [id, at] of this.expiry) if (at < line.timestamp) this.known.missions?.delete(id);
      }
    },
  },
  'takes an empty faction for a name': {
    caughtBy: 'empty-faction-effect',
    State: class extends JournalState {
      override MissionCompleted(line: Line) {
        super.MissionCompleted(line);
        this.known.influenced = line.FactionEffects?.map(({ Faction }: Line) => Faction);
      }
    },
  },
  'keeps the factions of the last populated system': {
    caughtBy: 'no-factions',
    State: class extends JournalState {
      override arrive(line: Line) {
        const { factions } = this.known;
        super.arrive(line);
        this.known.factions = line.Factions ? this.known.factions : factions;
      }
    },
  },
  'adds merits up': {
    caughtBy: 'merits-thrice',
    State: class extends JournalState {
      override PowerplayMerits(line: Line) {
        super.PowerplayMerits({ ...line, TotalMerits: this.known.merits + line.MeritsGained });
      }
      override Powerplay(line: Line) {
        super.Powerplay({ ...line, Merits: this.known.merits ?? line.Merits });
      }
    },
  },
  'rounds progress up': {
    caughtBy: 'last-delivery',
    State: class extends JournalState {
      override ColonisationConstructionDepot(line: Line) {
        super.ColonisationConstructionDepot({
          ConstructionProgress: Math.round(line.ConstructionProgress * 100) / 100,
        });
      }
    },
  },
  // Exploration
  'doubles a Scan': {
    caughtBy: 'same-scan-again',
    State: class extends JournalState {
      readonly scans: string[] = [];
      override Scan(line: Line) {
        super.Scan(line);
        this.scans.push(line.BodyName);
      }
      override answer() {
        const answer = super.answer();
        return { ...answer, bodies: answer.bodies && this.scans.filter((name) => answer.bodies.includes(name)) };
      }
    },
  },
  'counts a system each time that all bodies are found': {
    caughtBy: 'all-found-again',
    State: class extends JournalState {
      readonly found: string[] = [];
      override FSSAllBodiesFound(line: Line) {
        super.FSSAllBodiesFound(line);
        this.found.push(line.SystemName);
      }
      override answer() {
        return { ...super.answer(), explored: this.found };
      }
    },
  },
  'knows no signals but those of 4.4.0': {
    caughtBy: 'mining-locations',
    State: class extends JournalState {
      override FSSBodySignals(line: Line) {
        const Signals = line.Signals.filter(({ Type }: Line) => Type.startsWith('$SAA_'));
        super.FSSBodySignals({ ...line, Signals });
      }
    },
  },
  'takes every signal that is not geological for life': {
    caughtBy: 'mining-locations',
    State: class extends JournalState {
      override SAASignalsFound(line: Line) {
        super.SAASignalsFound(line);
        const isLife = line.Signals.some(({ Type }: Line) => !/Geological|Human|Guardian|Thargoid/.test(Type));
        if (isLife && line.Genuses) line.Genuses[0].Genus.trim();
      }
    },
  },
  // Files and time
  'takes the main menu for the end of the file': {
    caughtBy: 'relog',
    State: class extends JournalState {
      isOver = false;
      override take(line: Line) {
        if (line.event === 'Fileheader') this.isOver = false;
        if (!this.isOver) super.take(line);
        this.isOver ||= line.event === 'Music' && line.MusicTrack === 'MainMenu' && this.known.system !== undefined;
      }
    },
  },
  'waits in an empty journal': {
    caughtBy: 'empty-journal',
    Folder: class extends JournalFolder {
      override journals(files: Files) {
        const names = super.journals(files);
        const empty = names.findIndex((name) => files.get(name)?.length === 0);
        return empty === -1 ? names : names.slice(0, empty + 1);
      }
    },
    State: SureOfNothing,
  },
  'allows no key without a name': {
    caughtBy: 'nameless-key',
    Folder: class extends JournalFolder {
      override parse(text: string) {
        return text.includes(' "":') ? undefined : super.parse(text);
      }
    },
  },
  'reads a new file only after a Shutdown': {
    caughtBy: 'no-shutdown',
    Folder: class extends JournalFolder {
      override journals(files: Files) {
        const names = super.journals(files);
        const open = names.findIndex((name) => !/"(Shutdown|Continued)"/.test(String(files.get(name))));
        return open === -1 ? names : names.slice(0, open + 1);
      }
    },
  },
  'starts over with every part': {
    caughtBy: 'part-two',
    State: class extends SureOfNothing {
      override Fileheader(line: Line) {
        super.Fileheader({ ...line, part: 1 });
      }
    },
  },
  'sorts journals as texts': {
    caughtBy: 'name-forms',
    Folder: class extends JournalFolder {
      override journals(files: Files) {
        return super.journals(files).sort().slice(-1);
      }
    },
  },
  'drops lines that are older than the last': {
    caughtBy: 'clock-back',
    State: class extends JournalState {
      override take(line: Line) {
        if (this.upTo === undefined || line.timestamp >= this.upTo) super.take(line);
      }
    },
  },
  'takes half a line for a line': {
    caughtBy: 'half-line',
    Folder: class extends JournalFolder {
      override endOf(content: Buffer) {
        return content.length;
      }
    },
  },
  'crashes on a line that does not parse': {
    caughtBy: 'unparsable-line',
    Folder: class extends JournalFolder {
      override parse(text: string) {
        return super.parse(text) ?? (text.trim() === '' ? undefined : (JSON.parse(text) as Line));
      }
    },
  },
  'reads on from the end of the file': {
    caughtBy: 'started-late',
    Folder: class extends JournalFolder {
      override begin(files: Files) {
        for (const [name, content] of files) this.read.set(name, content.length);
      }
    },
    All: class extends Commanders {
      override answer(question: Question) {
        return { ...Object.fromEntries(question.members.map((member) => [member, null])), ...super.answer(question) };
      }
    },
  },
  'takes a beta for the real game': {
    caughtBy: 'beta',
    State: class extends JournalState {
      override Fileheader(line: Line) {
        super.Fileheader(line);
        this.known.beta = false;
      }
    },
  },
  'reads copies, too': {
    caughtBy: 'copy-beside',
    Folder: class extends JournalFolder {
      override journals(files: Files) {
        const sizeOf = (name: string) => files.get(name)?.length ?? 0;
        // It is found late: the journal has gone on since.
        const isOlder = (name: string) => sizeOf(name) < sizeOf(name.replace(/\(\d\)/, ''));
        const copies = [...files.keys()].filter((name) => /^Journal.*\(\d\)\.log$/.test(name));
        return [...super.journals(files), ...copies.filter(isOlder)];
      }
    },
  },
  'believes a Status line in the journal': {
    caughtBy: 'status-in-journal',
    State: class extends JournalState {
      override take(line: Line) {
        super.take(line);
        if (line.event === 'Status') this.known.docked = (line.Flags & 1) === 1;
      }
    },
  },
  'expects a name of every event': {
    caughtBy: 'blank-event-name',
    State: class extends JournalState {
      override handle(line: Line) {
        if (line.event === '') throw new Error('an event without a name');
        super.handle(line);
      }
    },
  },
  'expects fuel in every Status.json': {
    caughtBy: 'flags-zero',
    State: class extends JournalState {
      override Status(line: Line) {
        if (line.Flags2 === undefined) line.Fuel.FuelMain.toFixed();
        super.Status(line);
      }
    },
  },
  'crashes on an empty Status.json': { caughtBy: 'status-empty', Folder: crashesOn('Status.json') },
  'crashes on half a NavRoute.json': { caughtBy: 'route-file-empty', Folder: crashesOn('NavRoute.json') },
  'takes a cleared route for one': {
    caughtBy: 'route-cleared-while-reading',
    State: class extends JournalState {
      override NavRouteClear() {}
    },
  },
  'mixes two commanders into one': {
    caughtBy: 'two-commanders',
    All: class extends Commanders {
      override take(line: Line, _file: string) {
        super.take(line, 'Journal');
      }
      override bind(journal: string) {
        super.bind(journal, 'everyone');
      }
      override answer() {
        return super.answer({});
      }
    },
  },
  'takes Odyssey from the Fileheader': {
    caughtBy: 'horizons-4',
    State: class extends JournalState {
      override LoadGame(line: Line) {
        super.LoadGame({ ...line, Odyssey: undefined });
      }
    },
  },
  'keys by the names that the game shows': {
    caughtBy: 'languages',
    State: class extends JournalState {
      override Cargo(line: Line) {
        const rows = line.Inventory?.map((row: Line) => ({ ...row, Name: row.Name_Localised ?? row.Name }));
        super.Cargo({ ...line, Inventory: rows });
      }
    },
  },
  'stops at a character that is not UTF-8': {
    caughtBy: 'mojibake',
    Folder: class extends JournalFolder {
      override linesOf(name: string, content: Buffer) {
        new TextDecoder('utf-8', { fatal: true }).decode(content);
        return super.linesOf(name, content);
      }
    },
  },
  'takes NavRoute.json as it is when the line comes': {
    caughtBy: 'route-file-late',
    State: class extends JournalState {
      override takeFile(content: Line) {
        const waiting = this.unread.get('NavRoute');
        const isRoute = content.event.startsWith('NavRoute') && waiting !== undefined;
        super.takeFile(isRoute ? { ...content, event: 'NavRoute', timestamp: waiting } : content);
      }
    },
  },
  'takes Market.json as it is when the line comes': {
    caughtBy: 'market-late',
    State: class extends JournalState {
      override takeFile(content: Line) {
        const { event, timestamp } = content;
        if (event === 'Market' && this.unread.has(event)) this.unread.set(event, timestamp);
        super.takeFile(content);
      }
    },
  },
  // What ends, changes or is taken away
  'counts a jump of the carrier as its own': {
    caughtBy: 'carrier-jump-aboard',
    State: class extends JournalState {
      override CarrierJump(line: Line) {
        super.CarrierJump(line);
        this.known.jumps++;
      }
    },
  },
  'moves the carrier only when it is aboard': {
    caughtBy: 'carrier-jump-not-aboard',
    State: class extends JournalState {
      override CarrierLocation(line: Line) {
        const { carrier } = this.known;
        super.CarrierLocation(line);
        if (carrier) this.known.carrier = carrier;
      }
    },
  },
  'moves the carrier when a jump is requested': {
    caughtBy: 'carrier-waits',
    State: class extends JournalState {
      CarrierJumpRequest(line: Line) {
        this.known.carrier = line.SystemName;
      }
    },
  },
  'follows the captain from afar': {
    caughtBy: 'telepresence-crew',
    State: class extends JournalState {
      override FSDJump(line: Line) {
        super.FSDJump(line);
        this.known.system = line.StarSystem;
      }
    },
  },
  'is in its own ship once a taxi has jumped': {
    caughtBy: 'taxi-docked',
    State: class extends JournalState {
      override FSDJump(line: Line) {
        super.FSDJump({ ...line, Taxi: false });
      }
    },
  },
  'is in supercruise until it docks': {
    caughtBy: 'body-without-leave',
    State: class extends JournalState {
      override SupercruiseExit(line: Line) {
        super.SupercruiseExit(line);
        this.known.place = 'supercruise';
      }
    },
  },
  'stays in the seat that it has launched from': {
    caughtBy: 'hired-fighter',
    State: class extends JournalState {
      override VehicleSwitch() {}
    },
  },
  'stays in a fighter that is gone': {
    caughtBy: 'hired-fighter',
    State: class extends JournalState {
      override FighterDestroyed() {}
    },
  },
  'does not see a taxi dock': {
    caughtBy: 'taxi-docked',
    State: class extends JournalState {
      override Docked(line: Line) {
        if (!line.Taxi) super.Docked(line);
      }
    },
  },
  'is docked until it reads Undocked': {
    caughtBy: 'login-undocked',
    State: class extends JournalState {
      last: Line = {};
      override dock(line: Line | null | undefined) {
        super.dock(line);
        if (line) this.last = { ...this.known };
      }
      override Undocked(line: Line) {
        super.Undocked(line);
        this.last = {};
      }
      override Location(line: Line) {
        super.Location(line);
        const { station, marketId, docked } = this.last;
        if (docked) Object.assign(this.known, { station, marketId, docked });
      }
    },
  },
  'takes a request for leave to dock': {
    caughtBy: 'docking-computer-noise',
    State: class extends JournalState {
      DockingRequested() {
        this.known.clearance = true;
      }
    },
  },
  'shows a space as the name of a ship': {
    caughtBy: 'unnamed-ship',
    State: class extends JournalState {
      override SetUserShipName(line: Line) {
        super.SetUserShipName(line);
        this.known.ship.name = line.UserShipName;
      }
      override Loadout(line: Line) {
        super.Loadout(line);
        this.known.ship.name = line.ShipName;
      }
    },
  },
  'keeps the old name until Loadout': {
    caughtBy: 'swap-order',
    State: class extends JournalState {
      override ShipyardNew(line: Line) {
        const name = this.known.ship?.name;
        super.ShipyardNew(line);
        this.known.ship.name = name;
      }
    },
  },
  'does not see a ship swapped': {
    caughtBy: 'swap-order',
    State: class extends JournalState {
      override ShipyardSwap() {}
    },
  },
  'keeps a ship that was sold': {
    caughtBy: 'ship-sold',
    State: class extends JournalState {
      override ShipyardSell() {}
    },
  },
  'stays in an SRV that is gone': {
    caughtBy: 'srv-lost',
    State: class extends JournalState {
      override SRVDestroyed() {}
    },
  },
  'boards every fighter that is launched': {
    caughtBy: 'hired-fighter',
    State: class extends JournalState {
      override LaunchFighter(line: Line) {
        super.LaunchFighter({ ...line, PlayerControlled: true });
      }
    },
  },
  'does not see a synthesis take materials': {
    caughtBy: 'materials-spent',
    State: class extends JournalState {
      override Synthesis() {}
    },
  },
  'does not see an engineer take materials': {
    caughtBy: 'materials-spent',
    State: class extends JournalState {
      override EngineerCraft() {}
    },
  },
  'does not see a trader take materials': {
    caughtBy: 'materials-spent',
    State: class extends JournalState {
      override MaterialTrade() {}
    },
  },
  'does not see a bin take materials': {
    caughtBy: 'materials-spent',
    State: class extends JournalState {
      override MaterialDiscarded() {}
    },
  },
  'knows the ranks of the log-in alone': {
    caughtBy: 'promotion',
    State: class extends JournalState {
      override Promotion() {}
    },
  },
  'keeps a mission that was given up': {
    caughtBy: 'mission-given-up',
    State: class extends JournalState {
      override MissionAbandoned() {}
    },
  },
  'stays with the power that it has left': {
    caughtBy: 'power-changed',
    State: class extends JournalState {
      override PowerplayDefect() {}
    },
  },
  'never leaves a power for none': {
    caughtBy: 'power-changed',
    State: class extends JournalState {
      override PowerplayLeave() {}
    },
  },
  'keeps a mission that was handed in': {
    caughtBy: 'mission-given-up',
    State: class extends JournalState {
      override MissionCompleted() {}
    },
  },
  'takes the legacy game for Horizons': {
    caughtBy: 'signals-after-arrival',
    State: class extends JournalState {
      override answer() {
        const answer = super.answer();
        return answer.client === 'legacy' ? { ...answer, client: 'horizons' } : answer;
      }
    },
  },
  'loses the ship that it swaps': {
    caughtBy: 'ship-sold',
    State: class extends JournalState {
      override ShipyardSwap(line: Line) {
        const { id } = this.known.ship;
        super.ShipyardSwap(line);
        this.known.ships = this.known.ships?.filter((ship: number) => ship !== id);
      }
    },
  },
  'keeps the systems of a route that are behind': {
    caughtBy: 'route-flown',
    State: class extends JournalState {
      override FSDJump(line: Line) {
        const { route } = this.known;
        super.FSDJump(line);
        this.known.route = route;
      }
    },
  },
  'lists a route from its end': {
    caughtBy: 'route-flown',
    State: class extends JournalState {
      override NavRoute(line: Line) {
        super.NavRoute(line);
        if (line.Route) this.known.route.reverse();
      }
    },
  },
  'counts over a LoadGame': {
    caughtBy: 'counts-from-login',
    State: class extends JournalState {
      override LoadGame(line: Line) {
        const { jumps = 0 } = this.known;
        super.LoadGame(line);
        this.known.jumps = jumps;
      }
    },
  },
  'keeps a mission that has failed': {
    caughtBy: 'mission-given-up',
    State: class extends JournalState {
      override MissionAbandoned(line: Line) {
        super.MissionFailed(line);
      }
      override MissionCompleted(line: Line) {
        super.MissionFailed(line);
      }
      override MissionFailed() {}
    },
  },
};

function lastOfEach(rows: readonly Line[] = []): Line[] {
  return [...new Map(rows.map((row) => [row.Name, row])).values()];
}
