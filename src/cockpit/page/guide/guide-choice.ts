import { rememberedChoice } from '../store/remembered-choice.js';

/** Whether the guide through the demo is shown; once it is over, Display offers it again. */
export const { choice: guide, choose: chooseGuide } = rememberedChoice('shakedown-guide', ['shown', 'over'], 'shown');
