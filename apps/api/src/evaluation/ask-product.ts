import { setTimeout as pause } from 'node:timers/promises';
import { createEventReader } from '@snapwell/contract/http/event-stream';
import { type StreamLine, streamLine } from '@snapwell/contract/copilot/stream.schemas';
import { DEMO_PASSWORD } from '@snapwell/demo-library/demo-accounts';
import type { JudgedReply } from './judge.ts';

/** Somebody who is signed in at the product under evaluation, inside an organization. */
export interface Asker {
  get<T>(path: string): Promise<T>;
  ask(question: string, contentId?: string): Promise<AskedReply>;
  /** Says several things one after another in one conversation, and hears the last reply. */
  talk(said: readonly string[], at?: AskedPlace): Promise<SeenReply>;
  /** Begins a conversation that goes on. */
  converse(): Promise<(said: string, at?: AskedPlace) => Promise<SeenReply>>;
}

/** Where on a page somebody asks. */
export interface AskedPlace {
  readonly contentId: string;
  readonly selection?: string;
}

/** A reply as it is seen: what stands in it, and which items it shows. */
export interface SeenReply {
  readonly text: string;
  readonly items: readonly string[];
  /** The items of its sources, in the order of their raised numbers. */
  readonly sources: readonly string[];
  /** What can be asked next, by a press. */
  readonly suggestions: readonly string[];
  readonly hasCard: boolean;
  /** Questions to answer came with it, or something that is being made. */
  readonly hasPractice: boolean;
  readonly hasMaking: boolean;
  readonly titles: readonly string[];
  readonly firstTextMs: number;
}

export interface AskedReply extends JudgedReply {
  /** Of the cards and sources that came with it. */
  readonly titles: readonly string[];
  /** Milliseconds from the question to its first text or card. */
  readonly firstTextMs: number;
}

const MOST_TRIES = 30;
const TRY_AGAIN_MS = 2500;

/** Signs a demo person in as the browser does. */
export async function signIn(origin: string, email: string, orgId: string): Promise<Asker> {
  const signedIn = await fetch(
    `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=snapwell-embedded`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
    },
  );
  const { idToken } = (await signedIn.json()) as { idToken?: string };
  if (!idToken) throw new Error(`${email} cannot sign in.`);
  const send = async (method: string, path: string, body?: unknown) => {
    const headers = {
      authorization: `Bearer ${idToken}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    // The product lets nobody ask without end: then we wait like anybody else.
    for (let tried = 1; ; tried++) {
      const response = await fetch(origin + path, {
        method,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if ((response.status === 429 || response.status === 503) && tried < MOST_TRIES) await pause(TRY_AGAIN_MS);
      else if (response.ok) return response;
      else throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    }
  };
  const get = async <T>(path: string) => (await (await send('GET', path)).json()) as T;
  return {
    get,
    ask: (question, contentId) => ask(send, get, { orgId, question, contentId }),
    async talk(said, at) {
      const say = await converse(send, orgId);
      let last: SeenReply | undefined;
      for (const question of said) last = await say(question, at);
      return last!;
    },
    converse: () => converse(send, orgId),
  };
}

type Send = (method: string, path: string, body?: unknown) => Promise<Response>;

async function converse(send: Send, orgId: string): Promise<(said: string, at?: AskedPlace) => Promise<SeenReply>> {
  const query = `?org_id=${orgId}`;
  const begun = await send('POST', `/api/v1/copilot/conversations${query}`, {});
  const { id } = (await begun.json()) as { id: string };
  return async (question, at) => {
    const started = performance.now();
    const response = await send('POST', `/api/v1/copilot/conversations/chat/stream${query}`, {
      message: `The person is on a page of the platform.\n\nUser: ${question}`,
      conversation_id: id,
      page_context: at
        ? {
            page_id: 'content',
            content: { id: at.contentId, title: at.contentId, type: 'article' },
            ...(at.selection !== undefined && { place: { selection: at.selection } }),
          }
        : null,
    });
    const { lines, firstTextMs } = await hear(response, started);
    const cards = lines.flatMap(({ tool }) => (tool ? [tool.args] : []));
    const sources = lines.flatMap((line) => line.sources ?? []);
    return {
      text: lines.map(({ content = '' }) => content).join(''),
      items: [...new Set([...cards.map((card) => card.content_id), ...sources.map((source) => source.content_id)])],
      // The last line says once more what the one before it says.
      sources: (lines.findLast((line) => line.sources)?.sources ?? []).map((source) => source.content_id),
      // What can be pressed: a question to ask, or what opens something.
      suggestions: lines.flatMap((line) => [
        ...(line.suggestions ?? []),
        ...(line.actions ?? []).map(({ title }) => title),
      ]),
      hasCard: cards.length > 0,
      hasPractice: lines.some(({ practice }) => practice !== undefined),
      hasMaking: lines.some(({ making }) => making !== undefined),
      titles: [...cards, ...sources].map(({ title }) => title),
      firstTextMs,
    };
  };
}

async function ask(
  send: Send,
  get: Asker['get'],
  { orgId, question, contentId }: { orgId: string; question: string; contentId: string | undefined },
): Promise<AskedReply> {
  const query = `?org_id=${orgId}`;
  // Each question stands for itself: what was asked before must not help.
  const conversation = (await (await send('POST', `/api/v1/copilot/conversations${query}`, {})).json()) as {
    id: string;
  };
  const started = performance.now();
  const response = await send('POST', `/api/v1/copilot/conversations/chat/stream${query}`, {
    message: `The person is on a page of the platform.\n\nUser: ${question}`,
    conversation_id: conversation.id,
    page_context: contentId
      ? { page_id: 'content', content: { id: contentId, title: contentId, type: 'article' } }
      : null,
  });
  const { lines, firstTextMs } = await hear(response, started);
  const messageId = lines.find((line) => line.message_id)?.message_id;
  const looked = await get<{ passages: { content_id: string; is_quoted: boolean }[] }>(
    `/api/v1/copilot/conversations/${conversation.id}/messages/${messageId}/inspection${query}`,
  );
  const sources = lines.flatMap((line) => line.sources ?? []).map((source) => source.content_id);
  const cards = lines.flatMap((line) => line.tool?.args.content_id ?? []);
  return {
    text: lines.map(({ content = '' }) => content).join(''),
    sources: [...new Set(sources)],
    hasCard: cards.length > 0,
    titles: lines.flatMap((line) =>
      [line.tool?.args.title ?? [], ...(line.sources ?? []).map(({ title }) => title)].flat(),
    ),
    ranked: [...new Set([...sources, ...cards, ...looked.passages.map((passage) => passage.content_id)])],
    firstTextMs,
  };
}

async function hear(response: Response, started: number): Promise<{ lines: StreamLine[]; firstTextMs: number }> {
  const read = createEventReader();
  const lines: StreamLine[] = [];
  let firstTextMs = Number.POSITIVE_INFINITY;
  for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
    for (const event of read(piece)) {
      const line = streamLine.parse(event);
      if (line.error !== undefined) throw new Error(`The assistant failed: ${line.error}`);
      if ((line.content ?? '') !== '' || line.tool) firstTextMs = Math.min(firstTextMs, performance.now() - started);
      lines.push(line);
    }
  }
  return { lines, firstTextMs };
}
