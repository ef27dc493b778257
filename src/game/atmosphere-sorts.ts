import { type AtmosphereSort, atmosphereRows } from './atmosphere-table.js';

export const atmosphereSorts: readonly AtmosphereSort[] = atmosphereRows.map(
  ([type, words, [from, to, thinTo = to], weight, ground, frequency, greenhouse, gases, main, only]) => ({
    type,
    words,
    from,
    to,
    thinTo,
    weight,
    ground,
    frequency,
    greenhouse,
    gases: gases.split(' '),
    main,
    ...(only && { only }),
  }),
);
