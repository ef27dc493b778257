/** Rules about the materials of the commander. */
import { mostOfEveryMaterial, mostOfMaterial } from '../../../game/material-grades.js';
import type { Members } from '../../../interface/object-rule.js';
import { elementsOf, nameFrom, numberFrom, objectFrom } from '../../../state/fold-fields.js';
import { countOf, countsIn, materialFields, materialLists } from '../../../state/materials-fold.js';
import { lineReference, shortName } from '../session-phrases.js';
import { noFindings, type RuleFinding, type SessionRule } from '../session-rule.js';

const listed = { timestamp: '2026-11-14T20:41:00Z', event: 'Materials', Manufactured: [], Encoded: [] };
const iron = (Count: number) => ({ ...listed, Raw: [{ Name: 'iron', Count }] });
const collected = {
  timestamp: '2026-11-14T20:52:00Z',
  event: 'MaterialCollected',
  Category: 'Raw',
  Name: 'iron',
  Count: 3,
};

export const materialLimitRule: SessionRule = {
  id: 'materials/limit',
  says: 'of a material there is no more than a commander can keep',
  reason:
    'A commander keeps 300 of a material of grade 1, and 250, 200, 150 and 100 of the grades above. Tools show how much is missing to the limit. Before 3.0 there was one limit for all materials together, so only journals from 3.4 on are looked at.',
  since: '3.4',
  reads: { Materials: materialFields },
  check: (event) => {
    let found: RuleFinding[] | undefined;
    for (const list of materialLists) {
      const elements = elementsOf(event[list]);
      for (let index = 0; index < elements.length; index++) {
        // Undefined if the element is no object.
        const count = (elements[index] as Members | null)?.Count;
        if (typeof count !== 'number' || count <= mostOfEveryMaterial) continue;
        const finding = limitFinding(elements[index] as Members, list, index);
        if (finding) (found ??= []).push(finding);
      }
    }
    return found ?? noFindings;
  },
  good: { journal: [iron(300)] },
  bad: { journal: [iron(301)] },
};

function limitFinding({ Name, Count }: Members, list: string, index: number): RuleFinding | undefined {
  const name = nameFrom(Name);
  const count = numberFrom(Count);
  const most = mostOfMaterial(name?.toLowerCase() ?? '');
  if (name === undefined || count === undefined || count <= most) return undefined;
  const message = `there are ${count} of ${shortName(name)}, but a commander can keep ${most}`;
  const pointer = `/${list}/${index}/Count`;
  return { pointer, expected: `${most} or less`, found: String(count), message };
}

export const materialBalanceRule: SessionRule = {
  id: 'materials/balance',
  says: 'the materials that are written again are the last ones, plus what was collected, minus what was used',
  reason:
    'Every material comes with a line (MaterialCollected, MaterialTrade) and goes with one (EngineerCraft, Synthesis, MaterialDiscarded), so tools count along. After a mission that pays in materials, or a technology broker, the count starts over. Journals before 3.4 leave out what missions paid, and are not looked at.',
  since: '3.4',
  reads: { Materials: materialFields },
  check: (event, state) => {
    const { materials: before, learned } = state.journal;
    const counts = before && countsIn(event);
    if (!counts || !learned.materials) return noFindings;
    for (const name of new Set([...Object.keys(before), ...Object.keys(counts)])) {
      const [expected, count] = [countOf(before, name), countOf(counts, name)];
      if (expected === count) continue;
      const since = lineReference(learned.materials, state.here);
      const message = `there are ${count} of ${shortName(name)}, but with all that was collected and used after ${since} it should be ${expected}`;
      const wanted = `${expected} of ${shortName(name)}`;
      return [{ pointer: pointerTo(name, event), expected: wanted, found: String(count), message }];
    }
    return noFindings;
  },
  good: { journal: [iron(40), collected, { ...iron(43), timestamp: '2026-11-14T21:05:00Z' }] },
  bad: { journal: [iron(40), collected, { ...iron(40), timestamp: '2026-11-14T21:05:00Z' }] },
};

/** The count of a material, or the list that lacks it. */
function pointerTo(material: string, event: Members): string {
  for (const list of materialLists) {
    const index = elementsOf(event[list]).findIndex(
      (each) => nameFrom(objectFrom(each)?.Name)?.toLowerCase() === material,
    );
    if (index >= 0) return `/${list}/${index}/Count`;
  }
  return '/event';
}

const craft = (Count: number) => ({
  timestamp: '2026-11-14T20:52:00Z',
  event: 'EngineerCraft',
  Ingredients: [{ Name: 'iron', Count }],
});

export const materialUseRule: SessionRule = {
  id: 'materials/used',
  says: 'no more of a material is used than the commander has',
  reason:
    'Tools that plan engineering would show fewer than none. Journals before 3.4 are not looked at, because they leave out what missions paid.',
  since: '3.4',
  reads: {
    Synthesis: ['Materials/*/Name', 'Materials/*/Count'],
    EngineerCraft: ['Ingredients/*/Name', 'Ingredients/*/Count'],
  },
  check: (event, state) => {
    const { materials: counts, learned } = state.journal;
    if (!counts || !learned.materials) return noFindings;
    const list = event.event === 'Synthesis' ? 'Materials' : 'Ingredients';
    let found: RuleFinding[] | undefined;
    for (const [index, each] of elementsOf(event[list]).entries()) {
      const material = objectFrom(each);
      const name = nameFrom(material?.Name)?.toLowerCase();
      const count = numberFrom(material?.Count);
      const have = countOf(counts, name ?? '');
      if (name === undefined || count === undefined || count <= have) continue;
      const since = lineReference(learned.materials, state.here);
      const message = `${count} of ${shortName(name)} are used, but after ${since} and all lines since there are ${have}`;
      const pointer = `/${list}/${index}/Count`;
      (found ??= []).push({ pointer, expected: `${have} or less`, found: String(count), message });
    }
    return found ?? noFindings;
  },
  good: { journal: [iron(40), craft(1)] },
  bad: { journal: [iron(40), craft(41)] },
};
