import { Argument, Command } from 'commander';
import { printableLines, quoted } from '../journal/printable.js';
import { specification } from '../spec/catalogue.js';
import { type Dialect, dialects } from '../spec/dialect.js';
import { explain, explainSurrounding } from '../spec/explain.js';
import { type Decoded, explainValue } from '../spec/explain-value.js';
import type { Explanation, RuleExplanation, Subject } from '../spec/explanation.js';
import type { NotFound } from '../spec/lookup.js';
import { explicable } from './completing/known-names.js';
import { offering } from './completing/offer.js';
import { type DialectOption, dialectOption, formatOption, type PageOptions } from './options.js';
import { explanationPage } from './pages/explanation.js';
import { didYouMean, type Shell, UsageError } from './shell.js';
import { type Style, styleFor } from './terminal/style.js';

const examples = `
Examples:
  shakedown explain FSDJump
  shakedown explain FSDJump.Factions.Happiness
  shakedown explain Status.Flags 16842765
  shakedown explain Docked.StationServices dock
  shakedown explain Loadout.Modules
  shakedown explain docked/wanted
  shakedown explain jump`;

export function explainVerb(shell: Shell): Command {
  return new Command('explain')
    .description('explain a kind, a field, a list of values or a rule, and decode a value')
    .addArgument(
      offering(
        new Argument('<name>', 'such as FSDJump, FSDJump.Factions.Happiness, Status.json or docked/wanted'),
        explicable,
      ),
    )
    .argument('[value]', 'a value of that field, list or bit set')
    .addOption(dialectOption())
    .addOption(formatOption())
    .addHelpText('after', examples)
    .action(async (name: string, value: string | undefined, _own: object, command: Command) => {
      const { dialect, format, color } = command.optsWithGlobals<PageOptions & DialectOption>();
      const found = explained(name, dialect);
      const { data, page } = isSubject(found)
        ? subjectAnswer(found, name, value)
        : await ruleAnswer(found, name, value);
      return shell.print(format === 'json' ? json(data) : page(styleFor(color, shell)));
    });
}

/** What there is to say, as data and as a page. */
interface Answer {
  readonly data: object;
  readonly page: (style: Style) => string;
}

function subjectAnswer(subject: Subject, name: string, value: string | undefined): Answer {
  const decoded = value === undefined ? undefined : decode(withTable(subject, name), value);
  return {
    data: { ...subject, ...(decoded && { decoded }) },
    page: (style) => explanationPage(subject, decoded, style),
  };
}

/** The rules, and what it takes to show them, are loaded only where one is asked for. */
async function ruleAnswer(found: RuleExplanation | NotFound, name: string, value: string | undefined): Promise<Answer> {
  const [{ explainRule, nearestRule }, { familyPage, rulePage }] = await Promise.all([
    import('../check/rules/explain.js'),
    import('./pages/rule.js'),
  ]);
  const answer = explainRule(name);
  const { word = name, within = '', nearest }: Partial<NotFound> = 'found' in found ? found : {};
  if (!answer) throw unknown(word, within, within === '' ? nearestRule(name, nearest) : nearest);
  const what = answer.is === 'rule' ? 'a rule' : 'a group of rules';
  if (value !== undefined) throw new UsageError(`${answer.path} is ${what} and has no value ${quoted(value)}`);
  if (answer.is === 'rule') return { data: answer, page: (style) => rulePage(answer, style) };
  const namesake = nearest?.toLowerCase() === name.toLowerCase() ? nearest : undefined;
  return { data: answer, page: (style) => familyPage(answer, namesake, style) };
}

/** What the dialect has dropped, the specification still explains; what is in neither may surround them in the live game. */
function explained(name: string, dialect: Dialect): Explanation | NotFound {
  const own = explain(dialects[dialect], name);
  if (!('found' in own)) return own;
  const plain = explain(specification, name);
  if (!('found' in plain)) return plain;
  const outside = explainSurrounding(name);
  return 'found' in outside ? closer(plain, outside) : outside;
}

/** Of two that lead nowhere, the one that got farther, or knows what may be meant. */
function closer(first: NotFound, second: NotFound): NotFound {
  const reach = ({ within, nearest }: NotFound) => within.length + (nearest === undefined ? 0 : 1);
  return reach(second) > reach(first) ? second : first;
}

/** Rules are told by the checker, which knows more of them. */
function isSubject(found: Explanation | NotFound): found is Subject {
  return !('found' in found) && found.is !== 'rule';
}

/** Where a dialect does without a list, the one of the specification still tells what a value is. */
function withTable(subject: Subject, name: string): Subject {
  const plain = explained(name, 'spec');
  return 'values' in subject || 'bits' in subject || !isSubject(plain) ? subject : plain;
}

function decode(subject: Subject, value: string): Decoded {
  const { path } = subject;
  const decoded = explainValue(subject, value);
  if (decoded) return decoded;
  if (subject.bits)
    throw new UsageError(`${quoted(value)} is no bit set: ${path} is an integer from 0 to ${2 ** 32 - 1}`);
  if (subject.values) throw new UsageError(`${quoted(value)} is no value of ${path}, which is an integer`);
  throw new UsageError(`${path} has neither bits nor a list of values to decode ${quoted(value)} with`);
}

function unknown(word: string, within: string, near: string | undefined): UsageError {
  const lists = 'shakedown list tells the kinds and the rules';
  if (word === '' && within === '') return new UsageError(`the name is empty; ${lists}`);
  if (word === '') return new UsageError(`no field is named after the dot of '${within}.'${didYouMean(near)}`);
  if (within !== '') return new UsageError(`${within} has no field ${quoted(word)}${didYouMean(near)}`);
  return new UsageError(`nothing is named ${quoted(word)}${near === undefined ? `; ${lists}` : didYouMean(near)}`);
}

/** JSON leaves some control characters as they are; a value the user typed may hold them. */
function json(data: object): string {
  return printableLines(JSON.stringify(data, undefined, 2));
}
