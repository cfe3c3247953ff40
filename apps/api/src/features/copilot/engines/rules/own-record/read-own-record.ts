import { distance } from '@snapwell/understanding/words/spelling';
import { isKnownWord } from '@snapwell/understanding/words/frequencies';
import { normalise } from '@snapwell/understanding/words/normalise';
import { searchWords } from '#adapters/passage-search/words.ts';
import { type Concept, conceptsOf, isFrame, recordWords } from './record-words.ts';

/** What somebody asks of their own record. */
export const recordAspects = [
  'freezes',
  'badges',
  'certificates',
  'streak',
  'weeks',
  'time',
  'missed',
  'assigned',
  'reviews_due',
  'quiz_results',
  'rank',
  'points',
  'whats_next',
  'last_completed',
  'progress',
] as const;
export type RecordAspect = (typeof recordAspects)[number];
export const isRecordAspect = (name: string): name is RecordAspect =>
  (recordAspects as readonly string[]).includes(name);

interface Reading {
  /** The words, spelt right, with one blank around each. */
  readonly text: string;
  readonly has: (...some: readonly Concept[]) => boolean;
  readonly isOwn: boolean;
}

/**
 * What a message asks of the own record; null for everything else. It is read by what its words name and not by how
 * they are put together: every word must name a part of a record, frame a question, or stand in `titles` (words of the
 * titles of modules and quizzes). One word of another matter, and it is a question about that matter.
 */
export function readOwnRecord(
  text: string,
  titles: (aspect: RecordAspect) => ReadonlySet<string>,
): RecordAspect | null {
  const words = foldedWords(text);
  if (words.length === 0 || words.length > MOST_WORDS) return null;
  const spelt = words.map((word) => spellWord(word));
  const others = spelt.filter((word) => !isFrame(word) && conceptsOf(word) === null);
  const named = new Set(spelt.flatMap((word) => [...(conceptsOf(word) ?? [])]));
  const line = ` ${spelt.join(' ')} `;
  const reading: Reading = {
    text: line,
    has: (...some) => some.some((concept) => named.has(concept)),
    isOwn: OWN.test(line),
  };
  if (!reading.isOwn && (spelt.length > BARE || TEACHES.test(line))) return null;
  if (reading.isOwn && STREAK_FIRST.test(line)) return 'streak';
  if (HOW_TO.test(line) || OTHERS_RECORD.test(line) || TO_BE_DONE.test(line)) return null;
  const aspect = recordAspects.find((each) => ASPECTS[each](reading)) ?? null;
  if (aspect !== 'rank' && ALL_OF_THEM.test(line)) return null;
  if (aspect === null || others.length === 0) return aspect;
  if (reading.isOwn && others.length <= MOST_BESIDE && UNMISTAKABLE[aspect]?.(reading)) return aspect;
  if (!WITH_TITLE.has(aspect) || others.length > 3) return null;
  const known = titles(aspect);
  return others.every((word) => searchWords(word).every((stem) => known.has(stem))) ? aspect : null;
}

const MOST_WORDS = 18;
/** So much may be told beside what is asked in words that nothing else is called by. */
const MOST_BESIDE = 6;
/** Who says so few words of a record means the own one. */
const BARE = 8;
/** Of what was last, others may speak as well: then fewer. */
const TERSE = 4;
const OWN = / (?:i|my|me|mine|myself|am) /;
const TEACHES =
  / (?:why|how (?:do|does(?! this week)|to|can|is|are)|you|your|yours|what (?:does|do)|what (?:is|are) (?:a|an|the point)|what makes|when (?:do|should|is)) /;
const HOW_TO =
  / (?:how (?:can|could|should|would) (?:i|we|you|one)|how do (?:we|you|one)|how do i(?! (?:stand|compare|rank|sit|come) )|how to|how often (?:do|should|must|can)|how long (?:do|should|must|can|does) (?:i|it|a|an|the)(?! (?:learn|studied))|why|what (?:is|are|does) (?:a|an)(?: \w+)* (?:freeze|streak|badge|certificate|review|quiz|test|points?|rank|league|card)|what (?:do|should|can|could|must) i (?:say|write|ask|answer|tell|give|check|look for|put)|when (?:do|must|should) i (?:have to )?(?:write|say|call|tell|ask|look|measure|wash|rub|give|stop|start|turn|change|report)|what (?:do|should) i do (?:if|when|with|about|after|before|first|for|as)) /;
/** The own streak is told first, whatever is asked about streaks beside it. */
const STREAK_FIRST = / what(?:s| is) my (?:\w+ )?streak (?:and|but|so) /;
/** Somebody else's. */
const OTHERS_RECORD =
  / (?:his|her|their|he|she|they|them|him|somebody|someone|(?<!among (?:my )?)colleagues?|whose|patient) /;
const ALL_OF_THEM = / (?:who|everyone|everybody|anyone|anybody|others|boss(?! want)) /;
/** What somebody wants changed, and not told. */
const TO_BE_DONE =
  /^ (?:please |just |can you |could you )*(?:give me \d+|mark|make me|add|do the|solve|set) |^ (?:and|but|or|so|ok and) (?!i |how many |what |my |do i |did i |am i |have i )/;
/** One question that is counted out is explained, and not listed. */
const ONE_QUESTION =
  / (?:question|number|answer) (?:\d+|one|two|three|four|five)|(?:first|second|third|fourth|fifth|last) (?:question|answer|one) | why /;
const WITH_TITLE: ReadonlySet<RecordAspect> = new Set([
  'certificates',
  'missed',
  'quiz_results',
  'last_completed',
  'progress',
]);

const is = (pattern: string) => {
  const compiled = new RegExp(` (?:${pattern}) `);
  return ({ text }: Reading) => compiled.test(text);
};
const goesOn = is(
  'next|what now|(?:take me|keep) (?:on|going)|what (?:else )?can i do(?: now| today)?|which (?:lesson|one|item) is (?:up|now)|(?:lesson|one|item) is up|continue|resume|(?:carry|go) on|(?:left|leave) off|(?:did|had|have) i (?:stop|left)|i stopped|where (?:was|were|am) i|should i (?:do|learn|read|start|take)(?= next | now | today | $)|(?:do|take|learn|start) next|supposed to (?:do|learn)|suggest|recommend',
);
const ofRank = is(
  'rank|ranks|ranked|rankings?|leaderboard|league(?: table)?|position|what place|(?:my|which|what) (?:place|spot|position|number)|(?:place|spot|number) (?:am|do|have) i|on the (?:board|list)|top (?:\\d+|ten|five|three)|best (?:\\d+|ten|five|three)|am i (?:first|second|third|last|ahead|top|leading|the best|winning)|(?:do|where|how) i (?:stand|come|sit)|where (?:do|did) i (?:stand|come|sit)|compare (?:to|with) (?:the )?(?:others|everybody|everyone|rest)|ahead of me|compared (?:to|with) (?:the )?(?:others|everybody|everyone)|climbed|(?:move|moved) up|my standing|among (?:my )?colleagues',
);
const ofStreak = is(
  'streaks?|consecutive days|bonus|(?:days?|weeks) (?:in a row|straight|running|without)|in a row|(?:my|a) (?:run|chain)|every day|days .*without a break',
);
const ofLast = is(
  '(?:did|have|had) i (?:just |already |recently |last )?(?:finish|finished|complete|completed|do|done|learn|learned|learnt|read|studied|study|learn something)|i (?:finished|completed|did|read|learned|learnt|have done|have finished|have completed)|history|was i (?:last )?here|(?:last|latest|previous|recent) (?:finished |completed )?(?:content|lesson|item|thing|article|video|module|course|one)|activity',
);

/** What is asked in words that no lesson has for anything else: whatever is told beside it. */
const UNMISTAKABLE: Partial<Record<RecordAspect, (reading: Reading) => boolean>> = {
  badges: is('badges? for me|i (?:get|got|have got|earned) (?:a |that |the |any |my )?(?:new )?badges?'),
  freezes: is(
    'how (?:many|much) (?:\\w+ )?freezes?|(?:my|enough|any|no|more|a|have|got|left) (?:\\w+ )?freezes?|freezes? (?:left|gone|used)',
  ),
  streak: is(
    'my (?:\\w+ )?streaks? .*(?:survive|survived|alive|gone|lost|broken|dead|kept|safe|over|ok|okay)|(?:is|did|has) my (?:\\w+ )?streak',
  ),
  certificates: is('my (?:\\w+ )?certificates?|certificates? .*(?:did|have) i (?:get|got|earn|earned|have) one'),
  assigned: is(
    '(?:compulsory|mandatory|obligatory|overdue) .*(?:i have not|have not i|have i|not (?:finished|done)|left|open|missing)',
  ),
};

/** A score alone is that of a quiz; together with how much in all, it is the points. */
const isOfQuiz = ({ has, text }: Reading) =>
  has('score') && !has('points') && !/ (?:total|overall|altogether|since|sum|all|whole|so far|now) /.test(text);

/** What tells that an aspect is asked for. The first that fits counts. */
const ASPECTS: Readonly<Record<RecordAspect, (reading: Reading) => boolean>> = {
  freezes: (reading) => reading.has('freeze'),
  badges: ({ has }) => has('badge'),
  certificates: ({ has }) => has('certificate'),
  streak: ofStreak,
  weeks: (reading) =>
    reading.has('week') &&
    !reading.has('due', 'assigned', 'review', 'quiz') &&
    (reading.has('compare', 'points', 'score') || is('how (?:was|is|did)|my weeks?')(reading)),
  time: (reading) =>
    reading.has('time') &&
    is(
      '(?:time|minutes?|hours?|long) .*(?:learn\\w*|stud\\w*|spen[dt]|invested|put in|training|altogether|here)|(?:learn\\w*|stud\\w*|spen[dt]|invested) .*(?:time|minutes?|hours?|long)|time spent',
    )(reading),
  missed: ({ has, text, isOwn }) =>
    has('wrong') &&
    !/ miss(?:ed|ing)? (?:a|one|the|another|two|three|\d+|some|my) (?:\w+ )?days? /.test(text) &&
    !ONE_QUESTION.test(text) &&
    (isOwn || has('quiz') || / (?:mistakes?|errors?|wrong) /.test(text)) &&
    !/ (?:fail|failed) (?:any|a|the|my|that|this) .*(?:quiz|quizzes|test|exam)/.test(text),
  assigned: ({ has, text }) =>
    has('assigned')
      ? !has('next', 'result', 'points') || / (?:by|until|due) /.test(text)
      : has('due') && !has('review') && !/ (?:today|what is due|anything due|owe) /.test(text) && !has('quiz')
        ? true
        : / by when /.test(text),
  reviews_due: ({ has, text }) =>
    has('due') ||
    (has('review') &&
      / (?:what|which|any|anything|how many|something|do i|have i|my|reviews?|repeats?|show|is there|are there) /.test(
        text,
      ) &&
      !/ when /.test(text)),
  quiz_results: (reading) =>
    (reading.has('quiz') &&
      reading.has('result', 'score', 'last', 'compare', 'finish') &&
      !is('waiting|question \\d+|(?:first|second|third|fourth|fifth) (?:question|answer)')(reading)) ||
    (reading.has('quiz') &&
      is(
        'improve|how (?:well|good|did|was|have)|my (?:best |worst )?(?:quiz|quizzes|test|tests)|best|worst|lowest|weakest|highest',
      )(reading)) ||
    isOfQuiz(reading) ||
    is(
      '(?:my|what|show|the) .*(?:results?|marks?|grades?)|grades?|results?|marks?|did i (?:pass|fail)|have i (?:passed|failed)|my average',
    )(reading),
  rank: ofRank,
  points: (reading) =>
    (reading.has('points', 'score') && !isOfQuiz(reading)) ||
    is('how much (?:have|did) i (?:earn|earned|collect|collected|gain|gained)')(reading),
  whats_next: (reading) => goesOn(reading) && !reading.has('points', 'quiz', 'compare'),
  last_completed: (reading) =>
    ofLast(reading) &&
    (reading.isOwn || reading.text.trim().split(' ').length <= TERSE) &&
    reading.has('last', 'today', 'week', 'finish', 'learn') &&
    !is(
      'have i (?:finished|completed|done) (?:the|that|this|all|everything)|how (?:much|many|far)|percent|percentage|not|left|still|nearly|almost|half',
    )(reading),
  progress: (reading) =>
    is(
      'progress|on track|coming along|share of|completion|complete is|have i (?:started|begun|finished|completed|done)|percent|percentage|how (?:far|much|many)|status|what is (?:still |left )?(?:open|left|missing)|(?:have|has) i? ?not|not (?:done|finished|completed)|(?:nearly|almost|half) (?:done|finished|through|there)|still (?:open|left|to do|have to)|to go|remaining',
    )(reading) &&
    (reading.has('amount', 'finish', 'left', 'course', 'lesson') || is('on track|coming along')(reading)) &&
    !is('do i (?:read|check|look at|take|give|use|ask)')(reading),
};

const SHORT: Readonly<Record<string, string>> = {
  pts: 'points',
  nxt: 'next',
  shd: 'should',
  streek: 'streak',
  steak: 'streak',
  wich: 'which',
  wat: 'what',
  cert: 'certificate',
  certs: 'certificates',
};

function foldedWords(text: string): string[] {
  const whole = text.toLowerCase().replaceAll(/[a-z]+/g, (word) => (Object.hasOwn(SHORT, word) ? SHORT[word]! : word));
  return normalise(whole)
    .replaceAll(/(\p{L})'s\b/gu, '$1')
    .replaceAll("'", '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A slip of the pen is read as the nearest word that can stand in such a question. */
function spellWord(word: string): string {
  if (word.length < 4 || isFrame(word) || conceptsOf(word) || isKnownWord(word)) return word;
  const near = recordWords
    .filter((each) => each.length > 3 && each[0] === word[0])
    .map((each) => ({ each, slips: distance(word, each) }))
    .filter(({ each, slips }) => slips <= (each.length > 8 ? 2 : 1))
    .toSorted((a, b) => a.slips - b.slips)[0];
  return near?.each ?? word;
}
