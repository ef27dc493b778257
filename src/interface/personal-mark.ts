/** How a table marks a field that names people. */

/** What a personal field holds. */
export type PersonalContent =
  | 'commander-name'
  | 'player-id'
  | 'other-commander'
  | 'message'
  | 'squadron-name'
  | 'squadron-id'
  | 'ship-name'
  | 'ship-ident'
  | 'carrier-name'
  | 'carrier-callsign'
  | 'carrier-id'
  | 'loadout-name';

export interface PersonalMark {
  readonly holds: PersonalContent;
  /** The field is personal only where its value looks like this. */
  readonly only?: RegExp;
}

/** The identification of a fleet carrier, alone or after its name. */
const callsign = /(?:^|\s)[A-Z0-9]{3}-[A-Z0-9]{3}$/;

/** It is another player, or may be one; not a station or a pilot whose name the game has made. */
const fromPlayer = /^[^$]|\$cmdr_decorate:/;

/** Form of a personal value in fields that may also hold the name of a place, or none. */
const looks = {
  'other-commander': fromPlayer,
  message: fromPlayer,
  'carrier-name': callsign,
  'carrier-callsign': callsign,
  /** The market of a carrier; those of stations have other numbers. */
  'carrier-id': /^37[01]\d{7}$/,
  /** 0 is no player. */
  'player-id': /^[1-9]\d*$/,
} satisfies Partial<Record<PersonalContent, RegExp>>;

export function always(holds: PersonalContent): PersonalMark {
  return { holds };
}

export function whereItLooksSo(holds: keyof typeof looks): PersonalMark {
  return { holds, only: looks[holds] };
}

interface Markable {
  readonly personal?: PersonalMark | false;
}

/**
 * A field that names people or what is theirs; needed only where the name of the field does not say so:
 * `Name`.
 */
export function personal<F extends Markable>(holds: PersonalContent, field: F): F {
  return { ...field, personal: always(holds) };
}

/** A field that may also hold something else, and is personal only where its value looks so. */
export function maybePersonal<F extends Markable>(holds: keyof typeof looks, field: F): F {
  return { ...field, personal: whereItLooksSo(holds) };
}

/** A text that names no player, which its name and its note leave open. */
export function impersonal<F extends Markable>(field: F): F {
  return { ...field, personal: false };
}
