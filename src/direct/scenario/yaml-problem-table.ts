import type { ErrorCode } from 'yaml';

/** What is wrong with the syntax of a scenario, by the error of the parser. */
export const syntaxMessages = {
  BAD_ALIAS: 'this is no alias',
  BAD_INDENT: 'this is not indented as what belongs to it, or a bracket is not closed',
  BLOCK_AS_IMPLICIT_KEY: 'a second name with a colon stands in this line: put quotes around texts with a colon',
  KEY_OVER_1024_CHARS: 'this name is too long',
  MISSING_CHAR: 'something is not closed here: a quote, a bracket, or a colon is missing',
  MULTILINE_IMPLICIT_KEY: 'a name and its colon stand in one line',
  NON_STRING_KEY: 'a name is a text: put quotes around it',
  RESOURCE_EXHAUSTION: 'this is too large to be read',
  TAB_AS_INDENT: 'a tab stands here: YAML is indented with spaces',
  TAG_RESOLVE_FAILED: 'a tag (!…) means nothing here',
  UNEXPECTED_TOKEN: 'this does not belong here: is a quote or a bracket missing?',
} as const satisfies Partial<Record<ErrorCode, string>>;
