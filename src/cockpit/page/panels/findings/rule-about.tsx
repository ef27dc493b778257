import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AboutRule } from './about-rule.js';

/** What a rule says, and a link to its page. */
export function RuleAbout({ rule }: { readonly rule: string }) {
  const about = useSignal<AboutRule | 'unknown' | undefined>(undefined);
  useEffect(() => {
    const load = async () => {
      const loaded = await import('./about-rule.js').catch(() => undefined);
      about.value = loaded?.aboutRule(rule) ?? 'unknown';
    };
    void load();
  }, [rule, about]);
  if (about.value === undefined) return <p class="muted">…</p>;
  if (about.value === 'unknown') return <p class="muted">There is no text about this rule.</p>;
  const { says, reason, page, good, bad } = about.value;
  return (
    <div class="rule-about">
      <p>
        {says} <span class="muted">{reason}</span>
      </p>
      <details>
        <summary>Examples</summary>
        <h4>Good</h4>
        <pre>{good}</pre>
        <h4>Bad</h4>
        <pre>{bad}</pre>
      </details>
      <p>
        <a href={page} target="_blank" rel="noreferrer noopener">
          The page about {rule}
        </a>
      </p>
    </div>
  );
}
