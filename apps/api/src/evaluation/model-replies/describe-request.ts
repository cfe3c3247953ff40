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
  readonly key: string;
  /** What was said first in this conversation. */
  readonly begins: string;
  readonly lines: readonly string[];
  /** What tools told of the member's own record for this reply. It is another thing each day, so no line holds it. */
  readonly told: string;
}

const OF_THE_MEMBER = new Set(['record', 'due_reviews']);
const SHOWN_WHOLE = 200;
const SHOWN = 80;
const KEY_LENGTH = 12;
const DATA = /<data part="([^"]+)">\n([\s\S]*?)\n<\/data>/g;
const PASSAGE = /^\[(\d+)\] (\{.*\})$/;

/**
 * Two requests with the same lines are the same request. Left out is what changes from one run to the next: the name of
 * the model, its settings, the ids of tool calls, what is told of the member's record, and the replies of before that
 * told it (`toldBefore`).
 */
export function describeRequest(
  { messages, tools = [], tool_choice: choice }: ChatRequest,
  toldBefore: readonly string[] = [],
): DescribedRequest {
  const calls = messages.flatMap(({ tool_calls: calls = [] }) => calls);
  const isOfTheMember = ({ tool_call_id: id }: ChatMessage) =>
    OF_THE_MEMBER.has(calls.find((call) => call.id === id)?.function.name ?? '');
  const lines = [
    `tools: ${choice ?? 'may be called'} #${digest(JSON.stringify(tools))}`,
    ...messages.flatMap((message): string[] => {
      const { role, content, tool_calls: called = [] } = message;
      if (isOfTheMember(message)) return ['tool: of the record'];
      if (role === 'assistant' && toldBefore.some((told) => content?.startsWith(told)))
        return ['assistant: of the record'];
      return [
        ...(content ? linesOf(role, content) : []),
        ...called.map(({ function: { name, arguments: args } }) => `${role} calls: ${name} ${args}`),
      ];
    }),
  ];
  const first = messages.find(({ role }) => role === 'user')?.content ?? '';
  return {
    key: digest(lines.join('\n'), KEY_LENGTH),
    begins: withoutData(first),
    lines,
    told: messages
      .filter(isOfTheMember)
      .map(({ content }) => content ?? '')
      .join('\n\n'),
  };
}

/** Which lines differ from those of a request that was recorded. */
export function differences(now: readonly string[], then: readonly string[]): string[] {
  return [
    ...now.filter((line) => !then.includes(line)).map((line) => `now: ${line}`),
    ...then.filter((line) => !now.includes(line)).map((line) => `recorded: ${line}`),
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
