import type { Change, Suggestion, WritingContext, WritingFinding } from './finding.ts';
import { type ChoiceQuestion, type Option, without } from './choices.ts';
import { implausible } from './implausible-rules.ts';
import { isOverlapping } from './overlap.ts';
import { closestSentence, topicsOf, wordsOf } from './wording.ts';

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
    String.raw`^(?:both|neither|either|all|only|just)? ?(?:of )?(?:the )?(?:first|second|third|fourth|last|previous|other)(?:,? (?:the )?(?:first|second|third|fourth|last))*,? (?:and|or|nor) (?:the )?(?:second|third|fourth|last)(?: (?:answers?|options?|choices?|ones?|statements?|points?))?(?: .{0,12})?$`,
    String.raw`^(?:more than one|two|any two|at least two|several) of (?:these|those|them)$`,
    String.raw`^(?:either|both|any|all|neither|none) of the (?:first|last)\b`,
    String.raw`^(?:the )?(?:two|three|other (?:two|three|four)) (?:above|are|is)\b`,
    String.raw`^all (?:two|three|four|five)(?: \w+)? together$`,
    String.raw`^(?:more than one|two|three|several|any two|at least two|every one|each one|a mix(?:ture)?|a combination) of (?:all of )?(?:these|those|them|the (?:above|others?|answers|options|three|two|four))\b`,
    String.raw`\b(?:of|from|than) (?:the (?:above|other (?:answers|options|choices))|these (?:answers|options|choices|three|four|two))\b`,
    String.raw`^(?:both of |all of |only )?(?:the )?(?:first|last|other) (?:two|three)(?: (?:answers?|options?|choices?|ones|statements?|points?|sentences?))?(?: (?:are|is|both|all|together|fit|apply|hold|count|help|work|belong)\b.{0,25})?$`,
    String.raw`\b(?:all|none|both|any|each|every one|neither|some|most|one) of the (?:answers|options|choices|other answers|other options)\b`,
    String.raw`^(?:all|none|both|neither|any|each|every one)(?: of (?:them|these|those))? (?:fits?|appl(?:y|ies)|holds?|counts?|helps?|works?|belongs?|answers?|options?|choices?)(?: .{0,20})?$`,
    String.raw`^(?:either|neither|any|each) (?:one|answer|option)(?: .{0,20})?$`,
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
