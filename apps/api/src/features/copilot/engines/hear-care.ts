import { correctWords } from '../knowledge/find-passages.ts';
import type { AssistantRequest } from '../request/engine.ts';
import type { BuiltInWorld, Skill } from '../request/skill-input.ts';
import { germanCareFor } from '../skills/care/german/german-care.ts';
import { wishOf } from '../skills/at-place/wish.ts';
import { wantsOtherwise } from '../skills/follow/wants-otherwise.ts';
import { isGerman } from '../skills/german/is-german.ts';
import { asksToDecide, type Care, careFor } from '../skills/care/care.ts';
import { isPersonOfLesson } from '../skills/care/person-of-lesson.ts';
import { sayPrepared, tellsOfPatient, wasPrepared } from '../skills/care/prepare-call.ts';
import {
  insists,
  sayCare,
  sayCareInShort,
  sayInsisted,
  sayMustTell,
  sayUnanswered,
  sayUnreached,
  sayWhoseBlood,
} from '../skills/care/say-care.ts';
import {
  heardKind,
  heardMishap,
  heardNeed,
  sayRelieved,
  sayWhomElse,
  toldLately,
  wasLeftToOthers,
  wasEmergencyLately,
  wasUrgent,
} from '../skills/care/say-tired.ts';
import { newsScore } from '../skills/care/heard/amounts/news-score.ts';
import { asksForOwnSum } from '../skills/care/heard/amounts/own-sum.ts';
import { asksToMove, tellsOfFall } from '../skills/care/heard/emergency.ts';
import { getsWorse, isAlone, isUnanswered } from '../skills/care/heard/while-urgent.ts';
import { takesBack, wantsNobodyOfWork } from '../skills/care/heard/tiredness.ts';

/** Who was told what to do about it says more of what they did: the same is right. */
const GOES_ON_TELLING =
  /^(?:(?:and|but|so|ok|oh|no|shit|well|then) )*(?:(?:what )?if )?(?:i|we) (?:have |had |already |just |also |even |only )*(?:clicked|pressed|opened|typed|entered|approved|confirmed|accepted|answered|gave|signed|logged)\b(?!.*\b(?:quiz|question|review)\b)/;
/** Who was told to turn to somebody asks to whom: it is said again. */
const ASKS_WHOM =
  /^(?:(?:and|but|so|ok|oh|no|well|then) )*(?:whom? (?:(?:do|should|must|can|could|shall|else can) (?:i|we) )(?:just |even |really )*(?:tell|call|report|write|ask|contact|inform|talk|speak|turn|go|ring)|is there (?:any|some)(?:body|one) (?:i|we|to)|where (?:do|can|should) i (?:get help|go with this|turn))\b.{0,30}$/;

/** 'Should I skip the next one', of a medicine that was spoken of. */
const ABOUT_THE_NEXT =
  /^(?:(?:and|but|so|ok|then) )*(?:should|shall|can|may|do) (?:i|we) (?:still |just )?(?:skip|leave out|give|hold|stop|take) (?:the|this|his|her|that)(?: next)?(?: (?:one|dose))?[?.! ]*$/;

/** What to do for somebody who was in danger a moment ago, or that they still are as they were. */
const ASKS_ON =
  /\bwhat (?:do|should|shall|must|can) (?:i|we) (?:do|check|look at|start with)\b(?!.*\b(?:if|when|next|to (?:keep|get|learn|earn)|with (?:the|this|my) (?:quiz|lesson|course)|training|question|quiz)\b)|\b(?:he|she|they|patient|pt|mr|mrs)\b.{0,12}\b(?:is |are )?(?:still|not better|no better|getting worse|worse now)\b/;

/** Whether it is bad, of what called for help. */
const IS_IT_BAD =
  /^(?:(?:so|and|but|ok) )*(?:is|was|are) (?:that|this|it|these|those|he|she) (?:now |really |very |that |so |already )*(?:bad|serious|dangerous|normal|ok|okay|urgent|(?:an )?emergency|too (?:high|low))\b/;

/** What to do once that is done, of what has just happened to somebody. */
const WHAT_THEN =
  /^(?:(?:and|so|ok|okay|but|yes|done|i did) ?)*(?:what (?:then|now|next|else)|then what|(?:and )?(?:until|till) (?:then|they come)|meanwhile)(?: (?:do|can|should) i(?: do)?)?[?!. ]*$/;

/** Who would rather not say it, or is told not to. */
const COVERS_UP =
  /\b(?:(?:say|tell|mention|report|write|admit)\b.{0,12}\b(?:nothing|nobody|no one)|(?:not|never|do not|dont|don't|without) (?:tell\w*|report\w*|writ\w+|say\w*|mention\w*)|keep (?:it |this |that )?(?:quiet|secret|to (?:myself|ourselves))|(?:hide|cover|sweep)\b.{0,8}\b(?:it|this|that|up|under)|delete (?:it|the (?:mail|message|entry|note)))\b/;

/** What to do now, by whoever was told of it a moment ago. */
const WHAT_NOW =
  /^(?:(?:and|but|so|ok|okay|then|now|well|help|please) )*what (?:do|should|shall|must|can) (?:i|we) do(?: now| then| first)?[?.! ]*$/;

/** Whether one is to do what one was told to do. */
const ASKS_OF_IT =
  /^(?:(?:and|so|but|ok) )*(?:should|shall|must|do|can) i (?:now |also |really |still |have to )*(?:change|reset) (?:my|the|that) (?:\w+ )?password\b|^(?:(?:and|so|but|ok) )*(?:should|shall|must|do|can) i (?:now |also |really |still |have to )*(?:tell|call|ring|inform) (?:my |the )?(?:boss|lead|manager|supervisor|bank|it|police|doctor)\b/;

/** Whether what went wrong must be told or reported; how and when is taught. */
const MUST_IT_BE_TOLD =
  /^(?!.*\b(?:what|how|when|where|which|why|whom?)\b).*\b(?:do|must|should|shall|does) (?:i|we|it|one) (?:really |also |still |now |already |even )*(?:(?:have|need) to )?(?:be )?(?:tell|told|report(?:ed)?|write|written|document(?:ed)?|admit|say|mention|inform|disclose|own up)\b/;
/** Whose blood it was, of a needle or a splash. */
const WHOSE_BLOOD =
  /\b(?:patient'?s?|his|her|their|whose) blood\b|\b(?:hiv|hep(?:atitis)?|infectious|infected|infection)\b|\btest(?:ed)? (?:the patient|him|her)\b/;

/** Who would rather wait, as nothing is to be seen yet. */
const WAITS =
  /\b(?:can|could|should|shall|do|may|must) (?:i|we) (?:just |still |rather |not |also )*(?:wait|watch|leave it|see how|do nothing)\b|\bwait and see\b|\b(?:he|she|they|patient|pt|resident)(?:'s| is| are)? (?:\w+ )?(?:feel\w* |looks? |seems? |is )?(?:fine|ok|okay|all right|alright|normal)\b/;

/** Who asks for the lesson or their own record asks nothing of the person who was in danger. */
const OF_THE_PRODUCT =
  /\b(?:this|the) (?:lesson|course|module|quiz|page|film|video|comic|article)\b|\b(?:modules?|quiz(?:zes)?)\b|\b(?:my|snap) points\b|\bpoints (?:do|did|have) i\b|\b(?:streak|leaderboard|badges?)\b/;

/**
 * What somebody needs before a model is asked: the sentence for it doesn't wait for one, and no model finds other words
 * for it. Null for everything else; an insult is for the model to bear.
 */
export async function hearCare(
  world: BuiltInWorld,
  request: AssistantRequest,
): Promise<{ kind: Exclude<Care, 'insult'> | 'relieved' | 'in-danger' | 'prepared' | 'whom'; skill: Skill } | null> {
  const { caller, question, context } = request;
  const inGerman = germanCareFor(question);
  // Two words don't tell which language they are in, and an emergency doesn't wait for a guess.
  if (isGerman(question) || inGerman === 'emergency')
    return inGerman && { kind: inGerman, skill: sayCare(inGerman, 'de') };
  if (insists(question) && (wasLeftToOthers(request) || wasUrgent(request)))
    return { kind: 'in-danger', skill: sayInsisted };
  const typed = question.toLowerCase();
  const need = heardNeed(request);
  if (need !== null && ASKS_WHOM.test(typed)) return { kind: 'whom', skill: sayCare(need) };
  const told = heardMishap(request);
  // What is told now may be something else: that is told of first.
  const isOfThat = told !== null && [null, 'patient', told].includes(careFor(typed));
  const isAskedOn = WHAT_NOW.test(typed) || ASKS_OF_IT.test(typed);
  if (isOfThat && MUST_IT_BE_TOLD.test(typed) && !ASKS_OF_IT.test(typed) && !COVERS_UP.test(typed))
    return { kind: told, skill: sayMustTell(told) };
  if (isOfThat && told === 'exposure' && WHOSE_BLOOD.test(typed)) return { kind: told, skill: sayWhoseBlood };
  if (isOfThat && (GOES_ON_TELLING.test(typed) || COVERS_UP.test(typed) || WAITS.test(typed) || isAskedOn))
    return { kind: told, skill: sayCare(told) };
  if (WHAT_THEN.test(typed) && (told !== null || wasUrgent(request))) {
    const again = told ?? 'emergency';
    return { kind: again, skill: sayCare(again) };
  }
  const library = { orgId: caller.orgId, version: context.indexVersion };
  const text = await correctWords(world, library, question, context.words);
  const search = { world, request, context, vector: null };
  const care = careFor(text);
  if (lastsOn(request, care, [typed, text]))
    return { kind: 'emergency', skill: isUnanswered(typed) && !getsWorse(text) ? sayUnanswered : sayCare('emergency') };
  // Who has fallen is not lifted before somebody has looked at them.
  const hasFallen = wasEmergencyLately(request) && tellsOfFall(toldLately(request).toLowerCase());
  if ((care === null || care === 'patient') && hasFallen && asksToMove(text))
    return { kind: 'emergency', skill: sayCare('emergency') };
  if (care === null && wasUrgent(request) && OF_THE_PRODUCT.test(typed) && !takesBack(text)) return null;
  // What is to be given to somebody who is in danger is decided by those who come.
  if ((care === null || care === 'patient') && wasUrgent(request) && asksToDecide(text))
    return { kind: 'in-danger', skill: sayCare('patient') };
  if ((care === null || care === 'patient') && wasLeftToOthers(request) && [typed, text].some(isAlone))
    return { kind: 'in-danger', skill: sayUnreached };
  if (care === null && wasLeftToOthers(request) && (WHAT_NOW.test(text) || ABOUT_THE_NEXT.test(text)))
    return { kind: 'in-danger', skill: sayCare('patient') };
  if ((care === null || care === 'patient') && wasEmergencyLately(request) && ASKS_ON.test(text) && !takesBack(text))
    return { kind: 'emergency', skill: sayCare('emergency') };
  // A value that looks well takes nothing back of what called for help.
  if (
    care === null &&
    wasEmergencyLately(request) &&
    (newsScore(text).signs > 0 || IS_IT_BAD.test(typed)) &&
    !takesBack(text)
  )
    return { kind: 'emergency', skill: sayCare('emergency') };
  if (care === null && wasUrgent(request) && (wishOf(question) === 'simpler' || wantsOtherwise(question)))
    return { kind: 'emergency', skill: sayCareInShort };
  const kind = care ?? ((await asksForOwnSum(search, text)) ? 'patient' : null);
  // Who says that they meant less than what they were told of, and names nothing that is more.
  if (kind !== 'self-harm' && heardKind(request) !== null && takesBack(text))
    return { kind: 'relieved', skill: sayRelieved };
  if (kind === null && heardKind(request) !== null && wantsNobodyOfWork(text))
    return { kind: 'relieved', skill: sayWhomElse };
  if ((kind === null || kind === 'patient') && wasPrepared(request) && tellsOfPatient(text))
    return { kind: 'prepared', skill: sayPrepared };
  if (kind === null || kind === 'insult') return null;
  if (kind === 'patient' && (await isPersonOfLesson(search, text))) return null;
  const say = sayCare(kind);
  return { kind, skill: (input) => say({ ...input, request: { ...input.request, question: text } }) };
}

/** Whether what called for help goes on: who is alone with it, or sees somebody get worse, is told once more. */
function lastsOn(request: AssistantRequest, care: Care | null, texts: readonly string[]): boolean {
  if (care !== null && care !== 'patient' && care !== 'distress') return false;
  const isWorse = texts.some(getsWorse);
  if (isWorse && wasLeftToOthers(request)) return true;
  return (isWorse || texts.some(isAlone)) && (wasUrgent(request) || wasEmergencyLately(request));
}
