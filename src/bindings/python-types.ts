import type { BindingModel, BoundFlags, BoundList, BoundMember, BoundType } from '../interface/emit/binding-model.js';
import { wrap } from '../words/wrap.js';
import { namedValues, quoted, typeWriter } from './names.js';

const typeOf = typeWriter({
  text: (constant) => (constant === undefined ? 'str' : `Literal[${quoted(constant)}]`),
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  either: (forms) => `Union[${forms.join(', ')}]`,
  list: (element) => `List[${element}]`,
});

/** One module for Python 3.11 and later that needs the standard library alone. */
export function python(model: BindingModel): string {
  const { types, lists, flags, kinds, companions } = model;
  return [
    ...header(model, kinds.length),
    ...lists.flatMap(constants),
    ...flags.flatMap(flagClass),
    ...types.flatMap(typedDict),
    '# Every kind by the value of its member "event".',
    'KINDS: Final[Mapping[str, Any]] = {',
    ...kinds.map(({ kind, name }) => `    ${quoted(kind)}: ${name},`),
    '}',
    '',
    '# The kinds that have a file of their own beside the journal.',
    'COMPANIONS: Final[Mapping[str, str]] = {',
    ...companions.map(({ kind, file }) => `    ${quoted(kind)}: ${quoted(file)},`),
    '}',
    '',
    '# An event of a known kind. A comparison of event["event"] with a name narrows it.',
    'Event = Union[',
    ...kinds.map(({ name }) => `    ${name},`),
    ']',
    '',
    '',
    ...functions,
  ].join('\n');
}

function header({ versions }: BindingModel, kinds: number): string[] {
  return [
    `"""The journal of Elite Dangerous as types: ${kinds} kinds of events, versions ${versions} of the game.`,
    '',
    'Made by "shakedown types --language python": change the tables there, not this file.',
    'An event is a plain dict: members and kinds that are not listed here stay in it.',
    '"""',
    '',
    'from __future__ import annotations',
    '',
    'import json',
    'from datetime import datetime, timezone',
    'from enum import IntFlag',
    'from typing import Any, Dict, Final, List, Literal, Mapping, NotRequired, Optional, TypedDict, Union, cast',
    '',
    '',
  ];
}

const functions = [
  'def parse(line: Union[str, bytes]) -> Optional[Event]:',
  '    """The event of a line, or of a file beside the journal; None if it is not a JSON object with an event.',
  '',
  '    An event of an unknown kind is returned as it is: see is_known.',
  '    """',
  '    try:',
  '        event = json.loads(line if isinstance(line, str) else line.decode("utf-8", "replace"))',
  '    except (ValueError, RecursionError):',
  '        return None',
  '    if not isinstance(event, dict) or not isinstance(event.get("event"), str):',
  '        return None',
  '    return cast(Event, event)',
  '',
  '',
  'def is_known(event: Mapping[str, Any]) -> bool:',
  '    """Whether the kind of an event is one of these types."""',
  '    return event.get("event") in KINDS',
  '',
  '',
  'def time_of(event: Mapping[str, Any]) -> Optional[datetime]:',
  '    """The time of an event; None if it has none."""',
  '    try:',
  '        time = datetime.fromisoformat(str(event.get("timestamp")).replace("Z", "+00:00"))',
  '    except ValueError:',
  '        return None',
  '    return time if time.tzinfo else time.replace(tzinfo=timezone.utc)',
  '',
];

function constants(list: BoundList): string[] {
  return [
    `class ${list.name}:`,
    ...docstring(list.doc),
    '',
    ...namedValues(list, reserved).map(
      ({ value, own, note }) => `    ${own}: Final = ${quoted(value)}${note === undefined ? '' : `  # ${note}`}`,
    ),
    '',
    '',
  ];
}

function flagClass({ name, bits }: BoundFlags): string[] {
  return [
    `class ${name}(IntFlag):`,
    ...docstring(`The bits of ${name} in Status.json; ${name}(value) decodes them, unknown ones included.`),
    '',
    ...bits.map((bit) => `    ${bit.name} = 1 << ${bit.bit}  # ${bit.meaning}`),
    '',
    '',
  ];
}

function typedDict(type: BoundType): string[] {
  const { name, doc, members, others } = type;
  if (others && members.length === 0) {
    return [...comments(doc), `${name} = Dict[str, ${typeOf(others)}]`, '', ''];
  }
  if (members.some(({ key }) => !isName(key))) return functional(type);
  return [
    `class ${name}(TypedDict):`,
    ...docstring(doc),
    '',
    ...members.flatMap((member) => [`    ${member.key}: ${memberType(member)}`, ...docstring(member.doc)]),
    ...(members.length === 0 ? ['    pass'] : []),
    '',
    '',
  ];
}

/** For names that no Python class can have. */
function functional({ name, doc, members }: BoundType): string[] {
  return [
    ...comments(doc),
    `${name} = TypedDict(`,
    `    ${quoted(name)},`,
    '    {',
    ...members.map((member) => `        ${quoted(member.key)}: ${memberType(member)},`),
    '    },',
    ')',
    '',
    '',
  ];
}

function memberType({ type, required }: BoundMember): string {
  return required ? typeOf(type) : `NotRequired[${typeOf(type)}]`;
}

function docstring(doc: string): string[] {
  const lines = wrap(doc, 100).map((line) => line.replaceAll('\\', '\\\\').replaceAll('"', "'"));
  if (lines.length === 1) return [`    """${lines[0]}"""`];
  return [`    """${lines[0]}`, ...lines.slice(1).map((line) => `    ${line}`), '    """'];
}

function comments(doc: string): string[] {
  return wrap(doc, 100).map((line) => `# ${line}`);
}

const reserved = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

function isName(key: string): boolean {
  return /^[A-Za-z_]\w*$/.test(key) && !reserved.has(key);
}
