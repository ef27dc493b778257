import { isSituationName, situationNames } from '../direct/situations/situation-names.js';
import { kindOfFile } from '../fixture/asked-kind.js';
import { fixtureNamed } from '../fixture/fixture.js';
import { linesOfSituation } from '../fixture/situation-lines.js';
import { kindNames } from '../interface/all-kinds.js';
import { companionFiles } from '../interface/companion-names.js';
import { ArgumentError } from '../words/argument-error.js';
import { didYouMean } from '../words/nearest.js';
import { quoted } from '../words/printable.js';
import { candidatesOf, kindCandidates } from './completion/completable-names.js';
import { parseMembers, parseObject } from './fixture-members.js';
import { inputText } from './input-text.js';
import { parseSeed, parseSettingWords } from './option-values.js';
import { UsageError } from './shell.js';
import { argument, flag, option, verb } from './verb.js';
import { dialectOption, names } from './verb-options.js';

const help = `
A kind gives one line, a file such as Status.json its content, a situation the
lines that it writes. What is not given is as in a simulated session; what
belongs to a given member follows it: the address of a known system, the market
of a known station. A text is written as it is, anything else as JSON; a dot
leads into an object. With - they come as one JSON object from standard input.

The line is checked before it is printed, as one of that version: what the
checker objects to is an error, unless --anyway is given.

Exit codes: 0 printed; 2 there is no such line: the message says why.

Examples:
  shakedown fixture FSDJump StarSystem=Sol
  shakedown fixture Docked StationName="Jameson Memorial" --game-version 3.7
  shakedown fixture FSDJump 'Factions=[{"Name":"Ada"}]' --without Powers
  shakedown fixture Status.json Fuel.FuelMain=1.5
  shakedown fixture dock station=Galileo
  shakedown fixture dock --from-start-up --game-version 4.0`;

export const createVerb = verb({
  takes: [
    argument('<name>', 'a kind, a file or a situation: FSDJump, Status.json, dock', {
      candidates: async () => [...kindCandidates(), ...(await candidatesOf('situations')())],
    }),
    argument('[values...]', 'members of the line, or settings of the situation: StarSystem=Sol'),
  ],
  options: {
    gameVersion: option('<version>', 'the version that writes it, such as 3.7 or 4.4.1 (the newest if left out)'),
    dialect: dialectOption,
    without: names('<members>', 'leave out these members', 'the names of members, such as Wanted,Factions', () => []),
    asLive: flag('use the version number of the live game; otherwise it claims to be from a beta'),
    anyway: flag('print the line even if the checker objects'),
    fromStartUp: flag('begin the lines of a situation with Fileheader and the start-up'),
    seed: option('<integer>', 'another commander, elsewhere, for the lines of a situation', { parse: parseSeed }),
  },
  help,
  async run([name, words], { without = [], anyway, fromStartUp, seed, dialect, gameVersion, asLive }, shell) {
    const version = { dialect, gameVersion, asLive };
    const isSituation = isSituationName(name);
    if (!isSituation) assertKnown(name);
    const misplaced = isSituation
      ? { '--without': without[0], '--anyway': anyway }
      : { '--from-start-up': fromStartUp, '--seed': seed };
    for (const [flagName, given] of Object.entries(misplaced))
      if (given !== undefined)
        throw new UsageError(`${flagName} does not apply to ${isSituation ? 'a situation' : 'a kind'}: ${name}`);
    const omitted = Object.fromEntries(without.map((member) => [member, undefined]));
    const read = words.includes('-') ? parseObject(await inputText(shell)) : {};
    const typed = words.filter((word) => word !== '-');
    const lines = argumentsAsUsage(() =>
      isSituation
        ? linesOfSituation(name, { ...read, ...parseSettingWords(typed) }, { ...version, fromStartUp, seed })
        : [fixtureNamed(name, { ...read, ...parseMembers(name, typed), ...omitted }, { ...version, anyway })],
    );
    // `print` ends the line.
    for (const line of lines) await shell.print(line.replace(/\n$/, ''));
  },
});

function assertKnown(name: string): void {
  if (kindNames.includes(name) || kindOfFile(name) !== undefined) return;
  const known = [...kindNames, ...Object.values(companionFiles), ...situationNames];
  throw new UsageError(`there is no kind, file or situation ${quoted(name)}${didYouMean(name, known)}`);
}

/** What the library refuses is a mistake of the user here, whose options have dashes. */
function argumentsAsUsage<Result>(make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    throw error instanceof ArgumentError ? new UsageError(error.message.replace('(anyway ', '(--anyway ')) : error;
  }
}
