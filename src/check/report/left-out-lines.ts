import { counted } from '../../words/counted.js';
import { printable } from '../../words/printable.js';
import { type LeftOut, type LeftOutReason, leftOutReasons } from '../files/left-out.js';

/**
 * How many files were left out and why, where there are any; each by its name if asked for. No line begins with a name, which
 * could be an order to the machine that runs the build.
 */
export function leftOutLines(leftOut: readonly LeftOut[] = [], verbose = false): string[] {
  if (leftOut.length === 0) return [];
  const reasons = (Object.keys(leftOutReasons) as LeftOutReason[])
    .map((reason) => ({ ...leftOutReasons[reason], count: leftOut.filter((each) => each.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .map(({ one, many, count }) => counted(count, one, many));
  const head = `left out: ${counted(leftOut.length, 'file')} (${reasons.join(', ')})`;
  if (!verbose) return [`${head}; --verbose or json names them`];
  return [head, ...leftOut.map(({ file, reason }) => `  ${leftOutReasons[reason].one}: ${printable(file)}`)];
}
