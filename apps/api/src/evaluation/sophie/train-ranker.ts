import type { PassageSearch } from '#adapters/passage-search/port.ts';
import {
  indexLibraries,
  learnNear,
  learnRanker,
  type NearQuestion,
  type RankerQuestion,
} from '#features/copilot/index.ts';
import { readEnv } from '#platform/config/env.ts';
import { createAssistant } from '../../composition/create-assistant.ts';
import { openSampleLibraries } from '../../demo/sample-libraries.ts';
import { EVALUATED, libraryQuestions } from '../questions.ts';
import { readSophieSets } from './sets.ts';

/** What nobody teaches in either library weighs as much as what the other one teaches. */
const TIMES = 3;

/** What is learned: the order with known questions, without them, or how questions are read that lean on something. */
export type TrainedPart = 'asked' | 'plain' | 'near';

/** Learns a part of the ranker from the questions that may be tuned on, and writes its weights. */
export async function trainRanker(part: TrainedPart): Promise<readonly string[]> {
  const samples = await openSampleLibraries();
  const assistant = createAssistant(readEnv({}, ''), (error) => process.stderr.write(`${String(error)}\n`));
  const { search } = assistant;
  const world = {
    ...samples.world,
    assistant: part === 'plain' ? { ...assistant, search: withoutQuestions(search) } : assistant,
  };
  try {
    await indexLibraries(world);
    return part === 'near'
      ? await learnNear(world, nearQuestions())
      : await learnRanker(world, questionsToLearnFrom(), part);
  } finally {
    await search.close();
    await samples.close();
  }
}

/** The same libraries, as if their authors had written no questions. */
const withoutQuestions = (search: PassageSearch): PassageSearch => ({
  ...search,
  load: (library, version, groups) =>
    search.load(
      library,
      version,
      groups.map((group) => ({
        ...group,
        passages: group.passages.filter(({ answeredAt }) => answeredAt === undefined),
      })),
    ),
});

/** Questions that lean on a selected text, or on a question before them. */
function nearQuestions(): NearQuestion[] {
  const sets = (['tune', 'second', 'third'] as const).map(readSophieSets);
  return sets.flatMap(({ places, followUps }) => [
    ...places.map(({ organization: orgId, item, selected: context, asked, sentence }) => ({
      leaning: 'place' as const,
      orgId,
      item,
      context,
      asked,
      sentence,
    })),
    ...followUps.map(({ organization: orgId, item, first: context, goes_on: asked, sentence }) => ({
      leaning: 'reply' as const,
      orgId,
      item,
      context,
      asked,
      sentence,
    })),
  ]);
}

function questionsToLearnFrom(): RankerQuestion[] {
  const sets = (['tune', 'second', 'third'] as const).map(readSophieSets);
  const answered: RankerQuestion[] = [
    ...sets
      .flatMap(({ questions }) => questions)
      .map(({ organization, asked, item, sentence }) => ({
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
  const nowhere = sets
    .flatMap(({ declined }) => declined)
    .filter(({ why }) => why === 'not-in-library' || why === 'off-topic')
    .flatMap(({ organization, asked }) =>
      Array.from({ length: TIMES }, () => ({ orgId: organization, asked, answer: null })),
    );
  return [...answered, ...elsewhere, ...nowhere];
}
