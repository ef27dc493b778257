/**
 * What the page shows, as the hash of its address: `#view=read&at=1200&n=1187&q=kind:Docked`. A reload, a
 * bookmark and a link sent to someone else show the same.
 */
import { type Signal, signal } from '@preact/signals';

/** The layout, the lines of the moment, the open line, the query, the shown times, and at first the token. */
type PartName = 'view' | 'at' | 'n' | 'q' | 'zoom' | 'token';

const parts = new Map<PartName, Signal<string | undefined>>();

/** A part of the address. It follows the address; `setAddressPart` changes both. */
export function addressPart(name: PartName): Signal<string | undefined> {
  let part = parts.get(name);
  if (!part) {
    part = signal(read(name));
    parts.set(name, part);
  }
  return part;
}

export function setAddressPart(name: PartName, value: string | undefined): void {
  addressPart(name).value = value;
  const params = new URLSearchParams(location.hash.slice(1));
  if ((params.get(name) ?? undefined) === value) return;
  if (value === undefined) params.delete(name);
  else params.set(name, value);
  const hash = params.size > 0 ? `#${params}` : '';
  history.replaceState(null, '', location.pathname + location.search + hash);
}

function read(name: PartName): string | undefined {
  return new URLSearchParams(location.hash.slice(1)).get(name) ?? undefined;
}

addEventListener('hashchange', () => {
  for (const [name, part] of parts) part.value = read(name);
});
