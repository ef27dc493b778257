/** A number and what it counts: "1 file", "8,214 events". */
export function counted(count: number, what: string, many = `${what}s`): string {
  return `${thousands(count)} ${count === 1 ? what : many}`;
}

/** Commas between thousands, whatever the locale of the machine: reports are compared and searched. */
export function thousands(value: number | bigint): string {
  const [whole = '', ...decimals] = String(value).split('.');
  return [whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ','), ...decimals].join('.');
}

/** A sentence with a count in it: "# {line is|lines are} cut short" of 1 or of more. */
export function withCount(text: string, count: number): string {
  return text
    .replaceAll('#', thousands(count))
    .replaceAll(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, one: string, many: string) => (count === 1 ? one : many));
}
