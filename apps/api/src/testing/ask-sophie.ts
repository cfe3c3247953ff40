import { createEventReader } from '@snapwell/contract/http/event-stream';
import { type ChatQuestion, type StreamLine, streamLine } from '@snapwell/contract/copilot/stream.schemas';
import { embedPassages, indexLibrary } from '#features/copilot/index.ts';
import { giveLibrary } from '#features/library/library.factory.ts';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { fullSpeed } from '#platform/limits/pace.ts';
import type { Ask, TestServer } from './api-test.ts';
import { aPerson, type Person } from './people.ts';

export interface SophiePlace {
  readonly orgId: string;
  readonly ada: Person;
  readonly conversationId: string;
}

/**
 * Brings the index of an organization up to date, as its jobs do: to index every library would index those of all other
 * tests too.
 */
export async function indexNow(world: TestServer['world'], orgId: string): Promise<void> {
  await indexLibrary(world, orgId);
  await embedPassages(world, orgId, { pace: fullSpeed, signal: new AbortController().signal, report: async () => {} });
}

/** Ada, a learner in an organization whose library is indexed, with a conversation. */
export async function aSophiePlace(
  { world }: Pick<TestServer, 'world'>,
  ask: Ask,
  files?: Parameters<typeof giveLibrary>[2],
  organization: Parameters<typeof anOrganization>[1] = {},
): Promise<SophiePlace> {
  const { id: orgId } = await anOrganization(world.db, { name: 'Riverside', ...organization });
  const ada = await aPerson(world.db);
  await join(world.db, ada, orgId);
  await giveLibrary(world, orgId, files);
  await indexNow(world, orgId);
  const { body } = await ask(ada, 'POST', `/api/v1/copilot/conversations?org_id=${orgId}`, { title: 'Pain' });
  return { orgId, ada, conversationId: body.conversation_id };
}

export interface Heard {
  readonly status: number;
  readonly lines: StreamLine[];
  readonly text: string;
  /** The last line. */
  readonly last: StreamLine;
  readonly tool: StreamLine['tool'];
}

interface Asking extends Partial<Omit<ChatQuestion, 'message'>> {
  readonly signal?: AbortSignal;
}

/** Asks the way the drawer does, and hears the reply to its end. */
export async function askSophie(
  { origin }: Pick<TestServer, 'origin'>,
  { orgId, ada, conversationId }: SophiePlace,
  message: string,
  given: Asking = {},
): Promise<Heard> {
  const { signal, ...body } = given;
  const response = await openReply({ origin }, { orgId, ada, conversationId }, message, body, signal);
  return hear(response);
}

export function openReply(
  { origin }: Pick<TestServer, 'origin'>,
  { orgId, ada, conversationId }: SophiePlace,
  message: string,
  ...[body, signal]: [body?: object, signal?: AbortSignal]
): Promise<Response> {
  return fetch(`${origin}/api/v1/copilot/conversations/chat/stream?org_id=${orgId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ada.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      conversation_id: conversationId,
      message: message.includes('User:') ? message : `Page: home\n\nUser: ${message}`,
      ...body,
    }),
    ...(signal && { signal }),
  });
}

export function follow(
  { origin }: Pick<TestServer, 'origin'>,
  { orgId, ada, conversationId }: SophiePlace,
): Promise<Response> {
  return fetch(`${origin}/api/v1/copilot/conversations/${conversationId}/stream?org_id=${orgId}`, {
    headers: { authorization: `Bearer ${ada.token}`, accept: 'text/event-stream' },
  });
}

/** Reads lines as they come. */
export async function* linesOf(response: Response): AsyncGenerator<StreamLine> {
  const read = createEventReader();
  for await (const text of response.body!.pipeThrough(new TextDecoderStream()))
    for (const event of read(text)) yield streamLine.parse(event);
}

export async function hear(response: Response): Promise<Heard> {
  const lines: StreamLine[] = [];
  if (response.ok) for await (const line of linesOf(response)) lines.push(line);
  const text = lines.map(({ content = '' }) => content).join('');
  return { status: response.status, lines, text, last: lines.at(-1) ?? {}, tool: lines.find(({ tool }) => tool)?.tool };
}

/** Reads on to the first words. */
export async function untilFirstText(lines: AsyncGenerator<StreamLine>): Promise<string> {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new Error('The reply ended without a word.');
    if (value.content) return value.content;
  }
}

export const stopReply = tellServer('stop');
export const keepReply = tellServer('keep');

function tellServer(what: 'stop' | 'keep') {
  return async (
    { origin }: Pick<TestServer, 'origin'>,
    { orgId, ada, conversationId }: SophiePlace,
  ): Promise<unknown> => {
    const headers = { authorization: `Bearer ${ada.token}` };
    const response = await fetch(`${origin}/api/v1/copilot/conversations/${conversationId}/${what}?org_id=${orgId}`, {
      method: 'POST',
      headers,
    });
    return response.json();
  };
}

/** The messages that are kept, the newest first. */
export async function messagesOf(ask: Ask, { orgId, ada, conversationId }: SophiePlace) {
  return (await ask(ada, 'GET', `/api/v1/copilot/conversations/${conversationId}/messages?org_id=${orgId}`)).body.items;
}

/** What a question sent and used, by the lines of its reply. */
export async function inspectionOf(
  ask: Ask,
  { orgId, ada, conversationId }: SophiePlace,
  [first]: readonly StreamLine[],
) {
  return (
    await ask(
      ada,
      'GET',
      `/api/v1/copilot/conversations/${conversationId}/messages/${first!.message_id}/inspection?org_id=${orgId}`,
    )
  ).body;
}
