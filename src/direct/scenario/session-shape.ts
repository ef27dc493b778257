import { clientNames } from '../../game/clients.js';
import { languageNames } from '../../game/languages.js';
import { kindNames } from '../../interface/all-kinds.js';
import { type Dialect, defaultDialect, dialectNames } from '../../interface/dialect/dialects.js';
import type { EventName } from '../../interface/event-types.js';
import type { Catalogue } from '../../interface/kind-catalogue.js';
import { isUtcTime, utcTimePattern } from '../../interface/text-forms.js';
import { type JournalNaming, journalNamings } from '../../journal/journal-names.js';
import { type PlanName, planNames } from '../../simulate/plans/plans.js';
import { sessionComplaint, sessionEnds } from '../../simulate/session-options.js';
import { isInSessionYears } from '../../simulate/session-time.js';
import { startingWorld } from '../../simulate/simulate.js';
import { printable } from '../../words/printable.js';
import { inside, type Place, refuse } from '../../words/shape/door.js';
import { described, list, mustBe, type ObjectOf, oneOf, readBy, type Shape } from '../../words/shape/shape.js';
import { durationPattern, parseDuration } from '../duration-text.js';
import { worldGiven } from '../settings/apply-given.js';
import { parseSessionSettings } from '../settings/parse-session-settings.js';
import type { GivenSettings } from '../settings/session-settings.js';
import { givenNames } from '../settings/setting-names.js';
import { StageError } from '../stage-error.js';
import { givenShape } from './given-shape.js';
import { shared, truth } from './scenario-door.js';
import { maxWait } from './step-shape.js';

/** The members of a session: those that a scenario shares with the sessions before it. */
export const sessionMembers = {
  seed: described(
    'An integer that all chance comes from; 1 if left out.',
    mustBe<number>('the seed must be an integer such as 7', Number.isSafeInteger, {
      type: 'integer',
      minimum: Number.MIN_SAFE_INTEGER,
      maximum: Number.MAX_SAFE_INTEGER,
    }),
  ),
  start: described(
    'When the session begins, such as 2026-11-14T20:41:00Z, which it is if left out.',
    readBy('start is a time such as 2026-11-14T20:41:00Z', startIn, { type: 'string', pattern: utcTimePattern }),
  ),
  dialect: described(
    'Whether what is written follows the specification, or the live game, as it does if left out.',
    oneOf(dialectNames),
  ),
  client: described(
    "The game that is played: odyssey, horizons, legacy; today's if left out, with or without Odyssey.",
    oneOf(clientNames),
  ),
  plan: described(
    'What the commander does where no step says anything; stay, which is just waiting, if left out.',
    oneOf(planNames),
  ),
  for: described(
    'How long the session lasts at most, such as 2h; until its last step has come if left out.',
    readBy('for is a duration such as 30m or 2h, up to 30d', lengthIn, { type: 'string', pattern: durationPattern }),
  ),
  given: described('How things are before the session begins.', givenShape(givenNames) as Shape<GivenSettings>),
  kinds: described(
    'The only kinds that the session writes by itself; [] for none, so that injected events are all there is.',
    list(
      'kinds is a list such as [FSDJump, Docked], or [] for none',
      shared('kind', oneOf(kindNames as EventName[], 'kind')),
    ) as Shape<readonly EventName[]>,
  ),
  second: described(
    'Whether a second commander plays at the same time, with a journal in the same directory.',
    truth('second'),
  ),
  language: described('The language of displayed texts; English if left out.', oneOf(languageNames)),
  end: described(
    'How the session ends: the game is closed (shutdown, if left out), or it crashes.',
    oneOf(sessionEnds),
  ),
  'as-live': described('Whether the version is that of the live game; otherwise it says Beta.', truth('as-live')),
  naming: described(
    'How journals are named: as today, as until 2022 (old), or as by a beta; as the client does if left out.',
    oneOf(Object.keys(journalNamings) as JournalNaming[]),
  ),
};

type SessionMembers = ObjectOf<typeof sessionMembers>;

type Optional<Of> = { readonly [Name in keyof Of]?: Of[Name] | undefined };

/** How a session is played: what a scenario and the sessions before it have in common. */
export interface PlayedSession
  extends Optional<Pick<SessionMembers, 'client' | 'kinds' | 'second' | 'language' | 'end' | 'naming'>> {
  readonly seed: number;
  readonly start: Date;
  readonly dialect: Dialect;
  /** What the commander does between the steps. */
  readonly plan: PlanName;
  /** The maximum duration, in seconds. */
  readonly seconds: number;
  /** Settings before the session begins, as written. */
  readonly given: GivenSettings;
  readonly asLive?: boolean | undefined;
  /** The live game with what packs add to it: injected events are judged by it. */
  readonly catalogue?: Catalogue | undefined;
}

/** Values that replace those of the file. */
export type SessionOverrides = Optional<Omit<PlayedSession, 'plan' | 'seconds' | 'given' | 'naming'>>;

/** Values for members that are left out. */
export type SessionDefaults = Pick<PlayedSession, 'seed' | 'start' | 'seconds'>;

/** The session that members describe; undefined if they contradict each other, which is reported. */
export function sessionFrom(
  { for: seconds, 'as-live': asLive, ...members }: SessionMembers,
  at: Place,
  defaults: SessionDefaults,
  instead: SessionOverrides = {},
): PlayedSession | undefined {
  const session: PlayedSession = {
    dialect: defaultDialect,
    plan: 'stay',
    given: {},
    ...defaults,
    ...members,
    ...(seconds !== undefined && { seconds }),
    ...(asLive !== undefined && { asLive }),
    ...Object.fromEntries(Object.entries(instead).filter(([, each]) => each !== undefined)),
  };
  const complaint = sessionComplaint(session);
  if (complaint !== undefined) return refuse(inside(at, 'client'), complaint);
  const problem = members.given && problemWithGiven(session);
  return problem === undefined ? session : refuse(inside(at, 'given'), problem);
}

/** Why given settings are impossible together, such as cargo in a ship without a hold. */
function problemWithGiven(session: PlayedSession): string | undefined {
  const { asLive = false, kinds: _, ...others } = session;
  try {
    worldGiven(startingWorld({ ...others, asLive }), parseSessionSettings(session.given, givenNames));
    return undefined;
  } catch (error) {
    if (!(error instanceof StageError)) throw error;
    return printable(error.message);
  }
}

function startIn(value: unknown): Date | undefined {
  const moment = typeof value === 'string' && isUtcTime(value) ? new Date(value) : undefined;
  return moment && isInSessionYears(moment.getTime()) ? moment : undefined;
}

function lengthIn(value: unknown): number | undefined {
  const seconds = typeof value === 'string' || typeof value === 'number' ? parseDuration(String(value)) : undefined;
  return seconds !== undefined && seconds >= 1 && seconds <= maxWait ? Math.floor(seconds) : undefined;
}
