import type { Question } from '../../quizzes/question-types.ts';
import { NO_CONTEXT, type Suggestion, type WritingContext, type WritingFinding } from './finding.ts';
import { checkDrawnNumbers } from './drawn-number-rules.ts';
import { checkOptions } from './option-rules.ts';
import { closestSentence, commonTopics, sentencesOf, topicsOf, topicsOfLesson, wordsOf } from './wording.ts';

/** A sentence of more words than this is read twice; one of fewer may hold any number of long words. */
const LONGEST_SENTENCE = 30;
const LONG_WORD = 9;
const MOST_LONG_WORDS = 0.3;
const LEAST_WORDS = 14;

/** Everything that a rule can see in one question; half-written ones are only told what they have. */
export function checkQuestionWriting(question: Question, context: WritingContext = NO_CONTEXT): WritingFinding[] {
  return [
    ...negativeStem(question),
    ...reading(question),
    ...('options' in question && question.type !== 'image_choice' ? checkOptions(question, context) : []),
    ...(question.type === 'calculated' ? checkDrawnNumbers(question) : []),
    ...missingAlternatives(question),
    ...missingExplanation(question, context),
    ...thinExplanation(question),
    ...missingSource(question, context),
  ];
}

const NEGATIVE_QUESTION = new RegExp(
  [
    String.raw`\b(?:which|what|who|whom|when|where|all|each|every|welche[rsmn]?|was|wer|alle)\b[^?.]*?\b(not|never|cannot|except(?:ion)?|excluding|other than|apart from|but one|incorrect|untrue|unlikely|least (?:likely|appropriate|suitable|useful|important|helpful)|nicht|kein\w*|niemals|außer|ausgenommen)\b`,
    String.raw`\b(?:which|what|who|when|where)\b[^?.]*?(\w+n't)\b`,
    String.raw`\b(?:which|what)\b[^?.]*?\b(?:is|are|has|have|does|do|gives?|makes?) (no|none)\b`,
    String.raw`\bwhich\b[^?.]*?\b(?:is|are) (false|wrong|inappropriate|unsuitable|contraindicated)\??$`,
    String.raw`\b(except)\b`,
    String.raw`\b(?:what|which|who|when|where|how)\b[^?.]*?(?<!\bat )\b(least)\b(?! (?:amount|number|age|dose|distance|time)\b)`,
    String.raw`\b(?:which|what)\b[^?.]*?\b(odd one out|leave out|unnecessary|unsuitable|forbidden|the wrong|hardly ever|rarely)\b`,
    String.raw`\bhow (?:should|must|may|can|do) (?:you|one|we|they) (never)\b`,
    // A sentence that the options end: 'A nurse should never ...'.
    String.raw`\b(?:should|must|may|can|is|are|do|does)(?: (not|never)|(n't))\b[^?.]*(?:[:…]|\.\.\.)$`,
  ].join('|'),
  'i',
);
/** 'All of these are signs except one. Which one?' */
const ALL_BUT_ONE =
  /\b(?:all|each|every|any|most|three|four) (?:one )?(?:of )?(?:the )?(?:these|those|them|following|other|four|five|options|answers|statements|sentences|items|points)\b[^?.]*\b(except|but one|bar one|apart from)\b/i;
/** 'What do you do when there is no pulse?': who or what is spoken of, not the task. */
const SUBORDINATE =
  /(?<=\S )(?<!^(?:to |of |for |with |from |in |on )?)\b(?:although|though|because|if|when|whenever|while|until|unless|so that|that|whose|who|whom|where|as)\b(?![^,?]*\b(?:should|must|may) (?:not|never)\b)(?:(?!\bexcept\b)[^,?])*/gi;
const SHOUTED = /\b(NOT|NEVER)\b/;
/** A negation that belongs to the matter and not to the task. */
const HARMLESS =
  /\b(?:not only|whether or not|or not|if not|not yet|not sure|and not|does not (?:answer|know|want|eat|drink|speak)|why)\b/i;

function negativeStem(question: Question): WritingFinding[] {
  const { type, prompt } = question;
  const isChoice = type === 'single_choice' || type === 'multiple_choice' || type === 'image_choice';
  if (!isChoice) return [];
  const [heading = ''] = prompt.split(/\n{2,}/);
  const sentences = sentencesOf(heading);
  const asked = sentences.at(-1) ?? '';
  const before = sentences.at(-2) ?? '';
  const task = asked.replaceAll(SUBORDINATE, '');
  const found = NEGATIVE_QUESTION.exec(task) ?? SHOUTED.exec(asked) ?? ALL_BUT_ONE.exec(before);
  if (!found || HARMLESS.test(asked)) return [];
  const word = found.slice(1).find((each) => each !== undefined) ?? '';
  return [{ rule: 'negative_stem', path: ['prompt'], values: { word }, suggestion: turnedAround(question, asked) }];
}

/** 'Which is not a sign?' with one right answer is 'Which are signs?' with all the others right. */
function turnedAround(question: Question, asked: string): Suggestion | null {
  if (question.type !== 'single_choice' || question.options.length < 3) return null;
  const positive = asked.replace(/\s+\b(?:not|NOT)\b(?=\s)/, '').replace(/(\w)n't\b/, '$1');
  if (positive === asked || /\bexcept\b/i.test(positive)) return null;
  const prompt = question.prompt.replace(asked, positive);
  const options = question.options.map((option) => ({ ...option, correct: !option.correct }));
  return {
    text: positive,
    changes: [
      { path: ['type'], value: 'multiple_choice' },
      { path: ['prompt'], value: prompt },
      { path: ['options'], value: options },
    ],
  };
}

function reading({ prompt }: Question): WritingFinding[] {
  const longest = Math.max(0, ...sentencesOf(prompt).map((sentence) => wordsOf(sentence).length));
  if (longest > LONGEST_SENTENCE)
    return [{ rule: 'long_sentence', path: ['prompt'], values: { words: longest }, suggestion: null }];
  const words = wordsOf(prompt);
  const share = words.filter((word) => word.length >= LONG_WORD).length / Math.max(1, words.length);
  if (words.length < LEAST_WORDS || share < MOST_LONG_WORDS) return [];
  return [{ rule: 'long_words', path: ['prompt'], values: { share: Math.round(share * 100) }, suggestion: null }];
}

function missingAlternatives(question: Question): WritingFinding[] {
  const missing = (path: readonly (string | number)[]): WritingFinding => ({
    rule: 'missing_alternative',
    path,
    values: {},
    suggestion: null,
  });
  const findings: WritingFinding[] = [];
  if (question.image && !saysSomething(question.alternative)) findings.push(missing(['alternative']));
  if (question.type === 'image_choice')
    question.options.forEach(({ alternative }, i) => {
      if (!saysSomething(alternative)) findings.push(missing(['options', i, 'alternative']));
    });
  return findings;
}

/** A name of a file, or 'picture 1', says nothing to whoever cannot see it. */
function saysSomething(alternative: string | undefined): boolean {
  const text = alternative?.trim() ?? '';
  return (
    text !== '' &&
    !/^\S+\.(?:png|jpe?g|svg|webp|gif|avif)$/i.test(text) &&
    !/^(?:an? |the |ein |das )?(?:image|picture|photo|figure|graphic|icon|drawing|diagram|chart|graph|screenshot|sketch|scan|untitled|placeholder|bild|foto|img|dsc|alt(?: text)?)(?: of|(?: |_|-)?\d*|\s+without a description.*)$/i.test(
      text,
    )
  );
}

/** An explanation of fewer characters than this can hardly say why. */
const LEAST_EXPLAINED = 40;

/** A sum explains itself in figures, and reasons of the options explain as well. */
function thinExplanation(question: Question): WritingFinding[] {
  const length = question.explanation?.trim().length ?? 0;
  if (
    length === 0 ||
    length >= LEAST_EXPLAINED ||
    question.type === 'numeric' ||
    question.type === 'calculated' ||
    hasReasons(question)
  )
    return [];
  return [{ rule: 'thin_explanation', path: ['explanation'], values: { length }, suggestion: null }];
}

function hasReasons(question: Question): boolean {
  if (question.type === 'true_false') return !!(question.answer ? question.why_false : question.why_true)?.trim();
  return 'options' in question && question.options.every(({ correct, why }) => correct || why?.trim());
}

function missingExplanation(question: Question, { lessons }: WritingContext): WritingFinding[] {
  if (question.explanation?.trim() || question.prompt.trim() === '') return [];
  if ('options' in question && question.options.every(({ why }) => why?.trim())) return [];
  if (question.type === 'true_false' && question.why_true?.trim() && question.why_false?.trim()) return [];
  const lesson = lessons.find(({ id }) => id === question.teaches);
  const sentence = lesson && closestSentence([lesson.text], topicsOf(`${question.prompt} ${keyWords(question)}`));
  const suggestion = sentence ? { text: sentence, changes: [{ path: ['explanation'], value: sentence }] } : null;
  return [{ rule: 'missing_explanation', path: ['explanation'], values: {}, suggestion }];
}

const keyWords = (question: Question): string =>
  question.type === 'single_choice' || question.type === 'multiple_choice'
    ? question.options
        .filter(({ correct }) => correct)
        .map(({ text }) => text)
        .join(' ')
    : '';

function missingSource(question: Question, { lessons, references }: WritingContext): WritingFinding[] {
  const { teaches, prompt, explanation = '' } = question;
  if (teaches || references > 0 || prompt.trim() === '' || /https?:\/\//.test(explanation)) return [];
  const topics = topicsOf([prompt, explanation, keyWords(question)].join('\n'));
  const [closest] = lessons
    .map((lesson) => ({ lesson, common: commonTopics(topics, topicsOfLesson(lesson)) }))
    .filter(({ common }) => common >= 3)
    .toSorted((a, b) => b.common - a.common);
  const suggestion = closest && {
    text: closest.lesson.title,
    changes: [{ path: ['teaches'], value: closest.lesson.id }],
  };
  return [{ rule: 'missing_source', path: ['teaches'], values: {}, suggestion: suggestion ?? null }];
}
