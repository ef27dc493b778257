import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AboutRule } from './about-rule.js';

/** What a rule says, and a link to its page. */
export function RuleAbout({ rule }: { readonly rule: string }) {
  const about = useSignal<AboutRule | string | undefined>(undefined);
  useEffect(() => {
    const load = async () => {
      try {
        const { aboutRule } = await import('./about-rule.js');
        about.value = aboutRule(rule) ?? 'There is no text about this rule.';
      } catch {
        about.value = 'The text about this rule could not be loaded.';
      }
    };
    void load();
  }, [rule, about]);
  if (about.value === undefined) return <p class="muted">…</p>;
  if (typeof about.value === 'string') return <p class="muted">{about.value}</p>;
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
