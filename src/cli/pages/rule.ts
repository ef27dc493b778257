import type { RuleExplanation } from '../../spec/explanation.js';
import type { Patch } from '../../spec/rule.js';
import { sentence } from '../../spec/sentence.js';
import { columns, pageWidth, paragraph } from '../terminal/layout.js';
import type { Style } from '../terminal/style.js';
import { departuresPart, section } from './section.js';

const margin = '  ';

/** A rule: what it says, why, and what obeys it and what does not. */
export function rulePage(rule: RuleExplanation, style: Style): string {
  const { path, about, severity, reason, shape, file, good, bad, departures } = rule;
  return [
    columns([[style.bold(path), `rule of ${file ?? shape}, ${severity}`]]),
    paragraph(`${sentence(about)} ${reason}`),
    section('Good', example(good), style),
    section('Bad', example(bad), style),
    ...departuresPart('In the live game', departures, style),
  ].join('\n\n');
}

/** On one line if it fits there; members to be left out are named behind it. */
function example(patch: Patch): string {
  const line = margin + JSON.stringify(patch);
  const json = line.length <= pageWidth ? line : indented(JSON.stringify(patch, undefined, 2));
  const absent = Object.keys(patch).filter((name) => patch[name] === undefined);
  return absent.length === 0 ? json : `${json}\n${paragraph(`without ${absent.join(', ')}`, margin.length)}`;
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => margin + line)
    .join('\n');
}
