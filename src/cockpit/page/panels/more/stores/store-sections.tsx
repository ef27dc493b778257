import { counted, thousands } from '../../../../../words/counted.js';
import { momentPart } from '../../../moment/moment-part.js';
import { ShareBar } from '../share-bar.js';
import { cargoGroups, materialGroups, resourceGroups, type StoredGroup } from './stored-things.js';

const cargo = momentPart(
  ({ state }) => [state.ship.cargo],
  ({ state }) => state.ship.cargo && cargoGroups(state.ship.cargo),
);
const materials = momentPart(
  ({ state }) => [state.materials],
  ({ state }) => state.materials && materialGroups(state.materials),
);
const locker = momentPart(
  ({ state }) => [state.locker, state.backpack],
  ({ state: { locker: kept, backpack: carried } }) => {
    const backpack = carried ? resourceGroups(carried.counts) : [];
    const own = kept ? resourceGroups(kept.counts) : [];
    if (!kept && !carried) return undefined;
    return [...backpack.map((group) => ({ ...group, title: `Backpack: ${group.title}` })), ...own];
  },
);

export function CargoSection() {
  return (
    <Stores groups={cargo.value} unit="t" what="The hold" from="Cargo lists it at start-up and after each trade." />
  );
}

export function MaterialsSection() {
  return <Stores groups={materials.value} what="The store of materials" from="Materials lists it at start-up." />;
}

export function LockerSection() {
  return (
    <Stores
      groups={locker.value}
      what="The ship locker"
      from="ShipLocker lists it at start-up and after each change."
    />
  );
}

interface StoresProps {
  readonly groups: readonly StoredGroup[] | undefined;
  readonly unit?: string;
  readonly what: string;
  readonly from: string;
}

/** A table for each group; unknown is not empty. */
function Stores({ groups, unit, what, from }: StoresProps) {
  if (!groups)
    return (
      <p class="empty">
        {what} is not known at this moment. {from}
      </p>
    );
  if (groups.length === 0) return <p class="empty">{what} is empty.</p>;
  const all = groups.flatMap(({ things }) => things);
  const total = all.reduce((sum, { count }) => sum + count, 0);
  const largest = Math.max(...all.map(({ count }) => count));
  return (
    <>
      <p>
        {unit === undefined ? counted(total, 'piece') : `${thousands(total)} ${unit}`} of {counted(all.length, 'kind')}.
      </p>
      {groups.map(({ title, things }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul class="bars">
            {things.map(({ key, name, count, most }) => (
              <li key={key}>
                <span class="bar-name">{name}</span>
                <span class="bar-value">
                  {thousands(count)}
                  {unit !== undefined && ` ${unit}`}
                  {most !== undefined && <span class="muted"> of {most}</span>}
                </span>
                <ShareBar share={count / (most ?? largest)} isOver={most !== undefined && count >= most} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
