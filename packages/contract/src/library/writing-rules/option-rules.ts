import type { QuestionOf } from '../../quizzes/question-types.ts';
import type { Change, Suggestion, WritingContext, WritingFinding } from './finding.ts';
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

/** Two options with so many of their words in common say the same. */
const SAME_SHARE = 0.66;

const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
const RANGE = new RegExp(`${NUMBER}\\s*%?\\s*(?:-|–|—|to|bis|and)\\s*${NUMBER}`, 'i');
const UP_TO = new RegExp(
  String.raw`\b(?:less than|under|below|fewer than|up to|at most|no more than|within|before|unter|bis zu|höchstens)\b[^\d]{0,20}${NUMBER}`,
  'i',
);
const FROM = new RegExp(
  String.raw`\b(?:more than|over|above|at least|from|after|minimum of|über|mindestens|ab)\b[^\d]{0,20}${NUMBER}`,
  'i',
);

const NUMBER_WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** `within two hours` is `within 2 hours`, and an hour is one. */
const withDigits = (text: string): string =>
  text.replaceAll(/\b(?:an?(?= (?:second|minute|hour|day|week|month|year)\b)|[a-z]+)\b/gi, (word) => {
    const number = /^an?$/i.test(word) ? 1 : NUMBER_WORDS.indexOf(word.toLowerCase());
    return number < 0 ? word : String(number);
  });

/** `30 minutes or more`: the bound stands behind the number. */
const OR_MORE = new RegExp(
  String.raw`${NUMBER}\s*(?:%|°?\w+(?: \w+)?)?\s*(?:or (?:more|longer|above|over|higher|older|later)|and (?:more|above|over|up)|oder mehr|und mehr)\b`,
  'i',
);
const OR_LESS = new RegExp(
  String.raw`${NUMBER}\s*(?:%|°?\w+(?: \w+)?)?\s*(?:or (?:less|fewer|shorter|below|under|lower|younger|sooner)|and (?:less|below|under)|oder weniger)\b`,
  'i',
);
const BOUND_WORDS =
  /\b(?:or|and|oder|und) (?:more|longer|above|over|higher|older|later|up|less|fewer|shorter|below|under|lower|younger|sooner|mehr|weniger)\b/gi;

interface Interval {
  readonly from: number;
  readonly to: number;
  /** The words around the numbers: `minutes`, `mmHg`. */
  readonly about: string;
}

const asNumber = (text: string) => Number(text.replace(',', '.'));

/** The span of numbers that an option names; null when it names none or more than one. */
function intervalOf(words: string): Interval | null {
  const text = withDigits(words);
  const about = [...topicsOf(text.replaceAll(BOUND_WORDS, ' ').replaceAll(/\d+(?:[.,]\d+)?/g, ' '))]
    .toSorted()
    .join(' ');
  const range = RANGE.exec(text);
  if (range) return { from: asNumber(range[1]!), to: asNumber(range[2]!), about };
  const more = OR_MORE.exec(text);
  if (more) return { from: asNumber(more[1]!), to: Number.POSITIVE_INFINITY, about };
  const less = OR_LESS.exec(text);
  if (less) return { from: Number.NEGATIVE_INFINITY, to: asNumber(less[1]!), about };
  const most = UP_TO.exec(text);
  if (most) return { from: Number.NEGATIVE_INFINITY, to: asNumber(most[1]!), about };
  const least = FROM.exec(text);
  return least ? { from: asNumber(least[1]!), to: Number.POSITIVE_INFINITY, about } : null;
}

function isOverlapping(one: string, other: string): boolean {
  const [a, b] = [intervalOf(one), intervalOf(other)];
  if (a && b) return a.about === b.about && a.from <= b.to && b.from <= a.to && !isTouching(a, b);
  if (a || b) return isWithin(a ?? b!, a ? other : one);
  const [first, second] = [topicsOf(one), topicsOf(other)];
  if (isOneOf(one, second) || isOneOf(other, first)) return true;
  if (Math.min(first.size, second.size) < 2 || isOpposed(one, other)) return false;
  const numbers = (topics: ReadonlySet<string>) => [...topics].filter((topic) => /\d/.test(topic)).join(' ');
  if (numbers(first) !== numbers(second)) return false;
  const common = commonTopics(first, second);
  return common === Math.min(first.size, second.size) && common / Math.max(first.size, second.size) >= SAME_SHARE;
}

const LONE_NUMBER = new RegExp(NUMBER);

/** A single number inside the span that another option names. */
function isWithin({ from, to, about }: Interval, words: string): boolean {
  const text = withDigits(words);
  const found = LONE_NUMBER.exec(text);
  if (!found || text.replace(found[0], ' ').search(/\d/) >= 0) return false;
  const own = [...topicsOf(text.replace(found[0], ' '))].toSorted().join(' ');
  const number = asNumber(found[1]!);
  return own === about && from < number && number < to;
}

/** An option that names two things holds any other that names one of them. */
function isOneOf(option: string, other: ReadonlySet<string>): boolean {
  const parts = option.split(/ (?:or|oder) /i);
  return (
    parts.length === 2 &&
    parts.some((part) => {
      const topics = topicsOf(part);
      return topics.size > 0 && commonTopics(topics, other) === topics.size;
    })
  );
}

/** `under 5` and `more than 5` share the number only in their words. */
const isTouching = (a: Interval, b: Interval) =>
  (a.from === b.to || a.to === b.from) && ![a.from, a.to, b.from, b.to].every(Number.isFinite);

const NEGATION =
  /\b(?:not|never|no|without|none|only|before|after|left|right|first|then|nicht|kein\w*|nie|ohne)\b|n't/gi;
/** One says what the other denies, or the same in another order. */
const isOpposed = (one: string, other: string) => {
  const signs = (text: string) => (text.toLowerCase().match(NEGATION) ?? []).join(' ');
  return signs(one) !== signs(other);
};

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
