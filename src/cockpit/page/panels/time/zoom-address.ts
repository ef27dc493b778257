/** The zoom of the timeline in the address, as `zoom`. */
import { effect } from '@preact/signals';
import { addressPart, setAddressPart } from '../../store/address.js';
import { onLaterBeginning } from '../../store/new-beginning.js';
import { paced } from '../../store/paced.js';
import { currentTimeline, zoom } from './timeline-store.js';
import { zoomIn, zoomText } from './zoom.js';

/** Links the two, from the first session on. */
export function linkZoomToAddress(): void {
  const inAddress = addressPart('zoom');
  let written: string | undefined;
  const writeSoon = paced(async () => {
    written = zoomText(zoom.value, currentTimeline().played);
    setAddressPart('zoom', written);
  }, 300);
  effect(() => {
    if (inAddress.value !== written) zoom.value = zoomIn((written = inAddress.value));
  });
  effect(() => {
    if (zoom.value !== undefined || written !== undefined) writeSoon();
  });
  onLaterBeginning(() => (zoom.value = undefined));
}
