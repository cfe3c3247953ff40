import { searchWords } from '#adapters/passage-search/words.ts';
import type { LessonQuestion } from '#features/quizzes/index.ts';
import { kindOfPiece, wordsOfPiece } from '../../knowledge/pieces/piece.ts';
import { sentencesOf } from '../../knowledge/sentences.ts';

export interface LessonPassage {
  readonly heading: string;
  readonly text: string;
  readonly paragraph: number | null;
}

export interface Hint {
  readonly text: string;
  /** Where it is read up. */
  readonly passage: LessonPassage | null;
}

const BLANK = '_____';
const SHOWN = 320;

/**
 * The hint after so many: where it stands; what it is not, or the place with a gap; then the place itself. None says
 * the answer in so many words before the last.
 */
export function hintFor(question: LessonQuestion, given: number, passages: readonly LessonPassage[]): Hint {
  const passage = passageFor(question, passages);
  if (given === 0)
    return {
      text: passage?.heading
        ? `Look under **${passage.heading}**: it stands there.`
        : 'It stands in this lesson; read the part about it once more.',
      passage,
    };
  const wrong = question.options.find(({ correct, why }) => !correct && why);
  if (given === 1 && question.options.length > 2 && wrong)
    return { text: `It isn't *${wrong.text}*. ${wrong.why}`, passage };
  if (!passage) return { text: 'Think of what you would do, and which choice does least harm.', passage };
  const words = shortened(passage.text);
  return given === 1
    ? { text: `The lesson says, with a gap: ${withGaps(words, question)}`, passage }
    : { text: `The lesson says: ${words}`, passage };
}

/** The part of the lesson that shares most words with the answer and its reason; the question blocks are left out. */
function passageFor({ prompt, options }: LessonQuestion, passages: readonly LessonPassage[]): LessonPassage | null {
  const right = options.find(({ correct }) => correct)!;
  const wanted = new Set(searchWords(`${right.text} ${right.why ?? ''}`));
  const asked = new Set(searchWords(prompt));
  const scored = passages
    .filter(({ text }) => kindOfPiece(text) !== 'question')
    .map((passage) => {
      const words = new Set(searchWords(`${passage.heading} ${wordsOfPiece(passage.text)}`));
      const hits = [...wanted].filter((word) => words.has(word)).length;
      const near = [...asked].filter((word) => words.has(word)).length;
      return { passage, score: (hits + near / 2) / Math.sqrt(words.size + 8), hits };
    })
    .filter(({ hits }) => hits >= 2)
    .toSorted((a, b) => b.score - a.score);
  return scored[0]?.passage ?? null;
}

function shortened(text: string): string {
  const sentences = sentencesOf(wordsOfPiece(text));
  const fitting = sentences.filter((_, i) => sentences.slice(0, i + 1).join(' ').length <= SHOWN);
  return (fitting.length > 0 ? fitting : sentences.slice(0, 1)).join(' ');
}

/** The words that only the right answer has are left out. */
function withGaps(text: string, { options }: LessonQuestion): string {
  const right = options.find(({ correct }) => correct)!;
  const told = new Set(searchWords(right.text));
  return text.replaceAll(/[\p{L}\p{N}%.,-]*[\p{L}\p{N}%]/gu, (word) =>
    searchWords(word).some((stem) => told.has(stem)) ? BLANK : word,
  );
}
