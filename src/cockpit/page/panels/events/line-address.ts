/** The number of the line that an address leads to: `#n=123`. */
export function lineInAddress(hash: string): number | undefined {
  const digits = /^#n=(\d{1,15})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
