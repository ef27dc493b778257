import type { SituationEntry } from '../../../../direct/situations/situation-catalogue.js';
import { actionWords, recentTriggers } from './action-words.js';
import { reported } from './follow-actions.js';
import { chooseSituation, triggerSituation } from './situation-choice.js';
import { inWords } from './situation-search.js';
import { isBusy } from './stage-requests.js';

const mostShown = 6;

/** Situations that were triggered before: one click triggers one again, with the same settings. */
export function RecentSituations({ all }: { readonly all: readonly SituationEntry[] }) {
  const recent = recentTriggers(reported.value.done, mostShown);
  if (recent.length === 0) return null;
  return (
    <div class="stage-buttons recent-situations" role="group" aria-label="Trigger again">
      <span class="muted">Again</span>
      {recent.map((action) => {
        const entry = all.find(({ name }) => name === action.situation);
        const { words } = actionWords(action);
        const again = () => {
          if (!entry) return;
          chooseSituation(entry);
          void triggerSituation(entry, action.set);
        };
        return (
          <button key={words} type="button" disabled={!entry || isBusy.value} onClick={again}>
            {inWords(words)}
          </button>
        );
      })}
    </div>
  );
}
