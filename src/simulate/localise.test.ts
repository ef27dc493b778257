import { describe, expect, it } from 'vitest';
import { checkEvent } from '../check/event/check-event.js';
import { frenchNames } from '../game/french-table.js';
import type { Language } from '../game/languages.js';
import type { WritableEvent } from '../journal/journal-event.js';
import { simulate } from './simulate.js';

type Members = Readonly<Record<string, unknown>>;

function written(language: Language): WritableEvent[] {
  const writes = simulate({ seed: 11, plan: 'bounty-hunt', seconds: 3600, language });
  return [...writes].map(({ event, companion }) => event ?? companion);
}

/** Each displayed text with its internal name, in the order of the session. */
function textsIn(value: unknown): [internal: string, shown: string][] {
  if (typeof value !== 'object' || value === null) return [];
  const members = value as Members;
  return Object.entries(members).flatMap(([name, member]) =>
    name.endsWith('_Localised')
      ? [[String(members[name.replace('_Localised', '')]), String(member)] as [string, string]]
      : textsIn(member),
  );
}

const english = written('en');
const inAll = (events: readonly WritableEvent[]) => new Map(events.flatMap(textsIn));
const headerOf = (events: readonly WritableEvent[]) => events.find(({ event }) => event === 'Fileheader');

describe('a session in French', () => {
  const french = written('fr');

  it('has the known names, and English for all others', () => {
    expect(headerOf(french)).toMatchObject({ language: 'French/FR' });
    const before = inAll(english);
    const texts = [...inAll(french)];
    for (const [internal, shown] of texts) {
      expect(shown, internal).toBe(
        frenchNames[internal] ?? frenchNames[internal.toLowerCase()] ?? before.get(internal),
      );
    }
    expect(texts.filter(([internal, shown]) => shown !== before.get(internal)).length).toBeGreaterThan(30);
  });

  it('has a text where the English one is left out, as it equals the internal name', () => {
    expect(inAll(english).get('iron')).toBeUndefined();
    expect(inAll(french).get('iron')).toBe('Fer');
  });
});

describe('a session in the pseudo-language', () => {
  const pseudo = written('xx');

  it('shows no text as the English one does, except names of people and tokens that the game leaves', () => {
    expect(headerOf(pseudo)).toMatchObject({ language: 'German/DE' });
    const before = inAll(english);
    const same = [...inAll(pseudo)].filter(([internal, shown]) => before.get(internal) === shown);
    expect(same.length).toBeGreaterThan(0);
    expect(same.filter(([internal, shown]) => !internal.includes('#name=') && !shown.startsWith('$'))).toEqual([]);
    expect([...inAll(pseudo).values()].join('')).toMatch(/\u00a0.*[äé].*\p{Script=Cyrillic}/su);
  });

  it('is the same session, with no findings of its own', () => {
    expect(pseudo.map(({ event }) => event)).toEqual(english.map(({ event }) => event));
    const findings = pseudo.flatMap((event) => checkEvent(event as never, { dialect: 'game' }));
    expect(findings).toEqual(english.flatMap((event) => checkEvent(event as never, { dialect: 'game' })));
  });
});
