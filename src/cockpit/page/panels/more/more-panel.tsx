import { LazyPart } from '../../parts/lazy-part.js';

const load = async () => (await import('./more-sections.js')).MoreSections;

export function MorePanel() {
  return <LazyPart load={load} name="the sections" />;
}
