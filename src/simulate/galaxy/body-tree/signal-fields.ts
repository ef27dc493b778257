import type { Planet, RingBody } from '../../../game/celestial-body.js';
import { organismOf } from '../../../game/organisms.js';
import { hotspotNames } from '../../../game/ring-table.js';
import type { EventFields } from '../../event-fields.js';

type Signals = EventFields<'SAASignalsFound'>['Signals'];

/** In the order in which the game lists them. */
const kinds = ['Biological', 'Guardian', 'Thargoid', 'Other', 'Geological', 'Mining', 'Human'] as const;

/** A mining location, as the game has them since 4.4.1. */
export const miningLocation = '$PlanetaryMiningLocation_Name;';

/** The fields of FSSBodySignals; undefined for a planet on which nothing is seen from afar. */
export function fssBodySignalsFields(
  address: number,
  planet: Planet,
  isMined: boolean,
): EventFields<'FSSBodySignals'> | undefined {
  const signals = signalsOf(planet, ['Biological', 'Geological', 'Mining'], isMined);
  if (signals.length === 0) return undefined;
  return { BodyName: planet.name, BodyID: planet.id, SystemAddress: address, Signals: signals };
}

/** The fields of SAASignalsFound; undefined where probes find nothing. */
export function saaSignalsFoundFields(
  address: number,
  body: Planet | RingBody,
  isMined: boolean,
): EventFields<'SAASignalsFound'> | undefined {
  const signals = body.is === 'planet' ? signalsOf(body, kinds, isMined) : hotspotsOf(body);
  if (signals.length === 0) return undefined;
  const life = body.is === 'planet' ? body.signals.life : [];
  return {
    BodyName: body.name,
    SystemAddress: address,
    BodyID: body.id,
    Signals: signals,
    Genuses: life.map(({ genus, species }) => ({
      Genus: genus,
      Genus_Localised: organismOf(species)?.[0].shown ?? genus,
    })),
  };
}

/** Without `isMined`, planets have no mining locations yet. */
function signalsOf({ signals }: Planet, requested: readonly (typeof kinds)[number][], isMined: boolean): Signals {
  const { life, geological, human, guardian, thargoid, other, mining } = signals;
  const counts = {
    Biological: life.length,
    Guardian: guardian,
    Thargoid: thargoid,
    Other: other,
    Geological: geological,
    Mining: isMined ? mining : 0,
    Human: human,
  };
  return requested.flatMap((kind) => (counts[kind] > 0 ? [{ ...typeFields(kind), Count: counts[kind] }] : []));
}

function typeFields(kind: (typeof kinds)[number]) {
  if (kind === 'Mining') return { Type: miningLocation, Type_Localised: 'Planetary Mining Location' };
  return { Type: `$SAA_SignalType_${kind};`, Type_Localised: kind };
}

function hotspotsOf({ hotspots }: RingBody): Signals {
  return hotspots.map(([Type, Count]) => {
    const shown = hotspotNames[Type];
    return { Type, ...(shown !== undefined && { Type_Localised: shown }), Count };
  });
}
