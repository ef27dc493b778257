import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';
import { situationOutcome } from './situation-choice.js';
import { inWords } from './situation-search.js';
import { sendRequest, sentence } from './stage-requests.js';

/** Makes a situation happen, and shows what came of it. */
export async function triggerSituation(
  { name, writes }: Pick<SituationEntry, 'name' | 'writes'>,
  set: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  situationOutcome.value = undefined;
  try {
    const answer = await sendRequest('trigger', { situation: name, set });
    situationOutcome.value = { is: 'done', what: inWords(name), answer, marked: writes };
  } catch (error) {
    situationOutcome.value = { is: 'refused', message: sentence(error) };
  }
}
