import { rememberedChoice } from '../store/remembered.js';

/** Whether the guide through the demo is shown; once it is over, Display offers it again. */
export const guide = rememberedChoice('shakedown-guide', ['shown', 'over'], 'shown');
