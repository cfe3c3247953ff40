import type { Skill } from '#features/copilot/request/skill-input.ts';
import { careFor } from '#features/copilot/skills/care/care.ts';
import { isKeptFromOthers } from '#features/copilot/skills/care/heard/kept-from-others.ts';
import { sayCare } from '#features/copilot/skills/care/say-care.ts';
import { prepareCall, wantsCall } from '#features/copilot/skills/care/prepare-call.ts';
import {
  declineFavour,
  declineInstructions,
  declineKey,
  declineOffTopic,
} from '#features/copilot/skills/manners/chat-manners.ts';
import { explainMissed } from '#features/copilot/skills/quiz/explain-missed.ts';
import { hearProductQuestion } from '#features/copilot/skills/help/product-questions.ts';
import { declineOthers, leaveToThePerson } from '#features/copilot/skills/help/say-others.ts';
import { helpWith } from '#features/copilot/skills/help/product-help.ts';
import { isSmallTalk, smallTalk } from '#features/copilot/skills/manners/small-talk.ts';
import { readOwnRecord, type RecordAspect } from './own-record/read-own-record.ts';
import { recordPhrase } from './own-record/record-phrases.ts';
import { recordSkills } from './own-record/record-skills.ts';

export interface PlainRequest {
  readonly name: string;
  readonly skill: Skill;
  /** A whole phrase says it: it leans on nothing, and what was learned from examples does not count against it. */
  readonly isWhole?: true;
}

const SOMEBODY =
  '(?!the\\b|a\\b|an\\b|it\\b|this\\b|that\\b|there\\b|my\\b|i\\b|one\\b|anyone|somebody|someone|we\\b|you\\b|each\\b|every|our\\b|to\\b|they\\b|people|patients?\\b|he\\b|she\\b|not\\b)[a-z]+(?: [a-z]+)?';
const RECORD =
  '(?:snap )?(?:points?|badges?|streaks?|scores?|results?|ranks?|quiz(?:zes)?|tests?|exams?|courses?|modules?|lessons?|certificates?|progress|medals?)';
const CONTACT = '(?:e ?mail|e-mail|phone|mobile|telephone|number|address|salary|password)';
const ALL_OF_US = '(?:every(?:one|body)|others?|the rest|team ?mates?|my (?:team|ward|group|colleagues?)|colleagues?)';
/** Somebody else, and what is theirs: in the order of a question, with an apostrophe, or of all of them. */
const OTHERS = [
  new RegExp(`\\bhow (?:many|much|long) (?:\\w+ )?${RECORD} (?:has|does|did|is) ${SOMEBODY}`),
  new RegExp(
    `\\b(?:did|has|is|was) (?:my (?:colleague|boss|manager|team) |${SOMEBODY} )(?:fail|pass|score|finish|complete|taken|done|doing|ahead|behind)(?:ed|d)?\\b(?:.{0,30}\\b${RECORD}|.{0,4}$|.{0,15}\\byet$)`,
  ),
  new RegExp(
    `\\b(?:see|tell|know|check|find out|look up)(?: me)? (?:if|whether) ${SOMEBODY}(?: has| have| is)? (?:already |yet |ever )?(?:did|done|finished|passed|failed|started|completed|read|taken)\\b`,
  ),
  new RegExp(`\\bwhat(?:s| is) (?!(?:this|todays|yesterdays|weeks|always)\\b)[a-z]{3,}s (?:streak|rank|badges)\\b`),
  /\bwhat(?:s| is) my (?:boss(?:es)?|managers?|colleagues?|leads?|friends?)(?:'s)? (?:streak|points|rank|badges|progress|score|results?)\b|\bwho has (?:the )?(?:longest|biggest|best|highest) (?:streak|score)\b/,
  new RegExp(`^how is (?!it\\b|this\\b|that\\b|the\\b|a\\b)${SOMEBODY} (?:doing|getting on|coming along)`),
  new RegExp(`\\b(?:what|which) (?:did|has) ${SOMEBODY} (?:ask|score|type|write|get)\\w*(?: you)?\\b`),
  new RegExp(`\\b(?:what|which) ${RECORD} (?:does|has|did) ${SOMEBODY} (?:have|got|get|won|earned|miss\\w*)`),
  new RegExp(
    `\\b(?!(?:it|that|what|today|yesterday|night|evening|morning|week|day|month|year|this|there|who|where|how|lesson|module|course|chapter|quiz)'s)[a-z]+'s (?:${CONTACT}|${RECORD})\\b`,
  ),
  new RegExp(
    `\\b(?:tell|give|show|what is|what are)\\b.*\\b(?:[a-z]+s) (?:phone|mobile|e ?mail|password|salary|telephone|address)\\b`,
  ),
  new RegExp(
    `\\b(?:${RECORD}|answers?|passwords?|conversations?|chats?|questions?) of (?:the |all |all the |my )?${ALL_OF_US}`,
  ),
  new RegExp(
    `(?<!why does |do |does )\\b${ALL_OF_US}(?:'s)? (?:else )?(?:'s )?(?:scores|points|results?|answers?|conversations?|chats?|questions?|progress|passwords?)\\b`,
  ),
  new RegExp(
    `\\bwho (?:failed|passed|did not (?:pass|finish)|has (?:not )?(?:finished|failed|passed))\\b.*\\b${RECORD}|\\bwho\\b.{0,25}\\b(?:is|are|was|scored?|did) (?:the )?(?:worst|laziest|slowest|best)$`,
  ),
  /\bwhat did (?:the )?others (?:answer|say|choose|pick|ask)\b|\b(?:asked|ask|told|tell) you (?:yesterday|today|last|before|about me)\b|\bwhere does (?:my |the )?[a-z]+ live\b|\bwhat does (?:my |the )?(?:[a-z]+ ){1,3}(?:earn|make a (?:month|year)|get paid)\b/,
  /\b(?:mobile|phone|telephone) number\b|\bhome address\b|\bdate of birth of\b|\b(?:earns?|salary|salaries|paid)\b.*\b(?:boss|colleague|manager|he|she)\b|\b(?:boss|colleague|manager|she|he)\b.*\b(?:earns?|salary|get paid)\b/,
];
const OWN = /\bmy (?:own )?(?:last|latest|answers?|results?)\b|\bi (?:got|had|gave|answered|chose)\b/;
const QUIZ = '(?:quiz(?:zes)?|tests?|exams?|assessment)';
/** What is right, of something that is marked. */
const KEYS = [
  /\b(?:which|wich|what) (?:option|answer|letter|one)\b.{0,25}\b(?:right|correct)\b/,
  /\b(?:right|correct) (?:option|answer|letter|solution)s?\b.{0,20}\bquestion \d/,
  new RegExp(
    `\\b(?:give|tell|show|send|read|reveal|get|need|want|what are)\\b.{0,20}\\b(?:all|right|correct|quiz|test)(?: the)?(?: right| correct)? (?:answers?|solutions?|options?)\\b`,
  ),
  /\b(?:give|tell|show|send) me (?:all )?(?:the )?(?:answers?|solutions?|key)\b(?! (?:points?|facts?|messages?|ideas?|words?))/,
  /\b(?:what|which (?:one|box|option)) (?:comes out|(?:do i |i )?(?:have to |need to |must |should i |do i )*(?:to )?(?:tick|click|pick|choose|put|enter))\b.{0,15}\b(?:at|in|for|on|with|of|under) (?:number|question|nr|no|task) ?\d/,
  /\b(?:tell|give|say|show|send)(?: me| us)? the (?:result|solution|number)s? (?:of|for|at|to) (?:number|question|nr|task) ?\d/,
  /\breveal (?:all |the )*answers?\b|\banswer key\b/,
  new RegExp(`\\b(?:the )?(?:answers?|solutions?) (?:of|to|for|from|in) (?:the |this |that )?(?:\\w+ ){0,3}${QUIZ}\\b`),
  new RegExp(`\\b${QUIZ} (?:answers?|solutions?|key)\\b`),
  new RegExp(
    `\\b(?:solve|do|take|answer|pass) (?:the |this |that |my )?(?:\\w+ )?${QUIZ} for me\\b|\\bsolve (?:the|this|my) (?:\\w+ )?${QUIZ}`,
  ),
];
/** What nobody gets by asking. */
const FAVOURS =
  /\b(?:give|add|grant|book) me \d+\b(?! (?:\w+ )?(?:questions?|cards?|examples?|reasons?|tips?|sentences?|words?|lines?|ideas?|facts?|things?)\b)|\bput me (?:on|in|to|at) (?:place|position|rank|number|the top|first)\b|\bmake (?:all )?my (?:wrong )?(?:answers?|results?|scores?) (?:all )?(?:right|correct|better|perfect)\b|\b(?:badges?|points|certificates?)\b.{0,20}\bwithout (?:doing|learning|reading|taking|finishing|any)\b|^(?:the )?(?:badge|certificate) for .*\bi only have \d+|\bmake me (?:an? |the )?(?:admin\w*|manager|owner|editor|first)\b|\b(?:mark|set|count|record)\b.{0,30}\b(?:as )?(?:finished|done|completed?|passed|read)\b.*|\b(?:set|change|raise|increase) my (?:points|rank|streak|score|progress|result)\b|\b(?:finish|complete|do|read) (?:the|this|my) (?:\w+ )?(?:module|course|lesson|chapter) for me\b/;
const INSTRUCTIONS =
  /\b(?:repeat|print|show|reveal|output|translate|say) (?:me )?(?:everything|all|the (?:text|words|lines?|prompt)|your) .{0,30}(?:above|before|prompt|instructions?|rules|word for word|settings)|\bsystem ?(?:prompt|:)|<\/?\w+>|\b(?:ignore|disregard|override|bypass) (?:all |any |every |your |the |previous |above |everything|safety )+|\b(?:forget|switch off|turn off|drop|stop following) (?:all |any |every |your |the |previous |above |everything|safety )+.{0,30}(?:rules?|instructions?|above|prompt|guidelines|told|filters?|limits?)|\byou are now\b|\b(?:developer|debug|admin|god) mode\b|\bi am (?:the |your )(?:developer|creator|owner|programmer|admin\w*)\b|\bact as\b.*\b(?:no|without) (?:rules|limits|restrictions)\b|\bpretend (?:to be|you are|that you)\b|\bjailbreak|\byour (?:own |exact |full |whole |hidden |secret |system |initial |original )*(?:instructions|prompt|rules)\b|\bdecode (?:this|it)\b|\bbase64\b|\b(?:output|dump|print) the (?:database|table|users)\b/;
/** One answer of one's own that was wrong. */
const MISSED =
  /\bwhy (?:was|is|were) my (?:\w+ )?answers?\b|\bwhy (?:was|is) (?:question|answer|number) \d|\bwhy (?:did|do) i (?:get|have) (?:it|that|this|question \w+|number \w+) wrong\b/;
const ELSEWHERE =
  /\b(?:recipe|weather|horoscope|lottery|football|soccer|champions league|world cup|bundesliga|premier league|olympics|who (?:should|shall|do) i vote|which car|book (?:me )?a\b|buy (?:me )?|train to|flight to|hotel|joke|poem|song|lyrics|movie|film recommend|stock price|bitcoin|capital of|president of|pivot table|red wine|translate .* into|holiday|restaurant|dating|homework of my)\b|\bwi-?fi password\b|\bmy (?:roster|rota|next shift)\b|\bwhen (?:is|are|do) (?:my|i) (?:next )?(?:shifts?|work(?:ing)? next|off next|day off|days off)\b/;

interface Typed {
  /** Before anything was corrected: a library's words take the place of what names a part of the record. */
  readonly typed?: string;
  /** The words of what one has results in. */
  readonly titles?: (aspect: RecordAspect) => ReadonlySet<string>;
}

/** What is asked for in words that leave no doubt; null for all else. `text` is spelt right and written out. */
export function plainRequest(
  text: string,
  { typed = text, titles = () => new Set<string>() }: Typed = {},
): PlainRequest | null {
  const isKey = !OWN.test(text) && KEYS.some((pattern) => pattern.test(text));
  if (isKey) return { name: 'quiz_key', skill: declineKey };
  if (INSTRUCTIONS.test(text)) return { name: 'instructions', skill: declineInstructions };
  if (FAVOURS.test(text)) return { name: 'favour', skill: declineFavour };
  const care = careFor(text);
  if (care) return { name: `care: ${care}`, skill: sayCare(care) };
  if (isKeptFromOthers(text)) return { name: 'kept_from_others', skill: leaveToThePerson, isWhole: true };
  if (wantsCall(text) || wantsCall(typed.toLowerCase())) return { name: 'prepare_call', skill: prepareCall };
  const product = hearProductQuestion(text) ?? hearProductQuestion(typed.toLowerCase());
  if (product) return product;
  if (OTHERS.some((pattern) => pattern.test(text))) return { name: 'other_people', skill: declineOthers };
  const phrase = recordPhrase(typed) ?? recordPhrase(text);
  if (phrase) return { name: phrase, skill: recordSkills[phrase], isWhole: true };
  const record = readOwnRecord(typed, titles) ?? readOwnRecord(text, titles);
  if (record) return { name: record, skill: recordSkills[record] };
  if (MISSED.test(text)) return { name: 'missed_question', skill: explainMissed, isWhole: true };
  const help = helpWith(text);
  if (help) return { name: 'product_help', skill: help };
  if (isSmallTalk(typed)) return { name: 'small_talk', skill: smallTalk, isWhole: true };
  return ELSEWHERE.test(text) ? { name: 'off_topic', skill: declineOffTopic } : null;
}
