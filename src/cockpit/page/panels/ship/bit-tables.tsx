import { type BitSetView, bitSets } from '../../moment/lit-flags.js';
import type { Fields } from '../../moment/loose-fields.js';
import { Dash } from '../../parts/dash.js';
import { Lamp, lampWord } from './lamp.js';

/** All bits of both bit sets, with what they mean. */
export function BitTables({ status }: { readonly status: Fields | undefined }) {
  return (
    <div class="bit-tables">
      {bitSets(status).map((view) => (
        <BitTableView key={view.field} view={view} />
      ))}
    </div>
  );
}

function BitTableView({ view: { field, value, hex, rows } }: { readonly view: BitSetView }) {
  return (
    <table class="bit-table">
      <caption>
        <code>{field}</code>{' '}
        {value === undefined ? (
          <Dash />
        ) : (
          <>
            <code>{hex}</code> = {value}
          </>
        )}
      </caption>
      <thead>
        <tr>
          <th scope="col">Bit</th>
          <th scope="col">State</th>
          <th scope="col">Name</th>
          <th scope="col">Meaning</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ bit, name, meaning, isOn, isUndefined }) => (
          <tr key={bit} data-lit={isOn}>
            <td>{bit}</td>
            <td>
              <Lamp isOn={isOn} isAlarm={isUndefined === true} isSilent />{' '}
              {isOn === undefined ? <Dash /> : lampWord(isOn)}
            </td>
            <th scope="row">{isUndefined ? `${name}, undefined` : name}</th>
            <td>{meaning}</td>
            <td>
              <code>0x{(2 ** bit).toString(16).toUpperCase()}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
