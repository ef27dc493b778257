import { describe, expect, it } from 'vitest';
import { Director } from '../../simulate/director.js';
import type { Play } from '../../simulate/play/play.js';
import { openSession } from '../../simulate/session.js';
import { dialectNames } from '../../spec/dialect.js';
import { situationCatalogue } from './catalogue.js';
import { cueFor } from './cue.js';
import { writtenIn } from './perform.js';
import type { Situation } from './situation.js';
import { situationNames, situations } from './situations.js';

describe('the situations', () => {
  it('are many, each with a few words about it', () => {
    expect(situationNames.length).toBeGreaterThanOrEqual(45);
    for (const { name, about } of situationCatalogue) {
      expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
      expect(about).toMatch(/^[a-z].*[^.]$/);
    }
  });
});

describe.each(dialectNames)('in the dialect %s', (dialect) => {
  it.each(situationNames)('%s comes about, and writes what it says', (name) => {
    const situation = situations[name] as Situation;
    const { play, happen } = begin(dialect);
    const reached = happen(name, {});
    expect(situation.isReached?.(play, {}) ?? true).toBe(true);
    const written = [...reached, ...happen('fiddle', {})];
    expect(written).toEqual(expect.arrayContaining([...writtenIn(situation, dialect)]));
  });
});

interface Stage {
  readonly play: Play;
  /** Makes a situation happen, and gives the kinds that are written; what went on before comes to its end first. */
  readonly happen: (name: string, overrides: Readonly<Record<string, unknown>>) => string[];
}

function begin(dialect: Play['dialect'], seed = 1): Stage {
  const session = openSession({ seed, dialect, plan: 'stay', seconds: Infinity });
  const { play } = session;
  const director = new Director(play, session.conductor, session);
  while (!director.hasOpened) director.advance();
  return {
    play,
    happen(name, overrides) {
      const done: string[] = [];
      const kinds: string[] = [];
      director.interject(cueFor(name, overrides, play), () => void done.push(name));
      while (done.length === 0) for (const { event } of director.advance()) if (event) kinds.push(event.event);
      return kinds;
    },
  };
}
