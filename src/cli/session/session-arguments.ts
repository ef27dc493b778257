/** Options of the verbs that run a session, parsed to session options. */
import { existsSync, readFileSync } from 'node:fs';
import { parseService, type ServiceText, serviceNames } from '../../direct/service-names.js';
import { clientNames } from '../../game/clients.js';
import { languageNames } from '../../game/languages.js';
import { defaultDialect } from '../../interface/dialect/dialect-names.js';
import { reasonOf } from '../../journal/system-error-reason.js';
import { carrierLagCheck, type ServicesAt } from '../../services/server/running-services.js';
import { type PlanName, planNames } from '../../simulate/plans/plans.js';
import { sessionEnds } from '../../simulate/session-options.js';
import { randomSeed } from '../../stage/random-seed.js';
import { bundledScenarios } from '../../stage/scenarios/bundled-scenarios.js';
import { loadScenario } from '../../stage/scenarios/load-scenario.js';
import { withServices } from '../../stage/scenarios/scenario-stage.js';
import { printable } from '../../words/printable.js';
import { complaintAbout } from '../../words/shape/check-options.js';
import { timeZoneNames } from '../../words/time-zone.js';
import { candidatesOf } from '../completion/completable-names.js';
import { bareCandidates } from '../completion/completion-source.js';
import { knowledgeOption } from '../knowledge/knowledge-packs.js';
import { parseChoice, parsePort, parseSeed, parseSpeed, parseTime, parseTimeZone } from '../option-values.js';
import { UsageError } from '../shell.js';
import { choice, flag, type OptionSpec, type OptionsOf, openChoice, option, rare } from '../verb.js';
import { cleanOption, repeated } from '../verb-options.js';
import type { RunOptions } from './run-options.js';

export const seedOption = option('<integer>', 'seed of the session (random if left out)', { parse: parseSeed });

export const startOption = option('<time>', 'start time, in ISO 8601 (now if left out)', { parse: parseTime });

export const speedOption = option('<factor>', '1 is real time, 4 is four times as fast; or max', { parse: parseSpeed });

export const fullSpeedOption: OptionSpec<number> = {
  ...speedOption,
  parse: parseSpeed,
  usual: Infinity,
  usually: 'max',
};

export const faultOption = repeated('<fault>', 'break the files on purpose: nul-run:2% (repeatable)', {
  candidates: candidatesOf('faults'),
});

/** Where services listen, and how a tool finds them. */
export const listenOptions = {
  env: option('<file>', 'write their addresses to this file, as environment variables (.sh, .ps1, .json)'),
  listen: option('<address>', 'let other machines use these services, too: 0.0.0.0'),
  tlsCert: option('<file>', 'their certificate, in PEM format (plain HTTP if left out)'),
  tlsKey: option('<file>', 'the key of that certificate'),
  eddnSchemas: repeated('<path>', 'EDDN knows the schemas in this file or folder, too (repeatable)'),
  proxy: flag('answer at the real addresses as well, by a proxy that passes nothing on'),
  proxyPort: option('<number>', 'port of the proxy (any free one if left out)', { parse: parsePort }),
};

/** Options of `simulate` and `stage` alike. */
export const sessionOptions = {
  clean: cleanOption,
  seed: seedOption,
  start: startOption,
  statusLog: rare(option('<file>', 'also append every Status update to this file')),
  given: repeated('<setting>', 'initial state: system=Sol (repeatable)', {
    candidates: candidatesOf('settings'),
    form: 'setting',
  }),
};

/** Faults, the control port, services, and the claimed game. */
export const stageOptions = {
  fault: faultOption,
  knowledge: rare(knowledgeOption.knowledge),
  answerKey: rare(option('<file>', 'write what was broken, and where, to this file')),
  stateFile: rare(option('<file>', 'keep the true state as JSON in this file; of --evenings, one file each')),
  port: rare(option('<number>', 'control port of the session (any free one if left out)', { parse: parsePort })),
  with: option(
    '<services>',
    `services for your tool, on this machine: ${serviceNames.join(',')} (eddn:4430 for a port)`,
    { parse: parseServiceNames, candidates: () => bareCandidates(serviceNames) },
  ),
  env: rare(listenOptions.env),
  listen: rare(listenOptions.listen),
  tlsCert: rare(listenOptions.tlsCert),
  tlsKey: rare(listenOptions.tlsKey),
  eddnSchemas: rare(listenOptions.eddnSchemas),
  proxy: listenOptions.proxy,
  proxyPort: rare(listenOptions.proxyPort),
  carrierLag: rare(
    option('<minutes>', 'how far /fleetcarrier is behind: 22 to 69, as the real one (not at all if left out)', {
      parse: parseCarrierLag,
    }),
  ),
  paused: rare(flag('start with the clock paused; shakedown clock play starts it')),
  asLive: flag('leave "Beta" out of the version, so that tools take it for the live game'),
  client: rare(openChoice('which game: with Odyssey, without it, or 3.8', clientNames)),
  second: rare(flag('a second commander plays as well, in the same directory')),
  language: rare(openChoice('language of displayed texts, xx for one unlike English', languageNames)),
  end: rare(choice('how the game ends', sessionEnds)),
  timezone: rare(
    option('<zone>', 'local time in file names: Europe/Berlin, -05:00', {
      parse: parseTimeZone,
      candidates: () => bareCandidates(timeZoneNames()),
    }),
  ),
  poseAsGame: rare(flag('name this process like the game, for tools that look for it')),
};

/** What a session is made of, as the command line has it. */
export type SessionVerbOptions = OptionsOf<typeof sessionOptions> &
  OptionsOf<typeof stageOptions> &
  Pick<RunOptions, 'evenings' | 'speed' | 'kinds' | 'catalogue'> &
  Partial<Pick<RunOptions, 'dialect'>> & {
    readonly out?: string | undefined;
    readonly for?: number;
    readonly continue?: string;
    readonly trigger?: readonly string[];
  };

function parseCarrierLag(word: string): number {
  const wrong = complaintAbout('--carrier-lag', Number(word), carrierLagCheck);
  if (wrong !== undefined) throw new UsageError(wrong);
  return Number(word);
}

export function parseServiceNames(list: string): ServiceText[] {
  const texts = list.split(',').map((text) => text.trim());
  for (const text of texts) parseService(text);
  return texts as ServiceText[];
}

/** Where services listen, by default on this machine without a certificate, and what they know. */
export function servicesAtOf(
  options: Partial<OptionsOf<typeof listenOptions> & Pick<SessionVerbOptions, 'carrierLag'>>,
): ServicesAt {
  const { listen, tlsCert, tlsKey, carrierLag, eddnSchemas, proxy, proxyPort } = options;
  if ((tlsCert === undefined) !== (tlsKey === undefined))
    throw new UsageError('a certificate needs its key: give both --tls-cert and --tls-key');
  const tls = tlsCert !== undefined && tlsKey !== undefined && { cert: pemIn(tlsCert), key: pemIn(tlsKey) };
  return {
    ...(listen !== undefined && { host: listen }),
    ...(tls && { tls }),
    ...(carrierLag !== undefined && { carrierLag }),
    ...(eddnSchemas && { eddnSchemas }),
    ...((proxy || proxyPort !== undefined) && { proxy: proxyPort ?? 0 }),
  };
}

function pemIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`cannot read ${printable(file)}: ${reasonOf(error)}`, { cause: error });
  }
}

function environmentFileOf(
  { env, proxy, proxyPort, eddnSchemas }: SessionVerbOptions,
  services: readonly ServiceText[] = [],
): string | undefined {
  if (env !== undefined && services.length === 0)
    throw new UsageError('--env has nothing to write without services: add --with eddn');
  if ((proxy || proxyPort !== undefined) && services.length === 0)
    throw new UsageError('the proxy leads to services, and there are none: add --with eddn');
  if (eddnSchemas && services.length === 0) throw new UsageError('schemas of EDDN need its gateway: add --with eddn');
  return env;
}

/** One widely used reader polls faster while a process of this name runs. */
const gameTitle = 'EliteDangerous64.exe';

/** The requested session: by the name of a plan, or by a scenario. */
export function parseSessionOptions(what: string, options: SessionVerbOptions, now: number): RunOptions {
  const { out = '', trigger, fault, with: services, paused, timezone, poseAsGame, ...own } = options;
  if (poseAsGame) process.title = gameTitle;
  const { seed, start, dialect } = own;
  if (out === '') throw new UsageError('where should it write? Add a directory: --out journals');
  const common = {
    ...own,
    directory: out,
    triggers: trigger,
    faults: fault,
    services,
    servicesAt: servicesAtOf(options),
    isPaused: paused,
    language: own.language === 'en' ? undefined : own.language,
    end: own.end === 'crash' ? own.end : undefined,
    timeZone: timezone,
  };
  const file = scenarioFile(what);
  if (file !== undefined) {
    if (options.for !== undefined) throw new UsageError('--for is for plans: a scenario ends after its last step');
    const { client, kinds, second, language, end, asLive, catalogue } = common;
    const instead = { seed, start, dialect, client, kinds, second, language, end, asLive, catalogue };
    const played = loadScenario(file, instead);
    const all = withServices(services, played.services);
    const environmentFile = environmentFileOf(options, all);
    return { ...common, ...played, given: options.given, scenario: what, played, services: all, environmentFile };
  }
  return {
    ...common,
    plan: parseChoice(what, [...planNames, ...bundledScenarios().keys()], 'no plan or scenario is named') as PlanName,
    seed: seed ?? randomSeed(),
    isStartGiven: start !== undefined,
    start: start ?? new Date(Math.floor(now / 1000) * 1000),
    dialect: dialect ?? defaultDialect,
    seconds: options.for ?? defaultLength(what, options),
    environmentFile: environmentFileOf(options, services),
  };
}

/** `stay` runs until ended; at full speed, until everything triggered has happened. */
function defaultLength(plan: string, { speed, trigger = [] }: SessionVerbOptions): number {
  return plan === 'stay' && (speed !== Infinity || trigger.length > 0) ? Infinity : twoHours;
}

const twoHours = 2 * 60 * 60;

/**
 * The file of the scenario that a word names: a path, or the name of a bundled scenario. Plans come first.
 */
function scenarioFile(what: string): string | undefined {
  const isFile = /\.ya?ml$/i.test(what);
  if (isFile && existsSync(what)) return what;
  const isPlan = (planNames as readonly string[]).includes(what);
  return (isPlan ? undefined : bundledScenarios().get(what.replace(/\.yaml$/i, ''))) ?? (isFile ? what : undefined);
}
