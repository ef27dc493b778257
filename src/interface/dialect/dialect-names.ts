/** The default dialect first. */
export const dialectNames = ['game', 'spec'] as const;

/** `game` is what the live game writes; `spec` is exactly the specification. */
export type Dialect = (typeof dialectNames)[number];

/** The dialect of every verb, function and type that is not given one. */
export const [defaultDialect] = dialectNames;

export type DefaultDialect = typeof defaultDialect;
