import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { play } from '../../../test/support/scenes.js';
import { leafOf, type Shape } from '../../interface/field.js';
import { findKind, shapesBelow, specification } from '../../interface/kind-catalogue.js';
import { applyPatch, type Members } from '../../interface/object-rule.js';
import { longestLine } from '../../journal/read/size-limits.js';
import { type CheckSource, checkJournal } from '../check-journal.js';
import { checkEvent } from '../event/check-event.js';
import { EventChecker } from '../event/event-checker.js';
import type { Finding } from '../finding.js';
import { internalRule } from '../lines/line-rules.js';
import { ruleCatalogue, ruleIds } from './rule-catalogue.js';
import type { MembersExample, RuleExample } from './rule-example.js';
import { sessionExampleFiles } from './session-example-files.js';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(path.join(os.tmpdir(), 'shakedown-rules-'));
});

afterEach(() => rmSync(directory, { recursive: true }));

describe.each(ruleCatalogue)('$id', ({ id, severity, good, bad }) => {
  const pointer = bad.is === 'event' ? bad.pointer : undefined;

  it('reports its bad example', async () => {
    if (id === internalRule.id) vi.spyOn(EventChecker.prototype, 'plainFindings').mockImplementation(fail);
    const findings = await findingsOf(bad);
    const expected = { rule: id, severity, ...(pointer !== undefined && { pointer }) };
    expect(findings).toContainEqual(expect.objectContaining(expected));
    for (const { rule } of findings) expect(ruleIds).toContain(rule);
  });

  it('does not report its good example', async () => {
    expect((await findingsOf(good)).map(({ rule }) => rule)).not.toContain(id);
  });
});

describe('the scene of a rule across events', () => {
  it.each(ruleCatalogue.filter(({ group }) => group === 'session'))('$id gives the same as events', ({ id, bad }) => {
    expect(bad.is === 'scene' && play(bad).map(({ rule }) => rule)).toContain(id);
  });
});

/** No line is known that makes the checker fail. */
function fail(): never {
  throw new Error('a defect');
}

/** Findings of an example: texts go through the whole checker, members through the check of an event. */
function findingsOf(example: RuleExample): Promise<readonly Finding[]> {
  switch (example.is) {
    case 'event':
      return reported(Readable.from([Buffer.from(`${example.text}\r\n`)]));
    case 'members':
      return Promise.resolve(checkEvent(eventWith(example), { dialect: 'spec', where: 'companion' }));
    case 'lines':
      return reported(Readable.from([Buffer.from(example.text, example.encoding)]), example.longest);
    case 'directory':
      return toldOfFiles(example.files);
    case 'scene':
      return toldOfFiles(sessionExampleFiles(example));
  }
}

async function reported(source: CheckSource, maxLineBytes = longestLine): Promise<Finding[]> {
  const findings: Finding[] = [];
  for await (const finding of checkJournal(source, { maxLineBytes })) findings.push(finding);
  return findings;
}

function toldOfFiles(files: Readonly<Record<string, string>>): Promise<Finding[]> {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(directory, name);
    if (name.endsWith('/')) mkdirSync(file);
    else writeFileSync(file, text);
  }
  return reported(directory);
}

/** An event that holds nothing but an object with these members, in a place where its shape stands. */
function eventWith({ of, members }: MembersExample): Members {
  const kind =
    findKind(specification, of) ??
    specification.kinds.find((each) => shapesBelow(each).some(({ name }) => name === of)) ??
    expect.fail(`no kind holds a ${of}`);
  const event = { timestamp: '2026-11-14T20:41:00Z', event: kind.name };
  return { ...event, ...inside(kind.shape, of, applyPatch({}, members)) };
}

function inside(shape: Shape, of: string, object: Members): Members | undefined {
  if (shape.name === of) return object;
  for (const [name, field] of Object.entries(shape.fields)) {
    const leaf = leafOf(field);
    const inner = leaf.type === 'object' ? inside(leaf.shape, of, object) : undefined;
    if (inner) return { [name]: field.type === 'array' ? [inner] : inner };
  }
  return undefined;
}
