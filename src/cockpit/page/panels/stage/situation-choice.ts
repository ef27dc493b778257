/** State of the situations section, kept while another panel is in front. */
import { signal } from '@preact/signals';
import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';
import type { Outcome } from './outcome-box.js';
import type { FieldTexts } from './setting-fields.js';

export const chosenSituation = signal<SituationEntry | undefined>(undefined);
/** Contents of the fields; a place typed once is kept for the next situation. */
export const fieldTexts = signal<FieldTexts>({});
export const situationOutcome = signal<Outcome | undefined>(undefined);

export function chooseSituation(entry: SituationEntry): void {
  if (chosenSituation.value?.name !== entry.name) situationOutcome.value = undefined;
  chosenSituation.value = entry;
}
