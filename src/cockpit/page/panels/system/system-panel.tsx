import { LazyPart } from '../../parts/lazy-part.js';

const load = async () => (await import('./system-map.js')).SystemMap;

export function SystemPanel() {
  return <LazyPart load={load} name="the system" />;
}
