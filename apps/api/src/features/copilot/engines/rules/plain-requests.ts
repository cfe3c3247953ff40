import type { Skill } from '#features/copilot/request/skill-input.ts';
import { careFor, sayCare } from '#features/copilot/skills/care.ts';
import {
  declineInstructions,
  declineKey,
  declineOffTopic,
  declineOthers,
} from '#features/copilot/skills/chat-manners.ts';
import { helpWith } from '#features/copilot/skills/product-help.ts';
import {
  sayLastCompleted,
  sayPoints,
  sayProgress,
  sayQuizResults,
  sayRank,
  sayStreak,
  showNext,
} from '#features/copilot/skills/record/say-record.ts';
import { sayBadges, sayFreezes, sayMissed, sayReviewsDue } from '#features/copilot/skills/record/say-more-record.ts';

interface PlainRequest {
  readonly name: string;
  readonly skill: Skill;
}

const ONESELF = /\b(?:i|my|me|mine|myself|am)\b/;

/** What people ask of their own record, by words that leave no doubt. All of `all` must be there, none of `without`. */
const RECORD: readonly { name: string; skill: Skill; all: readonly RegExp[]; without?: RegExp }[] = [
  {
    name: 'freezes',
    skill: sayFreezes,
    all: [/\bfreezes?\b/, /\b(?:i|my|me)\b/],
    without: /\b(?:how (?:do|does|can)|what is|what does)\b/,
  },
  {
    name: 'badges',
    skill: sayBadges,
    all: [/\b(?:badges?|medals?|troph(?:y|ies)|awards?)\b/, ONESELF],
    without: /\bhow (?:do|can) i\b/,
  },
  {
    name: 'missed',
    skill: sayMissed,
    all: [
      /\b(?:wrong|missed|mistakes?|errors?|incorrect|fail(?:ed)?)\b/,
      /\b(?:i|my)\b/,
      /\b(?:quiz(?:zes)?|questions?|answers?|tests?)\b/,
      /\b(?:which|what|show|list|all|lately|recent(?:ly)?|how many|tell)\b/,
    ],
    without:
      /\bwhy\b|\b(?:question|number) \d|\b(?:first|second|third|last) (?:question|answer|one)\b|\bpatient|\brecord\b|\bmedic/,
  },
  {
    name: 'reviews_due',
    skill: sayReviewsDue,
    all: [
      /\b(?:repeat|reviews?|revise|due|look at again|refresh|overdue|deadlines?)\b/,
      /\b(?:i|my|me|anything|today|tomorrow|this week)\b/,
    ],
    without:
      /\b(?:data|request|breach|report|score|patient|medic\w*|dose|feedback|how (?:do|often|long)|why|what is a)\b/,
  },
  {
    name: 'whats_next',
    skill: showNext,
    all: [
      /^(?:and |so |ok |now )*(?:what is next|what now|where (?:do|did|should|can|was) i (?:carry on|go on|continue|leave off|stop|left|go|start|begin|was)|what (?:should|shall|do|can) i (?:do|learn|read|take) next|(?:carry|go) on|continue|next lesson|take me to the next)\b/,
    ],
    without: /\bpatient|\bafter\b/,
  },
  {
    name: 'last_completed',
    skill: sayLastCompleted,
    all: [
      /\b(?:last (?:thing|lesson|item|module|chapter|one|course)|did i (?:finish|complete|do|learn|read) (?:last|yesterday|today|the)|when (?:did|have) i (?:finish|complete|do|done|start)\w*|most recent(?:ly)?)\b/,
      /\bi\b/,
    ],
    without: /\b(?:quiz|test|score|patient)\b/,
  },
  {
    name: 'quiz_results',
    skill: sayQuizResults,
    all: [
      /\b(?:did i (?:pass|fail)|have i passed|how (?:did i do|well did i do|good was i)|my (?:last |latest |best |average )?(?:scores?|results?|marks?|grade)|(?:what|which) (?:did i (?:get|score)|was my)|i (?:score|scored|pass|passed)|my (?:average|quiz results?))\b/,
    ],
    without: /\bpatient|\bnews|\bpain/,
  },
  {
    name: 'streak',
    skill: sayStreak,
    all: [
      /\b(?:streaks?|days in a row)\b/,
      /\b(?:my|i|me)\b/,
      /\b(?:how (?:long|many|is)|is|do|still|alive|current|what|show|longest|when|days?)\b/,
    ],
    without: /\bstress|\bhow (?:do|does|can)\b|\bwhat do i do\b|\bhide\b/,
  },
  {
    name: 'points',
    skill: sayPoints,
    all: [/\bpoints?\b/, /\b(?:my|i|me)\b/, /\b(?:how many|what|show|total|tell|have|got|collected|earned)\b/],
    without: /\b(?:pulse|pressure|news|scale|feedback|bring up|raise|at once|score for|how (?:do|can) i|get more)\b/,
  },
  {
    name: 'rank',
    skill: sayRank,
    all: [
      /\b(?:rank\w*|leader ?board|top (?:ten|\d+)|(?:what|which) place|my (?:place|position)|am i (?:first|last|ahead))\b/,
      ONESELF,
    ],
    without: /\bhide\b/,
  },
  {
    name: 'progress',
    skill: sayProgress,
    all: [
      /\b(?:per ?cent(?:age)?|progress|how far|how much (?:of|have)|how many (?:lessons|items|modules|chapters|things)|completed|finished|done so far)\b/,
      /\b(?:i|my|me)\b/,
    ],
    without: /\bpatient|\bdose|\bfall\b|\bpressure|\bmedic/,
  },
];

const SOMEBODY =
  '(?!the\\b|a\\b|an\\b|it\\b|this\\b|that\\b|there\\b|my\\b|i\\b|one\\b|anyone|somebody|someone|we\\b|you\\b|each\\b|every|our\\b|to\\b|they\\b|people|patients?\\b|he\\b|she\\b)[a-z]+(?: [a-z]+)?';
const OTHERS = [
  new RegExp(`\\bhow (?:many|much) (?:snap )?(?:points|badges|xp) (?:has|does|did) ${SOMEBODY}`),
  new RegExp(
    `\\b(?:did|has) ${SOMEBODY} (?:fail|pass|score|finish|completed?|taken|done) (?:the|that|his|her|this|a) .{0,30}\\b(?:quiz|test|module|course|lesson|exam)`,
  ),
  new RegExp(`\\b(?:what|which) (?:did|has) ${SOMEBODY} (?:ask|score|type|write|get)\\w*(?: you)?\\b`),
  /\b(?:mobile|phone|telephone) number\b|\bhome address\b|\bdate of birth of\b|\b(?:earns?|salary|salaries|paid)\b.*\b(?:boss|colleague|manager|he|she)\b|\b(?:boss|colleague|manager|she|he)\b.*\b(?:earns?|salary|get paid)\b/,
  /\b(?:somebody|someone|colleague|everyone|others?)(?: else)?(?:'s)? (?:score|results?|answers?|conversation|chat|questions?)\b/,
];
const KEYS =
  /\b(?:which|what) (?:option|answer|one) is (?:right|correct)\b|\b(?:give|tell|show|send) me (?:all )?the (?:right |correct |quiz )?(?:answers?|solutions?|key)\b|\banswer key\b|\b(?:the )?answers? (?:of|to|for) (?:the |this |that )?(?:\w+ ){0,3}(?:quiz|test|exam)\b|\bsolutions? (?:of|to|for) the\b/;
const INSTRUCTIONS =
  /\b(?:repeat|print|show|reveal|output|translate|say) (?:me )?(?:everything|all|the (?:text|words|lines?|prompt)|your) .{0,30}(?:above|before|prompt|instructions?|rules|word for word|settings)|\bsystem prompt\b|\b(?:ignore|forget|disregard|override) (?:all |any |every |your |the |previous |above |everything)+.{0,30}(?:rules?|instructions?|above|prompt|guidelines|told)|\byou are now\b|\bdeveloper mode\b|\bact as\b.*\b(?:no|without) (?:rules|limits|restrictions)\b|\bjailbreak|\byour (?:instructions|prompt|rules)\b/;
const ELSEWHERE =
  /\b(?:recipe|weather|horoscope|lottery|football|soccer|who (?:should|shall|do) i vote|which car|book (?:me )?a\b|buy (?:me )?|train to|flight to|hotel|joke|poem|song|lyrics|movie|film recommend|stock price|bitcoin|capital of|president of|pivot table|red wine|translate .* into|holiday|restaurant|dating|homework of my)\b/;

/** What is asked for in words that leave no doubt; null for all else. `text` is spelt right and written out. */
export function plainRequest(text: string): PlainRequest | null {
  if (INSTRUCTIONS.test(text))
    return {
      name: KEYS.test(text) ? 'quiz_key' : 'instructions',
      skill: KEYS.test(text) ? declineKey : declineInstructions,
    };
  if (KEYS.test(text)) return { name: 'quiz_key', skill: declineKey };
  const care = careFor(text);
  if (care) return { name: `care: ${care}`, skill: sayCare(care) };
  if (OTHERS.some((pattern) => pattern.test(text))) return { name: 'other_people', skill: declineOthers };
  const record = RECORD.find(({ all, without }) => all.every((pattern) => pattern.test(text)) && !without?.test(text));
  if (record) return record;
  const help = helpWith(text);
  if (help) return { name: 'product_help', skill: help };
  return ELSEWHERE.test(text) ? { name: 'off_topic', skill: declineOffTopic } : null;
}
