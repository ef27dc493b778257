/** A number and what it counts: "1 file", "8,214 events". */
export function counted(count: number, what: string, many = `${what}s`): string {
  return `${thousands(count)} ${count === 1 ? what : many}`;
}

/** Thousands set apart by commas, whatever the language of the machine: reports are compared and searched. */
export function thousands(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A sentence with a count in it: "# {line is|lines are} cut short" of 1 or of more. */
export function withCount(text: string, count: number): string {
  return text
    .replaceAll('#', thousands(count))
    .replaceAll(/\{([^|{}]*)\|([^|{}]*)\}/g, (_, one: string, many: string) => (count === 1 ? one : many));
}
