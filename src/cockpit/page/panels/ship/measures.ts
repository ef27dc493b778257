/** Formats numbers with their units; undefined stays undefined, shown as a dash. */

type Measure = (value: number | undefined) => string | undefined;

export const tonnes: Measure = measure(2, (text) => `${text} t`);
export const credits: Measure = measure(0, (text) => `${text} Cr`);
export const degrees: Measure = measure(0, (text) => `${text}°`);
export const coordinate: Measure = measure(4, (text) => `${text}°`, 4);
export const gravities: Measure = measure(2, (text) => `${text} g`);

export const percent: Measure = (value) => (value === undefined ? undefined : `${Math.round(value * 100)} %`);

export const kelvin: Measure = measure(0, (text) => `${text} K`);
export const celsius: Measure = (value) => (value === undefined ? undefined : `${grouped(value - 273.15, 0)} °C`);

/** Metres when low, kilometres when high. */
export const distance: Measure = (value) => {
  if (value === undefined) return undefined;
  return Math.abs(value) < 10_000 ? `${grouped(value, 0)} m` : `${grouped(value / 1000, 1)} km`;
};

function measure(decimals: number, words: (text: string) => string, least = 0): Measure {
  return (value) => (value === undefined ? undefined : words(grouped(value, decimals, least)));
}

/** With a true minus sign, but no minus zero; with an exponent beyond any number of the game. */
export function grouped(value: number, decimals: number, least = 0): string {
  if (Math.abs(value) >= 1e15) return value.toExponential(2);
  const text = Math.abs(value).toLocaleString('en-GB', {
    maximumFractionDigits: decimals,
    minimumFractionDigits: least,
  });
  return value < 0 && /[1-9]/.test(text) ? `−${text}` : text;
}
