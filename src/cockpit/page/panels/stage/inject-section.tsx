import './stage-sections.css';
import { signal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { info } from '../../store/session-store.js';
import { EventEditor } from './event-editor.js';
import { useFirstField } from './first-field.js';
import { injectDraft } from './inject-draft.js';
import { InjectTemplates } from './inject-templates.js';
import type { Judgement } from './judge-event.js';
import { JudgementBox } from './judgement-box.js';
import { sessionTime } from './stage-clock-time.js';
import { ask, isBusy, lastClock, sentence } from './stage-requests.js';
import { type Written, WrittenBox } from './written-kinds.js';

const injected = signal<Written | undefined>(undefined);

/** Injects a user-written event, checked while typing. */
export function InjectSection() {
  const field = useFirstField<HTMLTextAreaElement>('inject');
  const text = injectDraft.value;
  const judgement = useJudgement(text);

  const inject = async (anyway: boolean) => {
    injected.value = undefined;
    const answer = await ask('inject', { event: injectDraft.value, anyway });
    injected.value = answer && { what: 'Injected', answer };
  };
  const isEvent = judgement?.is === 'event';
  // Without the checker, the stage reports errors.
  const canInject = judgement && judgement.is !== 'unjudged' ? isEvent : text.trim() !== '';
  const hasFindings = isEvent && judgement.findings.length > 0;
  return (
    <form
      class="stage-stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (canInject) void inject(hasFindings);
      }}
    >
      <InjectTemplates field={field} />
      <EventEditor field={field} isInvalid={judgement?.is === 'broken' || hasFindings} />
      <JudgementBox judgement={judgement} field={field} />
      <div>
        <div class="stage-buttons">
          <button type="submit" class="stage-go" disabled={!canInject || isBusy.value}>
            {hasFindings ? 'Inject anyway' : 'Inject'}
          </button>
          <span class="muted">Without a timestamp it happens now.</span>
        </div>
        <WrittenBox written={injected.value} />
      </div>
    </form>
  );
}

/** The checker and its tables are loaded when there is something to check. */
function useJudgement(text: string): Judgement | undefined {
  const [judgement, show] = useState<Judgement | undefined>(undefined);
  const dialect = info.value?.dialect ?? 'game';
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      const { judge } = await import('./judge-event.js');
      const clock = lastClock.peek();
      if (isWanted) show(judge(text, dialect, clock ? sessionTime(clock, Date.now()) : Date.now()));
    };
    look().catch((error: unknown) => isWanted && show({ is: 'unjudged', reason: sentence(error) }));
    return () => {
      isWanted = false;
    };
  }, [text, dialect]);
  return judgement;
}
