import type { Sighting } from './knowledge/pack-shape.js';

export const grades = ['specified', 'observed', 'declared'] as const;

/**
 * How well something is known: `specified` by the specification, `observed` in real lines, or only `declared`
 * in published lists.
 */
export type Grade = (typeof grades)[number];

/** What a kind, or a field of one, is known by. */
export interface Evidence {
  readonly grade: Grade;
  /** Number of real lines with it, from 2021 on; for what was only seen before, of all years. */
  readonly lines?: number;
  /** Set if copies of the file beside the journal were counted instead of lines. */
  readonly inFiles?: true;
  /** The first version of the game that writes it, and the last one that did. */
  readonly since?: string;
  readonly until?: string;
  /**
   * The last version of the game that was seen to write it, where no line from 2021 on has it; it may just be
   * rare.
   */
  readonly lastSeen?: string;
  /** The real lines that show since or until when it is written. */
  readonly counted?: LifeCount;
  /** How often and when it was seen, if a knowledge pack has it: what one file has was seen once. */
  readonly seen?: Sighting;
}

/** Evidence for a field, in addition to that of its object. */
export interface FieldEvidence {
  /** Which share of the objects have it, from 0 to 1, as far as real lines were counted. */
  readonly share?: number;
  /** Set if no real line is known to have it, and only published lists name it. */
  readonly declared?: true;
  /** What it is known by, if not by what the object is known by. */
  readonly evidence?: Evidence;
  /** The first version of the game that writes it. */
  readonly since?: string;
  /** The last version of the game that wrote it. */
  readonly until?: string;
  /** The real lines that show since or until when it is written. */
  readonly counted?: LifeCount;
}

/** Real lines with a field while it was written, and real lines without it before or after. */
export type LifeCount = readonly [having: number | undefined, lacking: number | undefined];

type Versions = Pick<Evidence, 'since' | 'until' | 'lastSeen'>;

export const specified: Evidence = { grade: 'specified' };

/** Specified, and written since a version of the game. */
export function specifiedSince(since: string): Evidence {
  return { ...specified, since };
}

/** Observed in a number of real lines. */
export function observed(lines: number, versions: Versions = {}): Evidence {
  return { grade: 'observed', lines, ...versions };
}

/** Observed in a number of real copies of a companion file. */
export function observedInFiles(copies: number): Evidence {
  return { ...observed(copies), inFiles: true };
}

/** Observed in no real line. */
export function declaredKind(versions: Versions = {}): Evidence {
  return { grade: 'declared', ...versions };
}

/** From this number of lines on, a contradiction is more likely a fault than news. */
export const strongEvidence = 100;

/** Evidence for a field, given that for its object. */
export function evidenceOf(parent: Evidence, field: FieldEvidence): Evidence {
  const { share = 1, declared, evidence, since, until, counted } = field;
  const versions = {
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(counted && { counted }),
  };
  if (declared) return { grade: 'declared', ...versions };
  if (evidence) return { ...evidence, ...versions };
  if (parent.lines === undefined) return { grade: parent.grade, ...versions };
  return {
    grade: parent.grade,
    lines: Math.round(parent.lines * share),
    ...(parent.inFiles && { inFiles: true }),
    ...(parent.lastSeen !== undefined && { lastSeen: parent.lastSeen }),
    ...(parent.seen && { seen: { ...parent.seen, lines: Math.round(parent.lines * share) } }),
    ...versions,
  };
}
