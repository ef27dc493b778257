/**
 * What can be named in a session: situations, scenarios, settings, faults and plans. `list` prints a
 * catalogue, `explain` looks a name up in all of them, and Tab completes their names. Each is loaded only
 * where it is needed.
 */
import { quiet, type Text } from '../words/document/document.js';

export interface CatalogueEntry {
  readonly name: string;
  /** What it is, in a few words. */
  readonly about: string;
  /** What `list` prints beside the name. */
  readonly listed: Text;
  /** What `list --format json` prints. */
  readonly data: object;
  /** What `explain` says besides; left out where there is nothing more to say. */
  readonly explained?: TermExplanation;
}

export interface TermExplanation {
  readonly is: 'situation' | 'setting' | 'fault' | 'plan';
  readonly facts: Readonly<Record<string, string | readonly string[]>>;
  /** A command that uses it. */
  readonly example: string;
}

/** In the order in which `list` offers them, and `explain` answers where several have a name. */
export const catalogues = { situations, scenarios, settings, faults, plans } satisfies Readonly<
  Record<string, () => Promise<CatalogueEntry[]>>
>;

export type CatalogueName = keyof typeof catalogues;

/** What each is, in a few words. */
export const aboutCatalogues: Readonly<Record<CatalogueName, string>> = {
  situations: 'what can be made to happen in a session',
  scenarios: 'sessions that are ready to play',
  settings: 'what can be set, for a session or a situation',
  faults: 'how files can be broken on purpose',
  plans: 'what a commander can do of their own accord',
};

/** Those whose entries `explain` explains. */
export const explainedCatalogues = ['situations', 'settings', 'faults', 'plans'] as const;

async function situations(): Promise<CatalogueEntry[]> {
  const { situationCatalogue } = await import('../direct/situations/situation-catalogue.js');
  const { commonSettingNames } = await import('../direct/settings/setting-names.js');
  return situationCatalogue.map((situation) => {
    const { name, about, writes, later, takes } = situation;
    const own = takes.filter((setting) => !commonSettingNames.includes(setting));
    return {
      name,
      about,
      listed: [
        `${about}; writes ${writes.length === 0 ? onlyStatus : writes.join(', ')}`,
        later.length === 0 ? '' : `; later ${later.join(', ')}`,
        own.length === 0 ? '' : quiet(` (set: ${own.join(', ')})`),
      ],
      data: situation,
      explained: {
        is: 'situation',
        facts: {
          writes: writes.length === 0 ? onlyStatus : writes,
          ...(later.length > 0 && { later }),
          settings: takes,
        },
        example: `shakedown trigger ${name} --out DIRECTORY`,
      },
    };
  });
}

const onlyStatus = 'Status alone';

/** The bundled scenarios. */
async function scenarios(): Promise<CatalogueEntry[]> {
  const { bundledScenarios } = await import('../stage/scenarios/bundled-scenarios.js');
  const { loadScenario } = await import('../stage/scenarios/load-scenario.js');
  return Array.from(bundledScenarios(), ([name, file]) => {
    const { about, dialect } = loadScenario(file);
    return { name, about, listed: about, data: { name, about, dialect, file } };
  });
}

const settingUses = {
  place: 'for what happens at a place, and for the start of a session',
  situation: 'for situations that take it',
  given: 'for the start of a session',
  always: 'for every situation, and for the start of a session',
} as const;

async function settings(): Promise<CatalogueEntry[]> {
  const { settingCatalogue } = await import('../direct/settings/setting-shapes.js');
  return settingCatalogue.map((setting) => {
    const { name, about, example, when } = setting;
    return {
      name,
      about,
      listed: `${about}: ${example}`,
      data: setting,
      explained: {
        is: 'setting',
        facts: { can: `be set ${settingUses[when]}` },
        example:
          when === 'situation'
            ? `shakedown trigger SITUATION --set ${example}`
            : `shakedown simulate --given ${example}`,
      },
    };
  });
}

async function faults(): Promise<CatalogueEntry[]> {
  const { faultCatalogue, faults: known } = await import('../direct/faults/faults.js');
  return faultCatalogue.map((fault) => {
    const { name, about, touches, trace } = fault;
    const { rules } = known[name];
    const isLasting = trace === 'lasting';
    return {
      name,
      about,
      listed: `${about} (${trace})`,
      data: fault,
      explained: {
        is: 'fault',
        facts: {
          touches,
          trace: isLasting
            ? 'lasting: still visible when everything is written'
            : 'passing: visible only while it happens',
          'found by': rules.length === 0 ? 'no rule: a tool has to cope with it' : rules,
        },
        example: `shakedown simulate --fault ${name} ${isLasting ? '' : '--speed 1 '}--out DIRECTORY`,
      },
    };
  });
}

async function plans(): Promise<CatalogueEntry[]> {
  const { planNames, plans: known } = await import('../simulate/plans/plans.js');
  return planNames.map((name) => {
    const { about } = known[name];
    return {
      name,
      about,
      listed: about,
      data: { name, about },
      explained: { is: 'plan', facts: {}, example: `shakedown simulate ${name} --out DIRECTORY` },
    };
  });
}
