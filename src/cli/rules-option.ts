import { Option } from 'commander';
import { withCompletion } from './completion/completion-source.js';
import { namesParser } from './option-values.js';

/** An option that takes the names of rules, or patterns with a star. */
export function rulesOption(flag: string, about: string): Option {
  const option = new Option(`${flag} <rules>`, about);
  return withCompletion(
    option.argParser(namesParser(flag, 'the names of rules, such as field/*,line/cut')),
    async () => (await import('./completion/completable-names.js')).ruleCandidates(),
    'list',
  );
}
