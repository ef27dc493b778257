/** What was found on bodies, and where missions had influence: by system, wherever the commander is. */
import type { Members } from '../interface/object-rule.js';
import { forKinds, type Updates } from './fold.js';
import {
  addressFrom,
  elementsOf,
  idFrom,
  nameFrom,
  numberFrom,
  objectFrom,
  objectsFrom,
  sumOfMember,
} from './fold-fields.js';
import type { BodyFinds, JournalState } from './journal-state.js';
import { remember } from './remember.js';
import { keyOfSystem } from './tally-fold.js';

export const findsUpdates: Updates = {
  Scan: (state, event) => {
    const [circles] = Object.values(objectFrom(elementsOf(event.Parents)[0]) ?? {});
    find(state, event, event.BodyID, { circles: numberFrom(circles) });
  },
  ...forKinds(['FSSBodySignals', 'SAASignalsFound'], (state, event) => {
    find(state, event, event.BodyID, { signals: sumOfMember(event.Signals, 'Count') });
  }),
  ScanOrganic: (state, event) => {
    if (event.ScanType === 'Analyse') find(state, event, event.Body, { analysed: nameFrom(event.Species) });
  },
  MissionCompleted: (state, { FactionEffects }) => {
    const influence: Record<string, number> = {};
    for (const each of objectsFrom(FactionEffects).flatMap((effect) => objectsFrom(effect?.Influence))) {
      const system = idFrom(each?.SystemAddress);
      const size = nameFrom(each?.Influence)?.length;
      if (system === undefined || size === undefined) continue;
      influence[system] = (influence[system] ?? 0) + (each?.Trend === 'DownBad' ? -size : size);
    }
    state.influence = influence;
  },
};

function find({ finds, system }: JournalState, event: Members, body: unknown, found: BodyFinds): void {
  const id = numberFrom(body);
  if (id === undefined) return;
  const address = addressFrom(event.SystemAddress);
  const key = `${address ?? keyOfSystem(system)} ${id}`;
  remember(finds, key, { ...finds[key], ...found });
}

/** One of the facts about the bodies of the current system, by BodyID. */
export function findsHere(
  { finds, system }: JournalState,
  fact: 'circles' | 'signals',
): Record<string, number> | undefined {
  if (!system) return undefined;
  const here = `${keyOfSystem(system)} `;
  const found = Object.entries(finds).flatMap(([key, { [fact]: value }]) =>
    key.startsWith(here) && value !== undefined ? [[key.slice(here.length), value] as const] : [],
  );
  return Object.fromEntries(found);
}
