import { searchWords } from '#adapters/passage-search/words.ts';
import type { StreamLine } from '@snapwell/contract/copilot/stream.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { listPassagesOfItem } from '../../knowledge/find-passages.ts';
import { sourceOf } from '../../knowledge/links.ts';
import { kindOfPiece } from '../../knowledge/pieces/piece.ts';
import { readQuestion } from '../../knowledge/ranking/features.ts';
import { readPassage } from '../../knowledge/ranking/read-texts.ts';
import { sentencesOf } from '../../knowledge/sentences.ts';
import type { Skill, SkillInput } from '../../request/skill-input.ts';
import { type Care, namesOwnError, speaksOfDeath } from './care.ts';
import { asPhrase } from './care-facts.ts';
import { CALL_AGAIN, emergencyCallOf, mustTellSentences, WHOSE_BLOOD } from './english-sentences.ts';
import { breachKind } from './heard/breach-kind.ts';
import { tellsOfFall, tellsOfSuicide } from './heard/emergency.ts';
import { namesOwnErrorInGerman } from './german/german-care.ts';
import { offersFor } from './offers.ts';
import { productText } from './product-text.ts';
import { taughtOnPage } from './taught-on-page.ts';
import { sayTired, toldLately, wasEmergencyLately } from './say-tired.ts';

const namesError: Readonly<Record<Language, (question: string) => boolean>> = {
  en: (question) => namesOwnError(question.toLowerCase()),
  de: namesOwnErrorInGerman,
};

const INSULT =
  "I'm sorry that I was no help. Tell me what you need in other words, or open the lesson itself. I can't do more than answer from what is published here.";

/** Says what is right first: in the words of the organization where it has its own. */
export const sayCare =
  (care: Care, language: Language = 'en'): Skill =>
  async (input) => {
    if (care === 'insult') return say(input, INSULT);
    if (care === 'tired') return sayTired(input);
    const { question, organization } = input.request;
    const { care: settings } = organization;
    const own = settings.texts[care];
    const said =
      own ??
      productText(care, settings, {
        language,
        namesError: namesError[language](question),
        breach: breachKind(question.toLowerCase()),
        isSuicide: tellsOfSuicide(question.toLowerCase()),
        isFall: tellsOfFall(toldLately(input.request).toLowerCase()),
      });
    if (care === 'emergency' && language === 'en') return { care, ...(await sayEmergency(input, said)) };
    if (care !== 'patient' || language !== 'en') return { care, ...say(input, said) };
    const { sentence, suggestions } = await offersFor(input);
    // Who called for help a moment ago is to read nothing beside that.
    const taught = wasEmergencyLately(input.request) ? null : await taughtOnPage(input);
    const whole = own === undefined && sentence !== '' ? `${said} ${sentence}` : said;
    say(input, taught ? `${whole}\n\n${taught.text}` : whole);
    return { care, ...(suggestions.length > 0 && { suggestions }), ...(taught && { sources: [taught.source] }) };
  };

/** The call for help first, then the warning of the open lesson that is about it. */
async function sayEmergency(input: SkillInput, said: string): Promise<StreamLine> {
  const page = input.context.openItem;
  const warning =
    page && !IS_LIFELESS.test(input.request.question.toLowerCase()) && (await warningAbout(input, page.id));
  if (!warning) return say(input, said);
  input.writer.write({ content: `${said}\n\nWhat **${page.title}** says of it:\n\n${warning.text}` });
  const chunk = { paragraph: warning.paragraph ?? undefined, seconds: warning.seconds ?? undefined };
  return { sources: [sourceOf(input.request.caller.orgId, page, chunk, warning.heading)] };
}

/** What waits for nothing that could be read meanwhile. */
const IS_LIFELESS =
  /\b(?:(?:not|n't|stopped|hardly|barely) breath\w*|no pulse|cho[ck]+(?:ed|ing|es)|unconscious|unresponsive|lifeless|collapsed?|cardiac|heart stopped|(?:kill|hang|shoot|poison|drown)\w* (?:him|her|them)sel(?:f|ves)|(?:kill|hang|harm|hurt) (?:himself|herself|themselves))\b/;
/** Said of anything, and so about none. */
const GENERIC = new Set(searchWords('help patient person hand now call come think suspect use trained room bed'));

/** What was said about an emergency, as short as it can be. */
export const sayCareInShort: Skill = async (input) => {
  say(input, emergencyInShort(input));
  return { care: 'emergency' };
};

/** Who called for help and is not answered has a second way. */
export const sayUnanswered: Skill = async (input) => {
  const number = emergencyCallOf(input.request.organization.care);
  say(
    input,
    `${emergencyInShort(input)} If nobody answers, shout for whoever is near, send them to fetch help, and try another phone (${number}).`,
  );
  return { care: 'emergency' };
};

function emergencyInShort({ request }: SkillInput): string {
  const { care } = request.organization;
  const said = care.texts.emergency ?? productText('emergency', care);
  return sentencesOf(said).slice(0, SHORT).join(' ');
}
const SHORT = 2;

/** So many words of its own a message shares with the warning that is about it. */
const SHARED = 2;

async function warningAbout(input: SkillInput, pageId: string) {
  const { question } = input.request;
  const told = toldLately(input.request);
  const warnings = (await listPassagesOfItem(input, pageId)).filter(({ text }) => kindOfPiece(text) === 'warning');
  const [first] = warnings.toSorted((a, b) => sharedWith(told, b.text) - sharedWith(told, a.text));
  if (!first || sharedWith(told, first.text) < SHARED || sharedWith(question, first.text) === 0) return null;
  // Words that are only near may be of something else: 'no urine' of the warning about failing kidneys.
  return sharesWord(told, first.text) ? first : null;
}

/** Whether a text has a word of a message itself. */
function sharesWord(message: string, text: string): boolean {
  const { stems } = readPassage(text);
  return searchWords(message).some((word) => !GENERIC.has(word) && stems.has(word));
}

/** How many words of a message a text has, also in words that are near. */
function sharedWith(message: string, text: string): number {
  const { concepts, near } = readQuestion(message.toLowerCase());
  const { stems } = readPassage(text);
  const has = (concept: string) => [concept, ...(near.get(concept) ?? [])].some((word) => stems.has(word));
  return [...concepts.keys()].filter((concept) => !GENERIC.has(concept) && has(concept)).length;
}

const INSISTS =
  /^(?:(?:ok|okay|but|please|pls|come on|no|so|and|just|then|oh) )*(?:(?:just |only )?(?:say|tell me|answer|give me)?,? ?(?:a )?(?:simple |short |quick )?yes or no|(?:just |only )(?:say|tell|answer)(?: it| me)?|(?:so )?(?:do|should|can|may|shall) i(?: or not)?|come on|tell me (?:anyway|now|please))(?: please| pls| now| then| anyway)*[?!. ]*$/;

/** Whether somebody insists on an answer that was left to others. */
export const insists = (question: string): boolean => INSISTS.test(question.toLowerCase());

/** Neither is said: who insists is told once more whom to ask. */
export const sayInsisted: Skill = async (input) =>
  say(
    input,
    "Neither: I don't see the person, and a yes or no from here could do harm. Ask whoever ordered it, or the responsible nurse or doctor, now. If the person gets worse or you're worried, call for help at once.",
  );

/** Who was told to ask somebody now, and says that nobody comes or would be bothered: there is always a next one to call. */
export const sayUnreached: Skill = async (input) => {
  const { house_call: houseCall } = input.request.organization.care;
  const team = houseCall === '' ? 'the emergency team of your house' : `the emergency team (${asPhrase(houseCall)})`;
  return say(
    input,
    `${CALL_AGAIN} Say what you see, and that they have to come. If nobody does, go up the line: the nurse in charge, the senior doctor, and ${team} at once if the person gets worse. Until it's clear, nothing is given or changed on an order you couldn't check. Write down whom you called, and when.`,
  );
};

/** Whether what went wrong must be told: yes, and to whom. */
export const sayMustTell =
  (wrong: keyof typeof mustTellSentences): Skill =>
  async (input) => {
    say(input, mustTellSentences[wrong]);
    return { care: wrong };
  };

/** Whose blood it was matters, and whether it was infected can't be told from here. */
export const sayWhoseBlood: Skill = async (input) => {
  say(input, WHOSE_BLOOD);
  return { care: 'exposure' };
};

/** Who is heard to be in distress by what was learned from examples may mourn somebody. */
export const sayDistress: Skill = (input) => {
  const text = input.request.question.toLowerCase();
  return sayCare(speaksOfDeath(text) && !namesOwnError(text) ? 'grief' : 'distress')(input);
};

function say({ writer }: SkillInput, content: string): StreamLine {
  writer.write({ content });
  return {};
}
