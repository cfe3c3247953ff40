import type { PassageSearch } from '#adapters/passage-search/port.ts';
import {
  indexLibraries,
  learnCorrection,
  learnGoingOn,
  learnNear,
  learnPage,
  learnRanker,
  learnSentences,
  type NearQuestion,
  type PageQuestion,
  type RankerQuestion,
  taughtWith,
} from '#features/copilot/index.ts';
import { readEnv } from '#platform/config/env.ts';
import { createAssistant } from '../../composition/create-assistant.ts';
import { openSampleLibraries } from '../../demo/sample-libraries.ts';
import { EVALUATED, libraryQuestions } from '../questions.ts';
import { modulesOf, pagesOf } from './pages.ts';
import { learnedSets, readSophieSets, type SophiePlace, type SophieTalk } from './sets.ts';

/** The module of each item of a library. */
const MODULES = new Map(EVALUATED.map((organization) => [organization, modulesOf(organization)]));

/**
 * Some of the questions once more, to a library that is smaller: that has the item alone, or its module. A new
 * organization has few lessons, and what is learned is to hold there as well.
 */
function withSmaller<Q extends { readonly orgId: string; readonly without: readonly string[] }>(
  questions: readonly Q[],
  itemOf: (question: Q, i: number) => readonly string[],
): Q[] {
  const smaller = questions.flatMap((question, i) => {
    if (i % 2 === 1) return [];
    const modules = MODULES.get(question.orgId as SophieTalk['organization'])!;
    const items = itemOf(question, i);
    const kept = new Set(i % 4 === 0 ? items : taughtWith(modules, items));
    return [{ ...question, without: [...modules.keys()].filter((id) => !kept.has(id)) }];
  });
  return [...questions, ...smaller];
}

/** Some item of a library, always the same for the same number. */
function itemAt(organization: string, i: number): string {
  const ids = [...MODULES.get(organization as SophieTalk['organization'])!.keys()];
  return ids[(i * 7919) % ids.length]!;
}

/** What nobody teaches in either library weighs as much as what the other one teaches. */
const TIMES = 8;

/**
 * What is learned: how meanings are corrected, the order with known questions, without them, or how questions are read
 * that lean on a reply, on a selected text, or are asked with a page open.
 */
export type TrainedPart = 'meaning' | 'asked' | 'plain' | 'near' | 'sentences' | 'going-on' | 'page' | 'page-plain';

/** Learns a part of the ranker from the questions that may be tuned on, and writes its weights. */
export async function trainRanker(part: TrainedPart): Promise<readonly string[]> {
  const samples = await openSampleLibraries();
  const assistant = createAssistant(readEnv({}, ''), (error) => process.stderr.write(`${String(error)}\n`));
  const { search } = assistant;
  const world = {
    ...samples.world,
    assistant: part.endsWith('plain') ? { ...assistant, search: withoutQuestions(search) } : assistant,
  };
  try {
    await indexLibraries(world);
    switch (part) {
      case 'meaning':
        return await learnCorrection(world, EVALUATED);
      case 'near':
        return await learnNear(world, followUpQuestions());
      case 'sentences':
        return await learnSentences(world, placeQuestions());
      case 'going-on':
        return await learnGoingOn(world, followUpQuestions());
      case 'page':
        return await learnPage(world, pageQuestions(), 'asked');
      case 'page-plain':
        return await learnPage(world, pageQuestions(), 'plain');
      default:
        return await learnRanker(world, questionsToLearnFrom(), part);
    }
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

/** Questions that lean on a question before them. */
const followUpQuestions = (): NearQuestion[] =>
  learnedSets
    .map(readSophieSets)
    .flatMap(({ followUps }) =>
      followUps.map(({ first: context, goes_on: asked, ...answered }) => nearQuestion({ context, asked }, answered)),
    );

/** Questions about a selected text. */
const placeQuestions = (): NearQuestion[] =>
  learnedSets
    .map(readSophieSets)
    .flatMap(({ places }) =>
      places.map(({ selected: context, asked, ...answered }) => nearQuestion({ context, asked }, answered)),
    );

const nearQuestion = (
  question: Pick<NearQuestion, 'context' | 'asked'>,
  { organization: orgId, item, sentence, or }: Omit<SophiePlace, 'selected' | 'asked'>,
): NearQuestion => ({
  ...question,
  orgId,
  item,
  sentences: [sentence, ...or.filter((other) => (other.item ?? item) === item).map((other) => other.sentence)],
  modules: MODULES.get(orgId)!,
});

/** What a talk shows counts more than a question that is laid beside a page. */
const TALKS = 3;

/** Questions on a page: as people talk beside it, and whole ones asked of it, or of another page. */
function pageQuestions(): PageQuestion[] {
  const sets = learnedSets.map(readSophieSets);
  const pages = new Map(EVALUATED.map((organization) => [organization, pagesOf(organization)]));
  const pageAt = (organization: SophieTalk['organization'], i: number) => {
    const all = pages.get(organization)!;
    return all[(i * 7919) % all.length]!;
  };
  const titleOf = (organization: SophieTalk['organization'], id: string) =>
    pages.get(organization)!.find((page) => page.id === id)?.title ?? '';
  const spoken = sets.flatMap(({ talks }) => talks).flatMap((talk) => turnsOf(talk, titleOf));
  const whole = sets
    .flatMap(({ questions }) => questions)
    .map(({ organization, item, asked, sentence }, i) => {
      const page = i % 2 === 0 ? { id: item, title: titleOf(organization, item) } : pageAt(organization, i);
      return {
        orgId: organization,
        page: page.id,
        title: page.title,
        asked,
        before: null,
        earlier: [],
        answer: { items: [item], sentence },
        modules: MODULES.get(organization)!,
        without: [],
      };
    });
  const nowhere = sets
    .flatMap(({ declined }) => declined)
    .filter(({ why }, i) => (why === 'not-in-library' || why === 'off-topic') && i % 2 === 0)
    .map(({ organization, asked }, i) => {
      const { id, title } = pageAt(organization, i);
      return {
        orgId: organization,
        page: id,
        title,
        asked,
        before: null,
        earlier: [],
        answer: null,
        modules: MODULES.get(organization)!,
        without: [],
      };
    });
  const onPage = ({ page, answer }: PageQuestion) => [page, ...(answer?.items ?? [])];
  return [...Array.from({ length: TALKS }, () => spoken).flat(), ...withSmaller([...whole, ...nowhere], onPage)];
}

function turnsOf(
  { organization: orgId, item, turns }: SophieTalk,
  titleOf: (organization: SophieTalk['organization'], id: string) => string,
): PageQuestion[] {
  const asked: PageQuestion[] = [];
  let page = item;
  let before: PageQuestion['before'] = null;
  const told: string[] = [];
  for (const turn of turns) {
    page = turn.item ?? page;
    const answered = turn.kind === 'lesson' ? (turn.from ?? page) : null;
    const isOff = turn.kind === 'decline' && (turn.why === 'not-in-library' || turn.why === 'off-topic');
    if (page !== null && (answered !== null || isOff))
      asked.push({
        orgId,
        page,
        title: titleOf(orgId, page),
        asked: turn.asked,
        before,
        earlier: told.toReversed(),
        answer: turn.kind === 'lesson' ? { items: [answered!], sentence: turn.sentence } : null,
        modules: MODULES.get(orgId)!,
        without: [],
      });
    if (before) told.push(before.sentence);
    before = turn.kind === 'lesson' ? { asked: turn.asked, item: answered!, sentence: turn.sentence } : null;
  }
  return asked;
}

function questionsToLearnFrom(): RankerQuestion[] {
  const sets = learnedSets.map(readSophieSets);
  const answered: RankerQuestion[] = [
    ...sets
      .flatMap(({ questions }) => questions)
      .map(({ organization, asked, item, sentence }) => ({
        orgId: organization,
        asked,
        answer: { items: [item], sentence },
        without: [],
      })),
    ...libraryQuestions()
      .filter((question) => !question.held_out)
      .map(({ organization, ask, item, also, passage }) => ({
        orgId: organization,
        asked: ask,
        answer: { items: [item, ...also], sentence: passage },
        without: [],
      })),
  ];
  // What one organization teaches is mostly nothing that the other has.
  const elsewhere = answered.map(({ orgId, asked }) => ({
    orgId: EVALUATED.find((other) => other !== orgId)!,
    asked,
    answer: null,
    without: [],
  }));
  const nowhere = sets
    .flatMap(({ declined }) => declined)
    .filter(({ why }) => why === 'not-in-library' || why === 'off-topic')
    .map(({ organization, asked }) => ({ orgId: organization, asked, answer: null, without: [] }));
  const anywhere = ({ orgId }: RankerQuestion, i: number) => [itemAt(orgId, i)];
  return [
    ...withSmaller(answered, ({ answer }) => answer!.items),
    ...withSmaller(elsewhere, anywhere),
    ...withSmaller(nowhere, anywhere).flatMap((question) => Array.from({ length: TIMES }, () => question)),
  ];
}
