const shapes = {
  on: <circle cx="6" cy="6" r="5" fill="currentColor" />,
  off: <circle cx="6" cy="6" r="4.25" fill="none" stroke="currentColor" stroke-width="1.5" />,
  unknown: <path d="M2 6h8" stroke="currentColor" stroke-width="1.5" />,
  alarm: <path d="M6 .5 11.8 11H.2z" fill="currentColor" />,
} as const;

interface LampProps {
  readonly isOn: boolean | undefined;
  readonly isAlarm?: boolean;
  /** Hidden from screen readers: its label says the same. */
  readonly isSilent?: boolean;
}

/** Filled is on, hollow is off, a dash is unknown, a triangle is an alarm: distinguishable without colour. */
export function Lamp({ isOn, isAlarm, isSilent }: LampProps) {
  const shape = isOn === undefined ? 'unknown' : isOn ? (isAlarm ? 'alarm' : 'on') : 'off';
  return (
    <svg
      class="lamp"
      viewBox="0 0 12 12"
      {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': lampWord(isOn) })}
    >
      {shapes[shape]}
    </svg>
  );
}

export function lampWord(isOn: boolean | undefined): string {
  return isOn === undefined ? 'unknown' : isOn ? 'on' : 'off';
}
