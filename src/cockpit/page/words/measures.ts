/** Formats numbers with their units; undefined stays undefined, shown as a dash. */
import { thousands } from '../../../words/counted.js';

interface Measure {
  (value: number): string;
  (value: number | undefined): string | undefined;
}

export const amount = measure(thousands);
export const tonnes = measure((value) => `${grouped(value, 2)} t`);
export const credits = measure((value) => `${grouped(value)} Cr`);
export const degrees = measure((value) => `${grouped(value)}°`);
export const coordinate = measure((value) => `${grouped(value, 4, 4)}°`);
export const gravities = measure((value) => `${grouped(value, 2)} g`);
export const lightYears = measure((value) => `${grouped(value, 1)} ly`);
export const lightSeconds = measure((value) => `${grouped(value, value < 100 ? 1 : 0)} ls`);
export const percent = measure((value) => `${grouped(value * 100)} %`);
/** With one decimal. */
export const exactPercent = measure((value) => `${grouped(value * 100, 1, 1)} %`);
export const kelvin = measure((value) => `${grouped(value)} K`);
export const celsius = measure((value) => `${grouped(value - 273.15)} °C`);
/** Metres when low, kilometres when high. */
export const distance = measure((value) =>
  Math.abs(value) < 10_000 ? `${grouped(value)} m` : `${grouped(value / 1000, 1)} km`,
);

export function measure(words: (value: number) => string): Measure {
  return ((value: number | undefined) => (value === undefined ? undefined : words(value))) as Measure;
}

/** With a true minus sign, but no minus zero; with an exponent beyond any number of the game. */
export function grouped(value: number, decimals = 0, least = 0): string {
  if (Math.abs(value) >= 1e15) return value.toExponential(2);
  const text = Math.abs(value).toLocaleString('en-GB', {
    maximumFractionDigits: decimals,
    minimumFractionDigits: least,
  });
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
