import type { QuestionOf } from '../../quizzes/question-types.ts';
import type { Change, Suggestion, WritingContext, WritingFinding } from './finding.ts';
import { isOverlapping } from './overlap.ts';
import { closestSentence, commonTopics, topicsOf, topicsOfLesson, wordsOf } from './wording.ts';

export type ChoiceQuestion = QuestionOf<'single_choice'> | QuestionOf<'multiple_choice'>;
type Option = ChoiceQuestion['options'][number];

/** A key so many times as long as the wrong options gives itself away; by fewer signs nobody notices. */
const LONG_TIMES = 1.6;
const LONG_OVER_NEXT = 1.3;
const LONG_SIGNS = 20;

export const meanLength = (options: readonly { readonly text: string }[]): number =>
  options.length === 0 ? 0 : options.reduce((sum, { text }) => sum + text.trim().length, 0) / options.length;

const LETTER = String.raw`\(?[a-f1-6]\)?`;
const ABOUT_OTHERS = new RegExp(
  [
    String.raw`^(?:all|none|both|neither|any|each|every one)(?: two| three| four| five)?(?: of)? (?:the |these |those |this )?(?:above|others?|these|those|options?|answers?|choices?|of (?:these|them|the above))\b`,
    String.raw`^(?:all|none|both|neither|any|each) of (?:them|it|these|those|the (?:two|three|four|five))$`,
    '^(?:all|both|everything|alles|beides)$',
    '^all (?:two|three|four|five)(?: (?:are|apply|together|answers?|points?|reasons?|steps?|things?))?$',
    String.raw`^(?:all|both|none)(?: of (?:these|them|the above))? (?:are|is|apply|count|help) ?(?:right|correct|true|wrong|false)?\b`,
    String.raw`^(?:only )?(?:answers? |options? |statements? )?${LETTER}(?:,? ${LETTER})*,? (?:and|or|nor|&|und|oder) ${LETTER}(?: only| together| are (?:both )?(?:right|correct|true))?$`,
    String.raw`^(?:both|neither) ${LETTER} (?:and|nor) ${LETTER}$`,
    '^(?:all|every) (?:answers?|options?|statements?)',
    '^(?:all|none|both) (?:the )?(?:above|listed|named|mentioned)(?: .{0,20})?$',
    '^(?:everything|nothing|anything) (?:that (?:is|was) )?(?:above|listed|named|mentioned|of the above|on this list)$',
    '^(?:the )?(?:first|last) (?:two|three)(?: (?:answers|options))?(?: are .*)?$',
    '^(?:alle|keine|keines|keiner|nichts|beide)(?: antworten)? (?:der |davon|von |genannten|sind|oben|antworten)',
    '^(?:alles|nichts|keine|beides) (?:davon|genannte|oben genannte|trifft zu)$',
  ].join('|'),
  'i',
);

/** What is said of the options of a question: single and multiple choice. */
export function checkOptions(question: ChoiceQuestion, context: WritingContext): WritingFinding[] {
  const options = question.options.filter(({ text }) => text.trim() !== '');
  if (options.length < 2) return [];
  const told = new Set<number>();
  const once = (findings: WritingFinding[]) =>
    findings.filter(({ path: [, i] }) => {
      if (typeof i !== 'number') return true;
      const isNew = !told.has(i);
      told.add(i);
      return isNew;
    });
  return [
    ...longestKey(question),
    ...once(allOrNone(question)),
    ...once(overlapping(question)),
    ...once(implausible(question, context)),
    ...missingReasons(question, context),
  ];
}

function longestKey({ options }: ChoiceQuestion): WritingFinding[] {
  const rights = options.filter(({ correct, text }) => correct && text.trim() !== '');
  const wrongs = options.filter(({ correct, text }) => !correct && text.trim() !== '');
  if (rights.length === 0 || wrongs.length === 0) return [];
  const mean = meanLength(wrongs);
  const longestWrong = Math.max(...wrongs.map(({ text }) => text.trim().length));
  const shortestRight = Math.min(...rights.map(({ text }) => text.trim().length));
  const givesAway =
    shortestRight >= mean * LONG_TIMES &&
    shortestRight >= longestWrong * LONG_OVER_NEXT &&
    shortestRight - longestWrong >= LONG_SIGNS;
  if (!givesAway) return [];
  const right = rights.toSorted((a, b) => b.text.length - a.text.length)[0]!;
  const i = options.indexOf(right);
  const times = Math.round((meanLength(rights) / mean) * 10) / 10;
  return [
    { rule: 'longest_key', path: ['options', i], values: { times }, suggestion: shorten(right, i, longestWrong) },
  ];
}

/** The beginning of the sentence that stands for itself; what is cut off becomes the reason. */
function shorten({ text, why }: Option, i: number, fits: number): Suggestion | null {
  const whole = text.trim().replace(/[.]$/, '');
  const cuts = [
    whole.replaceAll(/\s*\([^)]*\)/g, ''),
    ...[
      /[;:–—]/,
      /,? (?:for example|such as|e\.g\.|like)\b/,
      /,? (?:because|since|so that|as|while|even|in order)\b/,
      /,? (?:which|who|that)\b/,
      /,/,
      / and /,
    ].flatMap((joint) => {
      const at = whole.search(joint);
      return at > 0 ? [whole.slice(0, at).replace(/[\s,;:]+$/, '')] : [];
    }),
  ];
  const shorter = cuts
    .filter((cut) => cut.length < whole.length && wordsOf(cut).length >= 2)
    .toSorted((a, b) => Math.abs(a.length - fits) - Math.abs(b.length - fits))[0];
  if (shorter === undefined) return null;
  const changes: Change[] = [{ path: ['options', i, 'text'], value: shorter }];
  if (!why?.trim()) changes.push({ path: ['options', i, 'why'], value: `${whole}.` });
  return { text: shorter, changes };
}

function allOrNone({ options }: ChoiceQuestion): WritingFinding[] {
  return options.flatMap(({ text, correct }, i): WritingFinding[] =>
    ABOUT_OTHERS.test(text.trim().replace(/[.!]$/, ''))
      ? [{ rule: 'all_or_none', path: ['options', i], values: {}, suggestion: correct ? null : without(options, i) }]
      : [],
  );
}

/** Takes a wrong option away, where enough remain. */
function without(options: readonly Option[], i: number): Suggestion | null {
  const rest = options.toSpliced(i, 1);
  return rest.length < 3 ? null : { text: '', changes: [{ path: ['options'], value: rest }] };
}

function overlapping({ options }: ChoiceQuestion): WritingFinding[] {
  const findings: WritingFinding[] = [];
  options.forEach((option, i) => {
    const other = options.slice(0, i).find((earlier) => isOverlapping(earlier.text, option.text));
    if (!other) return;
    const spared = option.correct ? options.indexOf(other) : i;
    findings.push({
      rule: 'overlapping',
      path: ['options', spared],
      values: { other: option.correct ? option.text : other.text },
      suggestion: options[spared]!.correct ? null : without(options, spared),
    });
  });
  return findings;
}

/** What an author writes when no third wrong answer comes to mind. */
const THROWAWAY = new RegExp(
  [
    String.raw`^(?:(?:do|does|doing|you do) nothing(?: at all)?|ignore (?:it|him|her|them|this|everything)|i (?:don'?t|do not) know|who knows|nobody (?:knows|cares)|it (?:does(?:n't| not) matter|is not important)|whatever|no idea|go (?:home|shopping|on holiday|to bed)|take a (?:break|nap|selfie)|(?:run|walk) away|(?:just )?(?:laugh|smile|cry|hide)|hope for the best|close your eyes)[.!]?$`,
    // What nobody at work would mean seriously, whatever the matter is.
    String.raw`\b(?:banana|pizza|unicorn|dragon|alien|ufo|zombie|ghost|fairy|wizard|magic|horoscope|zodiac|star sign|lottery|santa|easter bunny|superhero|karaoke|disco|selfie|toss(?:ing)? a coin|flip(?:ping)? a coin|roll(?:ing)? (?:a |the )?dice|rock,? paper|by magic|crystal ball|the moon|wish(?:ing)? well|ice cream|birthday cake|chocolate bar|petting zoo|circus|dinosaur|penguin|elephant|goldfish|parrot|hamster)s?\b`,
  ].join('|'),
  'i',
);

/** With fewer words than these of a library it cannot be told what is at home in it. */
const LEAST_VOCABULARY = 400;
/** An option of which more words are at home in the library may be meant seriously. */
const AT_HOME = 0.34;

const vocabularies = new WeakMap<WritingContext, ReadonlySet<string>>();

/** The topics of all lessons that are known. */
function vocabularyOf(context: WritingContext): ReadonlySet<string> {
  let known = vocabularies.get(context);
  if (!known) {
    known = new Set(context.lessons.flatMap((lesson) => [...topicsOfLesson(lesson)]));
    vocabularies.set(context, known);
  }
  return known;
}

function implausible(question: ChoiceQuestion, context: WritingContext): WritingFinding[] {
  const { options, prompt, explanation = '' } = question;
  const wrongs = options.filter(({ correct, text }) => !correct && text.trim() !== '');
  if (wrongs.length < 2) return [];
  const vocabulary = vocabularyOf(context);
  const isFar = ({ text, why = '' }: Option) => {
    const own = topicsOf(text);
    if (own.size === 0 || [...own].some((topic) => /\d/.test(topic))) return false;
    const others = options.filter((each) => each.text !== text).map((each) => `${each.text}\n${each.why ?? ''}`);
    const around = topicsOf([prompt, explanation, why, ...others].join('\n'));
    return commonTopics(own, around) === 0 && commonTopics(own, vocabulary) / own.size <= AT_HOME;
  };
  const far = vocabulary.size < LEAST_VOCABULARY ? [] : wrongs.filter(isFar);
  // When several have words of their own, the question is one about names: it says nothing about a single one.
  const outliers = far.length === 1 ? far : [];
  return options.flatMap((option, i): WritingFinding[] => {
    if (option.correct || !(THROWAWAY.test(option.text.trim()) || outliers.includes(option))) return [];
    const rest = options.length - 1;
    return [{ rule: 'implausible', path: ['options', i], values: { rest }, suggestion: without(options, i) }];
  });
}

function missingReasons(question: ChoiceQuestion, { lessons }: WritingContext): WritingFinding[] {
  const { options, explanation, teaches, prompt } = question;
  const lesson = lessons.find(({ id }) => id === teaches);
  const sources = [lesson?.text ?? '', explanation ?? ''];
  return options.flatMap(({ text, correct, why }, i): WritingFinding[] => {
    if (correct || why?.trim() || text.trim() === '') return [];
    const reason = closestSentence(
      sources,
      new Set([...topicsOf(text)].filter((topic) => !topicsOf(prompt).has(topic))),
      2,
    );
    const suggestion = reason && {
      text: reason,
      changes: [{ path: ['options', i, 'why'], value: reason.slice(0, 600) }],
    };
    return [{ rule: 'missing_reason', path: ['options', i, 'why'], values: {}, suggestion: suggestion || null }];
  });
}
