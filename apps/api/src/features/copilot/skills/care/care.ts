import type { CareKind } from '@snapwell/contract/copilot/care.schemas';
import { asPhrase } from './care-facts.ts';
import { hasFallenForIt, tellsOfBreach } from './heard/breach.ts';
import { asksForDose } from './heard/amounts/dose.ts';
import { tellsOfExposure } from './heard/exposure.ts';
import { tellsOfMishap } from './heard/mishap.ts';
import { emergencyIn, OPIOID } from './heard/emergency.ts';
import { tellsObservations, tellsRedValue } from './heard/amounts/values.ts';
import { isTired } from './heard/tiredness.ts';
import { hasSignsOfWorse } from './heard/while-urgent.ts';

/** What comes before every lesson. Who insults or is tired is not in need, and no organization has words for that. */
export type Care = CareKind | 'insult' | 'tired';

/** Somebody speaks of wanting an end, in whatever order the words stand. */
const END_OF_LIFE =
  /\b(?:die|be dead|(?:kill(?:ing)? my ?self|kill me|(?:like|of|about|on) killing me)|suicid\w*|end(?:ing)? (?:it(?: all)?|everything|my life)|disappear(?: for good| for ever| forever)|not (?:exist|be here|be alive|wake up|live|go on)|(?:be|being) alive|want to exist|(?:point|sense) (?:in|of) (?:living|being alive|my life)|(?:tired|sick) of (?:living|life|my life)|nothing to live for|never (?:been|was|were) born|(?:hurt|harm|cut)(?:ting|ing)? my ?self|jump (?:off|in front))\b/;
const WANTS =
  /\b(?:i|i'm)\b.*\b(?:want|wish|going|like|rather|planning|think(?:ing)?|thought|just|could|can not|cannot|do not|did|keep|feel|am|see|have|had)\b/;
const SAYS_IT_ALONE =
  /^(?:(?:just|really|only) )*(?:want|wish|going|planning|thinking (?:of|about)) (?:to )?(?:die|dying|be dead|end(?:ing)? (?:it(?: all)?|everything|my life))\b|\b(?:kill my ?self|suicidal|end my life|no reason to live|better off (?:dead|without me)|(?:do|does|did|can) not (?:want to )?(?:live|go on)(?: any ?more)?|(?:cut|harm|hurt)(?:ting|ing)? my ?self)\b/;

/** Of whom something is said: the last of these before a word is whom it is about. */
const SUBJECT =
  /\b(?:(?:bed|room|bay) \d+|i|we|he|she|they|who|somebody|someone|anybody|people|patients?|residents?|relatives?|famil(?:y|ies)|person|man|woman|lady|(?:my |the |her |his )?(?:mother|father|mum|dad|son|daughter|wife|husband|child|baby|brother|sister|partner|friend|colleague))\b/g;
/** What somebody in care asks, in their own words, is no wish of who types it. */
const IS_ASKED_BY_OTHERS =
  /\b(?:(?:he|she|they|somebody|someone|who|patients?|residents?|relatives?|family|person|man|woman|lady|mother|father|mum|dad|son|daughter|wife|husband|child)(?: (?:just|only|often|then|always|suddenly))* (?:asks?|asked|asking|wonders?|wants? to know)|asked|the question)\b[^.!,]{0,30}\b(?:am|will|shall|do|must|can) i\b[^.!]*$/;

/** Somebody speaks of an end of their own, or of harm to themselves: not of the dying of others. */
function wantsAnEnd(text: string): boolean {
  // Without `i` a wish stands at the beginning of what is said: 'she left me, want to die'.
  if (SAYS_IT_ALONE.test(text) || text.split(/[,.;!?]+ */).some((said) => SAYS_IT_ALONE.test(said))) return true;
  if (!WANTS.test(text)) return false;
  return [...text.matchAll(new RegExp(END_OF_LIFE, 'g'))].some((end) => {
    if (/\b(?:my ?self|me|my life)\b/.test(end[0])) return true;
    const before = text.slice(0, end.index);
    const subject = [...before.matchAll(SUBJECT)].at(-1)?.[0] ?? 'i';
    return subject === 'i' && !IS_ASKED_BY_OTHERS.test(before);
  });
}

/** Who is asked about lives in a lesson. */
const OF_A_STORY =
  /\b(?:in|from|of) (?:the|this|that|your) (?:\w+ )?(?:comic|story|film|video|lesson|example|quiz|article)\b/;

const SLEEPY = /\b(?:sleepy|sleepier|drowsy|groggy|sedated|out of it)\b/;
const IS_QUESTION_OF_TEACHING =
  /\b(?:what does|what is|what are|define|meaning|explain|why (?:is|are|does|do)|in sepsis|signs? of|lesson|module|quiz|score|policy|after (?:a )?fall|dose of|how (?:do|does|can) (?:i|you|we) (?:know|recogni[sz]e|see|tell|spot))\b/;
const DISTRESS =
  /\b(?:i (?:made|did) (?:a |an )?(?:terrible|awful|bad|big|serious|huge) (?:mistake|error)|(?:it is|was) my fault|i feel (?:so )?(?:awful|terrible|guilty|ashamed|burn(?:ed|t) out|hopeless|worthless|overwhelmed)|can not (?:cope|sleep|take (?:it|this)|stop crying|do this) ?(?:any ?more)?|crying|panic attack|burn(?:ed|t) out|i (?:hate|can not stand) my life)\b/g;

const KIN =
  'mother|father|mum|dad|son|daughter|wife|husband|child|baby|kid|grand\\w+|brother|sister|partner|neighbour|friend';
const SOMEBODY_KNOWN = `(?:(?:my|our|the|a|an|this|that|one of (?:my|our|the)|another) (?:\\w+ ){0,2}?(?:patients?|pt|residents?|man|woman|lady|gentleman|boy|girl|colleague|coworker|${KIN})|(?:mr|mrs|ms) [a-z]+|he|she)`;
/** That somebody has died, told of one that who writes knew. */
const DEATH = new RegExp(
  `\\b${SOMEBODY_KNOWN} (?:\\w+ ){0,3}?(?:died|passed (?:away|on)|is dead|did not make it)\\b|\\b(?:i|we) (?:just |have |also )*lost (?:my|our|a|another|one of (?:my|our)) (?:\\w+ )?(?:patients?|residents?|colleague|${KIN})\\b|\\bdeath of (?:my|our|a|the) (?:\\w+ )?(?:patient|resident|colleague|${KIN})\\b`,
);
const MOURNS =
  /\b(?:cr(?:y|ying|ied)|in tears|tears|griev\w*|grief|mourn\w*|heart ?broken|devastated|so sad|sad|shaken|upset|miss (?:him|her|them)|can not (?:stop thinking|get (?:over|it out)|let go|sleep|cope|take (?:it|this))|keep (?:thinking|seeing|dreaming)|(?:hit|hits|got to|gets to|hurts|haunts) me|takes? me so|feel (?:so |really )?(?:awful|terrible|empty|numb|bad|low|lost))\b/g;
/** In tears over somebody they look after. */
const CRIES_ABOUT =
  /\bi\b[^.!?]{0,25}\bcry(?:ing)?\b[^.!?]{0,15}\b(?:about|over|for|because of) (?:my|our|a|the|this|one of (?:my|our)) (?:\w+ )?(?:patients?|residents?)\b/;
/** Nothing but that somebody has died: who says so asks for no lesson. */
const TELLS_OF_DEATH = new RegExp(
  `^(?:(?:today|yesterday|last night|this morning|and|so|oh|please|you know|well|actually),? )*(?:(?:my|our|one of (?:my|our)) (?:\\w+ )?(?:patients?|residents?|colleague|${KIN})) (?:just |has |suddenly )*(?:died|passed away)(?: (?:of|from) (?!what|which)[a-z]+(?: [a-z]+)?)?(?: (?:today|yesterday|last night|this morning|tonight|on my shift|in my arms|suddenly|last (?:week|month|year)|(?:a|one|two|three|\\d+|some|a few) (?:days?|weeks?|months?|years?) ago))*(?:[.!,]+(?! *(?:so |and )?(?:who|what|how|when|where|why|do|can|should|must|is)\\b)[^?]*)?$`,
);
const ERROR =
  /\b(?:mistakes?|errors?|my fault|wrong(?:ly)?|by accident|(?:i|we) (?:\w+ )?(?:forgot|overlooked|mixed up|messed up|screwed up|dropped|(?:did not|didn'?t) (?:check|notice|see|look|call)))\b/;
const COLLEAGUE =
  /\b(?:(?:my|our|a|the|this|one of (?:my|our|the)|some|another|that) (?:\w+ )?(?:coll?eagues?|collegues?|co-?workers?|boss|manager|team ?mate|nurse|doctor|supervisor))\b/;
/** What somebody suspects of one they work with. */
const MISCONDUCT =
  /\b(?:drinks?|drinking|drunk|is high|smells? of (?:alcohol|drink|weed))\b.{0,25}\b(?:at work|on (?:shift|duty|the ward)|during|before|i think|again)\b|\b(?:steals?|stealing|stole|nick(?:s|ed|ing)|pockets?|pocketed)\b|\b(?:takes?|taking|took)\b.{0,25}\bfrom the (?:cupboard|cabinet|drawer|stock|ward|trolley|fridge|safe|till)\b|\b(?:hits?|hitting|slaps?|slapped|shouts? at|mocks?|humiliates?) (?:a |the |our |his |her )?(?:patients?|residents?|old)\b/;
/** One person of flesh and blood: by name, bed, age, weight, relation, or by a value of theirs. */
const ONE_PERSON = new RegExp(
  `\\b(?:(?:bed|room|bay) (?:no\\.? |number )?\\d+|(?:lady|man|guy|gentleman|woman|patient|pt|resident|wound|catheter|drip) (?:in|on) (?:bed |room |bay )?\\d+|my (?:patient|resident|${KIN})|(?:mr|mrs|ms) [a-z]+|(?:he|she) \\w* ?(?:weighs|has|is on|takes|got|had|needs)|this (?:patient|man|woman|lady|resident|wound)|(?:give|gave|giving) (?:him|her)|(?:he|she|him|her|his|patient)\\b.{0,30}\\b(?:kg|mmol|potassium|inr|lab|labs|years? old)|(?:potassium|sodium|inr|haemoglobin|hb|crp|creatinine|glucose|sugar|lactate|bp|blood pressure|temperature|saturation|pulse) (?:is |of |was )?\\d|\\d+ (?:years?|months?)[ -]old|\\d+ ?kg (?:child|baby|man|woman|patient|kid))`,
);
/** The same of people in general would be taught: here somebody is to be treated, moved or judged. */
const ASKS_TO_DECIDE =
  /\b(?:how much|how many (?:units|grams?|mg|ml|tablets?|pills?|puffs|drops)|which (?:dose|dressing|drug|medicine|antibiotic|painkiller|one (?:do|should|can|shall) (?:i|we) (?:give|use|take))|(?:what|which) dose|(?:should|shall|can|could|may|do|must|can't|would) (?:i|we) (?:still |just |really |already |also |need to )?(?:give|take|stop|start|remove|put|change|increase|reduce|raise|lower|hold|skip|use|inject|crush|send|pull|discharge|leave|switch|add|omit|withhold|repeat|restrain|move|wait|let|call an)|(?:should|shall|can|could|may|must|does|do) (?:my|the|this|he|she|mr|mrs|ms)\b.{0,30}\b(?:have (?:another|more|a|some)|need|get|be (?:sent|moved|given|discharged|restrained|admitted)|go home|take)|take out|give (?:him|her|it|them|the)|[a-z]{6,} \d+(?:[.,]\d+)?(?: ?(?:mg|mcg|g|ml|units?))?(?= ?\?)|is (?:mr|mrs|ms|my) \w+ (?:dying|septic|infected|delirious|in (?:shock|pain))|is (?:it|this|that) (?:wound |leg |rash )?(?:safe|ok|okay|all right|infected|serious|broken|normal|dangerous|a thrombosis|an allergy|a stroke|sepsis)|what (?:shall|should|can|do) (?:i|we) (?:give|take|do with|put)|how (?:long|many (?:hours|days|weeks|months)) (?:has|does|will|is) (?:he|she|it|mr|mrs|ms)\b.{0,20}\b(?:left|have|live|last))\b/;
/** What one does with one's own hands, pen or gloves treats nobody: it is taught. */
const OWN_ACT =
  /\b(?:can|may|could|should|must|do) (?:i|we) (?:just |still |also |already |really )*(?:sign|write|chart|document|note|wear|wash|rub|disinfect|wipe|clean|use (?:the |a |an |my |some )?(?:same )?(?:gel|hand ?rub|rub|soap|sanitizer|alcohol|gloves?|mask|apron|wipes?))\b(?!.*\b(?:dose|wound|skin|catheter|cannula|drip)\b)/;
/** Whether one may tell the assistant who somebody is treats nobody either. */
const NAMES_SOMEBODY =
  /\b(?:tell|give|type|write|send|share|mention|say|use|enter)\b.{0,12}\b(?:you|u|here)\b.{0,25}\b(?:names?|data|details)\b/;
/** What is given to somebody in words treats nobody: 'may I give him a number of weeks'. */
const GIVES_WORDS =
  /\bgiv(?:e|en|ing) (?:him|her|them|the (?:patient|family|relatives)|people|somebody)(?= (?:an? |the |some |more |any |my |your |that )?(?:honest |clear |straight |exact |true )?(?:numbers?|answers?|time|weeks|days|date|hope|choices?|chance|space|privacy|feedback|examples?|explanation|hand|hug|minute|bell|reasons?|ideas?|news|information|truth|privacy|attention|praise|credit|notice)\b)/g;
const WHICH_DRUG =
  /\b(?:which|what) (?:antibiotic|drug|medicine|dose|painkiller)s? (?:does|should|can|may) (?:he|she|they)\b/;
const OWN_HEALTH = new RegExp(
  `\\b(?:i (?:have(?! (?:to|till|until|before|time)\\b)|had|got|am having|suffer|feel|take|am on)|my (?:\\w+ )?(?:head|back|tooth|stomach|throat|skin|knee|chest|arm|leg|eye|ear|foot|rash|cough|fever|pain|${KIN}|blood thinner))\\b.{0,50}\\b(?:headache|migraine|fever|pain|ache|aches|hurts?|rash|cough|sore|toothache|dizzy|sick|nausea|vomit\\w*|diarrhoea|flu|cold|ibuprofen|paracetamol|aspirin|antibiotics?|swollen|swallowed|allerg\\w+|thrombosis|lump|\\d\\d\\.\\d)\\b`,
);
const MEDICINE_WITH_MINE = /\b(?:can|may|should) i take\b.*\b(?:with|for|after|before) my\b/;
/** 'Do I have a certificate for pain' is about the record. */
const RECORD = /\b(?:certificates?|badges?|courses?|modules?|lessons?|quiz(?:zes)?)\b/;
const WHAT_TO_TAKE =
  /\b(?:what (?:shall|should|can|do|could) i (?:take|do about)|how much|should (?:i|we) (?:see|take|go|wait|call)|which (?:pill|tablet|medicine)|is it|what is it|do i (?:have|need)|does my|look like)\b/;
const THE_ASSISTANT = /\b(?:you|u|your|bot|robot|machine|assistant|sophie|app)\b/;
const ABUSE =
  /\b(?:stupid|useless|dumb|idiot|rubbish|shit\w*|crap|moron|worthless|suck\w*|pathetic|hate|worst|junk|trash|garbage|terrible|dumbass|annoying)\b/;
const CURSES =
  /^(?:fuck\w*|shut up|piss off|screw you|go to hell|idiots?|moron|stupid (?:bot|robot|machine|assistant)|damn you)\b/;
/** Who has more to say than that wants something. */
const MOST_WORDS_OF_ABUSE = 8;

/** What a message needs before anything else; null when it may be answered like any other. `spelt` is spelt out. */
export function careFor(spelt: string): Care | null {
  const text = spelt.replaceAll(/\b(he|she)s\b/g, '$1 is');
  if (wantsAnEnd(text)) return 'self-harm';
  const isOfNow = !ASKS_IN_GENERAL.test(text);
  const urgent = IS_QUESTION_OF_TEACHING.test(text)
    ? null
    : emergencyIn(text, { isOfNow, isStory: OF_A_STORY.test(text) });
  if (urgent) return urgent;
  if (tellsOfMishap(text) && isOfNow) return hasSignsOfWorse(text) ? 'emergency' : 'mishap';
  if (hasFallenForIt(text) || (tellsOfBreach(text) && isOfNow)) return 'breach';
  if (tellsOfExposure(text) && isOfNow) return 'exposure';
  if (COLLEAGUE.test(text) && MISCONDUCT.test(text) && isOfNow) return 'own-case';
  const treated = text.replaceAll(GIVES_WORDS, 'tell');
  const isOfSomebody =
    !NAMES_SOMEBODY.test(text) &&
    !OWN_ACT.test(text) &&
    ONE_PERSON.test(treated) &&
    ASKS_TO_DECIDE.test(treated) &&
    !OF_A_STORY.test(text);
  const isSedated = OPIOID.test(text) && SLEEPY.test(text) && ASKS_TO_DECIDE.test(text);
  if (isSedated || tellsObservations(text) || tellsRedValue(text)) return 'patient';
  if (isOfSomebody || WHICH_DRUG.test(text) || asksForDose(text)) return 'patient';
  const isOwnHealth = OWN_HEALTH.test(text) && !RECORD.test(text);
  if ((isOwnHealth && WHAT_TO_TAKE.test(text)) || MEDICINE_WITH_MINE.test(text)) return 'own-health';
  if (/\bdoes my (?:rash|skin|leg|eye|throat)\b/.test(text)) return 'own-health';
  if (isGrief(text)) return 'grief';
  if (isTired(text)) return 'tired';
  if (isInDistress(text)) return 'distress';
  return isAbuse(text) ? 'insult' : null;
}

/** Whether it is asked what to give or to do, of whomever. */
export const asksToDecide = (text: string): boolean =>
  ASKS_TO_DECIDE.test(text) ||
  /\b(?:what|which)\b.{0,20}\b(?:do|should|can|shall|must) (?:i|we) (?:give|take|inject|do)\b/.test(text);

/** Something went wrong by the hand of who writes: then others may still be at risk. */
export const namesOwnError = (text: string): boolean => ERROR.test(text);

export const speaksOfDeath = (text: string): boolean => DEATH.test(text);

/** Somebody mourns whom they cared for or knew, without an error of their own. `text` is spelt out. */
function isGrief(text: string): boolean {
  if (namesOwnError(text) || ASKS_IN_GENERAL.test(text)) return false;
  if (TELLS_OF_DEATH.test(text) || CRIES_ABOUT.test(text)) return true;
  const death = DEATH.exec(text);
  return death !== null && [...text.matchAll(MOURNS)].some((mourning) => isOfWhoWrites(text, death, mourning));
}

/** Whose tears they are: of the last one named before, but not of the dead. */
function isOfWhoWrites(text: string, death: RegExpExecArray, { 0: mourning, index }: RegExpExecArray): boolean {
  if (/\bme\b/.test(mourning)) return true;
  const told = death.index + death[0].length;
  const before = text.slice(told <= index ? told : 0, index);
  return ['i', 'we'].includes([...before.matchAll(SUBJECT)].at(-1)?.[0] ?? 'i');
}

/** Who writes cannot go on: what a patient or a family suffers is taught. */
const isInDistress = (text: string): boolean =>
  [...text.matchAll(DISTRESS)].some(({ 0: said, index }) => {
    const clause = text
      .slice(0, index)
      .split(/[,.;:!?]/)
      .at(-1)!;
    return /^i\b/.test(said) || ['i', 'we'].includes([...clause.matchAll(SUBJECT)].at(-1)?.[0] ?? 'i');
  });

/** Who asks how, when or which of people as such, and not of what happens now, is taught. */
const ASKS_IN_GENERAL =
  /^(?:and |so |but )?(?:how (?:do|does|can|should|long|many|often)|when|why|which|who|what (?:counts|belongs|helps|comes)|is (?:a|it)|are|can (?:a|you)|does|do)\b(?!.*\b(?:now|right now|help)\b)/;

const isAbuse = (text: string): boolean =>
  text.split(' ').length <= MOST_WORDS_OF_ABUSE &&
  (CURSES.test(text) || (THE_ASSISTANT.test(text) && ABUSE.test(text) && !/^(?:how|what|when|which)\b/.test(text)));

const SOMEBODY =
  '(?:patients?|pt|residents?|colleagues?|friends?|he|she|they|(?:mr|mrs|ms) \\w+|(?:man|woman|lady|mother|father|mum|dad|husband|wife|son|daughter|child))';
/** Somebody in care speaks of an end of their own. */
const WANTS_AN_END = new RegExp(
  String.raw`\b${SOMEBODY}\b.{0,25}\b(?:wants? to (?:die|be dead|end (?:it|everything|(?:his|her|their) life))|wish(?:es)? to die|(?:do|does)(?: not|n'?t) want to (?:live|be alive|go on living)|(?:tired|sick) of (?:living|life)|no (?:point|sense) in (?:living|life|going on)|better off dead)\b`,
);

/**
 * What comes before whatever a lesson says of it; null for all else. A lesson may teach how to talk about it, and
 * whoever says it must not be left alone meanwhile. `text` is in small letters; `houseCall` is how help is called inside
 * the house.
 */
export function cautionFor(text: string, houseCall = ''): string | null {
  const call = houseCall && ` (${asPhrase(houseCall)})`;
  return WANTS_AN_END.test(text)
    ? `Stay with them and tell the responsible nurse or doctor, or whoever leads the shift, now. If they speak of harming themselves, make the emergency call${call}, and don't leave them alone.`
    : null;
}
