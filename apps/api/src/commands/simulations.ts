// npm run simulations -- evaluate | judge | fit
import { parseArgs } from 'node:util';
import { MEANINGS_FILES } from '@snapwell/demo-library/library';
import { createChatModel } from '#adapters/language-model/chat-model.ts';
import { withKnownMeanings } from '#adapters/passage-search/known-meanings.ts';
import { createWorkerSearch } from '#adapters/passage-search/worker-search.ts';
import { embedWith, judgeByModel } from '#features/simulations/index.ts';
import {
  fitApart,
  fitUnderstanding,
  gatherExamples,
  writeWeights,
} from '../evaluation/conversations/fit-understanding.ts';
import { openSpokenWords } from '../evaluation/conversations/say-and-hear.ts';
import { readEnv } from '#platform/config/env.ts';
import { readConversations, readTranscripts, readUtterances } from '../evaluation/conversations/conversation-sets.ts';
import {
  builtInJudge,
  compareVerdicts,
  kappaOf,
  type Measured,
  measureUtterance,
  type TwoVerdicts,
} from '../evaluation/conversations/measure.ts';

const USAGE = `npm run simulations -- evaluate [--locked] [--verbose] [--only ID] [--spoken] [--apart]   what personas make of utterances by people who had not seen their phrases; spoken: said by the built-in voice and recognized first; apart: each conversation with weights that were learned from others
npm run simulations -- judge [--locked] [--verbose] [--only ID]      how far the judge agrees with verdicts made before it ran; the model's too, where one is configured
npm run simulations -- fit                                           learns the weights of the understanding anew, from phrases and the half for tuning, and writes them`;

/**
 * What has to be reached: right at least, wrong at most. On the half for tuning more, or the other one is missed; less of
 * what is said aloud, where a word in ten is misheard.
 */
const GATES = {
  tune: { typed: { right: 0.9, wrong: 0.04 }, spoken: { right: 0.83, wrong: 0.055 } },
  locked: { typed: { right: 0.85, wrong: 0.05 }, spoken: { right: 0.75, wrong: 0.07 } },
};
/** How far a judge has to agree. */
const LEAST_KAPPA = 0.7;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    locked: { type: 'boolean' },
    verbose: { type: 'boolean' },
    only: { type: 'string' },
    spoken: { type: 'boolean' },
    apart: { type: 'boolean' },
  },
});
const half = values.locked ? 'locked' : 'tune';
const search = withKnownMeanings(createWorkerSearch(), MEANINGS_FILES);
const embed = embedWith(search);
const conversations = readConversations().filter(({ id }) => values.only === undefined || id === values.only);

if (positionals[0] === 'evaluate') await evaluate();
else if (positionals[0] === 'judge') await judge();
else if (positionals[0] === 'fit') {
  const weights = fitUnderstanding(await gatherExamples(embed));
  writeWeights(weights);
  print(JSON.stringify(weights));
} else {
  print(USAGE);
  process.exitCode = 1;
}
await search.close();

async function evaluate(): Promise<void> {
  const spoken = values.spoken ? openSpokenWords('base') : null;
  if (values.spoken && !spoken) return gate('the packages of the built-in voice are installed', false);
  const apart = values.apart ? fitApart(await gatherExamples(embed)) : null;
  const all: Measured[] = [];
  for (const { id, body } of conversations) {
    const measured: Measured[] = [];
    for (const [turn, utterance] of readUtterances(half, id).entries()) {
      const said = spoken ? await spoken.hear(utterance.said, turn) : utterance.said;
      measured.push(await measureUtterance(body, { ...utterance, said }, embed, apart?.get(id)));
    }
    if (measured.length === 0) continue;
    all.push(...measured);
    print(`${id.padEnd(34)} ${sharesOf(measured)}`);
    // Nobody tunes on the locked half, so nobody is shown what failed in it.
    if (values.verbose && half === 'tune')
      for (const { said, expects, heard, outcome } of measured)
        if (outcome !== 'right') print(`  ${outcome}: '${said}' asks for [${expects.join()}], heard [${heard.join()}]`);
  }
  await spoken?.close();
  if (all.length === 0) return gate(`there are utterances in the half ${half}`, false);
  const { right, wrong } = GATES[half][spoken ? 'spoken' : 'typed'];
  print(`${(spoken ? `${half}, spoken` : half).padEnd(34)} ${sharesOf(all)}`);
  gate(`right at least ${percent(right)}`, shareOf(all, 'right') >= right);
  gate(`wrong at most ${percent(wrong)}`, shareOf(all, 'wrong') <= wrong);
}

async function judge(): Promise<void> {
  const env = readEnv(process.env, '');
  const model = env.ASSISTANT_BASE_URL
    ? createChatModel({
        baseUrl: env.ASSISTANT_BASE_URL,
        apiKey: env.ASSISTANT_API_KEY,
        name: env.ASSISTANT_MODEL,
        timeoutMs: env.ASSISTANT_TIMEOUT_SECONDS * 1000,
        idleMs: env.ASSISTANT_IDLE_SECONDS * 1000,
      })
    : null;
  await judgeWith('built-in', builtInJudge(embed));
  if (model)
    await judgeWith(model.name, async (body, lines) => {
      const verdicts = await judgeByModel(model, body, lines);
      return new Map([...(verdicts ?? [])].map(([id, { isMet }]) => [id, isMet]));
    });
}

async function judgeWith(name: string, judgeOf: ReturnType<typeof builtInJudge>): Promise<void> {
  const all: TwoVerdicts[] = [];
  let transcripts = 0;
  for (const { id, body } of conversations) {
    for (const transcript of readTranscripts(half, id)) {
      transcripts++;
      const verdicts = await compareVerdicts(body, transcript, judgeOf);
      all.push(...verdicts);
      if (values.verbose && half === 'tune')
        for (const { item, isMet, isJudgedMet } of verdicts)
          if (isMet !== isJudgedMet)
            print(`  ${transcript.id} ${item}: ${isMet ? 'met, not seen' : 'not met, but seen'}`);
    }
  }
  const agreed = all.filter(({ isMet, isJudgedMet }) => isMet === isJudgedMet).length / all.length;
  const kappa = kappaOf(all);
  print(
    `${name} (${half}): ${transcripts} transcripts, ${all.length} items, agreement ${percent(agreed)}, kappa ${kappa.toFixed(2)}`,
  );
  gate(`kappa at least ${LEAST_KAPPA}`, kappa >= LEAST_KAPPA);
}

function gate(words: string, isMet: boolean): void {
  print(`${isMet ? 'met' : 'NOT met'}: ${words}`);
  if (!isMet) process.exitCode = 1;
}

function shareOf(measured: readonly Measured[], outcome: Measured['outcome']): number {
  return measured.filter((each) => each.outcome === outcome).length / measured.length;
}

function sharesOf(measured: readonly Measured[]): string {
  const [right, wrong, unheard] = (['right', 'wrong', 'unheard'] as const).map((each) =>
    percent(shareOf(measured, each)),
  );
  return `right ${right}, wrong ${wrong}, not heard ${unheard} of ${measured.length}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
