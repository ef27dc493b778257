/** Lines of the mixed corpus, some of them as in journals of other game versions, or from failing disks. */
import { dialects } from '../../dist/interface/index.js';
import { formatLine } from '../../dist/journal/index.js';
import { pick } from './random.js';

/** Share of lines with a finding. */
export const findingShare = 0.05;

const shapes = new Map(dialects.game.kinds.map(({ name, shape }) => [name, shape]));

/** The lines of events; the first of a journal determines the dialect, and stays. */
export function* linesWithFindings(events, random) {
  let isFirst = true;
  for (const event of events) {
    yield isFirst || random() >= findingShare ? formatLine(event) : pick(ways, random)(event, random);
    isFirst = false;
  }
}

/** Breakages: an unknown field, an unseen value, a number of the wrong type, or a broken line. */
const ways = [withUnknownField, withUnseenValue, withText, broken];

function withUnknownField(event, random) {
  return formatLine({ ...event, [`PatchField${Math.floor(random() * 7)}`]: Math.floor(random() * 100) });
}

/** Another value for a field with an open list, if there is one. */
function withUnseenValue(event, random) {
  const changed = structuredClone(event);
  const places = openValues(changed, shapes.get(event.event));
  if (places.length === 0) return withUnknownField(event, random);
  const { holder, name } = pick(places, random);
  holder[name] = holder[name].replace(/;?$/, (end) => `New${end}`);
  return formatLine(changed);
}

function openValues(holder, shape) {
  return Object.entries(holder).flatMap(([name, value]) => {
    const field = shape?.fields[name] ?? shape?.members;
    return field ? valuesOf(holder, name, value, field) : [];
  });
}

function valuesOf(holder, name, value, field) {
  if (Array.isArray(value))
    return field.type === 'array' ? value.flatMap((each, index) => valuesOf(value, index, each, field.element)) : [];
  if (typeof value === 'object') return field.type === 'object' ? openValues(value, field.shape) : [];
  const isOpen = field.type === 'string' && field.values && !field.values.closed;
  return isOpen && typeof value === 'string' && value !== '' ? [{ holder, name }] : [];
}

/** A text where a number is expected, if there is one. */
function withText(event, random) {
  const fields = Object.entries(shapes.get(event.event)?.fields ?? {});
  const [name] = fields.find(([each, { type }]) => type === 'integer' && typeof event[each] === 'number') ?? [];
  return name === undefined ? withUnknownField(event, random) : formatLine({ ...event, [name]: `${event[name]}` });
}

/** Cut off, with NUL bytes before it, or without its end, so that the next one follows on it. */
function broken(event, random) {
  const line = formatLine(event);
  return pick(
    [
      `${line.slice(0, 1 + Math.floor(random() * (line.length - 3)))}\r\n`,
      `${'\0'.repeat(1 + Math.floor(random() * 40))}${line}`,
      line.slice(0, -2),
    ],
    random,
  );
}
