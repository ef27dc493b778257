import type { StarPosition } from '../game/star-system.js';
import type { UndefinedBit } from '../interface/bits.js';
import type { Flag2Name, FlagName } from '../interface/flag-tables.js';
import type { Members } from '../interface/object-rule.js';
import type { SystemAddress } from './fold-fields.js';

/** A line of a journal, and when it was written. */
export interface Where {
  readonly file: string;
  /** Counted from 1; 0 in a companion. */
  readonly line: number;
  readonly timestamp: string | undefined;
}

/** Where the commander is within the system. */
export type PlaceName = 'docked' | 'space' | 'supercruise' | 'hyperspace' | 'landed';

/** What the commander is in: `taxi` and `crew` are ships that others fly; `foot` is none. */
export type Ride = 'ship' | 'srv' | 'fighter' | 'lander' | 'foot' | 'taxi' | 'crew';

/** Any of them may be unknown. */
type Unsure<Facts> = { [Name in keyof Facts]?: Facts[Name] | undefined };

/**
 * What a reader can know after some lines, as plain JSON in the words of the stage's own state. What is not
 * certain is undefined. `structuredClone` or JSON makes a snapshot.
 */
export interface JournalState extends Unsure<UnsureFacts> {
  /** Whether the journal has kinds beyond the specification, so that scooping or dying would be recorded. */
  recordsAllKinds: boolean;
  game: GameFacts;
  commander: CommanderFacts;
  ship: ShipFacts;
  /** What limpets, the refinery and the hatch did, which the game counts seconds before or after its line. */
  looseCargo: LooseCargo[];
  /** Whether the commander plays a match or a training, whose lines say nothing of their own affairs. */
  inArena: boolean;
  /** From JoinACrew to QuitACrew: lines are about the ship of another commander. */
  inCrew: boolean;
  /** Whether an SRV is out, which has a hold of its own. */
  inSrv: boolean;
  /** What the lines of this session add up to. */
  tally: SessionTally;
  /** By system and BodyID, since the start of the game. */
  finds: Record<string, BodyFinds>;
  /** Whether the ship is docked at a carrier, where counts of the hold lag behind. */
  atCarrier: boolean;
  /** What was scanned and not yet sold, by the name of the system. */
  surveys: Record<string, SystemSurvey>;
  /** The lines that facts without a line of their own were learned from; of the cargo its time. */
  learned: Unsure<{ credits: LearnedCredits; materials: Where; fuel: Where; cargo: string }>;
}

interface UnsureFacts {
  /** The time of the last event. */
  timestamp: string;
  play: 'menu' | 'on' | 'dead' | 'over';
  place: PlaceName;
  ride: Ride;
  system: CurrentSystem;
  /** The commander's own system, while they take part in another commander's journey remotely. */
  awayFrom: CurrentSystem;
  /** In hyperspace: the system that the ship is on its way to. */
  jumpingTo: string;
  /** The planet, star or station that the ship is near. */
  body: NearBody;
  /** The station the ship is docked at. */
  station: DockedStation;
  surface: SurfaceFacts;
  docking: Docking;
  /** Whether the ship has leave to dock. */
  clearance: boolean;
  /** The line after which the game describes the ship again. */
  boarded: { readonly by: string; readonly where: Where };
  jumpFuel: JumpFuel;
  estimate: EstimatedCredits;
  /** Just paid to hired pilots, before the line that they are a share of. */
  wages: Wages;
  hold: CargoHold;
  /** The systems ahead, the next one first. */
  route: readonly RouteStop[];
  plotted: PlottedRoute;
  /** How many of each material, by internal name. */
  materials: Record<string, number>;
  locker: CarriedThings;
  backpack: CarriedThings;
  /** Tonnes in the hold of the SRV, by the internal name of the commodity. */
  srvCargo: Record<string, number>;
  /** The internal name of what is out: what lines call an SRV is this. */
  vehicleOut: string;
  /** The commander's own carrier. */
  carrier: { readonly id: string | undefined; readonly system: string | undefined };
  /** The numbers of all ships that the commander owns. */
  ships: readonly number[];
  /** How far the construction site is that was last described, from 0 to 1. */
  construction: number;
  /** The market last opened, and what it pays for each commodity. */
  market: { readonly id: string | undefined; readonly prices: Record<string, number> };
  /** Pluses that the last completed mission has brought, by the address of the system. */
  influence: Record<string, number>;
  /** By id: those listed at start-up or accepted since, the ended ones included. */
  missions: Record<string, Mission>;
  ranks: Record<string, number>;
  /** With each superpower, from -100 to 100. */
  reputation: Record<string, number>;
  engineers: Record<string, Engineer>;
  flags: readonly (FlagName | UndefinedBit)[];
  flags2: readonly (Flag2Name | UndefinedBit)[];
}

export type GameFacts = Unsure<{
  version: string;
  build: string;
  language: string;
  horizons: boolean;
  odyssey: boolean;
  /** Open, Group, Solo; CQC has none. */
  mode: string;
}>;

export type CommanderFacts = Unsure<{
  name: string;
  id: string;
  credits: number;
  legal: string;
  /** Null after PowerplayLeave. */
  pledge: string | null;
  merits: number;
  squadron: string;
}>;

export type ShipFacts = Unsure<{
  /** Internal name in lower case: `krait_light`. */
  type: string;
  /** The type as the game shows it, where it does. */
  localised: string;
  id: number;
  name: string;
  ident: string;
  /** Tonnes by the internal name of the commodity. */
  cargo: Record<string, number>;
  /** All that is in the hold, also where it is not known what: as last counted, and by the lines since. */
  tonnes: number;
  cargoCapacity: number;
  /** The last that was written. */
  hullValue: number;
}> & { fuel: TankFacts };

/** Tonnes. */
export type TankFacts = Unsure<{
  main: number;
  /** How much the main tank holds. */
  capacity: number;
  reservoirCapacity: number;
  /** The most that was ever in the main tank, which is at least as large. */
  largest: number;
}>;

export interface CurrentSystem {
  readonly name: string;
  /** Journals before 2018 have none. */
  readonly address: SystemAddress | undefined;
  readonly position: StarPosition | undefined;
  /** Whether the ship is another player's, which may be anywhere. */
  readonly multicrew: boolean;
  readonly where: Where;
}

export interface NearBody {
  readonly name: string;
  readonly id: number | undefined;
  readonly type: string | undefined;
}

export interface DockedStation {
  readonly name: string;
  /** The name as the game shows it, where that is another. */
  readonly localised: string | undefined;
  readonly type: string | undefined;
  readonly marketId: number | undefined;
}

export interface SurfaceFacts {
  readonly body: string | undefined;
  readonly latitude: number;
  readonly longitude: number;
  readonly altitude: number | undefined;
}

export interface Docking {
  readonly docked: boolean;
  /** The kind of the event that said so. */
  readonly by: string;
  readonly where: Where;
}

/** The main tank when it was last written since the last jump, in tonnes. */
export interface JumpFuel {
  readonly level: number;
  /** The kind of the event that said so, unless it is the jump. */
  readonly by?: string;
  /** What has been scooped since, as far as it was recorded. */
  scooped: number;
  /** How often the ship has dropped out of supercruise since, which ends any scooping. */
  drops: number;
  /** Whether a jump has begun: its fuel is taken before its FSDJump is written. */
  jumping?: boolean;
  readonly where: Where;
}

/** By internal name: rows of several owners or missions are added up. */
export interface CarriedThings {
  readonly counts: Record<string, number>;
  /** The time of the line or file that listed them. */
  readonly listed: unknown;
}

/** What lines have said of a body. */
export type BodyFinds = Unsure<{
  /** The BodyID of what it circles. */
  circles: number;
  /** How many signals are on it. */
  signals: number;
  /** The species last analysed on it. */
  analysed: string;
}>;

/** Since LoadGame, or where it says so since the start of the game. */
export interface SessionTally {
  jumps: number;
  /** A log-in in dock counts, a Docked that repeats it does not. */
  dockings: number;
  /** Credits. */
  bounties: number;
  /** Signals since the last jump began, by `keyOfSystem`. */
  signals: Record<string, number>;
  /** Names of the bodies scanned since the start of the game, by `keyOfSystem`. */
  bodies: Record<string, string[]>;
  /** Systems of which all bodies were found, since the start of the game. */
  explored: string[];
  /** Species that were analysed, since the start of the game. */
  lifeForms: string[];
  /** The factions in the current system. */
  factions: readonly string[];
  /** The factions that the last completed mission affected. */
  influenced: readonly string[];
}

export interface CargoHold {
  /** What the last Cargo counted. */
  readonly count: number;
  readonly where: Where;
  /** When, in seconds since 1970. */
  readonly at: number;
  /** What certainly came since, less what went. */
  traded: number;
}

export interface LooseCargo {
  readonly change: number;
  /** When its line was written, in seconds since 1970. */
  readonly at: number;
}

export interface RouteStop {
  readonly name: string;
  readonly address: SystemAddress;
}

export interface RouteJump extends RouteStop {
  readonly where: Where;
}

/** The route last plotted, and the jumps since. */
export interface PlottedRoute {
  readonly where: Where;
  /** Where the ship was when the route was plotted. */
  readonly start: CurrentSystem | undefined;
  /** The stops, if the event lists them. */
  readonly stops: readonly RouteStop[] | undefined;
  /** How far the jumps have followed these stops. */
  readonly progress: RouteProgress;
  readonly jumps: RouteJump[];
  /** The ship moved by other means than a jump, or may have: later jumps are not compared with the route. */
  over: boolean;
}

export interface RouteProgress {
  /** The index of the last stop that was reached. */
  reached: number;
  jumps: number;
  /** Whether the last jumps led elsewhere. */
  strayed: boolean;
  /** Whether the route was flown to its end, or given up. */
  over: boolean;
}

export interface Mission {
  /** The plain members of its MissionAccepted or of its entry in Missions, with the current destination. */
  fields: Members;
  readonly where: Where;
  readonly faction: string | undefined;
  readonly expiry: string | undefined;
  /** What was asked for is done, and the clock stands still. */
  redirected?: true;
  /** The systems and stations where it can be handed in; undefined if one is not certain. */
  systems: readonly string[] | undefined;
  stations: readonly string[] | undefined;
  /** The faction whose ships are to be destroyed, and how many were. */
  readonly targets: string | undefined;
  kills: number;
  /** The line that ended it. */
  ended: Where | undefined;
}

export interface SystemSurvey {
  readonly bodies: number[];
  /** Whether nothing of it was known before these bodies. */
  complete: boolean;
}

export interface Engineer {
  readonly name: string;
  /** Unlocked, Invited, Known … */
  readonly progress?: string;
  /** From 0 to 5. */
  readonly rank?: number;
  /** Per cent of the way to the next rank. */
  readonly rankProgress?: number;
}

/** While the balance is not certain: the last one that was, and what lines have paid and cost since. */
export interface EstimatedCredits {
  readonly certain: number;
  readonly timestamp: string | undefined;
  since: number;
}

/** What lines of one time just paid to hired pilots, as a negative sum. */
export interface Wages {
  readonly timestamp: string | undefined;
  readonly sum: number;
  /** Lines. */
  readonly count: number;
  /** The balance before. */
  readonly before: Unsure<{ credits: number; learned: LearnedCredits; estimate: EstimatedCredits }>;
}

export interface LearnedCredits {
  /** Where a balance was last written. */
  readonly where: Where;
  /** How many lines have changed it since, and when the last did. */
  readonly changes: number;
  readonly timestamp: string | undefined;
  /** Status may be ahead of the journal, and is written again after every change. */
  readonly byStatus?: true;
}

/** Before the first line. */
export function unknownState(): JournalState {
  return {
    recordsAllKinds: false,
    game: {},
    commander: {},
    ship: { fuel: {} },
    looseCargo: [],
    inArena: false,
    inCrew: false,
    inSrv: false,
    tally: emptyTally(),
    finds: {},
    atCarrier: false,
    surveys: {},
    learned: {},
  };
}

function emptyTally(): SessionTally {
  return {
    jumps: 0,
    dockings: 0,
    bounties: 0,
    signals: {},
    bodies: {},
    explored: [],
    lifeForms: [],
    factions: [],
    influenced: [],
  };
}

/** Another launch of the game begins. The last plotted route stays, as NavRoute.json does. */
export function forgetLaunch(state: JournalState): void {
  const { plotted } = state;
  forget(state, Object.keys(state) as (keyof UnsureFacts)[]);
  Object.assign(state, unknownState(), { plotted });
  endRoute(state);
}

/** Credits, goods, missions, ranks: another commander has others. */
export function forgetAffairs(state: JournalState): void {
  forget(state, [
    'estimate',
    'wages',
    'station',
    'clearance',
    'boarded',
    'hold',
    'materials',
    'missions',
    'ranks',
    'reputation',
    'engineers',
    'locker',
    'backpack',
    'srvCargo',
    'vehicleOut',
    'carrier',
    'ships',
    'construction',
    'influence',
  ]);
  const { commander, looseCargo, inSrv, tally, finds, surveys, learned } = unknownState();
  Object.assign(state, { commander, looseCargo, inSrv, tally, finds, surveys, learned });
  state.ship = { fuel: state.ship.fuel };
}

/** Nothing about the place and the ship's tank is certain any more. */
export function forgetWhereabouts(state: JournalState): void {
  forget(state, [
    'place',
    'ride',
    'vehicleOut',
    'system',
    'jumpingTo',
    'body',
    'station',
    'surface',
    'docking',
    'awayFrom',
  ]);
  forgetTank(state);
  endRoute(state);
}

/** Of another ship nothing is known. */
export function forgetShip(state: JournalState): void {
  forget(state, ['jumpFuel', 'hold']);
  state.ship = { fuel: {} };
}

export function forgetTank(state: JournalState): void {
  state.jumpFuel = undefined;
  state.ship.fuel = {};
}

/** The plotted route says nothing about later jumps. */
export function endRoute(state: JournalState): void {
  state.route = undefined;
  if (state.plotted) state.plotted.over = true;
}

function forget(state: JournalState, names: readonly (keyof UnsureFacts)[]): void {
  for (const name of names) state[name] = undefined;
}
