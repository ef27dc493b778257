/** 1, 2 or 5 times a power of ten: the largest that is at most `most`, as scales have it. */
export function roundNumberUpTo(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  return ([5, 2].find((factor) => factor * power <= most) ?? 1) * power;
}
