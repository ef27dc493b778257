/** Lights of the ship panel, on and off. */
import { type AnyFlag, isLit } from '../../moment/lit-flags.js';
import type { Fields } from '../../moment/loose-fields.js';
import { alarms, type FlagGroup, flagGroups } from './flag-group-table.js';

/** Each light of some labels, and whether it is on; undefined if Status does not say. */
export function lightsOf(labels: FlagGroup['labels'], status: Fields | undefined) {
  return (Object.entries(labels) as [AnyFlag, string][]).map(([flag, label]) => ({
    flag,
    label,
    isOn: isLit(status, flag),
  }));
}

/** The lights that mean danger. */
export function alarmLights(status: Fields | undefined) {
  return Object.values<FlagGroup>(flagGroups)
    .flatMap(({ labels }) => lightsOf(labels, status))
    .filter(({ flag }) => isAlarm(flag));
}

export function isAlarm(flag: AnyFlag): boolean {
  return alarms.includes(flag);
}
