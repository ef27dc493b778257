import './more.css';
import type { Moment } from '../../../protocol.js';
import { Tabs } from '../../parts/tabs.js';
import { rememberedChoice } from '../../store/remembered.js';
import { shownMoment } from '../../store/shown-moment.js';
import type { Block } from './block.js';
import { Blocks } from './blocks.js';
import { carrierAndSite } from './carrier.js';
import { engineerList } from './engineer-list.js';
import { goalList } from './goal-list.js';
import { missionList } from './mission-list.js';
import { modulePower } from './module-power.js';
import { moduleStorage } from './module-storage.js';
import { rankList } from './rank-list.js';
import { cargoInHold, lockerAndBackpack, ownMaterials } from './stored-things.js';
import { wornSuit } from './suit-loadout.js';
import { systemPolitics } from './system-politics.js';
import { thargoidWar } from './war-in-system.js';

interface Section {
  readonly title: string;
  /** Undefined as long as nothing is known; then `otherwise` is shown. */
  readonly blocks: (moment: Moment) => readonly Block[] | undefined;
  readonly otherwise: string;
}

const sections = {
  cargo: {
    title: 'Cargo',
    blocks: cargoInHold,
    otherwise: 'The hold is not known at this moment. Cargo lists it at start-up and after each trade.',
  },
  materials: {
    title: 'Materials',
    blocks: ownMaterials,
    otherwise: 'The store of materials is not known at this moment. Materials lists it at start-up.',
  },
  locker: {
    title: 'Locker',
    blocks: lockerAndBackpack,
    otherwise: 'The ship locker is not known at this moment. ShipLocker lists it at start-up and after each change.',
  },
  modules: {
    title: 'Modules',
    blocks: modulePower,
    otherwise: "The ship's modules appear here when Loadout lists them, at start-up or in outfitting.",
  },
  missions: {
    title: 'Missions',
    blocks: missionList,
    otherwise: 'Missions appear here when the game lists them at start-up, or when one is accepted.',
  },
  ranks: {
    title: 'Ranks',
    blocks: rankList,
    otherwise: 'Ranks appear here when the game lists them at start-up.',
  },
  engineers: {
    title: 'Engineers',
    blocks: engineerList,
    otherwise: 'Engineers and their ranks appear here when the game lists them at start-up.',
  },
  carrier: {
    title: 'Carrier',
    blocks: carrierAndSite,
    otherwise: 'A carrier appears here when its management was opened, a construction site when its depot was visited.',
  },
  goals: {
    title: 'Goals',
    blocks: goalList,
    otherwise: 'Joined community goals appear here when the game fetches them.',
  },
  storage: {
    title: 'Storage',
    blocks: moduleStorage,
    otherwise: 'Stored modules appear here once outfitting has been opened at a station.',
  },
  suit: {
    title: 'Suit',
    blocks: wornSuit,
    otherwise: 'Suit and hand weapons appear here once the commander has been on foot.',
  },
  politics: {
    title: 'Politics',
    blocks: systemPolitics,
    otherwise: 'The factions of a system appear here after arriving in one.',
  },
  war: {
    title: 'Thargoid war',
    blocks: thargoidWar,
    otherwise: 'The Thargoid war appears here after arriving in a system that it has reached.',
  },
} as const satisfies Readonly<Record<string, Section>>;

const names = Object.keys(sections) as readonly (keyof typeof sections)[];

const choice = rememberedChoice('shakedown.more', names, 'cargo');

/** What the commander has and is, one section at a time. */
export function MoreSections() {
  const active = choice.value;
  const { title, blocks, otherwise }: Section = sections[active];
  const known = blocks(shownMoment.value);
  return (
    <div class="more">
      <Tabs
        label="More"
        tabs={names.map((name) => ({ name, title: sections[name].title }))}
        active={active}
        panelId="more-section"
        choose={(name) => (choice.value = name)}
      />
      {/* Focusable, so that the keyboard can scroll it. */}
      <div class="more-section" id="more-section" role="tabpanel" aria-label={title} tabIndex={0} key={active}>
        {known ? <Blocks blocks={known} /> : <p class="empty">{otherwise}</p>}
      </div>
    </div>
  );
}
