import { searchWords } from '#adapters/passage-search/words.ts';
import { countOf, isKnownWord } from '@snapwell/understanding/words/frequencies';
import { distance } from '@snapwell/understanding/words/spelling';
import { correctWords, correctTowards } from '#features/copilot/knowledge/find-passages.ts';
import type { SkillInput } from '#features/copilot/request/skill-input.ts';
import { classify } from './classifier/classify.ts';
import { type Heard, directIntent, type Understood } from './direct-intent.ts';
import { ASKS_WHAT_NOW, goesOn } from '#features/copilot/words/goes-on.ts';
import { namingRefusals } from '#features/copilot/words/refusals.ts';
import { type FollowUp, followUpOf } from './follow-up.ts';
import { exactIntent, type Intent } from './intents.ts';
import { isRecordAspect } from './own-record/read-own-record.ts';
import { titleWords } from './own-record/record-skills.ts';
import { isPersonOfLesson, namesSpeaker } from '#features/copilot/skills/care/person-of-lesson.ts';
import { heardMishap, saidCare } from '#features/copilot/skills/care/say-tired.ts';
import { sayCare } from '#features/copilot/skills/care/say-care.ts';
import { asksForOwnSum } from '#features/copilot/skills/care/heard/amounts/own-sum.ts';
import { plainRequest } from './plain-requests.ts';
import type { Here } from './answer-outright.ts';

/** What wishes are made of: slips in these are corrected before anybody asks what a message is after. */
const WISH_WORDS: readonly string[] =
  'summary summarize summarise flashcards flashcard example examples explain explanation simpler simple shorter easier quiz quizzes question questions another certificate certificates note notes points streak freeze freezes leaderboard badge badges review reviews password picture video game source answer answers wrong please meaning'.split(
    ' ',
  );
const KNOWN = new Set(WISH_WORDS);
/** Shorter words have too many neighbours. */
const SHORTEST = 5;
const LONG = 8;

/**
 * A message with its wishes spelt right: `summry`, `flashcrads`, `wha tis`. What the library or English knows stands as it
 * is, and so does what is nearer to a word of the library.
 */
export async function spellWishes({ world, request, context }: SkillInput): Promise<string> {
  const text = withBlanksInPlace(request.question);
  const slips = [...new Set(text.match(/\p{L}+/gu) ?? [])].filter(isSlipOfWish);
  if (slips.length === 0) return text;
  const place = { orgId: request.caller.orgId, version: context.indexVersion };
  const meant = new Map<string, string>();
  for (const slip of slips) {
    const corrected = await correctTowards(world, place, { text: slip, known: WISH_WORDS });
    if (KNOWN.has(corrected)) meant.set(slip, corrected);
  }
  return text.replaceAll(/\p{L}+/gu, (word) => meant.get(word) ?? word);
}

export function isSlipOfWish(word: string): boolean {
  const small = word.toLowerCase();
  if (small.length < SHORTEST || isKnownWord(small)) return false;
  const most = small.length >= LONG ? 2 : 1;
  return WISH_WORDS.some((wish) => wish[0] === small[0] && distance(small, wish) <= most);
}

/** Words said this often stand right where a blank is moved; one said so seldom stands wrong. */
const OFTEN = 100_000;
const SELDOM = 8_000;

/** `wha tis` and `whati s`: a blank that slipped by one letter. */
export function withBlanksInPlace(text: string): string {
  return text.replaceAll(
    /(?<![\p{L}'’])(\p{L}{1,6}) (\p{L}{1,6})(?![\p{L}'’])/gu,
    (both, left: string, right: string) => {
      if (Math.min(countOf(left.toLowerCase()), countOf(right.toLowerCase())) > SELDOM) return both;
      const moved = [
        [left + right.slice(0, 1), right.slice(1)],
        [left.slice(0, -1), left.slice(-1) + right],
      ].find((pair) => pair.every((word) => countOf(word.toLowerCase()) > OFTEN));
      return moved ? moved.join(' ') : both;
    },
  );
}

/** A message, spelt right and read together with what was said before. */
export interface ReadMessage extends Pick<Heard, 'plain' | 'understood'> {
  /** As it is spelt right, with the library's words. */
  readonly text: string;
  /** What the words mean as they were typed, and as they were read; null where that cannot be computed. */
  readonly vector: Int8Array | null;
  readonly meaning: Int8Array | null;
  /** It is known word for word: it is itself, and goes on from nothing. */
  readonly isKnown: boolean;
  readonly followUp: FollowUp | null;
  readonly direct: ReturnType<typeof directIntent>;
}

const IN_WHAT_WORDS =
  /,? (?:in (?:simple|easy|plain|short|few) (?:words|terms|english|language)|simpler|more simply|in short)(?: (?:please|pls|plz))?[?.! ]*$/;

/** 'What is sepsis, simpler' asks what sepsis is: in what words is no part of what is looked up. */
export function withoutManner(text: string): string {
  const asked = text.replace(IN_WHAT_WORDS, '');
  return searchWords(asked).length > 0 ? asked : text;
}

const NAMES_PRODUCT =
  /\b(?:app|platform|site|snapwell|sophie|you|page|lesson|module|course|quiz|settings|account|password|points?|streak|freeze|badge|certificate|leaderboard|reviews?|notes?|search|print|share|e ?mails?|notifications?)\b/;

/** What is asked of 'it' is asked of the page, unless a lesson was just read out: 'how do I end it', of a handover. */
const OF_WHAT_WAS_SAID =
  /^(?:(?:and|so|ok|but) )*how (?:(?:do|can|should) i (?:end|stop|begin|start|open|close) it|long (?:does|will|can|should) it (?:last|go on))[?.! ]*$/i;

/** Reads what was typed. */
export async function readMessage(input: SkillInput, { selection, place, wish }: Here): Promise<ReadMessage> {
  const { world, request, context, writer } = input;
  const library = { orgId: request.caller.orgId, version: context.indexVersion };
  const spelt = namingRefusals(withoutManner(await correctWords(world, library, request.question, context.words)));
  const text = aboutMishap(spelt, heardMishap(request));
  if (text !== request.question.toLowerCase()) writer.trace.sent('read as', text);
  const isOfMishap = text !== spelt;
  const isKnown = exactIntent(request.question) !== null;
  const [vector = null, meaning = null] = (await world.assistant.search.encode([request.question, text])) ?? [];
  const isOfLesson = await isPersonOfLesson(input, text);
  const read = understand(text, meaning);
  const typed = isOfMishap ? read : understand(request.question, vector);
  const heard = isKnown ? typed : orQuestion(understoodInBoth(typed, read), request.question);
  const asked =
    isKnown || isOfMishap
      ? null
      : plainRequest(spelt, { typed: request.question, titles: (aspect) => titleWords(context, aspect) });
  const isOwnSum = !isKnown && !asked?.name.startsWith('care') && (await asksForOwnSum(input, spelt));
  // With something selected 'how long does it take' is about that, and not about the page.
  const isAtText = selection !== undefined && place !== null;
  const isOfSaid = OF_WHAT_WAS_SAID.test(spelt) && (followUpOf(text, request, context.tree)?.items.length ?? 0) > 0;
  const isNoHelp = asked?.name === 'product_help' && (isOfSaid || (isAtText && !NAMES_PRODUCT.test(text)));
  const said = isNoHelp ? null : asked;
  const heardPlainly = isOwnSum ? { name: 'care: patient', skill: sayCare('patient') } : said;
  // After words for somebody in need nothing is gone on from: what is asked is about the page, or for itself.
  const followUp = isKnown || saidCare(request) ? null : followUpOf(text, request, context.tree);
  // 'So what do I do now' goes on from the lesson that spoke, and isn't about what to learn next.
  const isNotMeant =
    ASKS_WHAT_NOW.test(spelt) && (followUp?.items.length ?? 0) > 0 ? 'whats_next' : isOfLesson ? 'patient' : null;
  const isOfStory =
    (heard.intent === 'other_people' || heardPlainly?.name === 'other_people') && (await namesSpeaker(input, text));
  const understood =
    heard.intent === isNotMeant || (isOfStory && heard.intent === 'other_people')
      ? { ...heard, intent: 'question' as const, rather: null }
      : heard.rather !== undefined && heard.rather === isNotMeant
        ? { ...heard, rather: null }
        : heard;
  const isNoRequest =
    (isNotMeant !== null && heardPlainly?.name.endsWith(isNotMeant)) ||
    (isOfStory && heardPlainly?.name === 'other_people');
  const plain = isNoRequest ? null : heardPlainly;
  const isAtSelection = !isKnown && isAtText;
  const leans = isAtSelection || followUp?.isExplicit ? ('surely' as const) : followUp ? ('perhaps' as const) : null;
  // 'Explain', with something selected, means that.
  const direct = isAtSelection && wish ? null : directIntent({ plain, understood, typed: request.question, leans });
  return { text, vector, meaning, isKnown, understood, plain, followUp, direct };
}

/** Below this a message is taken as a question to the library, which says so when it finds nothing. */
const CONFIDENT = 0.5;
/** Who asks about the subject must not be turned away, or given a summary instead: for these it takes more. */
const MORE_CONFIDENT: Partial<Record<Intent, number>> = {
  other_people: 0.62,
  summarize: 0.66,
  again: 0.75,
  small_talk: 0.75,
};

/**
 * What is alike shares what one of it alone would have. Who is in need is rather heard once too often; measured on
 * messages that nobody learned from, less than this tells more of questions than of these.
 */
const ALIKE: readonly { readonly of: ReadonlySet<Intent>; readonly least: number }[] = [
  { of: new Set(['emergency', 'danger', 'mishap', 'exposure', 'breach', 'distress']), least: 0.4 },
  { of: new Set(['patient', 'own_case', 'own_health']), least: 0.45 },
  { of: new Set(['quiz_key', 'favour', 'instructions']), least: 0.35 },
];

/** Where no lesson surely answers, so much is enough to leave one patient to those who see them. */
const MAY_BE_PATIENT = 0.36;
/** Where no lesson says anything, so much is enough to tell of the own record. */
const MAY_BE_RECORD = 0.25;

/** What begins something, and what asks about doing it. */
const ACTS: ReadonlySet<Intent> = new Set(['quiz_me', 'flashcards', 'game', 'video_short']);
const ASKS_ABOUT =
  /^(?:and |so |but |ok )*(?:how (?:can|do|does|could|should|would|to|long|many|often)|why|when|what (?:is|are|does|helps)|does|is it)\b/i;

/** What a message is after: its exact words first, then what was learned from examples. */
export function understand(question: string, vector: Int8Array | null): Understood {
  const exact = exactIntent(question);
  if (exact) return { intent: exact, confidence: 1 };
  const all = classify(question, vector);
  for (const { of, least } of ALIKE) {
    const own = all.filter(({ intent }) => of.has(intent));
    const confidence = own.reduce((sum, each) => sum + each.confidence, 0);
    if (confidence >= least) return { intent: own[0]!.intent, confidence };
  }
  const best = all.find(({ intent }) => !ACTS.has(intent) || !ASKS_ABOUT.test(question))!;
  const isSure = best.confidence >= (MORE_CONFIDENT[best.intent] ?? CONFIDENT);
  if (isSure && best.intent !== 'question') return withBeside(best, all);
  const rather = ratherThanQuestion(all);
  if (rather || isSure) return rather ? withBeside(rather, all) : best;
  const record = all.filter(({ intent }) => isRecordAspect(intent));
  const ofRecord = record.reduce((sum, { confidence }) => sum + confidence, 0);
  const patient = all.find(({ intent }) => intent === 'patient');
  const perhaps =
    (patient?.confidence ?? 0) >= MAY_BE_PATIENT
      ? ('patient' as const)
      : ofRecord >= MAY_BE_RECORD
        ? record[0]!.intent
        : null;
  return { intent: 'question', confidence: best.confidence, rather: perhaps };
}

/** So likely beside the likeliest part of the record, another one may as well be meant; of what was not learned from, a third is. */
const NEARLY = 0.5;

/** What is asked of the own record, with what else of it is nearly as likely: both are told then. */
function withBeside(
  understood: Understood,
  all: readonly { readonly intent: Intent; readonly confidence: number }[],
): Understood {
  if (!isRecordAspect(understood.intent)) return understood;
  const [first, second] = all.filter(({ intent }) => isRecordAspect(intent));
  return { ...understood, beside: second!.confidence >= NEARLY * first!.confidence ? second!.intent : null };
}

/**
 * Of the examples far more are questions than of what people type, and a question is what is left where nothing fits: so
 * it counts by half beside what is alike.
 */
const OF_A_QUESTION = 0.5;
/** Less than this is of nothing. */
const LEAST_OF_ALL = 0.2;

/** What is alike and together likelier than a question by half, and than anything else; null where nothing is. */
function ratherThanQuestion(
  all: readonly { readonly intent: Intent; readonly confidence: number }[],
): Understood | null {
  const groups = [
    ...ALIKE.map(
      ({ of }) =>
        (intent: Intent) =>
          of.has(intent),
    ),
    isRecordAspect,
  ].map((isOf) => all.filter(({ intent }) => isOf(intent)));
  const sums = groups.map((own) => ({
    intent: own[0]!.intent,
    confidence: own.reduce((sum, each) => sum + each.confidence, 0),
  }));
  const [best] = sums.toSorted((a, b) => b.confidence - a.confidence);
  const others = all.filter(({ intent }) => !groups.flat().some((each) => each.intent === intent));
  const most = Math.max(
    ...others.map(({ intent, confidence }) => (intent === 'question' ? OF_A_QUESTION * confidence : confidence)),
  );
  return best && best.confidence >= LEAST_OF_ALL && best.confidence > most ? best : null;
}

/** What had gone wrong, as lessons call it. */
const MISHAPS = {
  mishap: 'after a medication error',
  breach: 'after a personal data breach',
  exposure: 'after a needlestick injury',
};

/** What is asked in a few words after something went wrong is about that: 'do I have to tell him'. */
export function aboutMishap(text: string, mishap: keyof typeof MISHAPS | null): string {
  if (mishap === null || goesOn(text) === null) return text;
  const named = mishap === 'breach' ? text : text.replaceAll(/\b(?:him|her)\b/g, 'the patient');
  return `${named} ${MISHAPS[mishap]}`;
}

/** So sure one is of it by the words as they were typed, whatever else stands in them. */
const SURELY_OF_RECORD = 0.7;

/** Who asks for their own record says so: 'how many points is a pulse of 112' is of a lesson. */
const orQuestion = (understood: Understood, typed: string): Understood =>
  isRecordAspect(understood.intent) &&
  understood.confidence < SURELY_OF_RECORD &&
  /\d/.test(typed) &&
  !/\b(?:i|my|me|mine|we)\b/i.test(typed)
    ? { intent: 'question', confidence: understood.confidence }
    : understood;

/** What names the record only until the library's own words stand in it is a question to the library. */
const understoodInBoth = (typed: Understood, read: Understood): Understood =>
  isRecordAspect(typed.intent) && typed.confidence < SURELY_OF_RECORD && read.intent === 'question' ? read : typed;
