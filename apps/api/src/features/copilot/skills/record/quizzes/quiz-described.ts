import { rarityOf } from '@snapwell/understanding/words/frequencies';
import { searchWords } from '#adapters/passage-search/words.ts';

const QUIZ = '(?:quiz|quizzes|tests?|exam|check|finals?|questions|sums|calculations?)';
const OF_QUIZ = [
  new RegExp(String.raw`\b((?:\p{L}+ ){1,3})${QUIZ}\b`, 'gu'),
  new RegExp(String.raw`\b${QUIZ} (?:of yesterday |yesterday )?(?:on|about|of|in|for|to) ((?:\p{L}+ ?){1,3})`, 'gu'),
];
/** What stands beside a quiz and describes none. */
const SAYS_NOTHING = new Set(
  searchWords(
    `my the a an this that last latest first second third new old final whole all any every one two score scores result results mark marks points right wrong
    i did was is in on at of for from how what which when many did get got took take taken did do done me it yesterday today monday tuesday wednesday thursday
    friday saturday sunday week attempt attempts try tries pass passed fail failed finish finished better worse list show tell give see look all through every
    best worst highest lowest average percent marks please mine own again need needed shift break lunch phone night train`,
  ),
);
/** A word that is said more often describes nothing: 'show', 'night'. */
const SELDOM = 0.4;
/** A word of its own title tells more than one of what is around it. */
const IN_TITLE = 3;

/** A part of a library with what stands in it. */
interface Described<T> {
  readonly title: string;
  readonly chapters: readonly { readonly title: string; readonly summary: string; readonly items: readonly T[] }[];
}

/**
 * The quiz that is described by what it asks about, in its title or in what its chapter teaches: 'the hand rub quiz'. Null
 * where none is, or several fit as well.
 */
export function quizDescribed<T extends { readonly title: string; readonly summary: string; readonly type: string }>(
  question: string,
  modules: readonly Described<T>[],
): T | null {
  const text = question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const said = OF_QUIZ.flatMap((pattern) => [...text.matchAll(pattern)].map(([, words]) => words!)).join(' ');
  // 'The medicine sums': what stands for the quiz may stand in its title as well.
  const kinds = (text.match(/\b(?:sums|check)\b/g) ?? []).join(' ');
  const telling = `${said} ${kinds}`.split(' ').filter((word) => rarityOf(word) >= SELDOM);
  const wanted = [...new Set(searchWords(telling.join(' ')))].filter((word) => !SAYS_NOTHING.has(word));
  if (wanted.length === 0) return null;
  const scored = modules
    .flatMap((module) => module.chapters.map((chapter) => ({ module, chapter })))
    .flatMap(({ module, chapter }) => {
      const around = [module.title, chapter.title, chapter.summary, ...chapter.items.map(({ title }) => title)];
      return chapter.items
        .filter(({ type }) => type === 'quiz')
        .map((quiz) => {
          const [own, all] = [quiz.title, [...around, quiz.summary].join(' ')].map(
            (each) => new Set(searchWords(each)),
          );
          const hits = wanted.filter((word) => all!.has(word)).length;
          return { quiz, hits, score: hits + IN_TITLE * wanted.filter((word) => own!.has(word)).length };
        });
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  if (!best || best.hits < wanted.length / 2 || best.score === 0) return null;
  return next === undefined || best.score > next.score ? best.quiz : null;
}
