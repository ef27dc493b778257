import { dialectNames, dialects } from '../../../interface/dialect/dialects.js';
import type { MadeScanner } from '../made-scanner.js';
import { compileScanner, makeScanner } from './make-scanner.js';

/** The text of `made-scanners.ts`: the module, and the scanners of all dialects. */
export async function madeScannersFile(folder: string): Promise<string> {
  const code = await compileScanner(folder);
  const made = dialectNames.map((dialect) => `  ${dialect}: ${literal(makeScanner(dialects[dialect], code))},`);
  return `import type { MadeScanner } from './made-scanner.js';

/** The WebAssembly module, in base64. */
export const scannerCode = '${Buffer.from(code).toString('base64')}';

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
