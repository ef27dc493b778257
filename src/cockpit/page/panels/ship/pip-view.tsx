import type { Fields } from '../../moment/loose-fields.js';
import { Dash } from '../../parts/dash.js';
import { pipBanks } from './pip-banks.js';

export function PipView({ status }: { readonly status: Fields | undefined }) {
  return (
    <dl class="pips">
      {pipBanks(status).map(({ name, title, pips, cells }) => (
        <div key={name} class="pip-bank" title={`${title}, of 4 pips`}>
          <dt>{name}</dt>
          <dd>
            {pips !== undefined && (
              <span class="pip-cells" aria-hidden="true">
                {cells.map((lit, cell) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                  <span key={cell} class="pip" data-lit={lit} />
                ))}
              </span>
            )}
            {pips === undefined ? <Dash /> : pips}
          </dd>
        </div>
      ))}
    </dl>
  );
}
