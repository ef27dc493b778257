/**
 * Colours by the share of answered trials that passed, the best first; names and values as shields.io has
 * them.
 */
export const colours = [
  { from: 1, name: 'brightgreen', value: '#4c1' },
  { from: 0.9, name: 'green', value: '#97ca00' },
  { from: 0.75, name: 'yellowgreen', value: '#a4a61d' },
  { from: 0.5, name: 'orange', value: '#fe7d37' },
  { from: 0, name: 'red', value: '#e05d44' },
] as const;

export const grey = { name: 'lightgrey', value: '#9f9f9f' } as const;
