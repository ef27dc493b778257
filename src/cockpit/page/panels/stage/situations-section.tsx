import './stage-sections.css';
import { RecentSituations } from './recent-situations.js';
import { chosenSituation } from './situation-choice.js';
import { SituationForm } from './situation-form.js';
import { SituationPicker } from './situation-picker.js';
import { useCatalogue } from './use-catalogue.js';

/** Search for a situation, its needs and lines, and the trigger button. */
export function SituationsSection() {
  const situations = useCatalogue('situations');
  const settings = useCatalogue('settings');
  const problem = situations.problem ?? settings.problem;
  if (problem !== undefined) return <p role="alert">{problem}</p>;
  if (!situations.value || !settings.value) return <p class="muted">Loading …</p>;
  const chosen = chosenSituation.value;
  return (
    <div class="stage-stack">
      <RecentSituations all={situations.value} />
      <SituationPicker all={situations.value} />
      {chosen && <SituationForm key={chosen.name} situation={chosen} settings={settings.value} />}
    </div>
  );
}
