import { join } from '../apps/api/src/features/organizations/organizations.factory.ts';
import type { Ask } from '../apps/api/src/testing/api-test.ts';
import { type ModelStandIn, startModelStandIn, startWithModel } from '../apps/api/src/testing/model-stand-in.ts';
import { aPerson } from '../apps/api/src/testing/people.ts';
import { aLibraryFolder } from '../apps/api/src/features/learning/learning.factory.ts';
import { aSophiePlace, linesOf, openReply, type SophiePlace } from '../apps/api/src/testing/ask-sophie.ts';
import { measure, ms, printTable } from './measure.ts';
import { onEachEngine, type Place } from './place.ts';

/** Streams that are open at once. */
const STREAMS = 200;
const ROUNDS = 3;
const SECONDS_OPEN = 2;

/** What Sophie costs beside the model: the time before its first word, and memory while many replies are written. */
export async function benchAssistant(): Promise<void> {
  const rows: string[][] = [];
  await onEachEngine(async (place) => {
    const standIn = await startModelStandIn();
    const modelled = await startWithModel(place, standIn, { graceMs: 200 });
    const sophie = await aSophiePlace(place, askAt(place), aLibraryFolder());
    standIn.behave((answer) => {
      answer.say('Yes.');
      answer.end();
    });
    const members = await manyMembers(place, sophie);
    const first = await measure(60, (i) => untilFirstText(modelled.origin, members[i % STREAMS]!));
    const alone = await measure(60, () => fetch(`${standIn.url}/chat/completions`, { method: 'POST', body: '{}' }).then((response) => response.text()));
    rows.push([place.engine, ms(first.p50 - alone.p50), ms(first.p99), ms(first.cpu), ...(await openMany(modelled.origin, standIn, members))]);
    await modelled.stop();
    await standIn.stop();
  });
  printTable(['engine', 'before the first word, over the model alone (ms, p50)', 'first word (ms, p99)', 'processor (ms)', ...memoryHead], rows);
}

const memoryHead = [`heap with ${STREAMS} open streams (MB), after each of ${ROUNDS} rounds`, 'streams that ended well'];

const askAt =
  ({ origin }: Place): Ask =>
  async (as, method, path, body) => {
    const response = await fetch(origin + path, {
      method,
      headers: { authorization: `Bearer ${as?.token ?? ''}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };

/** Further members of the organization, each with a conversation. */
async function manyMembers(place: Place, { orgId }: SophiePlace): Promise<SophiePlace[]> {
  const places: SophiePlace[] = [];
  for (let i = 0; i < STREAMS; i++) {
    const ada = await aPerson(place.world.db);
    await join(place.world.db, ada, orgId);
    const { body } = await askAt(place)(ada, 'POST', `/api/v1/copilot/conversations?org_id=${orgId}`, { title: '' });
    places.push({ orgId, ada, conversationId: body.conversation_id });
  }
  return places;
}

/** Each question in a conversation of its own: the rest of the reply is not waited for. */
async function untilFirstText(origin: string, member: SophiePlace): Promise<void> {
  const lines = linesOf(await openReply({ origin }, member, 'Is pain what the person says?'));
  for (let text = ''; text === '';) text = (await lines.next()).value?.content ?? '';
}

async function openMany(origin: string, standIn: ModelStandIn, places: readonly SophiePlace[]): Promise<[string, string]> {
  standIn.behave(async (answer) => {
    for (let i = 0; i < SECONDS_OPEN * 4 && !answer.isGone(); i++) {
      answer.say(`word ${i} `);
      await answer.pause(250);
    }
    answer.end();
  });
  const heaps: string[] = [];
  let done = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const replies = places.map(async (member) => {
      for await (const line of linesOf(await openReply({ origin }, member, 'Is pain what the person says?'))) if (line.done) done++;
    });
    await Promise.all(replies);
    globalThis.gc?.();
    heaps.push((process.memoryUsage().heapUsed / 1024 / 1024).toFixed(0));
  }
  return [heaps.join(', '), `${done} of ${STREAMS * ROUNDS}`];
}
