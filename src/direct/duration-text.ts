const units: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };

/** The form of a duration, as a regular expression for schemas. */
export const durationPattern = '^(\\d+(\\.\\d+)?[smhd])+$';

const shape = new RegExp(durationPattern);

/** Seconds in a duration such as `90s`, `10m`, `1h30m` or `2d`; undefined if it is not one. */
export function parseDuration(text: string): number | undefined {
  if (!shape.test(text)) return undefined;
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)([smhd])/g)];
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (units[unit ?? ''] ?? 0), 0);
}
