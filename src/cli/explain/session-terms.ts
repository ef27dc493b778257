/** What can be named on the stage, explained: situations, settings, faults and plans. */

import { faultNames, faults } from '../../direct/faults/faults.js';
import { settingCatalogue } from '../../direct/settings/setting-table.js';
import { situationCatalogue } from '../../direct/situations/situation-catalogue.js';
import { planNames, plans } from '../../simulate/plans/plans.js';
import { nearest } from '../../words/nearest.js';
import { sentence } from '../../words/sentence.js';
import type { Style } from '../terminal/terminal-style.js';
import { columns, paragraph } from '../terminal/text-layout.js';

/** One of them: what it is, facts about it, and a command that uses it. */
interface SessionTerm {
  readonly path: string;
  readonly is: 'situation' | 'setting' | 'fault' | 'plan';
  readonly about: string;
  readonly facts: Readonly<Record<string, string | readonly string[]>>;
  readonly example: string;
}

/** All that bear a name: a setting may be called as a situation is. */
export function sessionTermAnswers(name: string) {
  const wanted = name.toLowerCase();
  return allTerms()
    .filter(({ path }) => path.toLowerCase() === wanted)
    .map((found) => ({ data: found, page: (style: Style) => sessionTermPage(found, style) }));
}

export function nearestSessionTerm(name: string): string | undefined {
  return nearest(
    name,
    allTerms().map(({ path }) => path),
  );
}

function allTerms(): SessionTerm[] {
  return [...situations(), ...settings(), ...knownFaults(), ...knownPlans()];
}

function situations(): SessionTerm[] {
  return situationCatalogue.map(({ name, about, writes, later, takes }) => ({
    path: name,
    is: 'situation',
    about,
    facts: {
      writes: writes.length === 0 ? 'Status alone' : writes,
      ...(later.length > 0 && { later }),
      settings: takes,
    },
    example: `shakedown trigger ${name} --out DIRECTORY`,
  }));
}

const occasions = {
  place: 'for what happens at a place, and for the start of a session',
  situation: 'for situations that take it',
  given: 'for the start of a session',
  always: 'for every situation, and for the start of a session',
} as const;

function settings(): SessionTerm[] {
  return settingCatalogue.map(({ name, about, example, when }) => ({
    path: name,
    is: 'setting',
    about,
    facts: { can: `be set ${occasions[when]}` },
    example:
      when === 'situation' ? `shakedown trigger SITUATION --set ${example}` : `shakedown simulate --given ${example}`,
  }));
}

function knownFaults(): SessionTerm[] {
  return faultNames.map((name) => {
    const { about, touches, trace, rules } = faults[name];
    return {
      path: name,
      is: 'fault',
      about,
      facts: {
        touches,
        trace:
          trace === 'lasting'
            ? 'lasting: it can still be seen when all is written'
            : 'passing: it can be seen only while it happens',
        'found by': rules.length === 0 ? 'no rule: a tool has to cope with it' : rules,
      },
      example: `shakedown simulate --fault ${name} ${trace === 'lasting' ? '' : '--speed 1 '}--out DIRECTORY`,
    };
  });
}

function knownPlans(): SessionTerm[] {
  return planNames.map((name) => ({
    path: name,
    is: 'plan',
    about: plans[name].about,
    facts: {},
    example: `shakedown simulate ${name} --out DIRECTORY`,
  }));
}

function sessionTermPage({ path, is, about, facts, example }: SessionTerm, style: Style): string {
  const rows = Object.entries(facts).flatMap(([name, fact]) => {
    const text = typeof fact === 'string' ? fact : fact.join(', ');
    return text === '' ? [] : [[name, text]];
  });
  return [
    columns([[style.bold(path), is]]),
    paragraph(sentence(about)),
    columns([...rows, ['example', example]], 2),
  ].join('\n\n');
}
