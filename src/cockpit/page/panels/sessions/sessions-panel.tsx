import { LazyPart } from '../../parts/lazy-part.js';

const load = async () => (await import('./session-list.js')).SessionList;

export function SessionsPanel() {
  return <LazyPart load={load} name="the sessions" />;
}
