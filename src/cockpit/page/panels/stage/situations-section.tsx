import './stage-sections.css';
import { RecentSituations } from './recent-situations.js';
import { chosenSituation } from './situation-choice.js';
import { SituationForm } from './situation-form.js';
import { SituationPicker } from './situation-picker.js';
import { Pending, useQuery } from './use-query.js';

/** Search for a situation, its needs and lines, and the trigger button. */
export function SituationsSection() {
  const situations = useQuery('situations');
  const settings = useQuery('settings');
  if (!situations.value || !settings.value) return <Pending {...settings} {...situations} />;
  const chosen = chosenSituation.value;
  return (
    <div class="stage-stack">
      <RecentSituations all={situations.value} />
      <SituationPicker all={situations.value} />
      {chosen && <SituationForm key={chosen.name} situation={chosen} settings={settings.value} />}
    </div>
  );
}
