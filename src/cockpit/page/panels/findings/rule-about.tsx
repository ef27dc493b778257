import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SeverityMark } from '../../parts/severity-mark.js';
import type { AboutRule } from './about-rule.js';

/** The page about a rule: what it says and why, and an example of each kind. */
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
  const { says, reason, severity, group, about: scope, player, good, bad } = about.value;
  return (
    <article class="rule-about" aria-label={`About ${rule}`}>
      <p>
        <strong>{says}</strong> {reason}
      </p>
      <p class="muted">
        <SeverityMark severity={severity} /> · {group}: {scope}. For a player: {player}
      </p>
      <h4>Good</h4>
      <pre>{good}</pre>
      <h4>Bad</h4>
      <pre>{bad}</pre>
    </article>
  );
}
