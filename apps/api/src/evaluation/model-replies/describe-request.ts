import { createHash } from 'node:crypto';

/** What is read of a call of the chat protocol; the rest of it is settings. */
export interface ChatRequest {
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly unknown[];
  readonly tool_choice?: string;
}

interface ChatMessage {
  readonly role: string;
  readonly content: string | null;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly {
    readonly id: string;
    readonly function: { readonly name: string; readonly arguments: string };
  }[];
}

/** A request in short: line by line what the model is told. What is long stands as its beginning and its digest. */
export interface DescribedRequest {
  /** What was said first in this conversation. */
  readonly begins: string;
  readonly lines: readonly string[];
  /** What tools told of the member's own record for this reply. It is another thing each day, so no line holds it. */
  readonly told: string;
}

/** A passage as a request names it: by its number there, and by what it says. */
interface NumberedPassage {
  readonly number: number;
  readonly says: string;
}

const OF_THE_MEMBER = new Set(['record', 'due_reviews']);
const SHOWN_WHOLE = 200;
const SHOWN = 80;
const DATA = /<data part="([^"]+)">\n([\s\S]*?)\n<\/data>/g;
const PASSAGE = /^\[(\d+)\] (\{.*\})$/;
const PASSAGE_LINE = /^(?:user|tool), [^:]+: \[(\d+)\] (.+)$/;
const OF_THE_ENTRY = /^(?:user|user, page|assistant calls): /;
const RULES = /^system: /;
const TOOLS = /^tools: /;

export function describeRequest({ messages, tools = [], tool_choice: choice }: ChatRequest): DescribedRequest {
  const calls = messages.flatMap(({ tool_calls: calls = [] }) => calls);
  const isOfTheMember = ({ tool_call_id: id }: ChatMessage) =>
    OF_THE_MEMBER.has(calls.find((call) => call.id === id)?.function.name ?? '');
  const lines = [
    `tools: ${choice ?? 'may be called'} #${digest(JSON.stringify(tools))}`,
    ...messages.flatMap((message): string[] => {
      const { role, content, tool_calls: called = [] } = message;
      if (isOfTheMember(message)) return ['tool: of the record'];
      return [
        ...(content ? linesOf(role, content) : []),
        ...called.map(({ function: { name, arguments: args } }) => `${role} calls: ${name} ${args}`),
      ];
    }),
  ];
  const first = messages.find(({ role }) => role === 'user')?.content ?? '';
  return {
    begins: withoutData(first),
    lines,
    told: messages
      .filter(isOfTheMember)
      .map(({ content }) => content ?? '')
      .join('\n\n'),
  };
}

/**
 * What a request is known by: what the member typed so far and where, and which tools were called for this reply. Not by
 * what the product found or how it put it, which every change of ranking, lessons or rules makes another.
 */
export const entryOf = (lines: readonly string[]): string => lines.filter((line) => OF_THE_ENTRY.test(line)).join('\n');

/** The passages that were laid before the model, also by its tools. */
export const passagesOf = (lines: readonly string[]): NumberedPassage[] =>
  lines.flatMap((line) => {
    const [, number, says] = PASSAGE_LINE.exec(line) ?? [];
    return says === undefined ? [] : [{ number: Number(number), says }];
  });

/** What of the product's own words is other than when it was recorded, for a person to read. */
export function notesOn(now: readonly string[], then: readonly string[]): string[] {
  const isOther = (sort: RegExp) => now.find((line) => sort.test(line)) !== then.find((line) => sort.test(line));
  return [
    ...(isOther(RULES) ? ['Rules differ from those that were recorded.'] : []),
    ...(isOther(TOOLS) ? ['Tools differ from those that were recorded.'] : []),
  ];
}

/** In which lines of its entry it differs from a request that was recorded. */
export function differences(now: readonly string[], then: readonly string[]): string[] {
  const missing = (lines: readonly string[], from: readonly string[]) =>
    lines.filter((line) => OF_THE_ENTRY.test(line) && !from.includes(line));
  return [
    ...missing(now, then).map((line) => `now: ${line}`),
    ...missing(then, now).map((line) => `recorded: ${line}`),
  ];
}

function linesOf(role: string, content: string): string[] {
  const parts = [...content.matchAll(DATA)].flatMap(([, name = '', text = '']) =>
    text.split('\n').map((line) => `${role}, ${name}: ${passageInShort(line) ?? inShort(line)}`),
  );
  const rest = withoutData(content);
  return [...parts, ...(rest === '' ? [] : [`${role}: ${inShort(rest)}`])];
}

const withoutData = (content: string): string =>
  content
    .replaceAll(DATA, '')
    .replace(/^\s*The member says:/, '')
    .trim();

function passageInShort(line: string): string | null {
  const [, number, json] = PASSAGE.exec(line) ?? [];
  if (!json) return null;
  const passage = JSON.parse(json) as { readonly content_id: string; readonly heading: string };
  return `[${number}] ${passage.content_id}, ${passage.heading} #${digest(json)}`;
}

function inShort(text: string): string {
  const oneLine = text.replaceAll(/\s+/g, ' ').trim();
  return oneLine.length <= SHOWN_WHOLE ? oneLine : `${oneLine.slice(0, SHOWN)} ... #${digest(text)}`;
}

const digest = (text: string, length = 8): string => createHash('sha256').update(text).digest('hex').slice(0, length);
