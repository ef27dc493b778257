import type { Client } from '../../game/clients.js';
import type { Schema } from '../../words/shape/shape.js';

/** One thing that a tool may be asked for; `right-answer.ts` has the right answers. */
export interface AnswerFacts {
  /** For people and for the JSON Schema. */
  readonly about: string;
  readonly schema: Schema;
  /** Whether the order of a list matters. */
  readonly isOrdered?: true;
}

const text = { type: ['string', 'null'] };
const number = { type: ['number', 'null'] };
const yesOrNo = { type: ['boolean', 'null'] };
const texts = { type: ['array', 'null'], items: text };
const numbers = { type: ['array', 'null'], items: number };
const counts = { type: ['object', 'null'], additionalProperties: number };

/** What a tool may be asked for, by name. Scenarios, grades and the JSON Schema of the protocol use this. */
export const answerTable = {
  system: {
    about: 'The name of the system that the commander is in.',
    schema: text,
  },
  systemAddress: {
    about: 'Its SystemAddress.',
    schema: number,
  },
  body: {
    about: 'The body or station that the commander is at or near, by name.',
    schema: text,
  },
  station: {
    about: 'The station that the ship is docked at, by name; as the game shows it, or its symbol.',
    schema: text,
  },
  marketId: {
    about: 'Its MarketID.',
    schema: number,
  },
  place: {
    about: 'Where the commander is within the system.',
    schema: { enum: ['docked', 'space', 'supercruise', 'hyperspace', 'landed', null] },
  },
  docked: {
    about: 'Whether the ship is docked.',
    schema: yesOrNo,
  },
  vehicle: {
    about: 'What the commander is in: taxi and crew are ships that others fly, the lander is the Nomad.',
    schema: { enum: ['ship', 'srv', 'fighter', 'lander', 'foot', 'taxi', 'crew', null] },
  },
  vehicleType: {
    about: 'The internal name of the SRV or lander that the commander is in: testbuggy, mev_rhino, lander01 …',
    schema: text,
  },
  ship: {
    about: "The commander's own ship: its type in lower case, its number, and the name it was given.",
    schema: {
      type: ['object', 'null'],
      properties: { id: number, type: text, name: text },
      additionalProperties: false,
    },
  },
  cargo: {
    about: "Tonnes in the ship's hold, by the symbol of the commodity in lower case.",
    schema: counts,
  },
  srvCargo: {
    about: 'Tonnes in the hold of the SRV, likewise.',
    schema: counts,
  },
  materials: {
    about: 'Materials for engineers by their symbol in lower case: raw, manufactured and encoded in one.',
    schema: counts,
  },
  locker: {
    about: "What is in the ship's locker, by symbol in lower case; what belongs to others counts, too.",
    schema: counts,
  },
  backpack: {
    about: 'What is in the backpack, likewise.',
    schema: counts,
  },
  ships: {
    about: "The numbers (ShipID) of all the commander's own ships, once a shipyard has listed them.",
    schema: numbers,
  },
  hullValue: {
    about: 'The value of the hull of the own ship, as last written.',
    schema: number,
  },
  carrier: {
    about: "The name of the system that the commander's own carrier is in.",
    schema: text,
  },
  prices: {
    about: 'What the market last opened pays for each commodity, by symbol in lower case.',
    schema: counts,
  },
  credits: {
    about: 'The balance.',
    schema: number,
  },
  missions: {
    about: 'The numbers of the missions that are under way or can be handed in, as text.',
    schema: texts,
  },
  targetsLeft: {
    about: 'How many targets are still to be killed for missions taken since the start of the game, by MissionID.',
    schema: counts,
  },
  commander: {
    about: 'The name of the commander.',
    schema: text,
  },
  ranks: {
    about: 'Ranks as numbers, by the names that the journal uses: Combat, Trade, Explore …',
    schema: counts,
  },
  pledge: {
    about: 'The power that the commander is pledged to.',
    schema: text,
  },
  merits: {
    about: 'The merits that the commander has with it.',
    schema: number,
  },
  factions: {
    about: 'The names of the factions in the current system.',
    schema: texts,
  },
  influenced: {
    about: 'The names of the factions that the last completed mission has affected, each once.',
    schema: texts,
  },
  influence: {
    about: 'The pluses of influence that the last completed mission brought, by the SystemAddress they count in.',
    schema: counts,
  },
  bounties: {
    about: 'Credits that the bounties since LoadGame add up to.',
    schema: number,
  },
  construction: {
    about: 'The progress of the construction site that was last described, from 0 to 1.',
    schema: number,
  },
  route: {
    about: 'The names of the systems ahead on the plotted route, the next one first.',
    schema: texts,
    isOrdered: true,
  },
  jumps: {
    about: 'How many hyperspace jumps were made since LoadGame.',
    schema: number,
  },
  dockings: {
    about: 'How often a ship with the commander has docked since LoadGame; a log-in in dock counts as one.',
    schema: number,
  },
  clearance: {
    about: 'Whether the ship has leave to dock; not asked while it is docked.',
    schema: yesOrNo,
  },
  signals: {
    about: 'How many FSSSignalDiscovered were about the current system since the jump there began.',
    schema: number,
  },
  bodies: {
    about: 'The names of the bodies of the current system with a Scan since the game was started, each once.',
    schema: texts,
  },
  explored: {
    about: 'The names of the systems of which all bodies were found since the game was started, each once.',
    schema: texts,
  },
  lifeForms: {
    about: 'The symbols of the species whose analysis was completed since the game was started, each once.',
    schema: texts,
  },
  lifeOn: {
    about: 'The species last analysed on a body, by SystemAddress, a space and BodyID; since the game was started.',
    schema: { type: ['object', 'null'], additionalProperties: text },
  },
  orbits: {
    about: 'For each scanned body of the current system, by BodyID, the BodyID of what it circles.',
    schema: counts,
  },
  bodySignals: {
    about: 'How many signals are on each body of the current system, by BodyID: biological, geological and others.',
    schema: counts,
  },
  playing: {
    about: 'Whether the commander is in the menu, plays, is dead, or has left the game.',
    schema: { enum: ['menu', 'on', 'dead', 'over', null] },
  },
  client: {
    about: "The game that is played: with Odyssey, today's without it, or the legacy one of 3.8.",
    schema: { enum: ['odyssey', 'horizons', 'legacy', null] satisfies (Client | null)[] },
  },
  beta: {
    about: 'Whether it is a beta.',
    schema: yesOrNo,
  },
} as const satisfies Record<string, AnswerFacts>;

export type AnswerMember = keyof typeof answerTable;
