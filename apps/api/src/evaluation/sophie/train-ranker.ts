import { indexLibraries, learnRanker, type RankerQuestion } from '#features/copilot/index.ts';
import { readEnv } from '#platform/config/env.ts';
import { createAssistant } from '../../composition/create-assistant.ts';
import { openSampleLibraries } from '../../demo/sample-libraries.ts';
import { EVALUATED, libraryQuestions } from '../questions.ts';
import { readSophieSets } from './sets.ts';

/** What nobody teaches in either library weighs as much as what the other one teaches. */
const TIMES = 3;

/** Learns the ranker from the questions that may be tuned on, and writes its weights. */
export async function trainRanker(): Promise<readonly string[]> {
  const samples = await openSampleLibraries();
  const assistant = createAssistant(readEnv({}, ''), (error) => process.stderr.write(`${String(error)}\n`));
  const world = { ...samples.world, assistant };
  try {
    await indexLibraries(world);
    return await learnRanker(world, questionsToLearnFrom());
  } finally {
    await assistant.search.close();
    await samples.close();
  }
}

function questionsToLearnFrom(): RankerQuestion[] {
  const sets = readSophieSets('tune');
  const answered: RankerQuestion[] = [
    ...sets.questions.map(({ organization, asked, item, sentence }) => ({
      orgId: organization,
      asked,
      answer: { items: [item], sentence },
    })),
    ...libraryQuestions()
      .filter((question) => !question.held_out)
      .map(({ organization, ask, item, also, passage }) => ({
        orgId: organization,
        asked: ask,
        answer: { items: [item, ...also], sentence: passage },
      })),
  ];
  // What one organization teaches is mostly nothing that the other has.
  const elsewhere = answered.map(({ orgId, asked }) => ({
    orgId: EVALUATED.find((other) => other !== orgId)!,
    asked,
    answer: null,
  }));
  const nowhere = sets.declined
    .filter(({ why }) => why === 'not-in-library' || why === 'off-topic')
    .flatMap(({ organization, asked }) =>
      Array.from({ length: TIMES }, () => ({ orgId: organization, asked, answer: null })),
    );
  return [...answered, ...elsewhere, ...nowhere];
}
