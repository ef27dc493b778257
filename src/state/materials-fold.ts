/** The materials of the commander: listed at the start, then collected, traded and used. */

import { mostOfMaterial } from '../game/material-grades.js';
import type { Members } from '../interface/object-rule.js';
import { entryOf } from '../words/entry-of.js';
import { forKinds, type Update, type Updates } from './fold.js';
import { elementsOf, keyFrom, numberFrom, objectFrom } from './fold-fields.js';
import type { JournalState } from './journal-state.js';

/** The lists of Materials. */
export const materialLists = ['Raw', 'Manufactured', 'Encoded'] as const;

/** What `countsIn` reads. */
export const materialFields = materialLists.flatMap((list) => [`${list}/*/Name`, `${list}/*/Count`]);

export const materialUpdates: Updates = {
  Materials: (state, event, where) => {
    state.materials = countsIn(event);
    state.learned.materials = where;
  },
  MaterialCollected: (state, event) => change(state, event, 1),
  MaterialDiscarded: (state, event) => change(state, event, -1),
  Synthesis: used('Materials'),
  EngineerCraft: used('Ingredients'),
  MaterialTrade: (state, { Paid, Received }) => {
    change(state, traded(Paid), -1);
    change(state, traded(Received), 1);
  },
  MissionCompleted: (state, { MaterialsReward }) => {
    if (MaterialsReward !== undefined) state.materials = undefined;
  },
  ...forKinds(
    ['TechnologyBroker', 'ScientificResearch', 'EngineerContribution', 'EngineerLegacyConvert', 'ClearSavedGame'],
    (state) => {
      state.materials = undefined;
    },
  ),
};

/** What a Materials lists; undefined if one of the materials cannot be read. */
export function countsIn(event: Members): Record<string, number> | undefined {
  const counts: Record<string, number> = {};
  for (const list of materialLists) {
    if (!Array.isArray(event[list])) return undefined;
    for (const element of elementsOf(event[list])) {
      const material = objectFrom(element);
      const name = keyFrom(material?.Name);
      const count = numberFrom(material?.Count);
      if (name === undefined || count === undefined) return undefined;
      counts[name] = count;
    }
  }
  return counts;
}

export function countOf(counts: Readonly<Record<string, number>>, name: string): number {
  return entryOf(counts, name) ?? 0;
}

function change(state: JournalState, material: Members | undefined, sign: 1 | -1): void {
  const { materials } = state;
  if (!materials) return;
  const name = keyFrom(material?.Name);
  const count = numberFrom(material?.Count);
  // What does not fit is lost.
  if (name === undefined || count === undefined) state.materials = undefined;
  else materials[name] = Math.min(countOf(materials, name) + sign * count, mostOfMaterial(name));
}

function used(list: string): Update {
  return (state, event) => {
    const materials = event[list];
    // Until 2017 the materials were the members of an object.
    if (!Array.isArray(materials)) state.materials = undefined;
    for (const each of elementsOf(materials)) change(state, objectFrom(each), -1);
  };
}

function traded(part: unknown): Members {
  const { Material, Quantity } = objectFrom(part) ?? {};
  return { Name: Material, Count: Quantity };
}
