import { createChatModel } from '../apps/api/src/adapters/language-model/chat-model.ts';
import { join } from '../apps/api/src/features/organizations/organizations.factory.ts';
import type { Ask } from '../apps/api/src/testing/api-test.ts';
import {
  type ModelStandIn,
  startModelStandIn,
  startWithModel,
} from '../apps/api/src/testing/stand-ins/model-stand-in.ts';
import { aPerson } from '../apps/api/src/testing/people.ts';
import { aLibraryFolder } from '../apps/api/src/features/library/library.factory.ts';
import {
  aSophiePlace,
  linesOf,
  openReply,
  type SophiePlace,
  untilFirstText,
} from '../apps/api/src/testing/ask-sophie.ts';
import { measure, ms, printTable } from './measure.ts';
import { onEachEngine, type BenchTarget } from './place.ts';

/** Streams that are open at once. */
const STREAMS = 200;
const ROUNDS = 5;
const WORD_EVERY_MS = 250;
const PATIENCE_MS = 30_000;
const QUESTION = 'Is pain what the person says?';

/** What Sophie costs beside the model: the time before its first word, and memory while many replies are written. */
export async function benchAssistant(): Promise<void> {
  const rows: string[][] = [];
  await onEachEngine(async (place) => {
    const standIn = await startModelStandIn();
    const model = createChatModel({
      baseUrl: standIn.url,
      apiKey: undefined,
      name: 'stand-in',
      timeoutMs: PATIENCE_MS,
      idleMs: PATIENCE_MS,
    });
    const modelled = await startWithModel(place, standIn, { graceMs: 200, model });
    const sophie = await aSophiePlace(place, askAt(place), aLibraryFolder());
    standIn.behave((answer) => {
      answer.say('Yes.');
      answer.end();
    });
    const members = await manyMembers(place, sophie);
    const first = await measure(60, (i) => untilFirstWord(modelled.origin, members[i % STREAMS]!));
    const alone = await measure(60, () =>
      fetch(`${standIn.url}/chat/completions`, { method: 'POST', body: '{}' }).then((response) => response.text()),
    );
    rows.push([
      place.engine,
      ms(first.p50 - alone.p50),
      ms(first.p99),
      ms(first.cpu),
      ...(await openMany(modelled.origin, standIn, members)),
    ]);
    await modelled.stop();
    await standIn.stop();
  });
  printTable(
    [
      'engine',
      'before the first word, over the model alone (ms, p50)',
      'first word (ms, p99)',
      'processor (ms)',
      ...memoryHead,
    ],
    rows,
  );
}

const memoryHead = [
  `streams open at once, in ${ROUNDS} rounds`,
  'heap meanwhile (MB)',
  'heap afterwards (MB)',
  'streams that ended well',
];

const askAt =
  ({ origin }: BenchTarget): Ask =>
  async (as, method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${as?.token ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

/** Further members of the organization, each with a conversation. */
async function manyMembers(place: BenchTarget, { orgId }: SophiePlace): Promise<SophiePlace[]> {
  const places: SophiePlace[] = [];
  for (let i = 0; i < STREAMS; i++) {
    const ada = await aPerson(place.world.db);
    await join(place.world.db, ada, orgId);
    const { body } = await askAt(place)(ada, 'POST', `/api/v1/copilot/conversations?org_id=${orgId}`, { title: '' });
    places.push({ orgId, ada, conversationId: body.conversation_id });
  }
  return places;
}

/** Each question in a conversation of its own. The end of the reply, which is written down, is not counted. */
async function untilFirstWord(origin: string, member: SophiePlace): Promise<() => Promise<void>> {
  const lines = linesOf(await openReply({ origin }, member, QUESTION));
  await untilFirstText(lines);
  return async () => {
    for await (const { done } of lines) if (done) return;
  };
}

/** Opens all streams at once, again and again, and looks at the memory while they are open and when they have ended. */
async function openMany(origin: string, standIn: ModelStandIn, places: readonly SophiePlace[]): Promise<string[]> {
  const standing = { isHeld: true };
  standIn.behave(async (answer) => {
    for (; standing.isHeld && !answer.isGone(); await answer.pause(WORD_EVERY_MS)) answer.say('word ');
    answer.end();
  });
  const open: string[] = [];
  const whileOpen: string[] = [];
  const afterwards: string[] = [];
  let done = 0;
  for (let round = 0; round < ROUNDS; round++) {
    standing.isHeld = true;
    standIn.sent.length = 0;
    const streams = await Promise.all(
      places.map(async (member) => linesOf(await openReply({ origin }, member, QUESTION))),
    );
    await Promise.all(streams.map(untilFirstText));
    open.push(`${standIn.open()}`);
    whileOpen.push(heap());
    standing.isHeld = false;
    await Promise.all(
      streams.map(async (lines) => {
        for await (const line of lines) if (line.done) done++;
      }),
    );
    afterwards.push(heap());
  }
  return [open.join(', '), whileOpen.join(', '), afterwards.join(', '), `${done} of ${STREAMS * ROUNDS}`];
}

/** Megabytes in use after the garbage is collected; run with `--expose-gc`. */
function heap(): string {
  globalThis.gc?.();
  return (process.memoryUsage().heapUsed / 1024 / 1024).toFixed(0);
}
