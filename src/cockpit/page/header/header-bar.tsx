import './header-bar.css';
import { OpenMenu } from '../dropped/open-menu.js';
import { textIn } from '../moment/loose-fields.js';
import { Dash } from '../parts/dash.js';
import { lazyPart } from '../parts/lazy-part.js';
import { LongText } from '../parts/long-text.js';
import { info } from '../store/session-store.js';
import { shownMoment } from '../store/shown-moment.js';
import { CommanderButton } from './commanders/commander-button.js';
import { ConnectionChip } from './connection-chip.js';
import { HazardAnnouncer } from './hazard-announcer.js';
import { placeIn } from './place-in-moment.js';
import { shipIn } from './ship-in-moment.js';
import { simulatedWords } from './simulated-words.js';
import { ViewSwitch } from './view-switch.js';

/** Commander, ship, place and connection state. */
export function HeaderBar() {
  const moment = shownMoment.value;
  const commander = textIn(moment.state.commander, 'name');
  const { type, name, ident } = shipIn(moment);
  const { system, spot, doing } = placeIn(moment);
  const simulated = info.value && simulatedWords(info.value);
  return (
    <header class="header-bar">
      <h1 class="brand">Shakedown</h1>
      <ViewSwitch />
      <dl class="header-facts">
        <Fact label="Commander" parts={[commander]} />
        <Fact label="Ship" parts={[type, name, ident]} />
        <Fact label="Place" parts={[system, spot === system ? undefined : spot, doing]} />
        <Fact label="Journal" parts={[info.value?.title]} most={18} />
      </dl>
      <div class="header-state">
        {simulated !== undefined && (
          <span class="chip simulated-mark">
            <span aria-hidden="true">◇</span> {simulated}
          </span>
        )}
        <ConnectionChip />
        <CommanderButton />
        <OpenMenu />
        <button type="button" class="display-button" popoverTarget="display-settings">
          Display
        </button>
      </div>
      <div id="display-settings" class="header-popover" popover="auto">
        <DisplaySettings />
      </div>
      <HazardAnnouncer />
    </header>
  );
}

const DisplaySettings = lazyPart('the settings', async () => (await import('./display-settings.js')).DisplaySettings);

interface FactProps {
  readonly label: string;
  readonly parts: readonly (string | undefined)[];
  /** Maximum number of characters of each part. */
  readonly most?: number;
}

/** A labelled value, its first part in bold; a dash if unknown. */
function Fact({ label, parts, most = 34 }: FactProps) {
  const known = parts.filter((part) => part !== undefined);
  return (
    <div class="header-fact">
      <dt>{label}</dt>
      <dd>
        {known.length === 0 && <Dash />}
        {known.map((part, at) => (
          <span key={part} class={at === 0 ? 'header-main' : 'header-more'}>
            {at > 0 && <span class="muted"> · </span>}
            <LongText text={part} most={most} />
          </span>
        ))}
      </dd>
    </div>
  );
}
