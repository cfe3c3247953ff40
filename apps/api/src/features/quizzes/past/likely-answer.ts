import type { Answer, AnswerOf, Question, QuestionOf, QuestionType } from '@snapwell/contract/quizzes/question-types';
import { arrange, normalizeAnswer, reveal } from '@snapwell/contract/quizzes/question-rules/all-types';
import type { Arrangement } from '@snapwell/contract/quizzes/question-rules/question-rules';
import { blankNames } from '@snapwell/contract/quizzes/question-types/written';

/** A number from 0 up to, and without, 1. */
export type Chance = () => number;

type Make<T extends QuestionType> = (
  question: QuestionOf<T>,
  isKnown: boolean,
  chance: Chance,
  arrangement: Arrangement,
) => AnswerOf<T>;

/**
 * What somebody would answer who knows a question, or does not: for sample histories. Of the wrong answers the first
 * ones are liked best.
 */
export function likelyAnswer(
  question: Question,
  isKnown: boolean,
  chance: Chance,
  arrangement: Arrangement = arrange(question, inOrder, inOrder),
): Answer {
  // The one cast between the table and a question whose type is known at run time only.
  const make = makers[question.type] as unknown as Make<QuestionType>;
  return make(question, isKnown, chance, arrangement);
}

const makers: { readonly [T in QuestionType]: Make<T> } = {
  single_choice: ({ type, options }, isKnown, chance) => ({ type, chosen: chooseOne(options, isKnown, chance) }),
  image_choice: ({ type, options }, isKnown, chance) => ({ type, chosen: chooseOne(options, isKnown, chance) }),
  multiple_choice: ({ type, options }, isKnown, chance) => ({ type, chosen: chooseSome(options, isKnown, chance) }),
  true_false: ({ type, answer }, isKnown) => ({ type, value: isKnown === answer }),
  ordering: ({ type, items }, isKnown, chance) => ({ type, order: orderOf(items.length, isKnown, chance) }),
  matching: ({ type, pairs }, isKnown) => {
    const rights = [...new Set(pairs.map(({ right }) => right))];
    const own = pairs.map(({ right }) => rights.indexOf(right));
    return { type, rights: isKnown ? own : own.map((_, i) => own[[1, 0][i] ?? i] ?? null) };
  },
  categories: ({ type, categories, items }, isKnown, chance) => {
    const slip = isKnown ? -1 : pick(items.length, chance);
    const other = (category: string) => categories.find(({ id }) => id !== category)?.id ?? category;
    return { type, placed: items.map(({ category }, i) => (i === slip ? other(category) : category)) };
  },
  fill_in_the_blank: fillIn,
  numeric: ({ type, answer, unit, other_units: others }, isKnown, chance) => {
    const value = isKnown ? answer : slip(answer, chance);
    return { type, text: String(Number(value.toPrecision(6))), ...(others && unit && { unit }) };
  },
  calculated: (question, isKnown, chance, arrangement) => {
    const { unit, other_units: others, type } = question;
    const right = reveal(question, arrangement, null);
    const answer = right.type === type ? right.value : 0;
    const value = isKnown ? answer : slip(answer, chance);
    const given = { type, text: String(Number(value.toPrecision(6))), ...(others && unit && { unit }) };
    const kept = normalizeAnswer(question, given, arrangement);
    return kept?.type === type ? kept : given;
  },
  image_hotspot: ({ type, areas }, isKnown) => {
    const rights = areas.filter(({ correct }) => correct);
    const wrong = areas.find(({ correct }) => !correct);
    const marked = isKnown || !wrong ? rights : [...rights.slice(1), wrong];
    return { type, marks: marked.map(({ x, y }) => ({ x, y })) };
  },
  short_text: ({ type, sample_answer: sample, keywords }, isKnown) => ({
    type,
    text: isKnown ? sample : keywords.length > 1 ? `I think of ${keywords[0]!.any[0]!}.` : 'I am not sure.',
  }),
};

/** A place too far, or twice as much. */
function slip(answer: number, chance: Chance): number {
  const times = [10, 0.1, 2][pick(3, chance)] ?? 10;
  return answer === 0 ? 1 : answer * times;
}
const inOrder = (count: number) => [...Array(count).keys()];

interface Option {
  readonly correct: boolean;
}

const indexesOf = (options: readonly Option[], isCorrect: boolean) =>
  options.flatMap(({ correct }, i) => (correct === isCorrect ? i : []));
const pick = (count: number, chance: Chance) => Math.floor(chance() * count);
/** Earlier ones more often than later ones. */
const pickSkewed = (count: number, chance: Chance) => Math.floor(chance() ** 2 * count);

function chooseOne(options: readonly Option[], isKnown: boolean, chance: Chance): number {
  const among = indexesOf(options, isKnown);
  return among[pickSkewed(among.length, chance)] ?? 0;
}

function chooseSome(options: readonly Option[], isKnown: boolean, chance: Chance): number[] {
  const rights = indexesOf(options, true);
  if (isKnown) return rights;
  const wrongs = indexesOf(options, false);
  const wrong = wrongs[pickSkewed(wrongs.length, chance)];
  return chance() < 0.5 && rights.length > 1 ? rights.slice(1) : [...rights, ...(wrong === undefined ? [] : [wrong])];
}

function orderOf(count: number, isKnown: boolean, chance: Chance): number[] {
  const order = [...Array(count).keys()];
  if (isKnown) return order;
  const at = pick(count - 1, chance);
  return order.toSpliced(at, 2, order[at + 1]!, order[at]!);
}

function fillIn(
  { type, text, blanks, bank }: QuestionOf<'fill_in_the_blank'>,
  isKnown: boolean,
  chance: Chance,
): AnswerOf<'fill_in_the_blank'> {
  const names = blankNames(text);
  const slip = isKnown ? -1 : pick(names.length, chance);
  return {
    type,
    blanks: names.map((name, i) => {
      const { accept, others } = blanks[name]!;
      return i === slip ? (others?.[0] ?? bank?.[0] ?? 'do not know') : accept[0]!.replaceAll('*', '');
    }),
  };
}
