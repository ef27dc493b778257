import { computed } from '@preact/signals';
import { liveMoment } from '../../../store/session-store.js';
import { shownMoment } from '../../../store/shown-moment.js';
import { Chart } from '../../charts/chart.js';
import { arrivals, flown } from '../flown-store.js';
import { fuelHistory, fuelPointWords, fuelSentence } from './fuel-history.js';

const liveCapacity = computed(() => liveMoment.value.state.ship.fuel.capacity);
const shownCapacity = computed(() => shownMoment.value.state.ship.fuel.capacity);
/** All jumps of the journal, and those up to the shown moment. */
const fuel = computed(() => fuelHistory(arrivals.value, liveCapacity.value));
const fuelSoFar = computed(() => fuelHistory(flown.value, shownCapacity.value));
const plotted = computed(() => ({
  jumps: fuel.value.points.map((_, index) => index + 1),
  levels: fuel.value.points.map(({ fuelLevel }) => fuelLevel),
}));

/** Fuel left after each jump: times would leave gaps of days. */
export function FuelPlot() {
  const { points, capacity } = fuel.value;
  if (points.length === 0) return <p class="empty">{fuelSentence(fuel.value)}</p>;
  const words = (index: number | undefined) => {
    const point = points[index ?? -1];
    return point ? fuelPointWords(point, fuel.value) : fuelSentence(fuelSoFar.value);
  };
  return (
    <div class="fuel">
      <Chart
        label="Fuel over the jumps"
        points={points}
        across={plotted.value.jumps}
        unit=""
        values={plotted.value.levels}
        top={capacity ?? 1}
        words={words}
      />
    </div>
  );
}
