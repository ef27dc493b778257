/** Time zones: names such as `Europe/Berlin`, and offsets such as `+02:00`. */

const offsetPattern = /^([+-])(\d\d):?([0-5]\d)$/;

/** Whether it is the name of a time zone, or an offset from UTC of less than a day. */
export function isTimeZone(zone: unknown): zone is string {
  if (typeof zone !== 'string' || zone === '') return false;
  if (/^[+-]/.test(zone)) return offsetIn(zone) !== undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The names of time zones that this machine knows. */
export function timeZoneNames(): readonly string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone')];
}

/** The local time of a zone, as the UTC fields of a Date. */
export function clockTimeIn(zone: string, moment: Date): Date {
  const offset = offsetIn(zone);
  if (offset !== undefined) return new Date(moment.getTime() + offset * 60_000);
  const parts = Object.fromEntries(
    formatFor(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return new Date(Date.UTC(year, month - 1, day, hour, minute, second));
}

/** Minutes ahead of UTC. */
function offsetIn(zone: string): number | undefined {
  const [, sign = '', hours = '', minutes = ''] = offsetPattern.exec(zone) ?? [];
  if (sign === '' || Number(hours) > 23) return undefined;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function formatFor(zone: string): Intl.DateTimeFormat {
  const two = '2-digit';
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
}
