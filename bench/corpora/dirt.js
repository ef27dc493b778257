/** The mixed corpus with the dirt of journals that come from a game newer than our lists, and from disks that fail. */
import { dialects } from '../../dist/interface/index.js';
import { formatLine } from '../../dist/journal/index.js';
import { pick } from './random.js';

/** Shares of the lines; `unseen` where a line has a word of an open list at all. */
export const dirtShares = { broken: 0.01, unknown: 0.02, unseen: 0.1 };

const shapes = new Map(dialects.game.kinds.map(({ name, shape }) => [name, shape]));

/** How a line is broken: cut off, filled with NUL bytes, or without its end, so that the next one follows on it. */
const breakages = [
  (line, random) => `${line.slice(0, 1 + Math.floor(random() * (line.length - 3)))}\r\n`,
  (line, random) => `${'\0'.repeat(1 + Math.floor(random() * 40))}${line}`,
  (line) => line.slice(0, -2),
];

/** The lines of events, some of them dirty; the first of a journal says which dialect it is, and stays. */
export function* dirtyLines(events, random) {
  let isFirst = true;
  for (const event of events) {
    yield isFirst ? formatLine(event) : dirtyLine(event, random);
    isFirst = false;
  }
}

function dirtyLine(event, random) {
  const chance = random();
  const { broken, unknown, unseen } = dirtShares;
  if (chance < broken) return pick(breakages, random)(formatLine(event), random);
  if (chance < broken + unknown)
    return formatLine({ ...event, [`PatchField${Math.floor(random() * 7)}`]: Math.floor(random() * 100) });
  if (chance < broken + unknown + unseen) return formatLine(withUnseenWord(event, random));
  return formatLine(event);
}

/** The event with one word changed that its table takes from an open list. */
function withUnseenWord(event, random) {
  const changed = structuredClone(event);
  const places = openWords(changed, shapes.get(event.event));
  if (places.length === 0) return event;
  const { holder, name } = pick(places, random);
  holder[name] = holder[name].replace(/;?$/, (end) => `New${end}`);
  return changed;
}

function openWords(holder, shape) {
  return Object.entries(holder).flatMap(([name, value]) => {
    const field = shape?.fields[name] ?? shape?.members;
    return field ? wordsOf(holder, name, value, field) : [];
  });
}

function wordsOf(holder, name, value, field) {
  if (Array.isArray(value))
    return field.type === 'array' ? value.flatMap((each, index) => wordsOf(value, index, each, field.element)) : [];
  if (typeof value === 'object') return field.type === 'object' ? openWords(value, field.shape) : [];
  const isOpen = field.type === 'string' && field.values && !field.values.closed;
  return isOpen && typeof value === 'string' && value !== '' ? [{ holder, name }] : [];
}
