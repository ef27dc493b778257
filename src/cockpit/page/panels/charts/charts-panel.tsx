import { LazyPart } from '../../parts/lazy-part.js';

const load = async () => (await import('./history-charts.js')).HistoryCharts;

export function ChartsPanel() {
  return <LazyPart load={load} name="the charts" />;
}
