import { rarityOf } from '@snapwell/understanding/words/frequencies';
import { searchWords } from '#adapters/passage-search/words.ts';

/** Most of its words must be said. */
const SAID = 0.6;

/** The thing whose title the question names; null when it names none. */
export function namedIn<T extends { readonly title: string }>(question: string, things: readonly T[]): T | null {
  const said = new Set(searchWords(question));
  const titles = things.map((thing) => ({ thing, words: searchWords(thing.title) }));
  // 'Quiz' stands in the title of every quiz: whoever says only that names none of them.
  const isCommon = (word: string) =>
    titles.length > 2 && titles.filter(({ words }) => words.includes(word)).length > titles.length / 2;
  const shares = titles.map(({ thing, words }) => {
    const telling = words.filter((word) => !isCommon(word));
    const hits = telling.filter((word) => said.has(word));
    // One word alone may be said of anything: 'my weak spots' names no quiz that is called 'Spotting it'.
    const isCalled = telling.length > 1 || words.length === 1 || words.some((word) => isCommon(word) && said.has(word));
    return { thing, share: hits.length === 0 ? 0 : hits.length / (isCalled ? telling : words).length };
  });
  const best = shares.toSorted((a, b) => b.share - a.share)[0];
  return best && best.share >= SAID ? best.thing : null;
}

/** What items of a kind are called, and the one word that stands for all of these. */
export const itemKinds: readonly {
  readonly words: string;
  readonly name: string;
  readonly isOf: (item: Pick<Described, 'kind' | 'type'>) => boolean;
}[] = [
  { words: '(?:quiz|quizzes|tests?|exam)', name: 'quiz', isOf: ({ type }) => type === 'quiz' },
  { words: 'articles?', name: 'article', isOf: ({ kind }) => kind === 'article' },
  { words: '(?:films?|videos?|clips?)', name: 'film', isOf: ({ kind }) => kind === 'video' },
  { words: '(?:infographics?|drawings?|pictures?)', name: 'drawing', isOf: ({ kind }) => kind === 'infographic' },
  { words: 'comics?', name: 'comic', isOf: ({ kind }) => kind === 'comic' },
  { words: 'simulations?', name: 'simulation', isOf: ({ type }) => type === 'simulation' },
];

interface Described {
  readonly title: string;
  readonly summary: string;
  readonly kind: string;
  readonly type: string;
}

/**
 * The item that is described by its kind and what it is about: 'the comic about the coat', 'the hand rub film'. Null
 * where none is, or several fit as well.
 */
export function itemDescribed<T extends Described>(question: string, items: readonly T[]): T | null {
  const text = question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  // A quiz is known by its own words or its module.
  for (const { words, isOf } of itemKinds.filter(({ name }) => name !== 'quiz')) {
    const named = [
      new RegExp(String.raw`\b${words} (?:about|with|on|of|where|for) (?:the |a |an )?((?:\p{L}+ ?){1,3})`, 'u'),
      new RegExp(String.raw`(?:^|\b(?:the|that|my|this) )((?:\p{L}+ ){1,3})${words}\b`, 'u'),
    ].flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
    for (const name of named) {
      const wanted = searchWords(name).filter((each) => !NAMES_NOTHING.has(each));
      const fits = items.filter(isOf).map((item) => {
        const [title, all] = [new Set(searchWords(item.title)), new Set(searchWords(`${item.title} ${item.summary}`))];
        const hits = wanted.filter((each) => all.has(each)).length;
        return { item, hits, inTitle: wanted.filter((each) => title.has(each)).length };
      });
      const [best, next] = fits.toSorted((a, b) => b.hits - a.hits || b.inTitle - a.inTitle);
      const isOne = !next || best!.hits > next.hits || best!.inTitle > next.inTitle;
      if (best && best.hits > 0 && best.hits >= wanted.length / 2 && isOne) return best.item;
    }
  }
  return null;
}

/** A module whose name is said as far as its colon: 'Medication safety: the last pair of hands'. */
function calledIn<T extends { readonly title: string }>(question: string, modules: readonly T[]): T | undefined {
  const said = ` ${question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ')} `;
  return modules.find(({ title }) => title.includes(':') && said.includes(` ${title.split(':')[0]!.toLowerCase()} `));
}

const KIND =
  '(?:modules?|courses?|trainings?|chapters?|topics?|quiz(?:zes)?|tests?|checks?|exams?|finals?|lessons?|certificates?|certs?|ones?|things?|stuff)';
const NOT_TOLD = String.raw`(?:the |my |our |this |that |a |an |any |last |latest |final |whole |yearly )*`;
const SLOTS = [
  new RegExp(String.raw`\b(?:in|of|with|on|about|for|from|at|through|thru|into) ${NOT_TOLD}((?:\p{L}+ ?){1,4})`, 'gu'),
  new RegExp(String.raw`((?:\p{L}+ ){1,3})${KIND}\b`, 'gu'),
];
/** Words that stand where a part of the library might be named, and name none. */
const NAMES_NOTHING = new Set(
  searchWords(
    `total all everything percent learning learn platform app here snapwell sophie work job shift time times day days today yesterday week weeks month year row
    streak points badges freezes leaderboard ranking list quiz quizzes test tests exam check lesson lessons module modules course courses training chapter topic
    first last latest final next best worst highest lowest whole yearly other others one ones certificate certificates question questions answers review reviews
    moment moments hour hours half minute minutes five everyone everybody seen general film films video videos article articles percentage weakest strongest poorest difficult newest stuff thing things
    ward team group colleagues manager boss average score result results try attempt safe safety
    second third current new hard hardest easy easiest perfect only same big long short open mandatory assigned compulsory required previous recent one two three little small
    wrong right same early quickly properly already completely fast alone together anything something yet it that this not ever`,
  ),
);

const CALLED = new RegExp(String.raw`((?:\p{L}+ ){1,3})(?:modules?|courses?|quiz|test|exam|one)\b`, 'gu');

const ITS = /\b(?:the|this|that|my) /;
const BEHIND_A_NAME = '(?: (?:module|course|training|am i|one|ones|mine|pls|please|altogether|yet|now))*$';
/** Where a name ends a question: 'the date I finished data privacy', 'reviews pending for me in data privacy'. */
const AT_END = [
  new RegExp(String.raw`\b(?:finished|completed?|passed) (?:the |my )?(\p{L}+(?: \p{L}+)?)${BEHIND_A_NAME}`, 'u'),
  /\bis (?:the |my )?(\p{L}+(?: \p{L}+)?) (?:ticked|done|finished|complete)\b/u,
  /\bchapter (?:\d|one|two|three|four) (?:of|in) (?:the |my )?(?!(?:this|that|it|each|every)\b)(\p{L}+(?: \p{L}+)?)/u,
  /\b(?:percent done|percent of|% of) (?!(?:this|it|that|all|everything)\b)(?:the |my )?(\p{L}+(?: \p{L}+)?)$/u,
  new RegExp(
    String.raw`\b(?:(?:through|done|finished|ready) (?:with|w)|(?:to go|left|open|lessons?|thirds?|half|halfway) (?:in|into|of|with)) (?!(?:i|me|this|that|here|it|which|what|all|any|mine)\b)(?:the |my )?(\p{L}+(?: \p{L}+)?)(?: (?:when|methinks|i think|i guess))?${BEHIND_A_NAME}`,
    'u',
  ),
  new RegExp(
    String.raw`\b(?:cards?|reviews?|repetitions?|points|how far|i stand|pending|due|progress|status|collect)\b.{0,20}? (?:in|from|with|of|on) (?!(?:i|me|this|that|here|it|which|what|all|any)\b)(?:the |my )?(\p{L}+(?: \p{L}+)?)${BEHIND_A_NAME}`,
    'u',
  ),
];

/** What is named first, and asked about then. */
const AT_HEAD = /^(\p{L}[\p{L} ]{2,40})[:,] /u;
/** What a part of the library is about, where it is a subject: 'the questions on giving feedback', 'the privacy part'. */
const AS_SUBJECT = [
  /\b(?:quiz|test|exam|questions|course|module|chapter|lessons?|training|part|bits?|film|video|comic) (?:of (?:yesterday|today) )?(?:on|about|of|in|for) (?:the |my |our |giving |taking |doing )?(?!(?:i|me|this|that|here|it|which|what|all|any|mine|my|yesterday|today|last)\b)(\p{L}+(?: \p{L}+)?)/u,
  /\b(?:the|my) (\p{L}+) (?:part|bit|section|questions|chapter|comic|film|video)\b/u,
  /\b(?:finished|completed|passed|did) (?:the |my )?(\p{L}+(?: \p{L}+)?) (?:on|in|back|last|by|before)\b/u,
  /\bis (?:the |my )?(\p{L}+(?: \p{L}+)?) (?:mandatory|compulsory|obligatory|required|assigned)\b/u,
];
/** What stands right before its kind, whatever stands before that: 'feedback quiz, percent?'. */
const BEFORE_KIND =
  /(\p{L}{2,}) (?:quiz|course|module|exam|cert(?:ificate)?|final|lessons?|thing|stuff|trainings?|chapter)\b/gu;
/** A word that is said less often than these is no way to speak of any course. */
const OFTEN_SAID = 0.42;
const isSubject = (word: string): boolean => rarityOf(word) >= OFTEN_SAID && !IS_NO_NAME.test(word);
const IS_NO_NAME =
  /^(?:\w+ing|\w+ed|\w+ly|mandatory|compulsory|yearly|annual|weekly|monthly|daily|graded|latest|newest|previous|retake|practice|pop|mini|entire|silly|stupid|damn|bloody)$/;

/** Names as their titles are written, behind a word that leads to them: 'How far along is Feedback?'. */
const CAPITALS =
  /\b(?:in|of|from|into|through|about|with|for|is|finish(?:ed)?|passed|within) (?:the |my )?(\p{Lu}\p{L}+(?: (?:of |to |and )?\p{Lu}\p{L}+)*)/gu;
const NO_TITLE =
  /^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Christmas|Easter|English|German|Mr|Mrs|Ms|Dr|Snapwell|Sophie|ICU|HR|OR|ER|ED)\b/;

const capitalsIn = (question: string): string[] =>
  [...question.matchAll(CAPITALS)].flatMap(([, name]) => (NO_TITLE.test(name!) ? [] : [name!.toLowerCase()]));

/** Whether a module or a quiz is called by words that stand in none of the titles: 'the privacy course'. */
export function namesUnknown(question: string, things: readonly { readonly title: string }[]): boolean {
  const known = new Set(things.flatMap(({ title }) => searchWords(title)));
  const sentences = question
    .toLowerCase()
    .split(/[.?!]+/)
    .map((each) => each.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim());
  const text = sentences.join(' ');
  const names = [
    ...capitalsIn(question),
    ...(AT_HEAD.exec(question)?.slice(1) ?? []).filter((name) => searchWords(name).every(isSubject)),
    ...[...text.matchAll(BEFORE_KIND)].flatMap(([, word]) => (isSubject(word!) ? [word!] : [])),
    ...[...text.matchAll(CALLED)].flatMap(([, said]) => (ITS.test(said!) ? [said!.split(ITS).at(-1)!] : [])),
    ...sentences.flatMap((sentence) => AT_END.flatMap((each) => each.exec(sentence)?.[1] ?? [])),
    ...sentences
      .flatMap((sentence) => AS_SUBJECT.flatMap((each) => each.exec(sentence)?.[1] ?? []))
      .filter((name) => name.split(' ').some(isSubject)),
  ];
  return names.some((name) => {
    const words = searchWords(name).filter((word) => !NAMES_NOTHING.has(word));
    return words.length > 0 && !words.some((word) => known.has(word));
  });
}

/** The telling words of the places in a question where a part of the library is named: 'the medication course'. */
function slotsOf(question: string): string[][] {
  const text = question.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
  const said = [
    ...SLOTS.flatMap((slot) => [...text.matchAll(slot)].map((match) => match[1]!)),
    // 'Documentation: did I finish that this year'.
    ...(AT_HEAD.exec(question)?.slice(1) ?? []),
  ];
  return said
    .map((words) => searchWords(words).filter((word) => !NAMES_NOTHING.has(word)))
    .filter((words) => words.length > 0);
}

/**
 * The module that a question is about: by its title, by what stands before its colon, or by a word that stands in its
 * title alone, where a module is named ('how much of the medication course'). Null where it names none.
 */
export function moduleNamed<T extends { readonly title: string }>(question: string, modules: readonly T[]): T | null {
  const whole = namedIn(question, modules) ?? calledIn(question, modules);
  if (whole) return whole;
  const titles = modules.map((module) => ({ module, words: new Set(searchWords(module.title)) }));
  const slots = slotsOf(question);
  for (const slot of slots) {
    const [first, ...others] = titles.filter(({ words }) => slot.some((word) => words.has(word)));
    if (first && others.length === 0) return first.module;
  }
  // Where no word is one of a title, one may be short for it: `med safety`, `docu quiz`.
  for (const slot of slots) {
    const short = slot.filter((word) => word.length >= SHORTEST);
    const [first, ...others] = titles.filter(({ words }) =>
      [...words].some((word) => short.some((each) => word !== each && word.startsWith(each))),
    );
    if (first && others.length === 0) return first.module;
  }
  return null;
}

/** Letters that a short form has at least. */
const SHORTEST = 3;
