import { readFileSync } from 'node:fs';
import { question, type Question } from '@snapwell/contract/quizzes/question-types';
import type { TaughtLesson, WritingRule } from '@snapwell/contract/library/writing-rules/finding';
import { checkQuestionWriting } from '@snapwell/contract/library/writing-rules/stem-rules';
import { parse } from 'yaml';
import { z } from 'zod';

/** Which of the rules find a flaw, by the name that it has in the judged questions. */
const RULES_OF: Readonly<Record<string, readonly WritingRule[]>> = {
  'longest-option-is-key': ['longest_key'],
  'negative-stem': ['negative_stem'],
  'all-or-none-of-the-above': ['all_or_none'],
  'overlapping-options': ['overlapping'],
  'implausible-option': ['implausible'],
  'missing-reason': ['missing_reason', 'missing_explanation'],
  'missing-source': ['missing_source'],
  'missing-alternative-text': ['missing_alternative'],
  'reading-level': ['long_sentence', 'long_words'],
};

const judgedQuestion = z.object({
  id: z.string(),
  type: z.enum(['single_choice', 'multiple_choice', 'true_false']),
  text: z.string(),
  options: z.array(z.object({ text: z.string(), is_right: z.boolean(), reason: z.string().optional() })),
  explanation: z.string().optional(),
  source: z.string().optional(),
  picture: z.object({ path: z.string(), alternative: z.string().optional() }).optional(),
  flaw: z.string().nullable(),
  /** Its flaw is one of meaning, which no rule over words can see (decision 0146). */
  beyond_rules: z.boolean().default(false),
});
const judgedFile = z.object({ questions: z.array(judgedQuestion) });
type JudgedQuestion = z.output<typeof judgedQuestion>;

/**
 * Holds the writing rules against questions of which half have one known flaw: how many were found and named, and how
 * many of the good ones were blamed. The lessons say which words are at home in a library.
 */
export function judgeWriting(file: string, lessons: readonly TaughtLesson[]): string[] {
  const { questions } = judgedFile.parse(parse(readFileSync(file, 'utf8')));
  const rulesOf = new Map(questions.map((each) => [each, findRules(each, lessons)]));
  const rulesFor = (each: JudgedQuestion) => rulesOf.get(each)!;
  const [flawed, good] = [questions.filter(({ flaw }) => flaw !== null), questions.filter(({ flaw }) => flaw === null)];
  const found = flawed.filter((each) => rulesFor(each).some((rule) => isNamed(each, rule)));
  const blamed = good.filter((each) => rulesFor(each).length > 0);
  const besides = flawed.filter((each) => rulesFor(each).some((rule) => !isNamed(each, rule)));
  return [
    ...flawed.filter((each) => !found.includes(each)).map(({ id, flaw }) => `not found: ${id} (${flaw})`),
    ...blamed.map((each) => `blamed: ${each.id} (${rulesFor(each).join(', ')})`),
    ...besides.map((each) => `named another flaw as well: ${each.id} (${rulesFor(each).join(', ')})`),
    `found and named, of those that rules can see: ${share(...countOf(found, flawed))}`,
    `found and named, of all: ${share(found.length, flawed.length)}`,
    `wrongly blamed: ${share(blamed.length, good.length)}`,
  ];
}

/** How many of the flaws within reach of rules were found, and how many there are. */
function countOf(found: readonly JudgedQuestion[], flawed: readonly JudgedQuestion[]): [number, number] {
  const isSeen = ({ beyond_rules }: JudgedQuestion) => !beyond_rules;
  return [found.filter(isSeen).length, flawed.filter(isSeen).length];
}

const share = (count: number, of: number) =>
  `${count} of ${of} (${of === 0 ? 0 : Math.round((count / of) * 1000) / 10} %)`;
const isNamed = ({ flaw }: JudgedQuestion, rule: WritingRule) => RULES_OF[flaw ?? '']?.includes(rule) ?? false;

const findRules = (judged: JudgedQuestion, lessons: readonly TaughtLesson[]): WritingRule[] => [
  ...new Set(
    checkQuestionWriting(asQuestion(judged), { lessons, references: judged.source === undefined ? 0 : 1 }).map(
      ({ rule }) => rule,
    ),
  ),
];

/** The question in our own form. */
function asQuestion({ id, type, text, options, explanation, picture }: JudgedQuestion): Question {
  const head = {
    id,
    prompt: text,
    explanation,
    ...(picture && {
      image: `media/${picture.path.replace(/^.*\//, '')}`,
      alternative: picture.alternative || undefined,
    }),
  };
  if (type === 'true_false') {
    const [yes, no] = [
      options.find(({ text: said }) => said === 'True'),
      options.find(({ text: said }) => said === 'False'),
    ];
    return question.parse({
      ...head,
      type,
      answer: yes?.is_right ?? false,
      why_true: yes?.reason,
      why_false: no?.reason,
    });
  }
  return question.parse({
    ...head,
    type,
    options: options.map(({ text: said, is_right: correct, reason }) => ({
      text: said,
      correct,
      why: reason || undefined,
    })),
  });
}
