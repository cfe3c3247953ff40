import type { Skill } from '../../request/skill-input.ts';
import type { HeardQuestion } from './product-question.ts';
import { sayCertificateHere } from './say-certificate-here.ts';
import {
  sayCaptions,
  sayClearing,
  sayFilmShare,
  sayFreezeRule,
  sayHowToKeep,
  sayNotes,
  sayPause,
  sayPrivacy,
  sayVoice,
} from './say-product.ts';
import { sayTalkedAbout } from './say-talked-about.ts';
import { pageQuestions } from './page-questions.ts';
import { sophieQuestions } from './sophie-questions.ts';
import { workQuestions } from './work-questions.ts';
import { sayOthers } from './say-others.ts';

export interface ProductQuestion {
  readonly name: 'product_help' | 'other_people';
  readonly skill: Skill;
}

type Heard = ProductQuestion & HeardQuestion;

const CARE =
  /\b(?:patients?|residents?|relatives?|famil(?:y|ies)|doctors?|nurses?|wards?|wounds?|falls?|deaths?|births?|chart|record|allergy|medicines?|surgery|clients?|customers?)\b/;

/** Questions about the product that share their words with lessons: only as a whole do they tell. */
const QUESTIONS: readonly Heard[] = [
  {
    name: 'product_help',
    skill: sayCertificateHere,
    words: [
      /\b(?:can|could|do|will|would|may|how (?:do|can)) (?:i|we|you)\b.{0,12}\b(?:get|earn|receive|gain|give|offer)\b (?:me |us |out )?(?:a |any |my |the |some )?certificates?\b/,
      /\b(?:is|are) there (?:a |any )?certificates?\b.{0,12}\b(?:for (?:this|it|that|here)|here)\b/,
      /\bdoes (?:this|it|that)(?: page| lesson| module| course| film| article)? (?:give|have|come with|earn|bring)(?: me)? (?:a |any )?certificate\b/,
      /\bcertificates? for (?:this|it|that|finishing|completing|doing|reading|watching)\b/,
    ],
    unless: CARE,
  },
  {
    name: 'product_help',
    skill: sayNotes,
    words: [
      /\b(?:where (?:are|is|do i find|can i find|did)|how do i (?:find|see|open)|show me|find|see|open)\b(?: all)? (?:of )?my (?:own |personal |saved )?notes?\b/,
      /\b(?:can|could|how (?:do|can)|where (?:do|can)) i (?:write|make|take|keep|add|leave)\b (?:a |my |some |own |personal )*notes? (?:here|in here|for myself|on this (?:page|lesson)|in this app|to this (?:page|lesson))\b/,
      /^(?:can|could|how (?:do|can)) i (?:take|make|add) (?:a )?notes?$/,
      /\bwhere (?:do|can|did|are)\b.{0,20}\b(?:things?|passages?|sentences?|lines?|parts?|texts?|words?|ones?|what) (?:that )?i(?: have|ve)? (?:highlighted|marked|underlined|noted)\b|\bwhere are my highlights\b/,
    ],
    unless: CARE,
  },
  {
    name: 'product_help',
    skill: sayPrivacy,
    words: [
      /\b(?:read|reads|see|sees|look|looks|access|watch|watches|monitor|monitors|check|checks|know|knows|get|gets)\b.{0,12}\b(?:this|our|these|my) (?:chat|chats|conversations?|talks?)\b/,
      /\b(?:read|reads|see|sees|know|knows|hear|hears|find out)\b.{0,8}\bwhat (?:i|we) (?:ask|asked|type|typed|write here|wrote here|say here|tell you|told you|say to you|write to you)\b/,
      /\b(?:this|our|my) (?:chat|conversation)s? (?:is |are )?(?:private|confidential|anonymous|recorded|stored|saved|secret)\b/,
      /\b(?:is|are) (?:this|our|my|these|what i (?:ask|type|tell you|write here)) ?(?:chats?|conversations?|questions?)? (?:private|confidential|anonymous|recorded|stored|saved|secret)(?: here)?$/,
      /\b(?:do|will|can) you (?:store|save|keep|record|share|send|pass|tell|report)\b.{0,25}\b(?:what i (?:ask|say|type|write|tell)|this (?:chat|conversation)|my (?:questions|chats?|conversations?|boss|manager|lead))\b/,
      /^who (?:can|else can|is able to|may) (?:read|see) (?:this|that)(?: here)?$/,
    ],
    unless: /\b(?:patients?|residents?|relatives?|whatsapp|e ?mail|ward|chart)\b/,
  },
  {
    name: 'product_help',
    skill: sayFilmShare,
    words: [
      /\b(?:have to|need to|must|should|do i|can i|may i|how much)\b.{0,30}\b(?:film|video|movie|clip)s?\b.{0,20}\b(?:whole|all|to the end|completely|skip|end|watch|finish)\b/,
      /\b(?:have to|need to|must|should|can i|may i|do i)\b.{0,15}\b(?:watch|see|finish|skip)\b.{0,25}\b(?:film|video|movie|clip)s?\b/,
      /\bhow much of (?:the|this|a) (?:film|video|movie|clip)\b/,
    ],
    unless: CARE,
  },
  {
    name: 'product_help',
    skill: sayFreezeRule,
    words: [
      /\b(?:how|when|where|what)\b.{0,20}\b(?:get|earn|gain|collect|win|receive|buy|have to do for)\b (?:a |an |another |more |new |some |the |my |streak )*(?:streak )?freezes?\b/,
      /\b(?:can|could) i (?:get|buy|earn) (?:a |another |more )(?:streak )?freezes?\b/,
    ],
  },
  {
    name: 'product_help',
    skill: sayVoice,
    words: [
      /\b(?:how|can|could|may|where)\b.{0,12}\b(?:talk|speak|dictate|say (?:it|this|something)|chat)\b.{0,6}\b(?:to|with) (?:you|sophie)\b(?! about)/,
      /\b(?:talk|speak|dictate|say it) instead of (?:typing|writing)\b/,
      /^(?:how (?:do|can)|can|could) i (?:dictate|talk|speak)(?: here| something| my question| a question| this)?$/,
      /^(?:how (?:do|can)|can|could) i use (?:the |my )?(?:microphone|voice)\b/,
    ],
    unless: CARE,
  },
  {
    name: 'product_help',
    skill: sayCaptions,
    words: [
      /\b(?:turn|switch|put|take|hide|show|get|see|remove|have)\b.{0,15}\b(?:subtitles?|captions?)\b/,
      /\b(?:subtitles?|captions?)\b.{0,12}\b(?:on|off|away|bigger|smaller)\b/,
      /\b(?:are|is) there (?:any |a )?(?:subtitles?|captions?|transcripts?)\b|\b(?:no|without) (?:the )?sound\b.{0,30}\b(?:watch|film|video|subtitles?|captions?|text)\b/,
    ],
  },
  {
    name: 'product_help',
    skill: sayClearing,
    words: [
      /\b(?:delete|clear|erase|remove|wipe|reset|empty)\b.{0,6}\b(?:this|our|my|the|all|whole)? ?(?:chat|conversation|message)s?(?: (?:history|here))?$/,
      /\b(?:delete|clear|erase|wipe)\b.{0,20}\bwhat (?:i|we) (?:asked|said|typed|wrote)(?: you| here)?$/,
      /\b(?:start|begin) (?:a )?(?:new (?:chat|conversation)|over with you)\b/,
    ],
    unless: CARE,
  },
  {
    name: 'product_help',
    skill: sayHowToKeep,
    words: [
      /^(?:so |and |ok )?how (?:do|can|could|should|will) i (?:better |best )?(?:remember|keep|memori[sz]e|retain|learn) (?:it|this|that|things|all (?:of )?(?:it|this|that)|these|everything)(?: (?:better|best|for longer|in (?:my|the) (?:head|mind)|by heart|all|then|now))*$/,
    ],
  },
  {
    name: 'product_help',
    skill: sayPause,
    words: [
      /^(?:ok |please |sorry )?(?:stop|pause|end|quit|leave|exit|close|cancel)(?: (?:the|this|with the|asking me))? ?(?:quiz|questions?|test|it|now|asking|here)?(?: (?:now|please|for now|for today))?(?:,? (?:i |sorry|because|got|have|there).*|, ?my .*)?$/,
      /^(?:sorry |ok )?(?:i|we) (?:have|need|got|must|gotta) (?:to )?(?:(?:go|leave|run)(?: now| home| back to work| to (?:a|the|my|another) \w+)*|stop(?: now| here)?)$/,
      /^(?:not now|later|another time|no time(?: now| right now)?|im busy|i am busy)$/,
    ],
  },
  {
    name: 'product_help',
    skill: sayTalkedAbout,
    words: [
      /\bwhat (?:have we|did we|we) (?:talk|talked|speak|spoke|spoken|discuss|discussed|gone|go|went)\b.{0,12}(?:about|over|through)?(?: today| so far| here| before| yesterday)?$/,
      /\b(?:summar(?:y|ise|ize)|recap|list)\b.{0,15}\b(?:what we (?:talked|spoke|discussed|said)|(?:our|this) (?:chat|conversation|talk))\b/,
    ],
  },
  {
    name: 'other_people',
    skill: sayOthers,
    words: [
      /\bwho\b.{0,25}\b(?:top|first|leads?|leading|best|most|number one|winning|highest|second|third|last)\b.{0,20}\b(?:leaderboard|ranking|points|league)\b/,
      /\bwho (?:is|are|stands?|comes?)\b.{0,12}\b(?:on|in|at) (?:the )?(?:top of )?(?:the )?(?:leaderboard|ranking|league)\b/,
      /\bam i (?:better|worse|ahead|faster|higher|lower)(?: of)? (?:than )?(?!(?:last|the|my|before|yesterday|average|others|everyone|everybody|most|usual|me|this|that|at|in|on|if|a|an)\b)[a-z]+$/,
    ],
  },
];

/** What a question about the product is after; null for what lessons answer. `text` is spelt out. */
export function hearProductQuestion(text: string): ProductQuestion | null {
  const bare = text.replaceAll(/[’']/g, '').replace(/[?.!\s]+$/, '');
  const isHeard = ({ words, unless }: HeardQuestion) => words.some((each) => each.test(bare)) && !unless?.test(bare);
  const work = [...pageQuestions, ...workQuestions, ...sophieQuestions].find(isHeard);
  return QUESTIONS.find(isHeard) ?? (work ? { name: 'product_help', skill: work.skill } : null);
}
