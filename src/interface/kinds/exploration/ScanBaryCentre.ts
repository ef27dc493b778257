import { observed } from '../../evidence.js';
import { id, number, text } from '../../field.js';
import { kind } from '../../kind.js';
import { amount, mention } from '../../summary/summary-part.js';

export const ScanBaryCentre = kind(
  'ScanBaryCentre',
  'a scan reveals the orbit of a barycentre',
  () => ({
    StarSystem: text('name of the system'),
    SystemAddress: id('address of the system'),
    BodyID: id('ID of the barycentre within the system'),
    SemiMajorAxis: number('semi-major axis of the orbit, in metres'),
    Eccentricity: number('eccentricity of the orbit; 0 is a circle'),
    OrbitalInclination: number('inclination of the orbit, in degrees'),
    Periapsis: number('argument of periapsis of the orbit, in degrees'),
    OrbitalPeriod: number('time of one orbit, in seconds'),
    AscendingNode: number('longitude of the ascending node of the orbit, in degrees'),
    MeanAnomaly: number('mean anomaly at the time of the scan, in degrees'),
  }),
  {
    evidence: observed(5_144, { since: '4.0.0.700' }),
    summary: [mention('StarSystem', 'in #'), amount('BodyID', 'number', 'body #')],
  },
);
