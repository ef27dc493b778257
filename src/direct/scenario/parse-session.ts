import { type Client, clientNames } from '../../game/clients.js';
import { type Language, languageNames } from '../../game/languages.js';
import { kindNames } from '../../interface/all-kinds.js';
import { type Dialect, defaultDialect, dialectNames } from '../../interface/dialect/dialects.js';
import type { EventName } from '../../interface/event-types.js';
import { isUtcTime } from '../../interface/text-forms.js';
import { type JournalNaming, journalNamings } from '../../journal/journal-names.js';
import { type PlanName, planNames } from '../../simulate/plans/plans.js';
import { defaultStart, type SessionEnd, sessionComplaint, sessionEnds } from '../../simulate/session-options.js';
import { isInSessionYears } from '../../simulate/session-time.js';
import { startingWorld } from '../../simulate/simulate.js';
import { printable } from '../../words/printable.js';
import { parseDuration } from '../duration-text.js';
import { worldGiven } from '../settings/apply-given.js';
import { parseSessionSettings } from '../settings/parse-session-settings.js';
import type { GivenSettings } from '../settings/session-settings.js';
import { givenNames } from '../settings/setting-table.js';
import { StageError } from '../stage-error.js';
import { itemsIn, type LocatedMember, type LocatedValue, parseObject, scalarIn, truthIn } from './located-value.js';
import { oneOf } from './one-of.js';
import { parseScenarioSettings } from './parse-scenario-settings.js';
import type { ProblemCollector } from './problem-collector.js';
import { sessionKeys } from './scenario-keys.js';
import { maxWait } from './step-table.js';
import { textsIn } from './texts-in.js';

/** How a session is played: what a scenario and the sessions before it have in common. */
export interface PlayedSession {
  readonly seed: number;
  readonly start: Date;
  readonly dialect: Dialect;
  readonly client?: Client | undefined;
  /** What the commander does between the steps. */
  readonly plan: PlanName;
  /** The maximum duration, in seconds. */
  readonly seconds: number;
  /** Settings before the session begins, as written. */
  readonly given: GivenSettings;
  /** The only kinds that the session writes by itself. */
  readonly kinds?: readonly EventName[] | undefined;
  readonly second?: boolean | undefined;
  readonly language?: Language | undefined;
  readonly end?: SessionEnd | undefined;
  readonly asLive?: boolean | undefined;
  /** How its journal is named; as the client does by default. */
  readonly naming?: JournalNaming | undefined;
}

/** Values that replace those of the file. */
export type SessionOverrides = {
  readonly [Name in Exclude<keyof PlayedSession, 'plan' | 'seconds' | 'given' | 'naming'>]?:
    | PlayedSession[Name]
    | undefined;
};

/** Values for keys that are left out. */
export type SessionDefaults = Pick<PlayedSession, 'seed' | 'start' | 'seconds'>;

export const scenarioDefaults: SessionDefaults = { seed: 1, start: defaultStart, seconds: Infinity };

/** Parses the keys of a session among those of an object. */
export function parseSession(
  value: LocatedValue,
  entries: ReadonlyMap<string, LocatedMember>,
  problems: ProblemCollector,
  { instead = {}, defaults }: { readonly instead?: SessionOverrides; readonly defaults: SessionDefaults },
): PlayedSession {
  const before = problems.count;
  const valueOf = (name: keyof typeof sessionKeys) => entries.get(name)?.value;
  const given = valueOf('given');
  const session: PlayedSession = {
    seed: integerIn(valueOf('seed'), problems) ?? defaults.seed,
    start: momentIn(valueOf('start'), problems) ?? defaults.start,
    dialect: oneOf('dialect', dialectNames, defaultDialect, valueOf('dialect'), problems),
    client: oneOf('client', clientNames, undefined, valueOf('client'), problems),
    plan: oneOf('plan', planNames, 'stay', valueOf('plan'), problems),
    seconds: lengthIn(valueOf('for'), problems) ?? defaults.seconds,
    given: given ? parseScenarioSettings(given, givenNames, problems) : {},
    kinds: kindsIn(valueOf('kinds'), problems),
    second: truthIn('second', valueOf('second'), problems),
    language: oneOf('language', languageNames, undefined, valueOf('language'), problems),
    end: oneOf('end', sessionEnds, undefined, valueOf('end'), problems),
    asLive: truthIn('as-live', valueOf('as-live'), problems),
    naming: oneOf('naming', Object.keys(journalNamings) as JournalNaming[], undefined, valueOf('naming'), problems),
    ...Object.fromEntries(Object.entries(instead).filter(([, each]) => each !== undefined)),
  };
  const complaint = sessionComplaint(session);
  if (complaint !== undefined) problems.add(valueOf('client') ?? value, complaint);
  if (given && problems.count === before) reportImpossibleGiven(session, given, problems);
  return session;
}

/** Seconds of a session before the scenario, if it does not say. */
const usualLength = 30 * 60;
const day = 86_400_000;

/** Parses the sessions before a scenario, which are days apart and end before it begins. */
export function parseEarlier(
  value: LocatedValue | undefined,
  { seed, start }: Pick<PlayedSession, 'seed' | 'start'>,
  problems: ProblemCollector,
): PlayedSession[] {
  const items = itemsIn(value, 'before is a list of sessions such as [{ plan: trade, for: 30m }]', problems);
  return items.map((item, index) => {
    const entries = parseObject(item, 'a session', sessionKeys, problems);
    const usualStart = new Date(start.getTime() - (items.length - index) * day);
    const defaults = { seed, start: usualStart, seconds: usualLength };
    const session = parseSession(item, entries, problems, { defaults });
    if (session.start.getTime() + session.seconds * 1000 > start.getTime())
      problems.add(entries.get('start')?.value ?? item, 'a session before the scenario must end before it begins');
    return session;
  });
}

/** Reports given settings that contradict each other, such as cargo in a ship without a hold. */
function reportImpossibleGiven(session: PlayedSession, given: LocatedValue, problems: ProblemCollector): void {
  const { asLive = false, kinds: _, ...others } = session;
  try {
    worldGiven(startingWorld({ ...others, asLive }), parseSessionSettings(session.given, givenNames));
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    problems.add(given, printable(error.message));
  }
}

function integerIn(value: LocatedValue | undefined, problems: ProblemCollector): number | undefined {
  return scalarIn(value, 'the seed must be an integer such as 7', problems, (seed) =>
    Number.isSafeInteger(seed) ? (seed as number) : undefined,
  );
}

function momentIn(value: LocatedValue | undefined, problems: ProblemCollector): Date | undefined {
  return scalarIn(value, 'start is a time such as 2026-11-14T20:41:00Z', problems, (text) => {
    const moment = typeof text === 'string' && isUtcTime(text) ? new Date(text) : undefined;
    return moment && isInSessionYears(moment.getTime()) ? moment : undefined;
  });
}

function kindsIn(value: LocatedValue | undefined, problems: ProblemCollector): EventName[] | undefined {
  const names = textsIn(value, 'kinds is a list such as [FSDJump, Docked], or [] for none', problems);
  return value && names.flatMap(({ at }) => oneOf('kind', kindNames as EventName[], undefined, at, problems) ?? []);
}

function lengthIn(value: LocatedValue | undefined, problems: ProblemCollector): number | undefined {
  return scalarIn(value, 'for is a duration such as 30m or 2h, up to 30d', problems, (text) => {
    const seconds = parseDuration(String(text ?? ''));
    return seconds !== undefined && seconds >= 1 && seconds <= maxWait ? Math.floor(seconds) : undefined;
  });
}
