export const dialectNames = ['spec', 'game'] as const;

/** `spec` is exactly the specification; `game` is what the live game writes. */
export type Dialect = (typeof dialectNames)[number];
