import { type Fields, fieldsIn, listIn, numberIn, shownIn, textIn } from '../../../moment/loose-fields.js';
import { newestEvent } from '../../../moment/moment-events.js';
import { momentPart } from '../../../moment/moment-part.js';
import { credits, grouped, tonnes } from '../../ship/measures.js';
import { Facts } from '../facts.js';
import { ShareBar } from '../share-bar.js';

const known = momentPart(
  ({ latest }) => [latest['CarrierStats'], latest['ColonisationConstructionDepot']],
  (moment) => ({
    carrier: newestEvent(moment, 'CarrierStats'),
    site: newestEvent(moment, 'ColonisationConstructionDepot'),
  }),
);

/** The commander's carrier, and the construction site last visited. */
export function CarrierSection() {
  const { carrier, site } = known.value;
  if (!carrier && !site)
    return (
      <p class="empty">
        A carrier appears here when its management was opened, a construction site when its depot was visited.
      </p>
    );
  return (
    <>
      {carrier && <Carrier stats={carrier} />}
      {site && <Site depot={site} />}
    </>
  );
}

function Carrier({ stats }: { readonly stats: Fields }) {
  const [space, finance] = [fieldsIn(stats, 'SpaceUsage'), fieldsIn(stats, 'Finance')];
  const range = numberIn(stats, 'JumpRangeCurr');
  return (
    <>
      <h3>Carrier</h3>
      <Facts
        facts={[
          ['Name', [textIn(stats, 'Name'), textIn(stats, 'Callsign')].filter((part) => part !== undefined).join(' · ')],
          ['Tritium', tonnes(numberIn(stats, 'FuelLevel'))],
          ['Range', range === undefined ? undefined : `${grouped(range, 1)} ly`],
          ['Balance', credits(numberIn(finance, 'CarrierBalance'))],
          ['Cargo', tonnes(numberIn(space, 'Cargo'))],
          ['Free', tonnes(numberIn(space, 'FreeSpace'))],
          ['Docking', textIn(stats, 'DockingAccess')],
        ]}
      />
    </>
  );
}

function Site({ depot }: { readonly depot: Fields }) {
  const progress = numberIn(depot, 'ConstructionProgress');
  const goods = listIn(depot, 'ResourcesRequired').map((each) => ({
    name: shownIn(each, 'Name') ?? 'Unnamed',
    needed: numberIn(each, 'RequiredAmount') ?? 0,
    there: numberIn(each, 'ProvidedAmount') ?? 0,
  }));
  return (
    <>
      <h3>Construction site</h3>
      {progress !== undefined && <p>{grouped(progress * 100, 1)} % delivered.</p>}
      <ul class="bars">
        {goods.map(({ name, needed, there }) => (
          <li key={name}>
            <span class="bar-name">{name}</span>
            <span class="bar-value">
              {grouped(there, 0)} of {tonnes(needed)}
            </span>
            <ShareBar share={needed === 0 ? 1 : there / needed} />
          </li>
        ))}
      </ul>
    </>
  );
}
