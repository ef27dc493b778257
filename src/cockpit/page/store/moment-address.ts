/** The shown moment in the address, as `at`: a reload and a link show it again. */
import { effect } from '@preact/signals';
import { addressPart, setAddressPart } from './address.js';
import { onLaterBeginning } from './new-beginning.js';
import { paced } from './paced.js';
import { onFeed, progress, source } from './session-store.js';
import { followAgain, goTo, isFollowing, shownMoment, wantedTarget } from './shown-moment.js';

/** Links the two, from the first session on. */
export function linkMomentToAddress(): void {
  const inAddress = addressPart('at');
  let written = inAddress.value;
  /** The moment of the address, until its lines have been read. */
  let wanted = linesIn(written);

  const showWanted = () => {
    const { lines, read } = progress.peek();
    if (wanted === undefined || lines === 0 || (lines < wanted && read < 1)) return;
    const target = wanted;
    wanted = undefined;
    // A journal that is shorter is another one.
    if (target <= lines) goTo({ lines: target });
  };

  const writeSoon = paced(async () => {
    if (wanted !== undefined || wantedTarget.value) return;
    written = isFollowing.value ? undefined : String(shownMoment.value.lines);
    setAddressPart('at', written);
  }, 200);

  onFeed(showWanted);
  effect(() => {
    const text = inAddress.value;
    if (text === written) return;
    written = text;
    wanted = linesIn(text);
    if (wanted === undefined) followAgain();
    else showWanted();
  });
  effect(() => {
    void [isFollowing.value, wantedTarget.value, shownMoment.value];
    if (source.value) writeSoon();
  });
  onLaterBeginning(() => (wanted = undefined));
}

function linesIn(text: string | undefined): number | undefined {
  return text !== undefined && /^[1-9]\d{0,11}$/.test(text) ? Number(text) : undefined;
}
