/** A number and what it counts: "1 file", "8,214 events". */
export function counted(count: number, what: string, many = `${what}s`): string {
  return `${thousands(count)} ${count === 1 ? what : many}`;
}

/** Thousands separated by commas, whatever the locale of the machine: reports are compared and searched. */
export function thousands(value: number | bigint): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** Fills in a count and its plural: "# {line is|lines are} cut short". */
export function withCount(text: string, count: number): string {
  return numbered(text.replaceAll('#', thousands(count)), count);
}

/** Chooses between singular and plural: "{line is|lines are} cut short". */
export function numbered(text: string, count: number): string {
  return text.replaceAll(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, one: string, many: string) => (count === 1 ? one : many));
}

/** "12 kB", "3.4 MB", "1.25 GB". */
export function sizeText(bytes: number): string {
  if (bytes < 1e6) return `${Math.ceil(bytes / 1e3)} kB`;
  return bytes < 1e9 ? `${(bytes / 1e6).toFixed(1)} MB` : `${(bytes / 1e9).toFixed(2)} GB`;
}
