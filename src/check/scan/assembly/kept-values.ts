/**
 * Lists and objects as they were accepted. The game writes long ones over and over, as they were: what has the same bytes need not be
 * walked over again. In simulated journals that is more than half of all bytes. What was noted of them and remarked on is kept with them.
 */
import * as layout from '../scanner-memory';
import { Bytes, sameBytes } from './bytes';
import { NameHash } from './name-hash';
import { At } from './remarks';

/** Where the next one is kept. */
let head: i32 = layout.keptSize;

/**
 * Whether it is worth while to look a value of this form up, and to keep it: where none has come again for long, only a few are, now and
 * then. Each is counted here, until one does come again.
 */
export function isWorthKeeping(form: i32): bool {
  const misses = load<i32>(form, layout.formMisses);
  store<i32>(form, misses + 1, layout.formMisses);
  return misses < layout.mostMisses || (misses & layout.triedAgain) === 0;
}

/** The place behind a value if one with the same bytes was accepted for this form on this path; else -1. */
export function keptEnd(p: i32, form: i32, path: i32): i32 {
  const position = Bytes.four(slotOf(p, form));
  if (position < head - layout.keptSize || position === 0) return -1;
  const entry = layout.kept + (position & (layout.keptSize - 1));
  if (load<i32>(entry, layout.keptForm) !== form || load<i32>(entry, layout.keptPath) !== path) return -1;
  if (load<i32>(entry, layout.keptKind) !== At.kind) return -1;
  const length = load<i32>(entry);
  if (!sameBytes(p, entry + layout.keptText, length)) return -1;
  const more = entry + ((layout.keptText + length + 15) & ~15);
  if (!repeat(p, more, load<i32>(entry, layout.keptNotes), load<i32>(entry, layout.keptRemarks))) return -1;
  store<i32>(layout.count, load<i32>(entry, 4));
  store<i32>(form, 0, layout.formMisses);
  return p + length;
}

/** Keeps a value that was accepted for a form, with the notes from a place on, and the remarks from one of them on. */
export function keep(p: i32, end: i32, form: i32, path: i32, notes: i32, remarks: i32): void {
  const length = end - p;
  if (length < layout.shortestKept || length > layout.longestKept) return;
  const noted = Bytes.four(layout.notesEnd) - notes;
  const remarked = (Bytes.four(layout.remarkCount) - remarks) * layout.remarkSize;
  if (noted + remarked > layout.longestKept) return;
  const textSize = (layout.keptText + length + 15) & ~15;
  const size = (textSize + noted + remarked + 15) & ~15;
  let position = head;
  const left = layout.keptSize - (position & (layout.keptSize - 1));
  if (size > left) position += left;
  if (position > layout.lastPosition) return;
  const entry = layout.kept + (position & (layout.keptSize - 1));
  store<i32>(entry, length);
  store<i32>(entry, Bytes.four(layout.count), 4);
  store<i32>(entry, form, layout.keptForm);
  store<i32>(entry, path, layout.keptPath);
  store<i32>(entry, At.kind, layout.keptKind);
  store<i32>(entry, noted, layout.keptNotes);
  store<i32>(entry, remarked, layout.keptRemarks);
  for (let at = 0; at < length; at += 16) v128.store(entry + layout.keptText + at, v128.load(p + at));
  const more = entry + textSize;
  copyNotes(notes, more, noted, -p);
  copyRemarks(layout.remarks + remarks * layout.remarkSize, more + noted, remarked, -p);
  store<i32>(slotOf(p, form), position);
  head = position + size;
}

/** Values of one form are told apart by how they begin. */
function slotOf(p: i32, form: i32): i32 {
  let hash: u64 = form;
  for (let at = 0; at < layout.shortestKept; at += 8) hash = NameHash.mix(hash, load<u64>(p + at));
  return layout.keptSlots + (<i32>hash & (layout.keptSlotCount - 1)) * 4;
}

/** Notes and remarks once more, of a value that stands at another place; false if there is no room. */
function repeat(p: i32, kept: i32, noted: i32, remarked: i32): bool {
  const notes = Bytes.four(layout.notesEnd);
  const remarks = Bytes.four(layout.remarkCount) + remarked / layout.remarkSize;
  if (notes + noted > layout.notesLimit || remarks > layout.mostRemarks) return false;
  copyNotes(kept, notes, noted, p);
  copyRemarks(kept + noted, layout.remarks + remarks * layout.remarkSize - remarked, remarked, p);
  store<i32>(layout.notesEnd, notes + noted);
  store<i32>(layout.remarkCount, remarks);
  return true;
}

/** One that opens or ends a part stands nowhere, and does not move. */
function copyNotes(from: i32, to: i32, size: i32, moved: i32): void {
  for (let at = 0; at < size; at += layout.noteSize) {
    const start = load<i32>(from + at, 4);
    store<i32>(to + at, Bytes.four(from + at));
    store<i32>(to + at, start ? start + moved : 0, 4);
    store<i32>(to + at, load<i32>(from + at, 8) + (start ? moved : 0), 8);
  }
}

function copyRemarks(from: i32, to: i32, size: i32, moved: i32): void {
  for (let at = 0; at < size; at += layout.remarkSize) {
    store<i32>(to + at, Bytes.four(from + at));
    for (let place = 4; place < layout.remarkSize; place += 4) {
      store<i32>(to + at + place, Bytes.four(from + at + place) + moved);
    }
  }
}
