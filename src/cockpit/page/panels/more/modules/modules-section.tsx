import { momentPart } from '../../../moment/moment-part.js';
import { ShareBar } from '../share-bar.js';
import { fittedModules } from './fitted-modules.js';
import { megawatts, powerBudget, powerSentence } from './module-power.js';

const budget = momentPart(
  ({ latest, companions }) => [companions['ModuleInfo'], latest['ModuleInfo'], latest['Loadout']],
  powerBudget,
);

const fitted = momentPart(({ latest }) => [latest['Loadout']], fittedModules);

/** Power draw as bars against the plant's capacity. */
export function ModulesSection() {
  const { modules, groups, capacity, scale } = budget.value;
  if (modules.length === 0) return <FittedModules />;
  const mark = capacity === undefined ? {} : { mark: capacity / scale };
  return (
    <>
      <p>{powerSentence(budget.value)}</p>
      <h3>By priority, added up</h3>
      <ul class="bars">
        {groups.map(({ priority, power, upTo }) => {
          const isOver = capacity !== undefined && upTo > capacity;
          return (
            <li key={priority ?? 0}>
              <span class="bar-name">{priority === undefined ? 'No priority' : `Priority ${priority}`}</span>
              <span class="bar-value">
                {megawatts(power)}
                {upTo !== power && `, ${megawatts(upTo)} in all`}
                {isOver && <strong class="alarm-word"> ▲ over the plant</strong>}
              </span>
              <ShareBar share={upTo / scale} isOver={isOver} {...mark} />
            </li>
          );
        })}
      </ul>
      <h3>By module</h3>
      <ul class="bars">
        {modules.map(({ slot, name, power, priority, isOff }) => (
          <li key={slot} data-off={isOff}>
            <span class="bar-name">
              <bdi>{name}</bdi> {!name.startsWith(slot) && <span class="muted">{slot}</span>}
            </span>
            <span class="bar-value">
              {isOff && 'off, '}
              {megawatts(power)}
              {priority !== undefined && <span class="muted"> · priority {priority}</span>}
            </span>
            <ShareBar share={isOff ? 0 : power / scale} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What Loadout says, without power draw. */
function FittedModules() {
  const list = fitted.value;
  if (list.length === 0)
    return <p class="empty">The ship's modules appear here when Loadout lists them, at start-up or in outfitting.</p>;
  return (
    <>
      <p class="muted">
        From Loadout. Their power draw is added once the modules panel of the game is opened, which writes
        ModulesInfo.json.
      </p>
      <ul class="bars">
        {list.map(({ slot, name, engineering, isOff }) => (
          <li key={slot} data-off={isOff}>
            <span class="bar-name">
              <bdi>{name}</bdi> {!name.startsWith(slot) && <span class="muted">{slot}</span>}
            </span>
            <span class="bar-value">
              {isOff && 'off '}
              <bdi>{engineering}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
