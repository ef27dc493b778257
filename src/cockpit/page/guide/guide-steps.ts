/** The three steps of the demo: see, make it happen, check. */
import { counted } from '../../../words/counted.js';
import { showPanel, showView } from '../layout/panes.js';
import { sendRequest } from '../panels/stage/stage-requests.js';

interface GuideStep {
  readonly title: string;
  readonly about: string;
  readonly button: string;
  /** Does what the button says; resolves with what there is to see now. */
  readonly run: () => Promise<string>;
}

export const guideSteps: readonly GuideStep[] = [
  {
    title: 'See',
    about:
      'A commander flies here, as in the game. Each line that is written moves the ship, the route and the events.',
    button: 'Show the ship and its route',
    async run() {
      showView('fly');
      return 'Drag the timeline to any moment, and every pane shows it. Resume follows again.';
    },
  },
  {
    title: 'Make it happen',
    about: 'What your tool must cope with happens when you say so, with all lines that the game would write.',
    button: 'Let a pirate attack',
    async run() {
      showPanel('stage');
      showPanel('events');
      const { lines } = await sendRequest('trigger', { situation: 'ambush' });
      return `${counted(lines.length, 'line')} written: see the end of the events. The list on the left has more situations.`;
    },
  },
  {
    title: 'Check',
    about: 'Every line is checked against the rules of the journal. Write a wrong one, and see it found.',
    button: 'Write a wrong field',
    async run() {
      await sendRequest('fault', { fault: 'wrong-type' });
      await sendRequest('trigger', { situation: 'players-chat' });
      showPanel('findings');
      return 'The wrong field is among the findings. Your own journals are checked like this: Open, or drop them here.';
    },
  },
];
