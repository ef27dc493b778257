import { meaningOf } from '../../moment/lit-flags.js';
import type { Fields } from '../../moment/loose-fields.js';
import type { FlagGroup } from './flag-group-table.js';
import { isAlarm, lightsOf } from './flag-groups.js';
import { Lamp, lampWord } from './lamp.js';

interface LightListProps {
  readonly group: FlagGroup;
  readonly status: Fields | undefined;
}

/** Lights of a group; each reads "Landing gear, on". */
export function LightList({ group, status }: LightListProps) {
  return (
    <ul class="lights" aria-label={group.title}>
      {lightsOf(group.labels, status).map(({ flag, label, isOn }) => (
        <li
          key={flag}
          class="light"
          data-lit={isOn}
          data-alarm={isAlarm(flag)}
          title={meaningOf(flag)}
          aria-label={`${label}, ${lampWord(isOn)}`}
        >
          <Lamp isOn={isOn} isAlarm={isAlarm(flag)} />
          <span>{label}</span>
        </li>
      ))}
    </ul>
  );
}
