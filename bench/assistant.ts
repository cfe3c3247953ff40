import { startModelStandIn, startWithModel } from '../apps/api/src/testing/model-stand-in.ts';
import { aLibraryFolder } from '../apps/api/src/features/learning/learning.factory.ts';
import { askSophie, aSophiePlace, linesOf, openReply, type SophiePlace } from '../apps/api/src/testing/ask-sophie.ts';
import { measure, ms, printTable } from './measure.ts';
import { onEachEngine, type Place } from './place.ts';

/** Streams that are open at once. */
const STREAMS = 200;
const ROUNDS = 3;
const SECONDS_OPEN = 4;

/** What Sophie costs beside the model: the time before its first word, and memory while many replies are written. */
export async function benchAssistant(): Promise<void> {
  const rows: string[][] = [];
  await onEachEngine(async (place) => {
    const standIn = await startModelStandIn();
    const modelled = await startWithModel(place, standIn, { graceMs: 200 });
    const sophie = await aPlace(place);
    standIn.behave((answer) => {
      answer.say('Yes.');
      answer.end();
    });
    const first = await measure(60, () => untilFirstText(modelled.origin, sophie));
    const alone = await measure(60, () => fetch(`${standIn.url}/chat/completions`, { method: 'POST', body: '{}' }).then((response) => response.text()));
    rows.push([place.engine, ms(first.p50 - alone.p50), ms(first.p99), ms(first.cpu), ...(await openMany(place, modelled.origin, standIn))]);
    await modelled.stop();
    await standIn.stop();
  });
  printTable(['engine', 'before the first word, over the model alone (ms, p50)', 'first word (ms, p99)', 'processor (ms)', ...memoryHead], rows);
}

const memoryHead = [`heap with ${STREAMS} open streams (MB), after each of ${ROUNDS} rounds`, 'streams that ended well'];

function aPlace(place: Place): Promise<SophiePlace> {
  const ask = async (as: { token: string } | null, method: string, path: string, body?: unknown) => {
    const response = await fetch(place.origin + path, {
      method,
      headers: { authorization: `Bearer ${as?.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  return aSophiePlace(place, ask, aLibraryFolder());
}

async function untilFirstText(origin: string, sophie: SophiePlace): Promise<void> {
  await askSophie({ origin }, sophie, 'Is pain what the person says?');
}

async function openMany(place: Place, origin: string, standIn: Awaited<ReturnType<typeof startModelStandIn>>): Promise<[string, string]> {
  standIn.behave(async (answer) => {
    for (let i = 0; i < SECONDS_OPEN * 4 && !answer.isGone(); i++) {
      answer.say(`word ${i} `);
      await answer.pause(250);
    }
    answer.end();
  });
  const places: SophiePlace[] = [];
  for (let i = 0; i < STREAMS; i++) places.push(await aPlace(place));
  const heaps: string[] = [];
  let done = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const replies = places.map(async (sophie) => {
      for await (const line of linesOf(await openReply({ origin }, sophie, 'Is pain what the person says?'))) if (line.done) done++;
    });
    await Promise.all(replies);
    globalThis.gc?.();
    heaps.push((process.memoryUsage().heapUsed / 1024 / 1024).toFixed(0));
  }
  return [heaps.join(', '), `${done} of ${STREAMS * ROUNDS}`];
}
