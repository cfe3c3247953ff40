import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { readChat } from '#adapters/language-model/read-chat.ts';
import { citeAsNow } from './cite-as-now.ts';
import { type ChatRequest, type DescribedRequest, describeRequest, differences, notesOn } from './describe-request.ts';
import { openRecordings, type RecordedReply, type Recording, type Recordings } from './recordings.ts';

/** Stands between a product and its model, and speaks the chat protocol to both. */
export interface ModelRecorder {
  /** For the product, in place of the address of a model. */
  readonly url: string;
  /** Requests that had no recording, each with what it differs in from what was recorded of its conversation. */
  readonly unknown: readonly string[];
  /** What recorded replies cite that the product does not give the model now: there a citation is left out. */
  readonly notGiven: readonly string[];
  /** What else is other than on the day of recording, each once. */
  readonly notes: readonly string[];
  /** What was asked and answered so far. */
  readonly exchanges: readonly Exchange[];
  stop(): Promise<void>;
}

/** A request and the reply to it. */
export interface Exchange {
  readonly request: ChatRequest;
  readonly reply: RecordedReply;
}

/** Where the recordings lie, and whose replies are written down; without a model they are answered from. */
export interface RecorderSettings {
  readonly dir: string;
  readonly modelUrl: string | null;
}

export async function startModelRecorder({ dir, modelUrl }: RecorderSettings): Promise<ModelRecorder> {
  const recordings = openRecordings(dir);
  const unknown: string[] = [];
  const notGiven: string[] = [];
  const notes: string[] = [];
  const exchanges: Exchange[] = [];
  const server = createServer((request, response) => {
    // A product asks now and then whether its model is there.
    if (request.method !== 'POST') return answerJson(response, 200, { data: [] });
    const answered = modelUrl
      ? passOn(request, response, { recordings, exchanges, modelUrl })
      : replay(request, response);
    answered.catch((error: unknown) => response.destroy(error as Error));
  });

  async function replay(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sent = (await json(request)) as ChatRequest;
    const asked = describeRequest(sent);
    const recording = recordings.find(asked);
    if (recording) {
      notes.push(...notesOn(asked.lines, recording.request).filter((note) => !notes.includes(note)));
      const reply = replyNow(asked, recording);
      exchanges.push({ request: sent, reply });
      return writeReply(response, reply);
    }
    unknown.push(describeUnknown(asked, recordings));
    answerJson(response, 400, { error: { message: 'There is no recording of this.' } });
  }

  function replyNow({ told, lines }: DescribedRequest, recording: Recording): RecordedReply {
    // Of another record a model would say other things; what, is not known. So what it is told is repeated.
    if (told !== (recording.told ?? '')) return { text: told };
    if (recording.reply.text === undefined) return recording.reply;
    const cited = citeAsNow(recording.reply.text, { now: lines, recorded: recording.request });
    notGiven.push(
      ...cited.notGiven.map((passage) => `Cited passage not given now: ${passage} (${lines.findLast(isTyped)})`),
    );
    return { ...recording.reply, text: cited.text };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    unknown,
    notGiven,
    notes,
    exchanges,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Heard {
  readonly recordings: Recordings;
  readonly exchanges: Exchange[];
}

/** Asks the model as the product does, hands on what it says as it comes, and keeps what came to an end. */
async function passOn(
  request: IncomingMessage,
  response: ServerResponse,
  { recordings, exchanges, modelUrl }: Heard & { readonly modelUrl: string },
): Promise<void> {
  const asked = (await json(request)) as ChatRequest;
  const left = new AbortController();
  response.once('close', () => left.abort());
  const { authorization } = request.headers;
  const answered = await fetch(`${modelUrl.replace(/\/$/, '')}/chat/completions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(asked),
    signal: left.signal,
  });
  const type = answered.headers.get('content-type') ?? 'application/json';
  const [copy, heard] = answered.body!.tee();
  // It is kept before its end is passed on: what the product asks next may rest on it.
  const kept = answered.ok
    ? replyOf(new Response(heard, { headers: { 'content-type': type } }))
    : heard.cancel().then(() => null);
  kept.catch(() => undefined);
  response.writeHead(answered.status, { 'content-type': type });
  for await (const piece of Readable.fromWeb(copy as Parameters<typeof Readable.fromWeb>[0])) response.write(piece);
  const reply = await kept;
  if (reply) {
    recordings.keep(describeRequest(asked), reply);
    exchanges.push({ request: asked, reply });
  }
  response.end();
}

async function replyOf(answered: Response): Promise<RecordedReply> {
  let text = '';
  const calls: NonNullable<RecordedReply['calls']> = [];
  for await (const event of readChat(answered, () => undefined)) {
    if (event.type === 'text') text += event.text;
    else if (event.type === 'tool') calls.push({ name: event.call.name, args: event.call.args });
  }
  return { ...(text && { text }), ...(calls.length > 0 && { calls }) };
}

/** Recorded replies are torn anew, and worse than any model tears them: in the middle of words, numbers and marks. */
const PIECE = /[\s\S]{1,7}/g;

function writeReply(response: ServerResponse, { text = '', calls = [] }: RecordedReply): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  const write = (delta: object, finish: string | null = null) =>
    void response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`);
  for (const [content] of text.matchAll(PIECE)) write({ content });
  for (const [index, { name, args }] of calls.entries()) {
    write({ tool_calls: [{ index, id: `call_${index}`, type: 'function', function: { name, arguments: '' } }] });
    for (const [piece] of args.matchAll(PIECE)) write({ tool_calls: [{ index, function: { arguments: piece } }] });
  }
  write({}, calls.length > 0 ? 'tool_calls' : 'stop');
  response.end('data: [DONE]\n\n');
}

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const NAMED = 12;

const isTyped = (line: string): boolean => line.startsWith('user: ');

/** What a person needs to see why: the recording of the same conversation that is most like it. */
function describeUnknown({ begins, lines }: DescribedRequest, recordings: Recordings): string {
  const [nearest] = recordings
    .ofConversation(begins)
    .map(({ request }) => differences(lines, request))
    .toSorted((a, b) => a.length - b.length);
  return [
    `No recording of ${lines.findLast(isTyped)}`,
    ...(nearest
      ? nearest.slice(0, NAMED).map((line) => `   ${line}`)
      : [`   Nothing is recorded of a conversation that begins: ${begins}`]),
  ].join('\n');
}
