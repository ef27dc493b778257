/** How well something is known, in words. */
import { counted } from '../words/counted.js';
import type { Evidence } from './evidence.js';
import type { Field } from './field.js';

/**
 * In a few words: `specified`, `seen in 69,968 lines`, `declared only`, with the versions of the game that
 * have it.
 */
export function knownBy(evidence: Evidence): string {
  return [gradeWords(evidence), ...versionWords(evidence)].join(', ');
}

export function gradeWords({ grade, lines }: Evidence): string {
  if (grade === 'specified') return 'specified';
  return grade === 'declared' || lines === undefined ? 'declared only' : `seen in ${counted(lines, 'line')}`;
}

/** The first and the last version of the game that writes it. */
export function versionWords({ since, until, lastSeen }: Partial<Evidence>): string[] {
  return [
    ...(since === undefined ? [] : [`since ${since}`]),
    ...(until === undefined ? [] : [`until ${until}`]),
    ...(lastSeen === undefined ? [] : [`last in ${lastSeen}`]),
  ];
}

/** Whole sentences about a kind or a shape. */
export function evidenceSentence({ grade, lines, since, until, lastSeen }: Evidence): string {
  const last = lastSeen === undefined ? '' : ` It was last seen in version ${lastSeen}, and may just be rare.`;
  const period =
    since === undefined
      ? until === undefined
        ? ''
        : ` Version ${until} of the game was the last to write it.`
      : ` It came with version ${since} of the game${until === undefined ? '' : ` and went after ${until}`}.`;
  if (grade === 'specified') return `The specification describes it.${period}`;
  if (grade === 'declared' || lines === undefined)
    return `It is declared only: public libraries name it, but no real line of it was seen.${period}`;
  return `It is outside the specification, and known from ${counted(lines, 'real line')}.${period}${last}`;
}

/** How often a field is there, from what was counted: `always`, `54 %`, `declared only`. */
export function presence({ optional, share, declared }: Pick<Field, 'optional' | 'share' | 'declared'>): string {
  if (declared) return 'declared only';
  if (!optional) return 'always';
  return share === undefined ? 'optional' : percentage(share);
}

/**
 * A share as a whole percentage, or with a digit behind the point where it is small; never rounded to all or
 * nothing.
 */
export function percentage(share: number): string {
  const percent = share * 100;
  if (percent > 99.5) return 'over 99 %';
  if (percent < 0.1) return 'under 0.1 %';
  return percent < 10 ? `${Number(percent.toFixed(1))} %` : `${Math.round(percent)} %`;
}
