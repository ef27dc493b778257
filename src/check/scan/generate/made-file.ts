import { dialectNames, dialects } from '../../../interface/dialect/dialects.js';
import { sessionFieldsOf } from '../../lines/session-fields.js';
import type { MadeScanner } from '../made-scanner.js';
import { makeScanner } from './make-scanner.js';

/** The text of `made-scanners.ts`: the scanners of all dialects. */
export async function madeScannersFile(folder: string): Promise<string> {
  const made: string[] = [];
  for (const dialect of dialectNames) {
    const scanner = await makeScanner(dialects[dialect], sessionFieldsOf(dialect), folder);
    made.push(`  ${dialect}: ${literal(scanner)},`);
  }
  return `import type { MadeScanner } from './made-scanner.js';

/** The scanners, by dialect. */
export const madeScanners: Readonly<Record<${dialectNames.map((name) => `'${name}'`).join(' | ')}, MadeScanner>> = {
${made.join('\n')}
};
`;
}

/** JSON has no word for a number without end, and would leave it out silently. */
export function literal(scanner: MadeScanner): string {
  return JSON.stringify(scanner, (name, value: unknown) => {
    if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError(`${name} of a range is ${value}`);
    return value;
  });
}
