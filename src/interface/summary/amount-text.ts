import { thousands } from '../../words/counted.js';

interface Measure {
  /** How many decimals are worth showing. */
  readonly decimals: number;
  /** What follows the number. */
  readonly sign: string;
  /** What the number is multiplied with to be shown. */
  readonly times?: number;
}

const measures = {
  number: { decimals: 2, sign: '' },
  ly: { decimals: 2, sign: ' ly' },
  ls: { decimals: 0, sign: ' ls' },
  t: { decimals: 2, sign: ' t' },
  cr: { decimals: 0, sign: ' Cr' },
  degrees: { decimals: 2, sign: '°' },
  '%': { decimals: 0, sign: ' %' },
  /** A share from 0 to 1, shown as a percentage. */
  share: { decimals: 0, sign: ' %', times: 100 },
  minutes: { decimals: 0, sign: ' min', times: 1 / 60 },
  hours: { decimals: 0, sign: ' h', times: 1 / 3600 },
} as const satisfies Record<string, Measure>;

/** The unit a number is shown in; minutes and hours are converted from seconds. */
export type Unit = keyof typeof measures;

/** A number for readers: few decimals, commas between thousands, and its unit. */
export function amountOf(value: number | bigint, unit: Unit): string {
  const { decimals, sign, times = 1 }: Measure = measures[unit];
  if (typeof value === 'bigint') return `${thousands(value)}${sign}`;
  return `${thousands(Number((value * times).toFixed(decimals)))}${sign}`;
}
