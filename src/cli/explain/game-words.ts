/** Words and versions of the game: what `explain` says about names that are values, not kinds or fields. */

import { commodities } from '../../game/commodities.js';
import { knownVersions, versionFacts } from '../../game/game-version.js';
import { groundClasses, groundGoodsTable } from '../../game/ground-goods-table.js';
import { laterHangarTable } from '../../game/hangar-table.js';
import { hullFittingTable } from '../../game/hull-fitting-table.js';
import { hullSlotTable } from '../../game/hull-slot-table.js';
import { takesRhino } from '../../game/hulls.js';
import { materialTable } from '../../game/material-table.js';
import { microResourceTypes } from '../../game/micro-resources.js';
import { moduleName } from '../../game/module-display-names.js';
import { moduleId, modulesOnSale } from '../../game/module-ids.js';
import { modulePrice } from '../../game/module-prices.js';
import { moduleMass } from '../../game/module-stats.js';
import { shipNames } from '../../game/ship-name-table.js';
import { shipSymbol } from '../../game/ship-names.js';
import { shipTable } from '../../game/ship-table.js';
import { unlistedGoodsTable } from '../../game/unlisted-goods-table.js';
import { lifeWords, seenWords } from '../../interface/evidence-words.js';
import { allValues, type Catalogue } from '../../interface/kind-catalogue.js';
import type { Sighting } from '../../interface/knowledge/pack-shape.js';
import { changesIn } from '../../interface/version-changes.js';
import { srvVehicles } from '../../simulate/ship/srv-vehicles.js';
import { memoize } from '../../words/memo.js';
import { nearest } from '../../words/nearest.js';
import { shownName } from '../../words/shown-name.js';
import { termPage } from './session-terms.js';

/** Also what `explain --format json` prints. */
export interface GameWord {
  readonly path: string;
  readonly is: 'word' | 'version';
  /** What the game displays, where that is known. */
  readonly shown?: string;
  readonly about: string;
  readonly facts: Readonly<Record<string, string | readonly string[]>>;
}

/**
 * All words of a name, as the journal has it or as the game shows it, in any case; the nearest one if there
 * is none.
 */
export function findGameWords(name: string, catalogue: Catalogue) {
  const words = allGameWords(catalogue);
  const given = name.toLowerCase();
  const wanted = new Set([given, given.replace(/^\$(.*)_name;$/, '$1')]);
  const found = words.filter(({ path, shown = path }) => [path, shown].some((each) => wanted.has(each.toLowerCase())));
  return {
    answers: found.map((data) => ({ data, page: termPage(data) })),
    nearestWord: nearest(
      name,
      words.flatMap(({ path, shown }) => (shown === undefined ? [path] : [path, shown])),
    ),
  };
}

/** Words of the game's tables, those that only lists of values have, and versions. */
export const allGameWords = memoize((catalogue: Catalogue): readonly GameWord[] => {
  const words = new Map(
    [...ships(), ...vehicles(), ...goods(), ...microResources(), ...materials(), ...modules()].map((each) => [
      each.path,
      each,
    ]),
  );
  for (const { name: list, about, list: values } of allValues(catalogue)) {
    for (const { value, name, since, seen } of values) {
      if (typeof value !== 'string' || value === '') continue;
      const before = words.get(value.toLowerCase()) ?? word(value, name, 'a value of fields', sinceFact(since, seen));
      const lists = [before.facts.lists ?? [], `${list} (${about})`].flat();
      words.set(value.toLowerCase(), { ...before, facts: { ...before.facts, lists } });
    }
  }
  return [...words.values(), ...versions(catalogue)];
});

function ships(): GameWord[] {
  return shipTable.map(([hull, id, price, hullValue, since]) => {
    const [mass, slots = ''] = hullSlotTable[hull] ?? [];
    return word(hull, shipNames[hull], 'a ship', {
      'in LoadGame': shipSymbol(hull),
      ID: String(id),
      price: `${credits(price)}, of which ${credits(hullValue)} for the hull`,
      mass: `${mass} t without any module`,
      ...(takesRhino(hull) && { takes: 'a hangar for the Rhino' }),
      // The versions in the table are not known to be the first.
      ...(since !== undefined && { known: `in ${since} and later` }),
      slots: slots.split(' ').map((slot) => slot.replace('=', ' of size ')),
    });
  });
}

function vehicles(): GameWord[] {
  return Object.entries(srvVehicles).map(([type, { hangar, loadouts, shown, tonnes }]) =>
    word(type, shown, 'a vehicle of a ship, in which Status has InSRV', {
      'in LoadGame': shipSymbol(type),
      hold: `${tonnes} t`,
      loadouts,
      ...sinceFact(laterHangarTable.find(([, , item]) => item.includes(hangar))?.[3]),
    }),
  );
}

function goods(): GameWord[] {
  const listed = [...commodities.values()].map(({ type, name, category, id, mean, since, rare }) => {
    const bodies = groundGoodsTable.find(([good]) => good === type)?.[1].split(' ') ?? [];
    return word(type, name, `${rare ? 'a rare good' : 'a good'} of the category ${category}`, {
      ID: String(id),
      price: `${credits(mean)} on average`,
      ...(rare && { made: `at the market ${rare.marketId}` }),
      ...(bodies.length > 0 && { ground: bodies.map((body) => groundClasses[body as keyof typeof groundClasses]) }),
      ...sinceFact(since),
    });
  });
  return [...listed, ...unlistedGoodsTable.map(([type, shown]) => word(type, shown, 'a good that no market lists'))];
}

function microResources(): GameWord[] {
  return microResourceTypes.map(({ name, shown, category }) =>
    word(name, shown, `a micro-resource of the category ${category}`),
  );
}

function materials(): GameWord[] {
  return materialTable.map(([name, shown, category, grade]) =>
    word(name, shown, `a material of the category ${category}`, { grade: String(grade) }),
  );
}

function modules(): GameWord[] {
  const fitted = Object.values(hullFittingTable).flatMap((rows) => rows.map(([, item]) => item));
  const items = new Set([...modulesOnSale(), ...fitted, ...laterHangarTable.map(([, , item]) => item)]);
  return [...items].map((item) => {
    const [price, mass, id] = [modulePrice(item), moduleMass(item), moduleId(item)];
    const hangars = laterHangarTable.filter(([, , hangar]) => hangar === item);
    return word(item, moduleName(item), 'a module', {
      ...(id !== undefined && { ID: String(id) }),
      // What the tables say of later hangars is a choice.
      ...(price > 0 && hangars.length === 0 && { price: credits(price) }),
      ...(mass > 0 && hangars.length === 0 && { mass: `${mass} t` }),
      ...sinceFact(hangars[0]?.[3]),
      ...(hangars.length > 0 && { ships: hangars.map(([hull]) => hull) }),
    });
  });
}

/** A version of the game, with what the tables know it brought. */
function versions(catalogue: Catalogue): GameWord[] {
  const learnt = new Map((catalogue.knowledge ?? []).flatMap(({ versions: own = {} }) => Object.entries(own)));
  return [...new Set([...knownVersions, ...learnt.keys()])].map((version): GameWord => {
    const { from: day = '', builds = [] } = learnt.get(version) ?? {};
    const seen = { from: day, witness: 'a knowledge pack', build: builds.join(', ') };
    const { from, witness, build = '' } = versionFacts(version) ?? seen;
    const { kinds, fields, words, ...things } = changesIn(catalogue, version);
    const namesOf = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name);
    const brought = {
      kinds: namesOf(kinds.map(({ kind }) => kind)),
      fields: fields.map(({ owner, name }) => `${owner.name}.${shownName(name)}`),
      words: words.map(({ value, values }) => `${value} (${values.about})`),
      'ships by then': namesOf(things.ships),
      goods: namesOf(things.goods),
      modules: namesOf(things.modules),
    };
    return {
      path: version,
      is: 'version',
      about: 'a version of the game',
      facts: {
        'played from': from,
        build,
        'known by': witness,
        brought: Object.values(brought).every(({ length }) => length === 0) ? 'nothing that the tables know of' : '',
        ...brought,
      },
    };
  });
}

function word(path: string, shown: string | undefined, about: string, facts: GameWord['facts'] = {}): GameWord {
  return { path, is: 'word', ...(shown !== undefined && { shown }), about, facts };
}

function sinceFact(since: string | undefined, seen?: Sighting): GameWord['facts'] {
  const [life] = since === undefined ? [] : lifeWords({ since });
  const known = [...(seen ? [seenWords(seen)] : []), ...(life === undefined ? [] : [life])].join(', ');
  return known === '' ? {} : { known };
}

function credits(amount: number): string {
  return `${amount.toLocaleString('en')} cr`;
}
