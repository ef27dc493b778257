/** A journal of the sixteen kinds, made from the table and a seed: about 900 bytes a line, as large as asked for. */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { specification } from '../../dist/interface/index.js';
import { formatLine } from '../../dist/journal/index.js';
import { obeying } from './obeying.js';
import { pick, randomFrom } from './random.js';

const words =
  'Sol Achenar Jameson Memorial Deciat Farseer Wolf Ross Barnard Colonia Maia Daedalus Galileo Hutton Orbital Corporate Union League Dragons Industries'.split(
    ' ',
  );

/** How often a kind occurs among a hundred lines or so, where it is not 3. */
const shares = { FSDJump: 20, Status: 40, Docked: 15, ModuleInfo: 5, NavRoute: 5 };

/** How many elements a list has, where it is not 2. */
const lengths = { Factions: 5, Items: 6, StationServices: 20, Engineers: 12, Modules: 5, Discovered: 5 };

/** A kind comes in a few forms, each with optional fields of its own: an event is as others of its kind are. */
const forms = 4;

/** Events of all kinds, in a random order, each as its table and the rules of its objects want it. */
export function makeCleanEvents(count, seed = 1) {
  const shapes = new Map(specification.kinds.map(({ name, shape }) => [name, shape]));
  return makeEvents(count, seed).map((event) => obeying(event, shapes.get(event.event)));
}

/** The same without a look at rules. */
export function makeEvents(count, seed = 1) {
  const random = randomFrom(seed);
  const lots = specification.kinds.flatMap((kind) => Array.from({ length: shares[kind.name] ?? 4 }, () => kind));
  return Array.from({ length: count }, () => objectOf(pick(lots, random).shape, random, Math.floor(random() * forms)));
}

/** Writes journals of about so many bytes into a directory and tells how many lines they have. */
export function writeCorpus(directory, bytes, events) {
  mkdirSync(directory, { recursive: true });
  const descriptor = openSync(path.join(directory, 'Journal.2026-11-14T204100.01.log'), 'w');
  const block = Buffer.from(events.map((event) => formatLine(event)).join(''));
  let written = 0;
  let lines = 0;
  while (written < bytes) {
    written += writeSync(descriptor, block);
    lines += events.length;
  }
  closeSync(descriptor);
  return lines;
}

function objectOf(shape, random, form) {
  const members = Object.entries(shape.fields).filter(([name, field]) => !field.optional || stands(name, form));
  return Object.fromEntries(members.map(([name, field]) => [name, valueOf(field, name, random, form)]));
}

/** Whether an optional field stands in a form of its kind. */
function stands(name, form) {
  return randomFrom(form * 1000 + name.length * 31 + name.charCodeAt(0))() < 0.6;
}

function valueOf(field, name, random, form) {
  switch (field.type) {
    case 'string':
      if (field.constant !== undefined) return field.constant;
      if (field.utcTime)
        return new Date(1_700_000_000_000 + Math.floor(random() * 1e9) * 100).toISOString().replace(/\.\d+/, '');
      if (field.values) return pick(field.values.list, random).value;
      if (field.form) return field.form.replace(/X;$/, `${pick(words, random)};`).replace(/N;$/, '2;');
      return `${pick(words, random)} ${pick(words, random)}${random() < 0.001 ? ' Größe' : ''}`;
    case 'integer':
      if (field.values) return pick(field.values.list, random).value;
      return Math.floor(random() * (field.id ? 1e13 : 1e6));
    case 'number':
      return Number((random() * (field.range?.max ?? 100)).toFixed(field.decimals));
    case 'boolean':
      return random() < 0.5;
    case 'array':
      return Array.from({ length: field.length ?? lengths[name] ?? 2 }, () =>
        valueOf(field.element, name, random, form),
      );
    default:
      return objectOf(field.shape, random, form);
  }
}
