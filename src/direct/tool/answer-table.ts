import { clientNames } from '../../game/clients.js';
import { findsHere } from '../../state/finds-fold.js';
import type { JournalState } from '../../state/journal-state.js';
import { keyOfSystem } from '../../state/tally-fold.js';
import { object, oneOf, recordOf, type Shape, trueOrFalse } from '../../words/shape/shape.js';
import { counts, number, numbers, text, texts } from '../state/stage-state-shape.js';

/** One thing that a tool may be asked for. */
export interface AnswerDefinition {
  /** For people and for the JSON Schema. */
  readonly about: string;
  readonly shape: Shape;
  /** The right answer by what the journal says; undefined if it is not certain, null if there is none. */
  readonly rightIn: (state: JournalState) => unknown;
  /** Another answer that is as good. */
  readonly alsoIn?: (state: JournalState) => unknown;
  /** Whether the order of a list matters. */
  readonly isOrdered?: true;
}

/** What a tool may be asked for, by name. Scenarios, grades and the JSON Schema of the protocol use this. */
export const answerTable = {
  system: {
    about: 'The name of the system that the commander is in.',
    shape: text,
    rightIn: ({ system, awayFrom = system }) => awayFrom?.name,
  },
  systemAddress: {
    about: 'Its SystemAddress.',
    shape: number,
    rightIn: ({ system, awayFrom = system }) => awayFrom?.address,
  },
  body: {
    about: 'The body or station that the commander is at or near, by name.',
    shape: text,
    rightIn: ({ body }) => body?.name,
  },
  station: {
    about: 'The station that the ship is docked at, by name; as the game shows it, or its symbol.',
    shape: text,
    rightIn: ({ station, docking }) => station?.name ?? (docking ? null : undefined),
    alsoIn: ({ station }) => station?.localised,
  },
  marketId: {
    about: 'Its MarketID.',
    shape: number,
    rightIn: ({ station, docking }) => station?.marketId ?? (docking ? null : undefined),
  },
  place: {
    about: 'Where the commander is within the system.',
    shape: oneOf(['docked', 'space', 'supercruise', 'hyperspace', 'landed']),
    rightIn: ({ place }) => place,
  },
  docked: {
    about: 'Whether the ship is docked.',
    shape: trueOrFalse,
    rightIn: ({ docking }) => docking?.docked,
  },
  vehicle: {
    about: 'What the commander is in: taxi and crew are ships that others fly, the lander is the Nomad.',
    shape: oneOf(['ship', 'srv', 'fighter', 'lander', 'foot', 'taxi', 'crew']),
    rightIn: ({ ride }) => ride,
  },
  vehicleType: {
    about: 'The internal name of the SRV or lander that the commander is in: testbuggy, mev_rhino, lander01 …',
    shape: text,
    rightIn: ({ ride, vehicleOut }) => (ride === 'srv' || ride === 'lander' ? vehicleOut : ride && null),
  },
  ship: {
    about: "The commander's own ship: its type in lower case, its number, and the name it was given.",
    shape: object({ id: number, type: text, name: text }),
    // The game writes a space for a ship without a name.
    rightIn: ({ ship: { id, type, name } }) => ({ id, type, name: name?.trim() === '' ? null : name }),
  },
  cargo: {
    about: "Tonnes in the ship's hold, by the symbol of the commodity in lower case.",
    shape: counts,
    rightIn: ({ ship }) => ship.cargo,
  },
  srvCargo: {
    about: 'Tonnes in the hold of the SRV, likewise.',
    shape: counts,
    rightIn: ({ srvCargo }) => srvCargo,
  },
  materials: {
    about: 'Materials for engineers by their symbol in lower case: raw, manufactured and encoded in one.',
    shape: counts,
    rightIn: ({ materials }) => materials,
  },
  locker: {
    about: "What is in the ship's locker, by symbol in lower case; what belongs to others counts, too.",
    shape: counts,
    rightIn: ({ locker }) => locker?.counts,
  },
  backpack: {
    about: 'What is in the backpack, likewise.',
    shape: counts,
    rightIn: ({ backpack }) => backpack?.counts,
  },
  ships: {
    about: "The numbers (ShipID) of all the commander's own ships, once a shipyard has listed them.",
    shape: numbers,
    rightIn: ({ ships }) => ships,
  },
  hullValue: {
    about: 'The value of the hull of the own ship, as last written.',
    shape: number,
    rightIn: ({ ship }) => ship.hullValue,
  },
  carrier: {
    about: "The name of the system that the commander's own carrier is in.",
    shape: text,
    rightIn: ({ carrier }) => carrier?.system,
  },
  prices: {
    about: 'What the market last opened pays for each commodity, by symbol in lower case.',
    shape: counts,
    rightIn: ({ market }) => market?.prices,
  },
  credits: {
    about: 'The balance.',
    shape: number,
    rightIn: ({ commander }) => commander.credits,
  },
  missions: {
    about: 'The numbers of the missions that are under way or can be handed in, as text.',
    shape: texts,
    rightIn: ({ missions }) => missions && Object.keys(missions).filter((id) => !missions[id]?.ended),
  },
  targetsLeft: {
    about: 'How many targets are still to be killed for missions taken since the start of the game, by MissionID.',
    shape: counts,
    rightIn: ({ missions }) =>
      missions &&
      Object.fromEntries(
        Object.entries(missions).flatMap(([id, { fields, targets, kills, ended }]) =>
          targets === undefined || ended ? [] : [[id, Math.max(0, Number(fields.KillCount) - kills)]],
        ),
      ),
  },
  commander: {
    about: 'The name of the commander.',
    shape: text,
    rightIn: ({ commander }) => commander.name,
  },
  ranks: {
    about: 'Ranks as numbers, by the names that the journal uses: Combat, Trade, Explore …',
    shape: counts,
    rightIn: ({ ranks }) => ranks,
  },
  pledge: {
    about: 'The power that the commander is pledged to.',
    shape: text,
    rightIn: ({ commander }) => commander.pledge,
  },
  merits: {
    about: 'The merits that the commander has with it.',
    shape: number,
    rightIn: ({ commander }) => commander.merits,
  },
  factions: {
    about: 'The names of the factions in the current system.',
    shape: texts,
    rightIn: ({ system, tally }) => system && tally.factions,
  },
  influenced: {
    about: 'The names of the factions that the last completed mission has affected, each once.',
    shape: texts,
    rightIn: ({ tally }) => tally.influenced,
  },
  influence: {
    about: 'The pluses of influence that the last completed mission brought, by the SystemAddress they count in.',
    shape: counts,
    rightIn: ({ influence }) => influence,
  },
  bounties: {
    about: 'Credits that the bounties since LoadGame add up to.',
    shape: number,
    rightIn: ({ tally }) => tally.bounties,
  },
  construction: {
    about: 'The progress of the construction site that was last described, from 0 to 1.',
    shape: number,
    rightIn: ({ construction }) => construction,
  },
  route: {
    about: 'The names of the systems ahead on the plotted route, the next one first.',
    shape: texts,
    isOrdered: true,
    rightIn: ({ route }) => route?.map(({ name }) => name),
  },
  jumps: {
    about: 'How many hyperspace jumps were made since LoadGame.',
    shape: number,
    rightIn: ({ tally }) => tally.jumps,
  },
  dockings: {
    about: 'How often a ship with the commander has docked since LoadGame; a log-in in dock counts as one.',
    shape: number,
    rightIn: ({ tally }) => tally.dockings,
  },
  clearance: {
    about: 'Whether the ship has leave to dock; not asked while it is docked.',
    shape: trueOrFalse,
    rightIn: ({ clearance }) => clearance,
  },
  signals: {
    about: 'How many FSSSignalDiscovered were about the current system since the jump there began.',
    shape: number,
    rightIn: ({ system, tally }) => system && (tally.signals[keyOfSystem(system)] ?? 0),
  },
  bodies: {
    about: 'The names of the bodies of the current system with a Scan since the game was started, each once.',
    shape: texts,
    rightIn: ({ system, tally }) => system && (tally.bodies[keyOfSystem(system)] ?? []),
  },
  explored: {
    about: 'The names of the systems of which all bodies were found since the game was started, each once.',
    shape: texts,
    rightIn: ({ tally }) => tally.explored,
  },
  lifeForms: {
    about: 'The symbols of the species whose analysis was completed since the game was started, each once.',
    shape: texts,
    rightIn: ({ tally }) => tally.lifeForms,
  },
  lifeOn: {
    about: 'The species last analysed on a body, by SystemAddress, a space and BodyID; since the game was started.',
    shape: recordOf(text),
    rightIn: ({ finds }) =>
      Object.fromEntries(
        Object.entries(finds).flatMap(([key, { analysed }]) => (analysed === undefined ? [] : [[key, analysed]])),
      ),
  },
  orbits: {
    about: 'For each scanned body of the current system, by BodyID, the BodyID of what it circles.',
    shape: counts,
    rightIn: (state) => findsHere(state, 'circles'),
  },
  bodySignals: {
    about: 'How many signals are on each body of the current system, by BodyID: biological, geological and others.',
    shape: counts,
    rightIn: (state) => findsHere(state, 'signals'),
  },
  playing: {
    about: 'Whether the commander is in the menu, plays, is dead, or has left the game.',
    shape: oneOf(['menu', 'on', 'dead', 'over']),
    rightIn: ({ play }) => play,
  },
  client: {
    about: "The game that is played: with Odyssey, today's without it, or the legacy one of 3.8.",
    shape: oneOf(clientNames),
    rightIn: ({ game: { version, odyssey } }) => {
      if (version?.startsWith('3.')) return 'legacy';
      return odyssey === undefined ? undefined : odyssey ? 'odyssey' : 'horizons';
    },
  },
  beta: {
    about: 'Whether it is a beta.',
    shape: trueOrFalse,
    rightIn: ({ game: { version } }) => version && /beta/i.test(version),
  },
} as const satisfies Record<string, AnswerDefinition>;

export type AnswerMember = keyof typeof answerTable;

export const answerMembers = Object.keys(answerTable) as AnswerMember[];
