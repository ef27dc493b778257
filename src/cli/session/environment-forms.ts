import path from 'node:path';
import { shellQuote } from '../../stage/reproduction/command-line.js';

type Variables = Readonly<Record<string, string>>;

/** Environment variables in the form that the ending of a file asks for. */
export function environmentFor(file: string, variables: Variables): string {
  const ending = path.extname(file).toLowerCase();
  return ending === '.json' ? `${JSON.stringify(variables, undefined, 2)}\n` : linesOf(variables, lineForms[ending]);
}

const lineForms: Readonly<Record<string, (name: string, value: string) => string>> = {
  '.sh': (name, value) => `export ${name}=${shellQuote(value, 'linux')}`,
  '.ps1': (name, value) => `$env:${name} = '${value.replaceAll("'", "''")}'`,
};

/** One on each line, as a `.env` file has them. */
export function linesOf(variables: Variables, form = (name: string, value: string) => `${name}=${value}`): string {
  return Object.entries(variables)
    .map(([name, value]) => `${form(name, value)}\n`)
    .join('');
}
