/** How well something is known, in words. */
import { versionFacts } from '../game/game-version.js';
import { counted } from '../words/counted.js';
import type { Evidence } from './evidence.js';
import type { Field } from './field.js';
import type { Sighting } from './knowledge/pack-shape.js';

/**
 * In a few words: `specified`, `seen in 69,968 lines`, `declared only`, with the versions of the game that
 * have it.
 */
export function knownBy(evidence: Evidence, lifeOf = versionWords): string {
  return [gradeWords(evidence), ...lifeOf(evidence)].join(', ');
}

export function gradeWords({ grade, lines, seen }: Evidence): string {
  if (seen) return seenWords(seen);
  if (grade === 'specified') return 'specified';
  return grade === 'declared' || lines === undefined ? 'declared only' : `seen in ${counted(lines, 'line')}`;
}

/** How often a knowledge pack has seen it. */
export function seenWords({ lines, files }: Sighting): string {
  const often = `${counted(lines, 'line')} of ${counted(files, 'file')}`;
  return files === 1 ? `seen once: ${often}` : `seen in ${often}`;
}

/** The first and the last version of the game that writes it. */
export function versionWords(evidence: Partial<Evidence>): string[] {
  return ends(evidence).map(({ word, version }) => `${word} ${version}`);
}

/** The same with the day or month of each version, and how that is known. */
export function lifeWords(evidence: Partial<Evidence>): string[] {
  const [having, lacking] = evidence.counted ?? [];
  const counts = [
    ...(having === undefined ? [] : [`${counted(having, 'line')} with it`]),
    ...(lacking === undefined ? [] : [`${counted(lacking, 'line')} ${evidence.until ? 'after' : 'before'} without`]),
  ];
  return ends(evidence).map(({ word, version }) => {
    const { from, witness } = versionFacts(version) ?? {};
    const known = [from, [witness, ...counts].filter(Boolean).join(', ')].filter(Boolean).join('; ');
    return `${word} ${version}${known && ` (${known})`}`;
  });
}

function ends({ since, until, lastSeen }: Partial<Evidence>): { readonly word: string; readonly version: string }[] {
  return [
    ...(since === undefined ? [] : [{ word: 'since', version: since }]),
    ...(until === undefined ? [] : [{ word: 'until', version: until }]),
    ...(lastSeen === undefined ? [] : [{ word: 'last in', version: lastSeen }]),
  ];
}

/** Whole sentences about a kind or a shape. */
export function evidenceSentence({ grade, lines, since, until, lastSeen, seen }: Evidence): string {
  const last = lastSeen === undefined ? '' : ` It was last seen in version ${lastSeen}, and may just be rare.`;
  const period =
    since === undefined
      ? until === undefined
        ? ''
        : ` Version ${until} of the game was the last to write it.`
      : ` It came with version ${since} of the game${until === undefined ? '' : ` and went after ${until}`}.`;
  if (seen) {
    const by = `${counted(seen.commanders, 'commander')}, ${seen.from} to ${seen.until}`;
    return `A knowledge pack has it, ${seenWords(seen)} of ${by}.${period}`;
  }
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
