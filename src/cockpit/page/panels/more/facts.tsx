import type { ComponentChildren } from 'preact';
import { Dash } from '../../parts/dash.js';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ComponentChildren])[];
}

/** Names and values, with a dash for unknown values. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === undefined || value === '' ? <Dash /> : <bdi>{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}
