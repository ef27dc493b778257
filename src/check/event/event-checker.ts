import { isVersionBefore, rulesVersion } from '../../game/game-version.js';
import { type Dialect, dialects } from '../../interface/dialect/dialects.js';
import { gameAt, isJudgedOtherwise } from '../../interface/dialect/game-at-version.js';
import { type Catalogue, findKind } from '../../interface/kind-catalogue.js';
import type { KnowledgePack } from '../../interface/knowledge/pack-shape.js';
import { knowing, learntKinds } from '../../interface/knowledge/with-knowledge.js';
import { eventNameOf, type Members } from '../../interface/object-rule.js';
import type { Finding } from '../finding.js';
import { internalFinding } from '../internal-error.js';
import { acceptsObject } from './accepted-values.js';
import { diagnose, type EventFileType } from './diagnose.js';
import { usualGrade, type WarningGrade } from './evidence-severity.js';

/** What is known of an event besides its members. */
export interface EventContext {
  readonly text?: string | undefined;
  readonly fileType?: EventFileType | undefined;
  /** The version of the game that its journal names; the time of the event counts if there is none. */
  readonly gameVersion?: string | undefined;
}

/** Checks single events in one dialect. */
export class EventChecker {
  readonly dialect: Dialect;
  readonly #grade: WarningGrade;
  readonly #packs: readonly KnowledgePack[];

  /** `grade` is the weakest evidence whose contradiction is a warning; `packs` add to the game dialect. */
  constructor(dialect: Dialect, grade: WarningGrade = usualGrade, packs: readonly KnowledgePack[] = []) {
    this.dialect = dialect;
    this.#grade = grade;
    this.#packs = dialect === 'game' ? packs : [];
  }

  /** Whether a pack says something of a kind. */
  isLearnt(kind: string): boolean {
    return this.#packs.length > 0 && learntKinds(knowing(this.#packs)).has(kind);
  }

  /** All findings of an event; with its text, those about how its numbers are written, too. */
  findings(event: unknown, context: EventContext = {}): readonly Finding[] {
    try {
      return this.withDepartures(this.plainFindings(event, context), event, context);
    } catch (error) {
      return [internalFinding(error)];
    }
  }

  /**
   * The same, without saying which of them are known habits of the live game: for those of which most are
   * only counted.
   */
  plainFindings(event: unknown, context: EventContext = {}): readonly Finding[] {
    // Read on demand: a check of clean lines never loads the tables.
    const catalogue = this.dialect === 'game' ? this.#gameOf(event, context) : dialects.spec;
    const grade = isVersionBefore(versionOf(event, context), firstCounted) ? 'specified' : this.#grade;
    return diagnose(catalogue, event, context.fileType, context.text, grade);
  }

  /** The earlier version of the game by whose rules an event is judged, if today's ask for more. */
  olderVersion(event: Members, context: EventContext): string | undefined {
    const version = this.dialect === 'game' ? versionOf(event, context) : undefined;
    return version !== undefined && isJudgedOtherwise(version, eventNameOf(event)) ? version : undefined;
  }

  /** Whether today's rules find nothing in an event. */
  isAcceptedToday(event: Members): boolean {
    const today = findKind(dialects.game, eventNameOf(event));
    return today !== undefined && acceptsObject(today.shape)(event);
  }

  /**
   * Some findings of an event; those of the `spec` dialect with which of them are known habits of the live
   * game.
   */
  withDepartures(findings: readonly Finding[], event: unknown, context: EventContext = {}): readonly Finding[] {
    if (findings.length === 0 || this.dialect === 'game') return findings;
    const remaining = diagnose(this.#gameOf(event, context), event, context.fileType, context.text);
    // Findings were left out, so those that are missing may still be true in the game dialect.
    return remaining.some(({ rule }) => rule === 'event/many') ? findings : departures(findings, remaining);
  }

  /** The game dialect as it was in the version that wrote an event. */
  #gameOf(event: unknown, context: EventContext): Catalogue {
    const version = versionOf(event, context);
    const then = version === undefined ? dialects.game : gameAt(version);
    return then === dialects.game && this.#packs.length > 0 ? knowing(this.#packs) : then;
  }
}

/** The evidence was counted from this version on: what was written earlier may well be different. */
const firstCounted = '3.8';

/** The version of the table that wrote an event, which may name its version itself. */
function versionOf(event: unknown, { gameVersion }: EventContext): string | undefined {
  const { timestamp, gameversion } = (event ?? {}) as Members;
  return rulesVersion(gameVersion ?? gameversion, timestamp);
}

/** Findings, and which of them do not remain in the game dialect. */
function departures(findings: readonly Finding[], remaining: readonly Finding[]): readonly Finding[] {
  const keys = new Set(remaining.map(keyOf));
  return findings.map((finding) => (keys.has(keyOf(finding)) ? finding : { ...finding, departure: true }));
}

/** A word that a closed list of the specification lacks is unseen in the open list of the game. */
function keyOf({ rule, pointer }: Finding): string {
  return `${rule === 'field/unseen' ? 'field/value' : rule} ${pointer}`;
}
