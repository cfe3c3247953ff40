import { searchWords } from '#adapters/passage-search/words.ts';
import type { TreeItem, TreeModule } from '#features/catalogue/index.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { quizDescribed } from './quizzes/quiz-described.ts';
import { moduleNamed, namedIn, namesUnknown } from '../named-in.ts';

/** A module or a chapter, of which the open page is a part. */
export type OpenPart = TreeModule | TreeModule['chapters'][number];

/** A part of the library: a module, a quiz or a lesson, or several that are called alike. */
export interface LibraryPart {
  readonly title: string;
  /** Its items. */
  readonly ids: ReadonlySet<string>;
}

/** What stands in any question about one's own answers, and names no part of a library. */
const SAYS_NOTHING = new Set(
  `what which where who how when why was were is are did do done does have has had i im ive me my mine you show list tell give get got getting
    wrong wrongly mistake mistakes error errors miss missed missing incorrect false fail failed trouble weak bad badly mess messed struggle spot spots
    question questions quiz quizzes test tests exam exams lesson lessons module modules course chapter answer answers answered page film article
    in on of about from at with for the a an to and if so all any every last latest lately recent recently time today yesterday week month date day days far keep
    most often always again still yet already ago long ever see want look can cant could will would should dont didnt know remember really exactly manager boss
    better worse improve improving finish finished finishing complete completed end ended begin begun start started read pass passed tick ticked off save saved
    score scores result results marks points percent open due review reviews repeat happen right not correct correctly please here this that it one ones thing things`.split(
    /\s+/,
  ),
);
const OPEN_PAGE =
  /\b(?:this (?:page|lesson|article|film|video|comic|quiz|one)|(?:on|in|from) (?:this|here|it)|here)\b/i;
/** 'The module' may be told apart by what follows: 'the module on sepsis'. */
const openOf = (kinds: string) =>
  new RegExp(
    String.raw`\bthis (?:whole |entire )?(?:${kinds})\b|\b(?:my|the) (?:whole |entire )?(?:${kinds})\b(?! (?:on|about|of|with|for|called|named|i|that|where|after)\b)`,
    'i',
  );
const OPEN_CHAPTER = openOf('chapter');
const OPEN_MODULE = openOf('module|course|topic|training');
const OF_A_QUIZ = /\b(?:quiz|quizzes|test|tests|exam|results?|scored?|marks?|grades?|pass(?:ed)?)\b/i;
const OF_THIS =
  /\b(?:on|about|for|of|to|in|with) (?:this|it|that)\b(?! (?:week|month|year|app|platform))|\b(?:this|that) (?:quiz|test|exam|bit|part)\b|\b(?:quiz|test|exam|result|scored?|mark|grade|pass(?:ed)?) here\b|\bpass(?:ed)? this\b|\bhere (?:in|on|at) the (?:quiz|test|exam)\b/i;

/** What was passed or scored is not of quizzes alone. */
const OF_ONE_QUIZ = /\b(?:quiz|test|exam)\b/i;

/** Whether a module, a quiz or a lesson is named that isn't here. */
export const namesNothingHere = ({ request, context: { tree } }: AskedOnPage): boolean =>
  namesUnknown(request.question, [...tree.modules, ...tree.itemById.values()]);

type AskedOnPage = Pick<SkillInput, 'request' | 'context'>;

/** The chapter or the module of the open page, where one of these is meant: 'this chapter', 'my module'. */
export function openPart({ request: { question }, context: { tree, openItem } }: AskedOnPage): OpenPart | null {
  const module = openItem && tree.moduleById.get(openItem.moduleId);
  if (!module) return null;
  if (OPEN_CHAPTER.test(question)) return module.chapters.find(({ id }) => id === openItem.chapterId) ?? null;
  return OPEN_MODULE.test(question) ? module : null;
}

/** The quizzes of what is open: of what is meant of it, else of its chapter, else of its module. Empty where none is meant. */
export function quizzesHere(input: AskedOnPage): readonly TreeItem[] {
  const { question } = input.request;
  if (!input.context.openItem || !OF_A_QUIZ.test(question)) return [];
  const part = openPart(input);
  if (part) return quizzesOf(part.items);
  return OF_THIS.test(question) ? quizzesAround(input.context) : [];
}

/** The quiz that is open, else those of the open page's chapter, else of its module. */
export function quizzesAround({ tree, openItem }: SkillInput['context']): readonly TreeItem[] {
  if (!openItem || openItem.type === 'quiz') return openItem ? [openItem] : [];
  const ofModule = quizzesOf(tree.moduleById.get(openItem.moduleId)?.items ?? []);
  const ofChapter = ofModule.filter(({ chapterId }) => chapterId === openItem.chapterId);
  return ofChapter.length > 0 ? ofChapter : ofModule;
}

const idsOf = (items: readonly TreeItem[]) => new Set(items.map(({ id }) => id));
const quizzesOf = (items: readonly TreeItem[]): TreeItem[] => items.filter(({ type }) => type === 'quiz');

/**
 * Which part of the library a question about the own record names: what is open, what has all its telling words in the
 * title, or the quiz whose title it says. Null where it names none.
 */
export function partNamed(
  input: AskedOnPage,
  quizzes: readonly { readonly id: string; readonly title: string }[],
): LibraryPart | null {
  const { question } = input.request;
  const { tree, openItem } = input.context;
  const part = openPart(input);
  const here = quizzesHere(input);
  const isOfQuizzes = here.length > 0 && OF_ONE_QUIZ.test(question);
  if (part && (!isOfQuizzes || here.length > 1))
    return { title: part.title, ids: idsOf(isOfQuizzes ? here : part.items) };
  if (here[0]) return { title: here[0].title, ids: idsOf(here) };
  const inModule = (moduleId: string) => idsOf(tree.moduleById.get(moduleId)?.items ?? []);
  if (openItem && OPEN_PAGE.test(question)) return { title: openItem.title, ids: new Set([openItem.id]) };
  const own =
    question
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = [...new Set(searchWords(own.filter((word) => !SAYS_NOTHING.has(word)).join(' ')))];
  const quiz = namedIn(question, quizzes) ?? quizDescribed(question, tree.modules);
  if (telling.length === 0) return quiz && { title: quiz.title, ids: new Set([quiz.id]) };
  const isNamed = ({ title }: { readonly title: string }) => {
    const own = new Set(searchWords(title));
    return telling.every((word) => own.has(word));
  };
  const modules = tree.modules.filter(isNamed);
  const items = [...tree.itemById.values()].filter(isNamed);
  const [first] = [...modules, ...items];
  const module = first || quiz ? null : moduleNamed(question, tree.modules);
  if (module) return { title: module.title, ids: inModule(module.id) };
  if (!first) return quiz && { title: quiz.title, ids: new Set([quiz.id]) };
  return {
    title: first.title,
    ids: new Set([...modules.flatMap(({ id }) => [...inModule(id)]), ...items.map(({ id }) => id)]),
  };
}
