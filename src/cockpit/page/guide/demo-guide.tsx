import './demo-guide.css';
import { useSignal } from '@preact/signals';
import { stageControl } from '../store/session-store.js';
import { messageOf } from '../words/message-of.js';
import { guide } from './guide-choice.js';
import { guideSteps } from './guide-steps.js';

/** Leads through the demo session in three steps, which can be skipped. */
export function DemoGuide() {
  const at = useSignal(0);
  const outcome = useSignal<string | undefined>(undefined);
  const isBusy = useSignal(false);
  const step = guideSteps[at.value];
  if (!stageControl.value || guide.value === 'over' || !step) return null;
  const isLast = at.value === guideSteps.length - 1;
  const goTo = (next: number) => {
    at.value = next;
    outcome.value = undefined;
  };
  const run = async () => {
    isBusy.value = true;
    outcome.value = await step.run().catch((error: unknown) => `That did not work: ${messageOf(error)}`);
    isBusy.value = false;
  };
  return (
    <section class="row demo-guide" aria-label="Guided demo">
      <ol class="row">
        {guideSteps.map(({ title }, index) => (
          <li key={title}>
            <button type="button" aria-current={index === at.value ? 'step' : undefined} onClick={() => goTo(index)}>
              {index + 1} {title}
            </button>
          </li>
        ))}
      </ol>
      <p role="status">{outcome.value ?? step.about}</p>
      <button type="button" class="guide-act" disabled={isBusy.value} onClick={() => void run()}>
        {step.button}
      </button>
      {!isLast && (
        <button type="button" onClick={() => goTo(at.value + 1)}>
          Next
        </button>
      )}
      <button type="button" onClick={() => (guide.value = 'over')}>
        {isLast ? 'Done' : 'Skip'}
      </button>
    </section>
  );
}
