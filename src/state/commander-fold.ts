/** Who the commander is, and their standing. */
import type { Members } from '../interface/object-rule.js';
import type { Updates } from './fold.js';
import { idFrom, nameFrom, numberFrom, numbersIn, objectsFrom } from './fold-fields.js';
import { type Engineer, forgetAffairs, type JournalState } from './journal-state.js';

/** The account that an event is about: its id, or in old journals the name. */
export function accountOf({ id, name }: Pick<JournalState['commander'], 'id' | 'name'>): string | undefined {
  return id ?? name;
}

export const accountUpdates: Updates = {
  Commander: (state, { FID, Name }) => {
    const chosen = { id: nameFrom(FID), name: nameFrom(Name) };
    if (accountOf(chosen) !== accountOf(state.commander)) forgetAffairs(state);
    Object.assign(state.commander, chosen);
  },
  LoadGame: ({ commander }, { FID, Commander }) => {
    commander.id = nameFrom(FID);
    commander.name = nameFrom(Commander);
  },
};

export const rankUpdates: Updates = {
  Rank: (state, event) => {
    const { Empire, Federation } = event;
    const isWhole = numberFrom(Empire) !== undefined && numberFrom(Federation) !== undefined;
    state.ranks = isWhole ? numbersIn(event) : undefined;
  },
  Promotion: ({ ranks }, event) => {
    if (ranks) Object.assign(ranks, numbersIn(event));
  },
};

export const standingUpdates: Updates = {
  Reputation: (state, event) => {
    state.reputation = numbersIn(event);
  },
  SquadronStartup: ({ commander }, { SquadronName }) => {
    commander.squadron = nameFrom(SquadronName);
  },
  Powerplay: ({ commander }, { Power, Merits }) => pledge(commander, Power, Merits),
  PowerplayMerits: ({ commander }, { Power, TotalMerits }) => pledge(commander, Power, TotalMerits),
  PowerplayJoin: ({ commander }, { Power }) => pledge(commander, Power),
  PowerplayDefect: ({ commander }, { ToPower }) => pledge(commander, ToPower),
  PowerplayLeave: ({ commander }) => {
    commander.pledge = null;
    commander.merits = undefined;
  },
  EngineerProgress: (state, event) => {
    if (Array.isArray(event.Engineers)) state.engineers = {};
    for (const each of [...objectsFrom(event.Engineers), event]) if (each) learnEngineer(state, each);
  },
};

function pledge(commander: JournalState['commander'], power: unknown, merits?: unknown): void {
  commander.pledge = nameFrom(power);
  commander.merits = numberFrom(merits);
}

function learnEngineer(state: JournalState, entry: Members): void {
  const name = nameFrom(entry.Engineer);
  if (name === undefined) return;
  const engineers = (state.engineers ??= {});
  const key = idFrom(entry.EngineerID) ?? ` ${name}`;
  const progress = nameFrom(entry.Progress);
  const rank = numberFrom(entry.Rank);
  const changed: Engineer = {
    name,
    ...(progress !== undefined && { progress }),
    // A new rank begins at 0 %, though single updates leave that out.
    ...(rank !== undefined && { rank, rankProgress: numberFrom(entry.RankProgress) ?? 0 }),
  };
  engineers[key] = { ...engineers[key], ...changed };
}
