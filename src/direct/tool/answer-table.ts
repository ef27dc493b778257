import type { JournalState } from '../../state/journal-state.js';
import { list, number, object, record, text, type ValueSchema, words } from '../state/value-schema.js';

/** One thing that a tool may be asked for. */
interface AnswerDefinition {
  /** For people and for the JSON Schema. */
  readonly about: string;
  readonly schema: ValueSchema | { readonly is: 'boolean' };
  /** The right answer by what the journal says; undefined if it is not certain, null if there is none. */
  readonly rightIn: (state: JournalState) => unknown;
}

/** What a tool may be asked for, by name. The protocol's JSON Schema, scenarios and grades follow from this. */
export const answerTable = {
  system: {
    about: 'The name of the system that the commander is in.',
    schema: text,
    rightIn: ({ system }) => system?.name,
  },
  systemAddress: {
    about: 'Its SystemAddress.',
    schema: number,
    rightIn: ({ system }) => system?.address,
  },
  body: {
    about: 'The body or station that the commander is at or near, by name.',
    schema: text,
    rightIn: ({ body }) => body?.name,
  },
  station: {
    about: 'The station that the ship is docked at, by name; as the game shows it, or its symbol.',
    schema: text,
    rightIn: ({ station, docking }) => station?.name ?? (docking ? null : undefined),
  },
  marketId: {
    about: 'Its MarketID.',
    schema: number,
    rightIn: ({ station, docking }) => station?.marketId ?? (docking ? null : undefined),
  },
  docked: {
    about: 'Whether the ship is docked.',
    schema: { is: 'boolean' },
    rightIn: ({ docking }) => docking?.docked,
  },
  vehicle: {
    about: 'What the commander is in: taxi and crew are ships that others fly.',
    schema: words(['ship', 'srv', 'fighter', 'lander', 'foot', 'taxi', 'crew']),
    rightIn: ({ ride }) => ride,
  },
  ship: {
    about: "The commander's own ship: its type in lower case, its number, and the name it was given.",
    schema: object({ id: number, type: text, name: text }),
    rightIn: ({ ship: { id, type, name } }) => ({ id, type, name }),
  },
  cargo: {
    about: "Tonnes in the ship's hold, by the symbol of the commodity in lower case.",
    schema: record(number),
    rightIn: ({ ship }) => ship.cargo,
  },
  credits: {
    about: 'The balance.',
    schema: number,
    rightIn: ({ commander }) => commander.credits,
  },
  missions: {
    about: 'The numbers of the missions that are under way or can be handed in, as text.',
    schema: list(text),
    rightIn: ({ missions }) => missions && Object.keys(missions).filter((id) => !missions[id]?.ended),
  },
  commander: {
    about: 'The name of the commander.',
    schema: text,
    rightIn: ({ commander }) => commander.name,
  },
  ranks: {
    about: 'Ranks as numbers, by the names that the journal uses: Combat, Trade, Explore …',
    schema: record(number),
    rightIn: ({ ranks }) => ranks,
  },
} as const satisfies Record<string, AnswerDefinition>;

export type AnswerMember = keyof typeof answerTable;

export const answerMembers = Object.keys(answerTable) as AnswerMember[];
