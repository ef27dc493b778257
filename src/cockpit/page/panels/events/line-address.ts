/** The line number in an address: `123`. */
export function lineInAddress(part: string | undefined): number | undefined {
  return part !== undefined && /^\d{1,15}$/.test(part) ? Number(part) : undefined;
}
