/** How much the commander has of each material: told at the start, changed by what is collected, traded and used. */
import { mostOfMaterial } from '../../../game/material-grades.js';
import type { Members } from '../../../interface/object-rule.js';
import { elementsOf, nameFrom, numberFrom, objectFrom } from '../field-readers.js';
import type { SessionTracker } from '../session-tracker.js';
import { forKinds, type KindUpdate, type StateUpdate } from '../state-update.js';
import { ListedMaterials, listsOf, materialLists } from './listed-materials.js';

export const materialFields: readonly string[] = materialLists.flatMap((list) => [`${list}/*/Name`, `${list}/*/Count`]);

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

function listed(state: SessionTracker, event: Members): void {
  state.life.materials = new ListedMaterials(state.here, listsOf(event));
}

function change(life: Life, material: Members | undefined, sign: 1 | -1): void {
  const counts = life.materials?.counts;
  if (!counts) return;
  const name = nameFrom(material?.Name)?.toLowerCase();
  const count = numberFrom(material?.Count);
  if (name === undefined || count === undefined) {
    life.materials = undefined;
    return;
  }
  // What does not fit is lost.
  counts.set(name, Math.min((counts.get(name) ?? 0) + sign * count, mostOfMaterial(name)));
}

function used(list: string): StateUpdate['update'] {
  return ({ life }, event) => {
    if (!life.materials) return;
    const materials = event[list];
    // Until 2017 the materials were the members of an object.
    if (!Array.isArray(materials)) life.materials = undefined;
    for (const each of elementsOf(materials)) change(life, objectFrom(each), -1);
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
