/** A line of JSON with its members in the order in which they stand, whatever the tables say. */
export function writtenLine(value: unknown): string {
  if (typeof value === 'bigint') return String(value);
  if (typeof value === 'number') return Number.isInteger(value) ? String(value) : value.toFixed(6);
  if (Array.isArray(value)) return `[ ${value.map(writtenLine).join(', ')} ]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${writtenLine(member)}`);
  return `{ ${members.join(', ')} }`;
}
