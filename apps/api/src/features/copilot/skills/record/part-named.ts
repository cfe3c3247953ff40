import { searchWords } from '#adapters/passage-search/words.ts';
import type { TreeItem } from '#features/catalogue/index.ts';
import type { SkillInput } from '../../request/skill-input.ts';
import { moduleNamed, namedIn, namesUnknown } from '../named-in.ts';

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
export const OPEN_MODULE = /\bthis (?:module|course|chapter|topic)\b/i;
const OF_A_QUIZ = /\b(?:quiz|quizzes|test|tests|exam)\b/i;
const OF_THIS =
  /\b(?:on|about|for|of|to|in|with) (?:this|it|that)\b|\bthis (?:quiz|test|bit|part)\b|\b(?:quiz|test) here\b/i;

/** Whether a module, a quiz or a lesson is named that isn't here. */
export const namesNothingHere = ({ request, context: { tree } }: Pick<SkillInput, 'request' | 'context'>): boolean =>
  namesUnknown(request.question, [...tree.modules, ...tree.itemById.values()]);

/** The quizzes of what is open: of its chapter, else of its module. Empty where another or none is meant. */
export function quizzesHere({
  request,
  context: { tree, openItem },
}: Pick<SkillInput, 'request' | 'context'>): readonly TreeItem[] {
  const { question } = request;
  if (!openItem || !OF_A_QUIZ.test(question) || !OF_THIS.test(question)) return [];
  if (openItem.type === 'quiz' && !OPEN_MODULE.test(question)) return [openItem];
  const ofModule = (tree.moduleById.get(openItem.moduleId)?.items ?? []).filter(({ type }) => type === 'quiz');
  if (OPEN_MODULE.test(question)) return ofModule;
  const ofChapter = ofModule.filter(({ chapterId }) => chapterId === openItem.chapterId);
  return ofChapter.length > 0 ? ofChapter : ofModule;
}

/**
 * Which part of the library a question about the own record names: what is open, what has all its telling words in the
 * title, or the quiz whose title it says. Null where it names none.
 */
export function partNamed(
  input: Pick<SkillInput, 'request' | 'context'>,
  quizzes: readonly { readonly id: string; readonly title: string }[],
): LibraryPart | null {
  const { question } = input.request;
  const { tree, openItem } = input.context;
  const here = OPEN_MODULE.test(question) ? [] : quizzesHere(input);
  if (here[0]) return { title: here[0].title, ids: new Set(here.map(({ id }) => id)) };
  const inModule = (moduleId: string) => new Set(tree.moduleById.get(moduleId)?.items.map(({ id }) => id) ?? []);
  if (openItem && OPEN_MODULE.test(question))
    return { title: tree.moduleById.get(openItem.moduleId)?.title ?? openItem.title, ids: inModule(openItem.moduleId) };
  if (openItem && OPEN_PAGE.test(question)) return { title: openItem.title, ids: new Set([openItem.id]) };
  const own =
    question
      .toLowerCase()
      .replaceAll("'", '')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const telling = [...new Set(searchWords(own.filter((word) => !SAYS_NOTHING.has(word)).join(' ')))];
  const quiz = namedIn(question, quizzes);
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
