import type { KindGroup } from '../../../interface/kind-groups.js';

/** Hue of each family, as degrees from that of a note. */
const turns: Readonly<Record<KindGroup, number | undefined>> = {
  'start-up': 150,
  travel: 0,
  combat: 130,
  exploration: -90,
  trade: -150,
  station: 60,
  powerplay: 95,
  carrier: -30,
  'on-foot': -120,
  squadron: 30,
  colonisation: -60,
  other: undefined,
};

/** What a kind is about, as a colour as light and as strong as a note, and in the tooltip. */
export function FamilyMark({ family = 'other' }: { readonly family: KindGroup | undefined }) {
  const turn = turns[family];
  const background = turn === undefined ? 'var(--line)' : `oklch(from var(--note) l c calc(h + ${turn}))`;
  return <span class="family-mark" style={{ background }} title={family} aria-hidden="true" />;
}
