/** The line number in a hash: `#n=123`. */
export function lineInAddress(hash: string): number | undefined {
  const digits = /^#n=(\d{1,15})$/.exec(hash)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
