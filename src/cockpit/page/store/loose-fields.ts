/** Reading fields of events that nobody has checked: a value of the wrong type counts as absent. */
export type Fields = Readonly<Record<string, unknown>>;

/** The first of these fields that holds a text which is not empty. */
export function textIn(event: Fields | undefined, ...names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = event?.[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return undefined;
}

export function numberIn(event: Fields | undefined, name: string): number | undefined {
  const value = event?.[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function objectIn(event: Fields | undefined, name: string): Fields | undefined {
  const value = event?.[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

/** The numbers of a list; what is no number in it stays as a hole. */
export function numbersIn(event: Fields | undefined, name: string): readonly (number | undefined)[] {
  const value = event?.[name];
  if (!Array.isArray(value)) return [];
  return value.map((each: unknown) => (typeof each === 'number' && Number.isFinite(each) ? each : undefined));
}
