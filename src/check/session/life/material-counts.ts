/** How much the commander has of each material: told at the start, changed by what is collected, traded and used. */
import { mostOfMaterial } from '../../../game/material-grades.js';
import type { Members } from '../../../interface/object-rule.js';
import { elementsOf, nameFrom, numberFrom, objectFrom } from '../field-readers.js';
import type { SessionTracker } from '../session-tracker.js';
import { forKinds, type KindUpdate, type StateUpdate } from '../state-update.js';

/** The lists of Materials. */
export const materialLists = ['Raw', 'Manufactured', 'Encoded'] as const;

/** The whole lists: a hundred materials with name and number come faster from the parser of the engine than member by member. */
export const materialFields: readonly string[] = materialLists;

const forgetMaterials: StateUpdate = {
  reads: [],
  update: ({ life }) => {
    life.materials = undefined;
  },
};

export const materialUpdates: readonly KindUpdate[] = [
  ['Materials', { reads: materialFields, update: listed }],
  ['MaterialCollected', { reads: ['Name', 'Count'], update: ({ life }, event) => change(life, event, 1) }],
  ['MaterialDiscarded', { reads: ['Name', 'Count'], update: ({ life }, event) => change(life, event, -1) }],
  ['Synthesis', { reads: ['Materials/*/Name', 'Materials/*/Count'], update: used('Materials') }],
  ['EngineerCraft', { reads: ['Ingredients/*/Name', 'Ingredients/*/Count'], update: used('Ingredients') }],
  [
    'MaterialTrade',
    { reads: ['Paid/Material', 'Paid/Quantity', 'Received/Material', 'Received/Quantity'], update: exchanged },
  ],
  ['MissionCompleted', { reads: ['MaterialsReward/*/Count'], update: rewarded }],
  ...forKinds(
    ['TechnologyBroker', 'ScientificResearch', 'EngineerContribution', 'EngineerLegacyConvert', 'ClearSavedGame'],
    forgetMaterials,
  ),
];

type Life = SessionTracker['life'];

/** The materials of a Materials; undefined if one cannot be read. */
export function materialCounts(event: Members): Map<string, number> | undefined {
  const counts = new Map<string, number>();
  for (let list = 0; list < materialLists.length; list++) {
    const materials = event[materialLists[list] as string];
    if (!Array.isArray(materials)) return undefined;
    const elements = elementsOf(materials);
    for (let index = 0; index < elements.length; index++) {
      const material = objectFrom(elements[index]);
      const name = nameFrom(material?.Name);
      const count = numberFrom(material?.Count);
      if (name === undefined || count === undefined) return undefined;
      counts.set(name.toLowerCase(), count);
    }
  }
  return counts;
}

function listed(state: SessionTracker, event: Members): void {
  const counts = materialCounts(event);
  state.life.materials = counts && { where: state.here, counts };
}

function change(life: Life, material: Members | undefined, sign: 1 | -1): void {
  if (!life.materials) return;
  const name = nameFrom(material?.Name)?.toLowerCase();
  const count = numberFrom(material?.Count);
  if (name === undefined || count === undefined) {
    life.materials = undefined;
    return;
  }
  const { counts } = life.materials;
  // What does not fit is lost.
  counts.set(name, Math.min((counts.get(name) ?? 0) + sign * count, mostOfMaterial(name)));
}

function used(list: string): StateUpdate['update'] {
  return ({ life }, event) => {
    // Until 2017 the materials were the members of an object.
    if (!Array.isArray(event[list])) life.materials = undefined;
    if (!life.materials) return;
    for (const each of elementsOf(event[list])) change(life, objectFrom(each), -1);
  };
}

function exchanged({ life }: SessionTracker, { Paid, Received }: Members): void {
  if (!life.materials) return;
  const part = (value: unknown): Members => {
    const { Material, Quantity } = objectFrom(value) ?? {};
    return { Name: Material, Count: Quantity };
  };
  change(life, part(Paid), -1);
  change(life, part(Received), 1);
}

function rewarded({ life }: SessionTracker, { MaterialsReward }: Members): void {
  if (MaterialsReward !== undefined) life.materials = undefined;
}
