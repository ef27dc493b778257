import type { CommanderError } from 'commander';

/** What commander says, by its code, and how we say it. */
const wordings: Readonly<Record<string, readonly [RegExp, string]>> = {
  'commander.unknownOption': [/unknown option '(.*)'/s, "there is no option '$1'"],
  'commander.missingArgument': [/missing required argument '(.*)'/s, "the argument '$1' is missing"],
  'commander.optionMissingArgument': [/option '(.*)' argument missing/s, "the option '$1' needs a value"],
  'commander.excessArguments': [
    /too many arguments for '(.*)'\. Expected (\d+ arguments?) but got (\d+)\./s,
    "'$1' takes $2 and was given $3",
  ],
};

/** The complaint of commander as a sentence of ours. */
export function inOurWords({ code, message }: CommanderError): string {
  const [theirs, ours] = wordings[code] ?? [/^$/, ''];
  return message
    .replace(/^error: /, '')
    .replace(theirs, ours)
    .replace(/\n\(Did you mean (\S+)\?\)$/, ": did you mean '$1'?")
    .replace(/\n\(Did you mean one of (.+)\?\)$/, ': did you mean one of $1?');
}
