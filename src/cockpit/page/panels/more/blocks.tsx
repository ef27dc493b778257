import { Dash } from '../../parts/dash.js';
import { ShareBar } from '../../parts/share-bar.js';
import type { Bar, Block, Card, Fact } from './block.js';

/** Draws the blocks of a section. Names come from a journal, hence `bdi`. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return blocks.map(({ heading, text, facts, bars, cards }, index) => (
    <div key={index}>
      {heading !== undefined && (
        <h3>
          <bdi>{heading}</bdi>
        </h3>
      )}
      {text !== undefined && (
        <p>
          <bdi>{text}</bdi>
        </p>
      )}
      {facts && <Facts facts={facts} />}
      {bars && <ul class="bars">{bars.map(barRow)}</ul>}
      {cards && <ul class="cards">{cards.map(cardRow)}</ul>}
    </div>
  ));
}

function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === undefined ? <Dash /> : <bdi>{value}</bdi>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A place that the name says already is left out. */
function Title({ name, place = '', tags = [] }: Pick<Bar, 'name' | 'place' | 'tags'>) {
  const isSaid = name.toLowerCase().startsWith(place.toLowerCase());
  return (
    <>
      <bdi>{name}</bdi> {!isSaid && <span class="muted">{place}</span>}
      {tags.map((tag) => (
        <span key={tag} class="tag">
          {tag}
        </span>
      ))}
    </>
  );
}

function barRow({ value, note, alarm, share, mark, isOver, about, ...title }: Bar, index: number) {
  return (
    <li key={index}>
      <span class="bar-name">
        <Title {...title} />
      </span>
      <span class="bar-value">
        {value === undefined ? <Dash /> : <bdi>{value}</bdi>}
        {note !== undefined && <span class="muted"> {note}</span>}
        {alarm !== undefined && <strong class="alarm-word"> ▲ {alarm}</strong>}
      </span>
      {share !== undefined && <ShareBar share={share} mark={mark} isOver={isOver} />}
      {about !== undefined && <bdi class="bar-about">{about}</bdi>}
    </li>
  );
}

function cardRow({ title, tags, share, facts, lines = [] }: Card, index: number) {
  return (
    <li key={index}>
      <strong>
        <Title name={title} tags={tags ?? []} />
      </strong>
      {share !== undefined && <ShareBar share={share} />}
      {facts && <Facts facts={facts} />}
      {lines.map((line) => (
        <bdi key={line}>{line}</bdi>
      ))}
    </li>
  );
}
