/** State of the situations section, kept while another panel is in front. */
import { signal } from '@preact/signals';
import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';
import type { FieldTexts } from './setting-fields.js';
import { inWords } from './situation-search.js';
import { ask } from './stage-requests.js';
import type { Written } from './written-kinds.js';

/** Of the form with its settings, which the field that it was found by submits, too. */
export const formId = 'situation-form';

export const chosenSituation = signal<SituationEntry | undefined>(undefined);
/** Contents of the fields; a place typed once is kept for the next situation. */
export const fieldTexts = signal<FieldTexts>({});
/** What the last situation wrote. */
export const situationWrote = signal<Written | undefined>(undefined);

export function chooseSituation(entry: SituationEntry): void {
  if (chosenSituation.value?.name !== entry.name) situationWrote.value = undefined;
  chosenSituation.value = entry;
}

/** Makes a situation happen, and shows what came of it. */
export async function triggerSituation({ name, writes }: SituationEntry, set: object = {}): Promise<void> {
  situationWrote.value = undefined;
  const answer = await ask('trigger', { situation: name, set: { ...set } });
  situationWrote.value = answer && { what: inWords(name), answer, marked: writes };
}
